import { LARGE_LETTER_TAG, LETTER_TAG, PICTURE_OUTLINE } from '../../parts/signs/letterTag'
import { sideShape } from '../../parts/signs/sideShapes'
import { sideInk } from '../canvas/colours'
import type { Canvas } from '../canvas/canvas'
import {
  DEAD_PATH,
  DOWN_PATH,
  FAR,
  HIDDEN_ICON,
  leastLetter,
  ROOM_FOR_LETTER,
  shownBadges,
  TOKEN_BOX,
  type TokenMarks,
} from '../tokens/tokenDrawing'
import type { BoardToken } from '../props/token'

const paths = new Map<string, Path2D>()

/** Paths are few and made of text: each is read once. */
function pathOf(text: string): Path2D {
  const known = paths.get(text)
  if (known) return known
  const path = new Path2D(text)
  paths.set(text, path)
  return path
}

const ROOM_FOR_BADGES = 26

/**
 * A token as its element looks at rest (see TokenFace); the canvas stands in while the map moves.
 *
 * @param least how large letters are at least, in the box of a token of one square
 */
export function paintToken(
  canvas: Canvas,
  token: BoardToken,
  marks: TokenMarks,
  opacity = 1,
  least = leastLetter(1 / canvas.pixel),
): void {
  const { g, map, seen, colours, pixel } = canvas
  const x = token.cell % map.width
  const y = (token.cell - x) / map.width
  if (x + token.size < seen.x0 || y + token.size < seen.y0 || x > seen.x1 + 1 || y > seen.y1 + 1) return
  const length = token.size / pixel
  const inset = TOKEN_BOX.inset * token.size
  const scale = (token.size - 2 * inset) / 100
  const isDown = token.down === true && !token.dead
  const isFaint = marks.choice === 'closed' && !token.now
  const colour = isFaint || isDown ? colours.muted : sideInk(colours, token.side)
  const isOut = isDown || token.dead === true
  const shape = sideShape(token.side)
  const path = pathOf(shape.path)

  g.save()
  g.globalAlpha = opacity * (isFaint ? 0.5 : 1)
  g.translate(x + inset, y + inset)
  g.scale(scale, scale)
  g.lineJoin = 'round'
  const ring = (ink: string, width: number) => {
    g.strokeStyle = ink
    g.lineWidth = width
    g.stroke(path)
  }
  if (token.asked) {
    ring(colours.ink, TOKEN_BOX.askedRings.outer)
    ring(colours.table, TOKEN_BOX.askedRings.gap)
    if (!token.now) ring(colours.ink, TOKEN_BOX.askedRings.inner)
  }
  if (token.now) ring(colours.now, TOKEN_BOX.nowRing)
  if (marks.choice === 'open') ring(colours.open, TOKEN_BOX.choiceRing)
  if (marks.selected) ring(colours.ink, TOKEN_BOX.selectedRing)
  if (token.dead) paintDead(g, colour, colours.table)
  else {
    ring(colours.table, TOKEN_BOX.outline)
    g.fillStyle = token.hidden ? colours.surface : colour
    g.fill(path)
    if (token.hidden) {
      g.setLineDash([12, 8])
      ring(colour, 6)
      g.setLineDash([])
    }
  }
  const image = token.dead ? undefined : token.picture?.image
  // A picture of a fight that has just been left has no size any more.
  const isSeen = image !== undefined && image.width > 0
  if (isSeen) paintPicture(canvas, token, image, colour, least / token.size)
  if (isDown) {
    g.lineCap = 'round'
    for (const [ink, width] of [
      [colours.table, 24],
      [sideInk(colours, token.side), 12],
    ] as const) {
      g.strokeStyle = ink
      g.lineWidth = width
      g.stroke(pathOf(DOWN_PATH))
    }
  }
  if (!isSeen && length >= ROOM_FOR_LETTER) {
    g.fillStyle = isOut ? colours.ink : token.hidden ? colour : colours.table
    const usual = token.letter.length > 1 ? TOKEN_BOX.letter.long : TOKEN_BOX.letter.short
    const size = Math.max(usual, least / token.size)
    g.font = `700 ${size}px ${colours.font}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    if (isOut || size > usual) {
      g.strokeStyle = isOut ? colours.table : token.hidden ? colours.surface : colour
      g.lineWidth = TOKEN_BOX.letter.casing
      g.strokeText(token.letter, 50, shape.letterAt + 2)
    }
    g.fillText(token.letter, 50, shape.letterAt + 2)
  }
  if (length >= ROOM_FOR_BADGES) paintBadges(canvas, token)
  g.restore()
}

/** As `PictureFace` draws it. */
function paintPicture(
  { g, pixel, colours }: Canvas,
  { side, letter }: BoardToken,
  image: ImageBitmap,
  colour: string,
  least: number,
): void {
  const { y, radius } = sideShape(side).picture
  const isFar = 1 / pixel <= FAR
  const tag = isFar ? LARGE_LETTER_TAG : LETTER_TAG
  const circle = (x: number, top: number, size: number) => {
    g.beginPath()
    g.arc(x, top, size, 0, 2 * Math.PI)
  }
  g.strokeStyle = colours.table
  g.lineWidth = PICTURE_OUTLINE
  // Small ones are painted once for many frames (TokenSheets), large ones at each.
  g.imageSmoothingQuality = isFar ? 'high' : 'low'
  g.drawImage(image, 50 - radius, y - radius, 2 * radius, 2 * radius)
  circle(50, y, radius)
  g.stroke()
  circle(tag.x, tag.y, tag.radius)
  g.fillStyle = colour
  g.fill()
  g.stroke()
  g.fillStyle = colours.table
  const usual = letter.length > 1 ? tag.long : tag.short
  g.font = `700 ${Math.max(usual, least)}px ${colours.font}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  if (least > usual) {
    g.strokeStyle = colour
    g.lineWidth = 2 * PICTURE_OUTLINE
    g.strokeText(letter, tag.x, tag.y + 2)
  }
  g.fillText(letter, tag.x, tag.y + 2)
}

function paintDead(g: Canvas['g'], colour: string, casing: string): void {
  g.lineCap = 'round'
  for (const [ink, width] of [
    [casing, 24],
    [colour, 15],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = width
    g.stroke(pathOf(DEAD_PATH))
  }
}

function paintBadges({ g, colours }: Canvas, token: BoardToken): void {
  const chip = (x: number, y: number, radius: number, icon: string, size: number, box: number) => {
    g.beginPath()
    g.arc(x, y, radius, 0, 2 * Math.PI)
    g.fillStyle = colours.surface
    g.fill()
    g.strokeStyle = colours.line
    g.lineWidth = 3
    g.stroke()
    g.save()
    g.translate(x - (box / 2) * size, y - (box / 2) * size)
    g.scale(size, size)
    g.fillStyle = colours.ink
    g.fill(pathOf(icon))
    g.restore()
  }
  const { radius, at, apart, icon } = TOKEN_BOX.badge
  for (const [i, badge] of shownBadges(token).entries()) chip(at - i * apart, at, radius, badge.icon, icon, 128)
  const { eye } = TOKEN_BOX
  if (token.hidden) chip(eye.x, eye.y, eye.radius, HIDDEN_ICON, eye.icon, 24)
}
