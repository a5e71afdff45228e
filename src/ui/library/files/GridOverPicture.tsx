import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { FileFound } from '~/store/fights/files'
import { useTable } from '~/store/state'
import { FILES } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { ARROWS, isArrowKey } from '../../parts/hooks/focus'
import type { ChosenMap } from '../readNewFight'
import { KeepMap } from './KeepMap'
import { UnderFight } from './UnderFight'
import type { FileMeans } from './foundInWords'
import {
  countsOf,
  type GridMarks,
  gridOfCounts,
  gridOfMarks,
  gridOfNumbers,
  marksOf,
  MOST_SQUARES,
  type PicturePoint,
  type SquareGrid,
} from './pictureGrid'

interface GridMarkProps {
  name: string
  at: PicturePoint
  /** Picture pixels per CSS pixel. */
  scale: number
  onMove(to: PicturePoint): void
  /** It is being placed, or no longer. */
  onHold(isHeld: boolean): void
}

/** A mark on the picture that is dragged, or moved by arrow keys, onto a crossing of the printed grid. */
function GridMark({ name, at, scale, onMove, onHold }: GridMarkProps) {
  const drag = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement
    const matrix = svg?.getScreenCTM()
    if (!matrix || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onMove({ x: Math.round(x), y: Math.round(y) })
  }
  const nudge = (event: KeyboardEvent) => {
    if (!isArrowKey(event.key)) return
    const { dx, dy } = ARROWS[event.key]
    event.preventDefault()
    event.stopPropagation()
    const length = event.shiftKey ? 10 : 1
    onMove({ x: at.x + dx * length, y: at.y + dy * length })
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={FILES.grid.mark(name, at.x, at.y)}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      className="cursor-move touch-none outline-none [&:focus-visible>circle:last-of-type]:stroke-[4]"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onHold(true)
      }}
      onPointerMove={drag}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={nudge}
    >
      <circle r={22} fill="transparent" />
      <path d="M-12 0H12M0 -12V12" stroke="var(--table)" strokeWidth={5} />
      <path d="M-12 0H12M0 -12V12" stroke="var(--ink)" strokeWidth={2} />
      <circle r={8} fill="none" stroke="var(--table)" strokeWidth={5} />
      <circle r={8} fill="none" stroke="var(--ink)" strokeWidth={2} />
    </g>
  )
}

/** The usual pixels a square of the pictures that go around. */
const USUAL = 70
/** How wide the picture is shown, in CSS pixels, about. */
const SHOWN = 250
/** Pixels of the picture round the mark in the hand that are shown enlarged. */
const LOUPE = 28

interface GridOverPictureProps extends FileMeans {
  found: Extract<FileFound, { kind: 'picture' }>
  onMap(given: ChosenMap): void
  /** It lies under the open fight. */
  onDone(): void
}

/**
 * How squares lie over the picture, seen before it is taken: by columns and rows, by two marks that are put onto the
 * printed grid, or by numbers. Each way shows what the others would say.
 */
