import { memo, useLayoutEffect, useRef } from 'react'
import { LANDS, paintDie, progress, type FallenFace } from './paintDie'
import './dice.css'

/** Room for a die beside the next one, as a part of its size. */
const APART = 1.1

interface DiceProps {
  dice: readonly FallenFace[]
  /** Of one die, in CSS pixels, or by a CSS variable in rem. */
  size: number
  /** They have just been thrown: they roll in, at most 0.44 s. Else they lie there. */
  isFalling?: boolean
  /** From how far to the right they come, in sizes of a die; 0: they are laid down where they lie. */
  run?: number
  className?: string
}

/** Dice as solids on a canvas of their own. Decoration: what they show is text beside it. */
export const Dice = memo(function Dice({ dice, size, isFalling = false, run = 5, className = '' }: DiceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The throw as it lay there last: dice that join it are the only ones that fall. */
  const lay = useRef('')
  const thrown = dice.map(({ sides, face }) => `${sides}/${face}`).join(' ')
  const wide = Math.ceil(size * (1 + (dice.length - 1) * APART))
  useLayoutEffect(() => {
    const g = canvas.current?.getContext('2d')
    if (!g) return
    const lying = thrown === lay.current || thrown.startsWith(`${lay.current} `) ? countOf(lay.current) : 0
    lay.current = thrown
    const faces = thrown.split(' ').map(die => die.split('/').map(Number))
    const scale = devicePixelRatio
    g.canvas.width = Math.ceil((wide + (isFalling ? run * size : 0)) * scale)
    g.canvas.height = Math.ceil(size * scale)
    const paint = (ms: number) => {
      g.setTransform(scale, 0, 0, scale, 0, 0)
      g.clearRect(0, 0, g.canvas.width, g.canvas.height)
      for (const [i, [sides = 6, face = 1]] of faces.entries()) {
        const place = { x: size / 2 + i * size * APART, y: size / 2, radius: size * 0.5 * fill(sides) }
        const at = i < lying ? 1 : progress(i - lying, faces.length - lying, ms)
        paintDie(g, { sides, face }, i, at, place, isFalling ? run * size : 0)
      }
    }
    if (!isFalling || lying === faces.length) return paint(LANDS)
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      paint(now - begun)
      if (now - begun < LANDS) frame = requestAnimationFrame(step)
    })
    paint(0)
    return () => cancelAnimationFrame(frame)
  }, [thrown, size, wide, isFalling, run])
  return (
    <span className={`dice ${className}`} style={{ width: wide, height: size }} aria-hidden="true">
      <canvas ref={canvas} style={{ height: size, width: wide + (isFalling ? run * size : 0) }} />
    </span>
  )
})

const countOf = (thrown: string): number => (thrown === '' ? 0 : thrown.split(' ').length)

/** Bodies with few corners look larger than round ones of the same radius. */
function fill(sides: number): number {
  return sides <= 4 ? 0.98 : sides <= 6 ? 1.02 : 0.92
}
