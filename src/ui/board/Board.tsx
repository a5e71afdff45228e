import {
  memo,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'
import { type Diagonals, footprint, type Rect } from '~/grid/squares'
import { useNoScroll } from '../parts/hooks/touch'
import './board.css'
import { BoardContext, Controls } from './input/controls'
import { pickState } from './tokens/squareWords'
import { bind } from './input/bind'
import { DoorLayer } from './doors'
import { CameraGestures } from './input/CameraGestures'
import { movePlan } from './movement'
import type { LengthUnit } from './geometry/lengthWords'
import { FloatLayer } from './tokens/FloatLayer'
import { TokenLayer } from './tokens/TokenLayer'
import { TokenTip } from './tokens/TokenTip'
import type {
  Aim,
  BoardDoor,
  BoardBlow,
  BoardFloat,
  BoardHandle,
  BoardMap,
  BoardMovement,
  BoardToken,
  BoardTool,
  Picking,
  PicturePlace,
} from './props'
import { useHeldSpace } from './input/useHeldSpace'
import { usePicture, useViewReport } from './paint/usePicture'
import { useStage } from './paint/useStage'
import type { Stage } from './paint/stage'

export interface BoardProps<W> {
  /** What the map is called for those who listen. */
  label: string
  map: BoardMap
  /** The picture under the grid, and the place of its corners in squares; null: plain ground. */
  picture?: PicturePlace | null
  /** Walls and doors are drawn: for the GM. */
  showsWalls?: boolean
  tokens: readonly BoardToken[]
  /** Selected tokens, the last one first. */
  selection?: readonly string[]
  /** A token was chosen; `add`: beside the others. Null: empty ground. */
  onSelect?(token: string | null, add: boolean): void
  /** Tokens can be moved: for the GM. */
  movement?: BoardMovement<W> | undefined
  /** What drags the tokens inside it (`TokenDrag`); without it they are moved by clicks only. */
  drag?: ComponentType<{ helpId: string; children: ReactNode }>
  picking?: Picking | null
  /** What lengths are said in; none are without it. */
  lengths?: LengthUnit
  /** What a diagonal counts in them: with `lengths`. */
  diagonals?: Diagonals
  /** What is looked at first: the whole map, or where everybody stands. */
  beginsAt?: 'map' | 'tokens'
  /** A right click or a long press on a token, at a place of the window: what can be done with it is wanted. */
  onMenu?(token: string, at: { readonly x: number; readonly y: number }): void
  /** The same on a square that nobody stands on. */
  onPlaceMenu?(cell: number, at: { readonly x: number; readonly y: number }): void
  /** Who aims at whom. */
  aim?: Aim | null
  /** What has just become of whom. */
  floats?: readonly BoardFloat[]
  /** What moves by it while the moment lasts; null: everything stands still. */
  blows?: readonly BoardBlow[] | null
  /** Drawn over the ground and under the tokens, placed as they are. */
  beneath?: ReactNode
  /** Drawn over the tokens: placed by `--x`, `--y` and `--square`, as they are. */
  overlay?: ReactNode
  /** Draws what is told of a token that is hovered, besides its name and badges. */
  about?: ComponentType<{ token: string }>
  /** What is said of tokens besides, by their ids. */
  notes?: ReadonlyMap<string, string> | undefined
  /** What the pointer and the cursor do on the ground, in place of selecting and moving. */
  tool?: BoardTool | null
  /** What a drag over the ground with Shift held does while no tool is in the hand. */
  lasso?: BoardTool | null
  /** Doors and windows that can be opened and closed here: for the GM. */
  doors?: readonly BoardDoor[]
  onDoor?(id: string): void
  /** The squares in view changed: after a gesture, not during it. */
  onView?(squares: Rect): void
  ref?: Ref<BoardHandle>
}

const NOTHING: readonly never[] = []

/** The elements that the board paints on and writes into. */
function useElements() {
  return {
    board: useRef<HTMLDivElement>(null),
    ground: useRef<HTMLCanvasElement>(null),
    way: useRef<HTMLCanvasElement>(null),
    tokens: useRef<HTMLDivElement>(null),
    label: useRef<HTMLDivElement>(null),
    spoken: useRef<HTMLDivElement>(null),
  }
}

/** What pointer and keys know of the table: told again after each change, before the next press. */
function useControls<W>(stage: Stage, props: BoardProps<W>) {
  const [controls] = useState(() => new Controls(stage))
  const { movement } = props
  useLayoutEffect(() => {
    controls.update({
      tokens: props.tokens,
      selection: props.selection ?? NOTHING,
      picking: props.picking ?? null,
      tool: props.tool ?? null,
      lasso: props.lasso ?? null,
      plan: movement ? id => movePlan(movement, id) : null,
      groupMembers: token => movement?.groupMembers?.(token) ?? NOTHING,
      onHold: token => movement?.onHold?.(token),
      onOver: (token, over, through) => movement?.onOver?.(token, over, through) ?? false,
      onDropOnto: (token, over, through) => movement?.onDropOnto?.(token, over, through),
      onSelect: props.onSelect,
      onMenu: props.onMenu,
      onPlaceMenu: props.onPlaceMenu,
      lengths: props.lengths,
      diagonals: props.diagonals ?? 'alternate',
      doors: props.doors ?? NOTHING,
      onDoor: props.onDoor,
    })
  })
  useImperativeHandle(
    props.ref,
    () => ({
      fit: () => stage.camera.fit('gliding'),
      zoomBy: factor => stage.camera.zoomBy(factor),
      centreOn: cell => stage.camera.centreOn(footprint(stage.map.width, cell)),
      reveal: cell => stage.camera.reveal(footprint(stage.map.width, cell), 'gliding'),
      focusToken: id => controls.surface.focus(id),
      toggleCursor: () => controls.hand.toggleCursor(),
      walkCursor: key => controls.hand.walkCursor(key),
    }),
    [controls, stage],
  )
  return controls
}

/** Sets what is painted: the ground, the tokens with their marks, the way that is planned and who aims at whom. */
function useScene<W>(stage: Stage, props: BoardProps<W>): void {
  const { map, picture = null, showsWalls: walls = false, tokens, selection = NOTHING, movement } = props
  const { picking = null, tool = null, aim = null, beginsAt = 'map' } = props
  useLayoutEffect(() => {
    // Read once, with the board's first size; the stage has no map yet.
    if (beginsAt === 'tokens')
      stage.camera.begins ??= blockOf(tokens.map(({ cell, size }) => footprint(map.width, cell, size)))
  }, [stage, beginsAt, tokens, map])
  const loaded = usePicture(picture?.file ?? null)
  const { x = 0, y = 0, width = map.width, height = map.height } = picture ?? {}
  const laid = useMemo(() => loaded && { picture: loaded, x, y, width, height }, [loaded, x, y, width, height])
  const isWorked = tool !== null || picking !== null
  useLayoutEffect(() => stage.setGround({ map, picture: laid, walls, isWorked }), [stage, map, laid, walls, isWorked])
  useLayoutEffect(() => {
    const marks = (id: string) => ({ selected: selection.includes(id), choice: pickState(id, picking) })
    stage.setTokens(tokens.map(token => ({ token, marks: marks(token.id) })))
  }, [stage, tokens, selection, picking])
  useLayoutEffect(() => {
    stage.show(picking || tool || !movement || movement.shown === null ? null : movePlan(movement, movement.shown))
  }, [stage, movement, picking, tool])
  useLayoutEffect(() => stage.aim(aim), [stage, aim])
  useViewReport(stage, props.onView)
}

/** The battle map. Props in, events out; see README.md beside this file. Not drawn anew while its props are the same. */
export const Board = memo(BoardView) as typeof BoardView

function BoardView<W>(props: BoardProps<W>) {
  const { label, map, tokens, selection = NOTHING, movement, picking = null, tool = null } = props
  const { drag: Drag, doors = NOTHING, floats = NOTHING, blows = null, beneath, overlay, notes, onDoor } = props
  const { board, ground, way, tokens: layer, label: wayLabel, spoken } = useElements()
  const helpId = useId()
  const stage = useStage({ board, ground, way, tokens: layer, label: wayLabel, spoken })
  const controls = useControls(stage, props)
  const [focused, setFocused] = useState<string | null>(null)
  const events = useMemo(() => bind(controls, setFocused), [controls])
  useHeldSpace(board)
  useNoScroll(board)
  useScene(stage, props)

  const tabStop = [focused, selection[0], tokens.find(({ now }) => now)?.id].find(id => tokens.some(t => t.id === id))
  const tokenLayer = (
    <TokenLayer
      ref={layer}
      tokens={tokens}
      width={map.width}
      selection={selection}
      picking={picking}
      notes={notes}
      tabStop={tabStop ?? tokens[0]?.id}
      help={Drag && movement ? helpId : undefined}
      blows={blows}
    />
  )
  return (
    <BoardContext value={controls}>
      <div
        ref={board}
        className="board"
        role="application"
        aria-label={label}
        tabIndex={0}
        data-picking={tool ? 'tool' : picking?.kind}
        {...events}
      >
        <canvas ref={ground} aria-hidden="true" />
        <canvas ref={way} className="board-way" aria-hidden="true" hidden />
        {beneath}
        {Drag ? <Drag helpId={helpId}>{tokenLayer}</Drag> : tokenLayer}
        {floats.length > 0 && <FloatLayer floats={floats} tokens={tokens} map={map} isMoving={blows !== null} />}
        {overlay}
        {onDoor && doors.length > 0 && !tool && !picking && <DoorLayer doors={doors} onToggle={onDoor} />}
        <CameraGestures board={board} controls={controls} />
        <div ref={wayLabel} className="board-label" aria-hidden="true" hidden />
        <TokenTip
          board={board}
          tokens={tokens}
          map={map}
          picking={picking}
          floats={floats}
          isMoving={blows !== null}
          about={props.about}
        />
        <div ref={spoken} className="board-spoken" role="status" aria-live="polite" />
      </div>
    </BoardContext>
  )
}

/** The block of squares around others; null where there are none. */
function blockOf(places: readonly Rect[]): Rect | null {
  if (places.length === 0) return null
  return {
    x0: Math.min(...places.map(({ x0 }) => x0)),
    y0: Math.min(...places.map(({ y0 }) => y0)),
    x1: Math.max(...places.map(({ x1 }) => x1)),
    y1: Math.max(...places.map(({ y1 }) => y1)),
  }
}