export function GridOverPicture({ found, onMap, onDone, ...means }: GridOverPictureProps) {
  const { pixels, preview, name } = found
  const picture: PicturePoint = { x: pixels.width, y: pixels.height }
  const guess = (length: number) => Math.min(MOST_SQUARES, Math.max(1, Math.round(length / USUAL)))
  const [{ grid, marks, across }, setAligned] = useState(() =>
    aligned(picture, gridOfCounts(picture, ...(countsLike(picture) ?? [guess(picture.x), guess(picture.y)]))),
  )
  const [held, setHeld] = useState<keyof GridMarks | null>(null)
  const { columns, rows } = countsOf(picture, grid)
  const fits = columns <= MOST_SQUARES && rows <= MOST_SQUARES
  const take = (next: SquareGrid | null) => {
    if (next) setAligned(aligned(picture, next))
  }
  const pull = (next: GridMarks, between: number) => {
    const through = gridOfMarks(next, between)
    if (through) setAligned({ grid: through, marks: next, across: between })
  }
  const move = (which: keyof GridMarks) => (to: PicturePoint) =>
    pull({ ...marks, [which]: inside(to, picture) }, across)
  const lines = linesOf(picture, grid, fits)
  const given = { pixelsPerSquare: grid.size, left: grid.left, top: grid.top }
  const drawing = (width: number) => (
    <>
      <image href={preview} width={picture.x} height={picture.y} preserveAspectRatio="none" />
      <path d={lines} fill="none" stroke="var(--table)" strokeWidth={3 * width} opacity={0.35} />
      <path d={lines} fill="none" stroke="var(--ink)" strokeWidth={width} opacity={0.8} />
    </>
  )
  const scale = Math.max(picture.x, picture.y) / SHOWN

  return (
    // Where there is room the picture stands beside what is set of it: both are in sight at once.
    <div className="@container">
      <div className="flex flex-col gap-2 @2xl:flex-row @2xl:items-start @2xl:gap-4">
        {/* Room for a mark at the picture's edge, so that it lies over no control beside the picture. */}
        <div className="relative min-w-0 p-6 @2xl:flex-1 @2xl:p-8">
          <svg viewBox={`0 0 ${picture.x} ${picture.y}`} className="max-h-72 w-full overflow-visible">
            <title>{FILES.grid.picture}</title>
            {drawing(scale)}
            <GridMark
              name="First mark"
              at={marks.first}
              scale={scale}
              onMove={move('first')}
              onHold={isHeld => setHeld(isHeld ? 'first' : null)}
            />
            <GridMark
              name="Second mark"
              at={marks.second}
              scale={scale}
              onMove={move('second')}
              onHold={isHeld => setHeld(isHeld ? 'second' : null)}
            />
          </svg>
        </div>
        <div className="flex min-w-0 flex-col gap-2 @2xl:w-80 @2xl:shrink-0">
          <div className="flex items-center gap-3">
            <Loupe at={held && marks[held]}>{drawing(0.6)}</Loupe>
            <p className="text-muted min-w-0 flex-1 text-xs">{FILES.grid.how}</p>
          </div>
          <fieldset className="grid grid-cols-2 gap-x-3 gap-y-1.5">
            <legend className="sr-only">{FILES.grid.numbers}</legend>
            <Field
              label={FILES.grid.columns}
              whole
              value={columns}
              onChange={n => take(gridOfCounts(picture, n, rows))}
            />
            <Field label={FILES.grid.rows} whole value={rows} onChange={n => take(gridOfCounts(picture, columns, n))} />
            <Field label={FILES.grid.between} whole value={across} onChange={n => pull(marks, n)} />
            <Field
              label={FILES.grid.pixels}
              value={grid.size}
              onChange={n => take(gridOfNumbers(n, grid.left, grid.top))}
            />
            <Field
              label={FILES.grid.left}
              value={grid.left}
              onChange={n => take(gridOfNumbers(grid.size, n, grid.top))}
            />
            <Field
              label={FILES.grid.top}
              value={grid.top}
              onChange={n => take(gridOfNumbers(grid.size, grid.left, n))}
            />
          </fieldset>
          <p role="status" className="text-muted text-xs tabular-nums">
            {FILES.grid.makes(pixels.width, pixels.height, columns, rows, grid.size)}
            {!fits && FILES.grid.tooMany(MOST_SQUARES)}
          </p>
          <div className="flex flex-wrap gap-1.5">
            <Button
              look={means.keepsFirst && fits ? 'plain' : 'primary'}
              closed={!fits}
              onClick={() => {
                if (!fits) return
                onMap({ words: `${name}, ${columns} × ${rows}`, given: { kind: 'file', found, grid: given } })
              }}
            >
              {FILES.grid.newFight}
            </Button>
            {fits && (
              <>
                <UnderFight given={{ kind: 'file', found, grid: given }} onDone={onDone} />
                <KeepMap given={{ kind: 'file', found, grid: given }} onDone={onDone} {...means} />
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Columns and rows of the open fight's map, where the picture has its form: then it is likely the picture of that map. */
function countsLike({ x, y }: PicturePoint): [number, number] | null {
  const { map } = useTable.getState().fight ?? {}
  return map && Math.abs(x / y / (map.width / map.height) - 1) < 0.01 ? [map.width, map.height] : null
}

function aligned(picture: PicturePoint, grid: SquareGrid) {
  const { across, ...marks } = marksOf(picture, grid)
  return { grid, marks, across }
}

function inside({ x, y }: PicturePoint, picture: PicturePoint): PicturePoint {
  const within = (at: number, length: number) => Math.min(length, Math.max(0, at))
  return { x: within(x, picture.x), y: within(y, picture.y) }
}

/** The lines of the grid as a path; of more squares than a map may have there is nothing to be seen. */
function linesOf({ x: width, y: height }: PicturePoint, { size, left, top }: SquareGrid, fits: boolean): string {
  if (!fits) return ''
  const lines: string[] = []
  for (let x = left; x <= width; x += size) lines.push(`M${x} 0V${height}`)
  for (let y = top; y <= height; y += size) lines.push(`M0 ${y}H${width}`)
  return lines.join('')
}

/** The surroundings of the mark in the hand, enlarged. */
function Loupe({ at, children }: { at: PicturePoint | null; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={at ? `${at.x - LOUPE} ${at.y - LOUPE} ${2 * LOUPE} ${2 * LOUPE}` : undefined}
      className="border-line bg-table size-24 shrink-0 rounded border"
    >
      {at && (
        <>
          {children}
          <path
            d={`M${at.x - LOUPE} ${at.y}h${2 * LOUPE}M${at.x} ${at.y - LOUPE}v${2 * LOUPE}`}
            stroke="var(--ink)"
            strokeWidth={0.5}
          />
        </>
      )}
    </svg>
  )
}

interface FieldProps {
  label: string
  value: number
  /** A count of squares. */
  whole?: boolean
  onChange(value: number): void
}

/** A number that may be half-typed: what is no number yet changes nothing. */
function Field({ label, value, whole = false, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="flex flex-col justify-end text-xs">
      {label}
      <input
        type="number"
        {...(whole ? { min: 1, max: MOST_SQUARES, step: 1 } : { step: 'any' })}
        className="field text-sm tabular-nums"
        value={typed ?? value}
        onChange={event => {
          const { value: text, valueAsNumber } = event.target
          setTyped(text)
          const n = whole ? Math.round(valueAsNumber) : valueAsNumber
          if (!Number.isNaN(n) && (!whole || (n >= 1 && n <= MOST_SQUARES))) onChange(n)
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
