import { SKULL } from '../../parts/signs/gameIcons'
import { healthStrokes, RING, type HealthRing } from '../../parts/signs/healthStrokes'
import { LETTER_TAG, PICTURE_OUTLINE, TAG_ANCHOR, tagLetter, tagScale } from '../../parts/signs/letterTag'
import { sideShape } from '../../parts/signs/sideShapes'
import { facePlace, LYING, SKULL_SCALE } from '../../parts/signs/TokenMark'
import { groundInk, sideInk } from '../canvas/colours'
import type { Canvas } from '../canvas/canvas'
import {
  badgeBox,
  DOWN_PATH,
  FAR,
  HIDDEN_ICON,
  leastLetter,
  ROOM_FOR_LETTER,
  shownBadges,
  TOKEN_BOX,
  tokenParts,
  type TokenMarks,
} from '../tokens/tokenDrawing'
import type { BoardToken } from '../props'

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
  const { isDead, isDown, isFaint, isGrey, picture, face, ring: health } = tokenParts(token, marks)
  const colour = isGrey ? colours.muted : sideInk(colours, token.side)
  const hasRing = health.length > 0
  const ground = hasRing ? groundInk(colours, token.side) : token.hidden ? colours.surface : colour
  const ink = hasRing ? colours.faceInk : token.hidden ? colour : colours.table
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
  // A picture of a fight that has just been left has no size any more.
  const isSeen = picture !== undefined && picture.image.width > 0
  if (isDead) paintSkull(g, colour, colours.table)
  else {
    g.save()
    if (isDown) turned(g)
    ring(colours.table, TOKEN_BOX.outline)
    g.fillStyle = ground
    g.fill(path)
    if (isSeen) paintPicture(canvas, token.side, picture.image)
    else if (face !== undefined) paintDrawing(g, face, token.side, ink)
    paintRing(canvas, token.side, health)
    if (token.hidden) {
      g.setLineDash([12, 8])
      ring(hasRing ? colours.table : colour, 6)
      g.setLineDash([])
    }
    g.restore()
  }
  if (isDown && face === undefined) {
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
  if (length >= ROOM_FOR_LETTER) {
    if (isSeen || face !== undefined || isDead) paintTag(canvas, token.letter, colour, least / token.size)
    else {
      g.fillStyle = isDown ? colours.ink : ink
      const usual = token.letter.length > 1 ? TOKEN_BOX.letter.long : TOKEN_BOX.letter.short
      const size = Math.max(usual, least / token.size)
      g.font = `700 ${size}px ${colours.font}`
      g.textAlign = 'center'
      g.textBaseline = 'middle'
      if (isDown || size > usual) {
        g.strokeStyle = isDown ? colours.table : ground
        g.lineWidth = TOKEN_BOX.letter.casing
        g.strokeText(token.letter, 50, shape.letterAt + 2)
      }
      g.fillText(token.letter, 50, shape.letterAt + 2)
    }
  }
  if (length >= ROOM_FOR_BADGES) paintBadges(canvas, token)
  g.restore()
}

/** Turns what is painted next onto its side. */
function turned(g: Canvas['g']): void {
  g.translate(50, 50)
  g.rotate((LYING * Math.PI) / 180)
  g.translate(-50, -50)
}

/** As `PictureFace` draws it. */
function paintPicture({ g, pixel, colours }: Canvas, side: number, image: ImageBitmap): void {
  const { y, radius } = sideShape(side).picture
  // Small ones are painted once for many frames (TokenSheets), large ones at each.
  g.imageSmoothingQuality = 1 / pixel <= FAR ? 'high' : 'low'
  g.drawImage(image, 50 - radius, y - radius, 2 * radius, 2 * radius)
  g.beginPath()
  g.arc(50, y, radius, 0, 2 * Math.PI)
  g.strokeStyle = colours.table
  g.lineWidth = PICTURE_OUTLINE
  g.stroke()
}

/** As `DrawnFace` draws it. */
function paintDrawing(g: Canvas['g'], drawing: string, side: number, ink: string): void {
  const { x, y, scale } = facePlace(side)
  g.save()
  g.translate(x, y)
  g.scale(scale, scale)
  g.fillStyle = ink
  g.fill(pathOf(drawing))
  g.restore()
}

/** As `Ring` draws it. */
function paintRing({ g, colours }: Canvas, side: number, health: HealthRing): void {
  const { path, length, picture } = sideShape(side)
  for (const { scale, width, isLow, dash } of healthStrokes(health, length)) {
    const line = (ink: string, wide: number) => {
      g.strokeStyle = ink
      g.lineWidth = wide / scale
      g.stroke(pathOf(path))
    }
    g.save()
    g.translate(50, picture.y)
    g.scale(scale, scale)
    g.translate(-50, -picture.y)
    line(colours.ringCasing, width + RING.casing)
    line(colours.ringGone, width - 2)
    if (dash.length > 0) {
      g.setLineDash(dash.map(part => part / scale))
      line(isLow ? colours.ringLow : sideInk(colours, side), width)
    }
    g.restore()
  }
}

/** As `LetterOnTag` draws it at the rim, as large as it must be. */
function paintTag({ g, colours }: Canvas, letter: string, colour: string, least: number): void {
  const { x, y, radius } = LETTER_TAG
  const scale = tagScale(letter, least)
  g.save()
  g.translate(TAG_ANCHOR.x, TAG_ANCHOR.y)
  g.scale(scale, scale)
  g.translate(-TAG_ANCHOR.x, -TAG_ANCHOR.y)
  g.beginPath()
  g.arc(x, y, radius, 0, 2 * Math.PI)
  g.fillStyle = colour
  g.fill()
  g.strokeStyle = colours.table
  g.lineWidth = PICTURE_OUTLINE
  g.stroke()
  g.font = `700 ${tagLetter(LETTER_TAG, letter)}px ${colours.font}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = colours.table
  g.fillText(letter, x, y + 2)
  g.restore()
}

/** As `Skull` draws it. */
function paintSkull(g: Canvas['g'], colour: string, casing: string): void {
  g.save()
  g.scale(SKULL_SCALE, SKULL_SCALE)
  const skull = pathOf(SKULL.dead)
  g.strokeStyle = casing
  g.lineWidth = 14
  g.stroke(skull)
  g.fillStyle = colour
  g.fill(skull)
  g.restore()
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
  const { radius, at, apart, icon } = badgeBox(token)
  for (const [i, badge] of shownBadges(token).entries()) chip(at - i * apart, at, radius, badge.icon, icon, 128)
  const { eye } = TOKEN_BOX
  if (token.hidden) chip(eye.x, eye.y, eye.radius, HIDDEN_ICON, eye.icon, 24)
}
