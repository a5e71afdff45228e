import type { Rect } from '~/grid/rect'
import { Camera } from './camera'
import { aimed, cleared } from './canvas'
import { readColours, type Colours } from './colours'
import type { MovePlan } from './movePlan'
import { paintGround } from './paintGround'
import { paintMarks } from './paintMarks'
import { paintReach, reachTint, type ReachTint } from './paintReach'
import { paintToken } from './paintToken'
import { paintWalls } from './paintWalls'
import { paintWay } from './paintWay'
import type { Picture } from './picture'
import type { TokenMarks } from './tokenDrawing'
import type { BoardMap, BoardToken, Frame } from './types'
import { fitted, SQUARE, toMap, toScreen, visibleSquares, type Size } from './view'

/** The elements a stage works on, from the lowest to the highest. */
export interface StageElements {
  readonly board: HTMLElement
  readonly ground: HTMLCanvasElement
  readonly overlay: HTMLCanvasElement
  readonly tokens: HTMLElement
  readonly label: HTMLElement
  /** What is in here is spoken. */
  readonly spoken: HTMLElement
}

/** What lies on the ground and is painted again only when it or the camera changes. */
export interface Ground {
  readonly map: BoardMap
  readonly picture: Picture | null
  readonly walls: boolean
}

/** What changes while somebody aims: painted on a canvas of its own, so that the ground is left alone. */
export interface Aim {
  readonly frames: readonly Frame[]
  /** The square cursor, or the rectangle being drawn. */
  readonly marked: Rect | null
}

export interface Look {
  readonly token: BoardToken
  readonly marks: TokenMarks
}

/**
 * Paints the board outside React, at most once a frame.
 *
 * At rest: ground canvas, overlay canvas, and above them one layer of token elements under a single transform. While the
 * map moves everything is painted on the ground canvas and the rest is invisible: without a graphics processor moving two
 * hundred elements costs a third more than painting them. While a token is dragged only the overlay is painted, and that
 * only when the way changes.
 */
export class Stage {
  readonly camera = new Camera()
  readonly #aim: { -readonly [K in keyof Aim]: Aim[K] } = { frames: [], marked: null }
  #ground: Ground = { map: { width: 1, height: 1, walls: [], portals: [] }, picture: null, walls: false }
  #looks: readonly Look[] = []
  #shown: { plan: MovePlan; tint: ReachTint } | null = null
  #held: { plan: MovePlan; tint: ReachTint } | null = null
  #elements: StageElements | undefined
  #colours: Colours | undefined
  #frame = 0
  #isGroundStale = true
  #isFitted = false

