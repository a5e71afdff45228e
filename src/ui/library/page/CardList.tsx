import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/controls/Button'
import { CardButton } from './CardButton'
import { type Card, KIND_NAMES, type Line, linesOf, type Shelf } from './findCards'

/** Pixels: a card is at least so wide, so high, and a heading so high. */
const CARD_WIDTH = 250
const CARD_HEIGHT = 72
const HEADING_HEIGHT = 40
const GAP = 8

interface CardListProps {
  cards: readonly Card[]
  shelf: Shelf
  chosen: string | null
  onChoose(card: Card): void
  onShelf(shelf: Shelf): void
}

/** What was found, in as many columns as there is room for. Only what scrolls into sight is drawn. */
export function CardList({ cards, shelf, chosen, onChoose, onShelf }: CardListProps) {
  const place = useRef<HTMLDivElement>(null)
  const columns = useColumns(place)
  const lines = linesOf(cards, shelf, columns)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: i => ('heading' in lines[i]! ? HEADING_HEIGHT : CARD_HEIGHT + GAP),
    overscan: 4,
  })
  const at = lines.findIndex(line => 'cards' in line && line.cards.some(({ id }) => id === chosen))
  const { scrollToIndex, measure } = rows
  useEffect(() => {
    if (at >= 0) scrollToIndex(at)
  }, [at, scrollToIndex])
  // Headings come to stand where cards stood.
  useEffect(() => measure(), [lines.length, shelf, columns, measure])
  return (
    <div ref={place} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div key={index} className="absolute inset-x-0 top-0" style={{ transform: `translateY(${start}px)` }}>
            <LineOf line={lines[index]!} shelf={shelf} columns={columns} {...{ chosen, onChoose, onShelf }} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LineOfProps extends Omit<CardListProps, 'cards'> {
  line: Line
  columns: number
}

function LineOf({ line, shelf, columns, chosen, onChoose, onShelf }: LineOfProps) {
  if ('heading' in line)
    return (
      <div className="flex items-baseline gap-2 pt-2" style={{ height: HEADING_HEIGHT }}>
        <h3 className="display text-base">{KIND_NAMES[line.heading]}</h3>
        <span className="text-muted text-xs">{line.count}</span>
        {shelf === 'all' && (
          <Button look="quiet" small onClick={() => onShelf(line.heading)}>
            all {KIND_NAMES[line.heading].toLowerCase()}
          </Button>
        )}
      </div>
    )
  return (
    <ul
      aria-label={KIND_NAMES[line.kind]}
      className="grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: GAP, height: CARD_HEIGHT }}
    >
      {line.cards.map(card => (
        <li key={card.id} className="min-w-0">
          <CardButton card={card} isChosen={card.id === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

/** How many cards stand side by side. */
function useColumns(place: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measured = new ResizeObserver(() =>
      setColumns(Math.max(1, Math.floor((element.clientWidth - 32 + GAP) / (CARD_WIDTH + GAP)))),
    )
    measured.observe(element)
    return () => measured.disconnect()
  }, [place])
  return columns
}
