import { about, atRest, type Face, solidOf, times, turned, type Turn, unit, type Vec } from './solids'

/** A die and the face that is read. */
export interface FallenFace {
  readonly sides: number
  readonly face: number
}

/** How long a throw takes until the last die lies, in ms. */
export const LANDS = 440
/** How long a die rolls, and by how much the last one sets off later. */
const ROLLS = 320
const LATER = LANDS - ROLLS

/** From where the light comes. */
const LIGHT = unit([-0.45, 0.75, 0.9])
const INK = '#211d19'

/** So far a die has come: from 0, as it leaves the hand, to 1, where it lies. */
export function progress(i: number, count: number, ms: number): number {
  const begins = count > 1 ? (LATER * i) / (count - 1) : 0
  return Math.min(1, Math.max(0, (ms - begins) / ROLLS))
}

/**
 * Paints one die of a throw. Nothing here is left to chance: a die rolls in from the right and always ends on its face.
 *
 * @param i its place in the throw, by which throws of several dice do not look like one
 * @param at how far it has come (`progress`)
 * @param place where its middle lies at the end, and its radius, in pixels of the canvas
 * @param run from how far away it comes
 */
export function paintDie(
  g: CanvasRenderingContext2D,
  { sides, face: read }: FallenFace,
  i: number,
  at: number,
  { x, y, radius }: { x: number; y: number; radius: number },
  run: number,
): void {
  if (at <= 0 && run > 0) return
  const { faces } = solidOf(sides)
  const lies = faces[(read - 1) % faces.length]!
  const left = (1 - at) ** 2
  const yaw = (((i * 5 + read * 3) % 7) - 3) * 0.05
  const spin = about(unit([0.35 + (i % 3) * 0.2, -1, 0.3 - (i % 2) * 0.5]), left * (5.5 + (i % 3)))
  const turn = times(spin, times(about([0, 0, 1], yaw), atRest(lies)))
  const hop = Math.abs(Math.sin(at * Math.PI * 2)) * (1 - at) * radius * 0.5
  const labels = (face: Face) => (face === lies ? read : (faces.indexOf(face) % sides) + 1)

  g.save()
  g.translate(x + left * run, y)
  shadow(g, radius, hop)
  g.translate(0, -hop)
  body(g, faces, turn, radius, face => label(g, face, turn, radius, labels(face), sides === 6))
  g.restore()
}

function shadow(g: CanvasRenderingContext2D, radius: number, hop: number): void {
  g.save()
  g.translate(radius * 0.06, radius * 0.6 + hop * 0.2)
  g.scale(1, 0.42)
  const soft = g.createRadialGradient(0, 0, radius * 0.4, 0, 0, radius)
  soft.addColorStop(0, 'rgba(0, 0, 0, 0.45)')
  soft.addColorStop(1, 'rgba(0, 0, 0, 0)')
  g.fillStyle = soft
  g.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  g.restore()
}

/** The faces that are turned to the viewer; those behind are never seen of a convex body. */
function body(
  g: CanvasRenderingContext2D,
  faces: readonly Face[],
  turn: Turn,
  radius: number,
  inscribe: (face: Face) => void,
): void {
  const seen = faces.filter(face => turned(turn, face.normal)[2] > 0.02)
  g.lineJoin = 'round'
  const outline = (face: Face) => {
    g.beginPath()
    for (const corner of face.corners) {
      const [x, y] = turned(turn, corner)
      g.lineTo(x * radius, -y * radius)
    }
    g.closePath()
  }
  // Corners are rounded off by a thick line under all faces.
  g.lineWidth = radius * 0.16
  for (const face of seen) {
    outline(face)
    g.strokeStyle = shade(turned(turn, face.normal), 0.82)
    g.stroke()
  }
  g.lineWidth = Math.max(0.75, radius * 0.03)
  for (const face of seen) {
    outline(face)
    g.fillStyle = shade(turned(turn, face.normal), 1)
    g.fill()
    g.strokeStyle = 'rgba(90, 74, 48, 0.45)'
    g.stroke()
    inscribe(face)
  }
}

/** Bone in this light. */
function shade([x, y, z]: Vec, by: number): string {
  const light = Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])
  const n = by * (0.66 + 0.36 * light)
  return `rgb(${[248, 240, 222].map(part => Math.min(255, Math.round(part * n))).join()})`
}

/** Where the pips of a face are, on a grid of three. */
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568']

/** How high numbers of one to four digits are in a circle of radius 1: what the box of a die takes. */
const WIDE = [1.5, 1.2, 0.8, 0.6]

function label(g: CanvasRenderingContext2D, face: Face, turn: Turn, radius: number, n: number, isPips: boolean): void {
  const [centre, right, up] = [turned(turn, face.centre), turned(turn, face.right), turned(turn, face.up)]
  g.save()
  g.translate(centre[0] * radius, -centre[1] * radius)
  // The plane of the face as it is seen: what is painted on it leans with it.
  const room = face.room * radius
  g.transform(right[0] * room, -right[1] * room, -up[0] * room, up[1] * room, 0, 0)
  g.fillStyle = INK
  if (isPips) {
    for (const at of PIPS[n]!) {
      g.beginPath()
      g.arc(((Number(at) % 3) - 1) * 0.52, (Math.floor(Number(at) / 3) - 1) * 0.52, 0.18, 0, Math.PI * 2)
      g.fill()
    }
  } else {
    const words = String(n)
    // Text is set at a size that every browser can set, and scaled down.
    const scale = WIDE[words.length - 1]! / 32
    g.scale(scale, scale)
    g.font = '800 32px Inter, sans-serif'
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillText(words, 0, 2)
  }
  g.restore()
}
