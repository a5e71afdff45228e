import type { Rect } from '~/grid/squares'
import { Camera, labelPosition } from '../geometry/camera'
import { aimed, cleared } from '../canvas/canvas'
import { readColours, type Colours } from '../canvas/colours'
import type { MovePlan } from '../movement'
import { paintGround } from './paintGround'
import { paintCursor, type Cursor } from './paintCursor'
import { paintReach, reachTint, type ReachTint } from './paintReach'
import { paintToken } from './paintToken'
import { paintTrails } from './paintTrails'
import { paintFog } from './paintFog'
import { paintWalls } from './paintWalls'
import type { LaidPicture } from './picture'
import { leastLetter, ROOM_FOR_LETTER, type TokenLook } from '../tokens/tokenDrawing'
import { TokenSheets } from './tokenSheets'
import type { Aim, BoardMap, Sketch } from '../props'
import * as uponMap from './uponMap'
import { SQUARE, toScreen, visibleSquares, type Point, type Size, type Viewport } from '../geometry/viewport'

/** The elements a stage works on, from the lowest to the highest. */
export interface StageElements {
  readonly board: HTMLElement
  readonly ground: HTMLCanvasElement
  /** Just as large as the way it shows. */
  readonly way: HTMLCanvasElement
  readonly tokens: HTMLElement
  readonly label: HTMLElement
  /** What is in here is spoken. */
  readonly spoken: HTMLElement
}

/** What lies on the ground and is painted again only when it or the camera changes. */
export interface GroundLayer {
  readonly map: BoardMap
  readonly picture: LaidPicture | null
  readonly walls: boolean
  /** Something is drawn or chosen on it: the marks of the ground are as strong as they can be. */
  readonly isWorked: boolean
}

/**
 * Paints the board outside React, at most once a frame.
 *
 * At rest: the ground with the reach and the marks on one canvas, over it the way on another no larger than it needs to be,
 * above them the token elements. While the map moves everything is painted on the ground and the rest is invisible: without
 * a graphics processor moving two hundred elements costs a third more than painting them. While a token is dragged only the
 * way is painted, when it changes. Each canvas in view costs the main thread a millisecond a frame, painted or not, so there
 * are no more than these two; and the tokens lie under no transform, which would cost two.
 */
