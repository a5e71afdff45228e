import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DETAILS } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import type { FileMeans } from '../files/foundInWords'
import { CardButton } from './CardButton'
import {
  BESIDE,
  type Card,
  CARD_SIZES,
  GAP,
  HEADING_HEIGHT,
  heightOf,
  isIn,
  KIND_NAMES,
  type Line,
  linesOf,
  type Shelf,
} from './findCards'

/** Pixels on both sides of the cards, and of the rail on their left. */
const MARGIN = 32
const RAIL = 200

interface CardListProps extends Pick<FileMeans, 'onToast'> {
  cards: readonly Card[]
  shelf: Shelf
  /** How many there are of each kind, found or not; null where that is not told. */
  all: ReadonlyMap<Card['kind'], number> | null
  chosen: string | null
  onChoose(card: Card): void
  onShelf(shelf: Shelf): void
}

/** What was found, in as many columns as there is room for. Only what scrolls into sight is drawn. */
export function CardList({ cards, shelf, all, chosen, ...means }: CardListProps) {
  const place = useRef<HTMLDivElement>(null)
  const across = useWidth(place)
  const lines = useMemo(() => linesOf(cards, shelf, across, all ?? undefined), [cards, shelf, across, all])
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: i => heightOf(lines[i]!),
    overscan: 3,
    // The first cards are drawn at once, before their place is measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const at = lines.findIndex(line => isIn(line, chosen))
  const { scrollToIndex, measure } = rows
  useEffect(() => {
    if (at >= 0) scrollToIndex(at)
  }, [at, scrollToIndex])
  // Headings come to stand where cards stood.
  useEffect(() => measure(), [lines, measure])
  return (
    <div ref={place} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div key={index} className="absolute inset-x-0 top-0" style={{ transform: `translateY(${start}px)` }}>
            <LineOf line={lines[index]!} {...{ chosen }} {...means} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LineOfProps extends Omit<CardListProps, 'cards' | 'shelf' | 'all'> {
  line: Line
}

function LineOf({ line, ...means }: LineOfProps) {
  const { chosen, onChoose, onShelf, onToast } = means
  if ('left' in line)
    return (
      <div className="grid" style={{ gridTemplateColumns: `${line.width}px minmax(0, 1fr)`, gap: BESIDE }}>
        {[line.left, line.right].map((lines, i) => (
          <div key={i} className="flex min-w-0 flex-col">
            {lines.map((one, k) => (
              <div key={k} style={{ height: heightOf(one) }}>
                <LineOf line={one} {...means} />
              </div>
            ))}
          </div>
        ))}
      </div>
    )
  if ('heading' in line) {
    const { more } = line
    return (
      <div className="flex items-baseline gap-2 pt-2" style={{ height: HEADING_HEIGHT }}>
        <h3 className="display text-base">{line.heading}</h3>
        <span className="text-muted text-xs">
          {line.of === undefined ? line.count : DETAILS.countOf(line.count, line.of)}
        </span>
        <span className="flex-1" />
        {more && (
          <Button look="quiet" small onClick={() => onShelf(more)}>
            {DETAILS.all(KIND_NAMES[more])}
          </Button>
        )}
      </div>
    )
  }
  return (
    <ul
      aria-label={KIND_NAMES[line.kind]}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${line.columns}, minmax(0, 1fr))`,
        gap: GAP,
        height: CARD_SIZES[line.kind].height,
      }}
    >
      {line.cards.map(card => (
        <li key={card.id} className="min-w-0">
          <CardButton card={card} isChosen={card.id === chosen} {...{ onChoose, onToast }} />
        </li>
      ))}
    </ul>
  )
}

/** Pixels that cards have side by side; until they are measured, what a window of this width leaves beside the rail. */
function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => window.innerWidth - RAIL - MARGIN)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measured = new ResizeObserver(() => setWidth(element.clientWidth - MARGIN))
    measured.observe(element)
    return () => measured.disconnect()
  }, [place])
  return width
}
