import { useId, useState } from 'react'
import {
  CARD,
  diagonalOf,
  dotsOfDiagonal,
  type Extent,
  HERE,
  type KeptScreen,
  squarePixels,
  SQUARES,
  tableSize,
  USUAL_DOTS,
} from '~/feed/screens'
import { actions } from '~/store/state'
import { SETUP } from '~/words/en/screens'
import { Button } from '../../parts/controls/Button'
import { Choices } from '../../parts/controls/Choices'
import { IconButton } from '../../parts/controls/IconButton'

const { scale } = SETUP

/** How large a square is on a screen that lies on the table; while it is measured, what there is to turn until a card fits. */
export function TableScale({ screen }: { screen: KeptScreen }) {
  const { name, measuring, dots, page } = screen
  const size = tableSize(page, screen)
  const set = (change: Parameters<typeof actions.setScreen>[1]) => actions.setScreen(name, change)
  if (!measuring)
    return (
      <>
        <p className="text-sm">
          {scale.is(screen.square, inches(page, dots ?? USUAL_DOTS))} {scale.size(size.width, size.height)}
        </p>
        {dots === null && <p className="text-danger text-sm">{scale.unmeasured}</p>}
        <SquareSize screen={screen} />
        <Button className="self-start" onClick={() => set({ measuring: true })}>
          {scale.measure}
        </Button>
      </>
    )
  return (
    <>
      <p className="text-sm">{scale.how}</p>
      {name !== HERE && <PageSize page={page} onChange={next => set({ page: next })} />}
      <CardWidth dots={dots ?? USUAL_DOTS} onChange={next => set({ dots: next })} />
      <Diagonal page={page} dots={dots ?? USUAL_DOTS} onChange={next => set({ dots: next })} />
      <SquareSize screen={screen} />
      <p role="status" className="text-muted text-xs tabular-nums">
        {scale.pixels(Math.round(squarePixels(screen) * 10) / 10)} {scale.size(size.width, size.height)}
      </p>
      <Button look="primary" className="self-start" onClick={() => set({ measuring: false, dots: dots ?? USUAL_DOTS })}>
        {scale.fits}
      </Button>
    </>
  )
}

const inches = (page: Extent, dots: number) => Math.round(diagonalOf(page, dots) * 10) / 10

/** Device pixels of the card: from a beamer on the floor to a phone. */
const WIDTHS = { least: 60, most: 1600, step: 0.25, coarse: 4 }

/** The frame of the card, made wider and narrower until a card fits: by the slider, its arrow keys, and by steps. */
function CardWidth({ dots, onChange }: { dots: number; onChange(dots: number): void }) {
  const id = useId()
  const width = Math.round((dots * CARD.width) / WIDTHS.step) * WIDTHS.step
  const turn = (to: number) => onChange(Math.min(WIDTHS.most, Math.max(WIDTHS.least, to)) / CARD.width)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs">
        {scale.card}
      </label>
      <div className="flex items-center gap-1">
        <IconButton icon="minus" label={scale.smaller} onClick={() => turn(width - 1)} />
        <input
          id={id}
          type="range"
          className="min-w-0 flex-1 pointer-coarse:min-h-11"
          min={WIDTHS.least}
          max={WIDTHS.most}
          step={WIDTHS.step}
          value={width}
          onChange={event => turn(Number(event.target.value))}
        />
        <IconButton icon="plus" label={scale.larger} onClick={() => turn(width + 1)} />
      </div>
    </div>
  )
}

/** A number with its fraction: taken when it is one. */
function NumberOf({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string
  value: number
  least: number
  most: number
  onChange(value: number): void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="flex-1">{label}</span>
      <input
        type="number"
        className="field w-24 tabular-nums"
        min={least}
        max={most}
        step="any"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = target.valueAsNumber
          if (number >= least && number <= most) onChange(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}

function Diagonal({ page, dots, onChange }: { page: Extent; dots: number; onChange(dots: number): void }) {
  return (
    <NumberOf
      label={scale.diagonal}
      value={inches(page, dots)}
      least={5}
      most={150}
      onChange={diagonal => onChange(dotsOfDiagonal(page, diagonal))}
    />
  )
}

function SquareSize({ screen: { name, square } }: { screen: KeptScreen }) {
  const set = (next: number) => actions.setScreen(name, { square: next })
  return (
    <>
      <Choices
        label={scale.square}
        options={SQUARES.map(one => [`${one}`, scale.side(one)] as const)}
        value={`${square}`}
        onChange={next => set(Number(next))}
      />
      <NumberOf label={scale.ownSquare} value={square} least={5} most={500} onChange={set} />
    </>
  )
}

const PAGES: readonly Extent[] = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
]

const nameOf = ({ width, height }: Extent) => `${width} × ${height}`

/** How many pixels the page elsewhere has, which it shows while it is measured: it cannot say so by itself. */
function PageSize({ page, onChange }: { page: Extent; onChange(page: Extent): void }) {
  return (
    <>
      <Choices
        label={scale.page}
        options={PAGES.map(one => [nameOf(one), nameOf(one)] as const)}
        value={nameOf(page)}
        onChange={name => onChange(PAGES.find(one => nameOf(one) === name) ?? page)}
      />
      <div className="flex gap-2">
        {(['width', 'height'] as const).map(side => (
          <NumberOf
            key={side}
            label={scale[side]}
            value={page[side]}
            least={200}
            most={20_000}
            onChange={pixels => onChange({ ...page, [side]: Math.round(pixels) })}
          />
        ))}
      </div>
    </>
  )
}