export class Stage {
  readonly camera = new Camera()
  readonly #cursor: { -readonly [K in keyof Cursor]: Cursor[K] } = { marked: null, corner: null }
  #ground: GroundLayer = {
    map: { width: 1, height: 1, walls: [], portals: [] },
    picture: null,
    walls: false,
    isWorked: false,
  }
  #looks: readonly TokenLook[] = []
  #sheets = new TokenSheets([])
  #shown: { plan: MovePlan; tint: ReachTint } | null = null
  #held: { plan: MovePlan; tint: ReachTint } | null = null
  #drawn: Sketch | null = null
  #aim: Aim | null = null
  #elements: StageElements | undefined
  #colours: Colours | undefined
  #hint = ''
  #frame = 0
  #isGroundStale = true
  /** How the ground was painted last. */
  #wasQuiet = false

  /** Starts painting on these elements; returns the way to stop. */
  attach(elements: StageElements): () => void {
    this.#elements = elements
    // Tokens have no place before the first size is known.
    elements.board.dataset.moving = ''
    const forget = this.camera.subscribe(() => this.#request('ground'))
    this.recolour()
    return () => {
      forget()
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
      this.#elements = undefined
    }
  }

  get elements(): StageElements | undefined {
    return this.#elements
  }

  /** The board has another size, with the window or for itself. */
  resize(board: Size, isWindow: boolean): void {
    const { camera } = this
    if (board.width === camera.board.width && board.height === camera.board.height) this.#request('ground')
    else camera.resize(board, isWindow)
  }

  /** The theme changed. */
  recolour(): void {
    this.#colours = undefined
    this.#sheets = new TokenSheets(this.#looks)
    this.#request('ground')
  }

  setGround(ground: GroundLayer): void {
    this.#ground = ground
    this.camera.lay(ground.map)
    this.#request('ground')
  }

  get map(): BoardMap {
    return this.#ground.map
  }

  /** The tokens as the canvas shows them while the map moves. */
  setTokens(looks: readonly TokenLook[]): void {
    const { plans, regions } = this.#ground.map
    // Plans are drawn from tokens, and the words of a part of the map make room for those in it.
    const isDrawnAnew = plans?.length || (regions?.length && !areSamePlaces(looks, this.#looks))
    this.#looks = looks
    this.#sheets = new TokenSheets(looks)
    if (this.camera.moving || isDrawnAnew) this.#request('ground')
    else if (this.#aim) this.#request('way')
  }

  setCursor(cursor: Partial<Cursor>): void {
    Object.assign(this.#cursor, cursor)
    this.#request('ground')
  }

  /** The reach shown while nothing is dragged. Planned anew on each change of the fight, it mostly is the same reach. */
  show(plan: MovePlan | null): void {
    const before = this.#shown
    const isSame = plan && before ? isSameReach(plan, before.plan) : plan === before
    this.#shown = plan && (before && isSame ? { plan, tint: before.tint } : this.#tinted(plan))
    if (!isSame) this.#request('ground')
    else if (before?.plan.way) this.#request(this.camera.moving ? 'ground' : 'way')
  }

  /** The reach of a held token goes before the one shown; null: it was let go. */
  hold(plan: MovePlan | null): void {
    this.#held = plan && this.#tinted(plan)
    this.#request('ground')
  }

  get shown(): MovePlan | null {
    return this.#shown?.plan ?? null
  }

  get held(): MovePlan | null {
    return this.#held?.plan ?? null
  }

  /** What a tool has drawn so far; while there is a drawing, no way is shown. */
  draw(sketch: Sketch | null): void {
    if (sketch === this.#drawn) return
    this.#drawn = sketch
    this.#request(this.camera.moving ? 'ground' : 'way')
  }

  /** Who aims at whom; null: nobody does. */
  aim(aim: Aim | null): void {
    if (isSameAim(aim, this.#aim)) return
    this.#aim = aim
    this.#request(this.camera.moving ? 'ground' : 'way')
  }

  /** The way of the shown or held plan changed. @param hint said beside its length */
  wayChanged(hint = ''): void {
    this.#hint = hint
    this.#request('way')
  }

  /** Nobody moves or aims. */
  get #isQuiet(): boolean {
    return !this.#ground.isWorked && !this.#held && !this.#shown?.plan.way && !this.#aim
  }

  #tinted(plan: MovePlan) {
    return { plan, tint: reachTint(plan.cells, plan.bands, this.#ground.map.width) }
  }

  /** Paints in the next frame: everything, or the way alone. */
  #request(what: 'ground' | 'way'): void {
    this.#isGroundStale ||= what === 'ground' || this.#wasQuiet !== this.#isQuiet
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  #paint(): void {
    const { camera } = this
    const elements = this.#elements
    if (!elements || camera.board.width === 0) return
    const colours = (this.#colours ??= readColours(elements.board))
    // A held token must stay an element; then the layer moves along with the ground.
    const isMoving = camera.moving && !this.#held
    const sketch = this.#sketch()
    if (this.#isGroundStale) {
      this.#isGroundStale = false
      this.#paintGround(elements, colours, isMoving ? { sketch } : null)
      this.#place(elements, isMoving)
    }
    if (!isMoving) this.#paintSketch(elements.way, colours, sketch)
    this.#placeLabel(elements.label, sketch?.label)
  }

  /** @param moving what is painted on the ground while the map moves; null: it is at rest */
  #paintGround({ ground }: StageElements, colours: Colours, moving: { sketch: Sketch | null } | null): void {
    const { view, board } = this.camera
    const { map, picture, walls } = this.#ground
    const g = context(ground)
    cleared(g, board)
    const seen = visibleSquares(view, map, board)
    if (!seen) return
    const canvas = aimed(g, map, view, seen, colours)
    this.#wasQuiet = this.#isQuiet
    paintGround(canvas, map, picture, this.#wasQuiet)
    uponMap.paintLow(canvas, map)
    if (map.sight) paintFog(canvas, map.sight)
    if (walls) paintWalls(canvas, map)
    const current = this.#held ?? this.#shown
    if (current) paintReach(canvas, current.tint)
    if (map.trails?.length) paintTrails(canvas, map.trails)
    uponMap.paintHigh(canvas, map, this.#looks)
    paintCursor(canvas, this.#cursor)
    // The ghost of a held token stays where it was picked up.
    const ghost = this.#held && this.#looks.find(({ token }) => token.id === this.#held?.plan.who)
    if (ghost) paintToken(canvas, ghost.token, ghost.marks, 0.4)
    if (!moving) return
    moving.sketch?.paint(canvas)
    this.#sheets.paint(canvas)
  }

  #paintSketch(element: HTMLCanvasElement, colours: Colours, sketch: Sketch | null): void {
    element.hidden = sketch === null
    if (!sketch) return
    const { view, map } = this.camera
    const { extent } = sketch
    // In whole pixels, so that lines stay sharp; the map may be far larger than the board, and so may the drawing.
    const { left, top, width, height } = clipped(
      toScreen(view, { x: extent.x0, y: extent.y0 }),
      view,
      extent,
      this.camera.board,
    )
    element.style.transform = `translate(${left}px, ${top}px)`
    element.style.width = `${width}px`
    element.style.height = `${height}px`
    const g = context(element)
    cleared(g, { width, height })
    sketch.paint(aimed(g, map, { zoom: view.zoom, x: view.x - left, y: view.y - top }, extent, colours))
  }

  /** What lies on the upper canvas: the tool's drawing, else the way of the token that is held or shown, else the line of an attack. */
  #sketch(): Sketch | null {
    if (this.#drawn) return this.#drawn
    const plan = (this.#held ?? this.#shown)?.plan
    if (!plan?.way || this.#aim?.way)
      return this.#aim && uponMap.aimSketch(this.#aim, this.#looks, this.#ground.map.width)
    const size = this.#looks.find(({ token }) => token.id === plan.who)?.token.size ?? 1
    return uponMap.waySketch(plan.way, plan.cells, size, this.#ground.map.width, this.#hint)
  }

  /** The tokens take their places from the style sheet, in squares from the corner of the map. */
  #place({ board }: StageElements, isMoving: boolean): void {
    if (isMoving) {
      board.dataset.moving = ''
      return
    }
    const { x, y, zoom } = this.camera.view
    board.style.setProperty('--x', `${x}px`)
    board.style.setProperty('--y', `${y}px`)
    board.style.setProperty('--square', `${SQUARE * zoom}px`)
    board.style.setProperty('--least', `${leastLetter(SQUARE * zoom)}px`)
    board.style.setProperty('--least-letter', `${leastLetter(SQUARE * zoom)}`)
    board.toggleAttribute('data-tiny', SQUARE * zoom < ROOM_FOR_LETTER)
    delete board.dataset.moving
  }

  /** The words of the drawing: the cost and the reason beside a way's goal. */
  #placeLabel(label: HTMLElement, words: Sketch['label']): void {
    if (!words) {
      label.hidden = true
      return
    }
    const { view, board } = this.camera
    const at = toScreen(view, words.at)
    if (label.textContent !== words.words) label.textContent = words.words
    label.toggleAttribute('data-refused', words.refused === true)
    const below = at.y < 60
    const y = below ? at.y + SQUARE * view.zoom + 10 : at.y - 10
    label.style.transform = labelPosition({ x: at.x, y }, below, board.width)
    label.hidden = false
  }
}

function isSameAim(a: Aim | null, b: Aim | null): boolean {
  if (!a || !b) return a === b
  return a.from === b.from && a.to === b.to && a.isClosed === b.isClosed && a.way === b.way
}

function areSamePlaces(a: readonly TokenLook[], b: readonly TokenLook[]): boolean {
  return a.length === b.length && a.every(({ token }, i) => token.cell === b[i]!.token.cell)
}

/** Would two plans be tinted the same? */
function isSameReach(a: MovePlan, b: MovePlan): boolean {
  if (a.who !== b.who || a.bands !== b.bands || a.cells.size !== b.cells.size) return false
  for (const [cell, cost] of a.cells) if (b.cells.get(cell) !== cost) return false
  return true
}

/** A block of squares on the screen, cut to the board, in whole CSS pixels. */
function clipped(corner: Point, { zoom }: Viewport, { x0, y0, x1, y1 }: Rect, board: Size) {
  const scale = SQUARE * zoom
  const left = Math.max(0, Math.floor(corner.x))
  const top = Math.max(0, Math.floor(corner.y))
  const right = Math.min(board.width, Math.ceil(corner.x + (x1 - x0 + 1) * scale))
  const bottom = Math.min(board.height, Math.ceil(corner.y + (y1 - y0 + 1) * scale))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const g = canvas.getContext('2d')
  if (!g) throw new Error('This browser gives no canvas to draw the map on.')
  return g
}