  /** Starts painting on these elements; returns the way to stop. */
  attach(elements: StageElements): () => void {
    this.#elements = elements
    const forget = this.camera.subscribe(() => this.#request(true))
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

  /** The board has another size: what was in the middle stays there. The first size shows the whole map. */
  resize(board: Size): void {
    const { camera } = this
    if (board.width === camera.board.width && board.height === camera.board.height) return this.#request(true)
    const before = { x: camera.board.width / 2, y: camera.board.height / 2 }
    const middle = toMap(camera.view, before)
    camera.board = board
    if (this.#isFitted) {
      const now = toScreen(camera.view, middle)
      const { x, y, zoom } = camera.view
      camera.look({ zoom, x: x + board.width / 2 - now.x, y: y + board.height / 2 - now.y })
    } else {
      this.#isFitted = board.width > 0
      camera.look(fitted(camera.map, board))
    }
  }

  /** The theme changed. */
  recolour(): void {
    if (!this.#elements) return
    this.#colours = readColours(this.#elements.board)
    this.#request(true)
  }

  lay(ground: Ground): void {
    const { width, height } = ground.map
    const { camera } = this
    this.#ground = ground
    if (camera.map.width !== width || camera.map.height !== height) {
      camera.map = { width, height }
      if (this.#isFitted) camera.look(fitted(camera.map, camera.board))
    }
    this.#request(true)
  }

  get map(): BoardMap {
    return this.#ground.map
  }

  /** The tokens as the canvas shows them while the map moves. */
  setLooks(looks: readonly Look[]): void {
    this.#looks = looks
    if (this.camera.moving) this.#request(true)
  }

  setAim(aim: Partial<Aim>): void {
    Object.assign(this.#aim, aim)
    this.#request(false)
  }

  /** The reach shown while nothing is dragged. */
  show(plan: MovePlan | null): void {
    this.#shown = plan && this.#tinted(plan)
    this.#request(false)
  }

  /** The reach of a held token goes before the one shown; null: it was let go. */
  hold(plan: MovePlan | null): void {
    this.#held = plan && this.#tinted(plan)
    this.#request(false)
  }

  get shown(): MovePlan | null {
    return this.#shown?.plan ?? null
  }

  get held(): MovePlan | null {
    return this.#held?.plan ?? null
  }

  /** The way of the shown or held plan changed. */
  aimed(): void {
    this.#request(false)
  }

  #tinted(plan: MovePlan) {
    return { plan, tint: reachTint(plan.cells, plan.bands, this.#ground.map.width) }
  }

  #request(isGroundStale: boolean): void {
    this.#isGroundStale ||= isGroundStale
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  #paint(): void {
    const { camera } = this
    const elements = this.#elements
    if (!elements || !this.#colours || camera.board.width === 0) return
    // A held token must stay an element; then the layer moves along with the ground.
    const isMoving = camera.moving && !this.#held
    if (this.#isGroundStale) {
      this.#isGroundStale = false
      this.#paintGround(elements, this.#colours, isMoving)
      this.#place(elements, isMoving)
    }
    if (!isMoving) {
      const g = context(elements.overlay)
      cleared(g, camera.board)
      this.#paintAim(g, this.#colours)
    }
    this.#placeLabel(elements.label)
  }

  #paintGround({ ground }: StageElements, colours: Colours, isMoving: boolean): void {
    const { view, board } = this.camera
    const { map, picture, walls } = this.#ground
    const g = context(ground)
    cleared(g, board)
    const seen = visibleSquares(view, map, board)
    if (!seen) return
    const canvas = aimed(g, map, view, seen, colours)
    paintGround(canvas, map, picture)
    if (walls) paintWalls(canvas, map)
    if (!isMoving) return
    this.#paintAim(g, colours)
    for (const { token, marks } of this.#looks) if (token.dead) paintToken(canvas, token, marks)
    for (const { token, marks } of this.#looks) if (!token.dead) paintToken(canvas, token, marks)
  }

  #paintAim(g: CanvasRenderingContext2D, colours: Colours): void {
    const { view, board } = this.camera
    const { map } = this.#ground
    const seen = visibleSquares(view, map, board)
    if (!seen) return
    const canvas = aimed(g, map, view, seen, colours)
    const current = this.#held ?? this.#shown
    if (current) paintReach(canvas, current.tint)
    paintMarks(canvas, this.#aim)
    if (!current) return
    const look = this.#looks.find(({ token }) => token.id === current.plan.who)
    if (look && this.#held) paintToken(canvas, look.token, look.marks, 0.4)
    if (current.plan.way) paintWay(canvas, current.plan.way, current.plan.cells, look?.token.size ?? 1)
  }

  #place({ board, tokens }: StageElements, isMoving: boolean): void {
    if (isMoving) {
      board.dataset.moving = ''
      return
    }
    const { x, y, zoom } = this.camera.view
    tokens.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`
    board.style.setProperty('--zoom', String(zoom))
    delete board.dataset.moving
  }

  /** The cost in metres, and the reason, beside the goal. */
  #placeLabel(label: HTMLElement): void {
    const way = (this.#held ?? this.#shown)?.plan.way
    if (!way) {
      label.hidden = true
      return
    }
    const { width } = this.#ground.map
    const at = toScreen(this.camera.view, { x: (way.goal % width) + 0.5, y: Math.floor(way.goal / width) })
    const words = way.refused === undefined ? `${way.cost} m` : `${way.cost} m · ${way.refused}`
    if (label.textContent !== words) label.textContent = words
    label.toggleAttribute('data-refused', way.refused !== undefined)
    const below = at.y < 60
    const top = below ? at.y + SQUARE * this.camera.view.zoom + 10 : at.y - 10
    label.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(top)}px) translate(-50%, ${below ? 0 : -100}%)`
    label.hidden = false
  }
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const g = canvas.getContext('2d')
  if (!g) throw new Error('This browser gives no canvas to draw the map on.')
  return g
}
