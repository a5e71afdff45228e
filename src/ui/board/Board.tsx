import {
  memo,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react'
import { footprint, type Rect } from '~/grid/rect'
import { useCalled } from '../parts/useCalled'
import { useLater } from '../parts/useLater'
import { useNoScroll } from '../parts/useNoScroll'
import './board.css'
import { BoardContext } from './boardContext'
import { choiceOf } from './choiceOf'
import { Controls, type Press } from './controls'
import { DoorLayer } from './DoorLayer'
import { EarlyHand } from './earlyHand'
import { movePlan } from './movePlan'
import { TokenLayer } from './TokenLayer'
import { TokenTip } from './TokenTip'
import type { BoardDoor, BoardHandle, BoardMap, BoardToken, BoardTool, Movement, Picking, PicturePlace } from './types'
import { useHandNear } from './useHandNear'
import { useHeldSpace } from './useHeldSpace'
import { usePicture } from './usePicture'
import { useStage } from './useStage'
import { useViewReport } from './useViewReport'
import { visibleSquares } from './view'

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
  movement?: Movement<W> | undefined
  /** How they are dragged (`TokenDrag`, needed once somebody touches the window); without it they are moved by clicks only. */
  drag?: ComponentType
  picking?: Picking | null
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

/** The battle map. Props in, events out; see README.md beside this file. Not drawn anew while its props are the same. */
export const Board = memo(BoardOf) as typeof BoardOf

function BoardOf<W>(props: BoardProps<W>) {
  const {
    label,
    map,
    picture = null,
    showsWalls = false,
    tokens,
    selection = NOTHING,
    movement,
    picking = null,
    tool = null,
    lasso = null,
  } = props
  const { drag: Drag, doors = NOTHING, onDoor, onView, ref } = props
  const board = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLCanvasElement>(null)
  const way = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const wayLabel = useRef<HTMLDivElement>(null)
  const spoken = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const stage = useStage({ board, ground, way, tokens: layer, label: wayLabel, spoken })
  const [controls] = useState(() => new Controls(stage))
  const [focused, setFocused] = useState<string | null>(null)
  const isHandNear = useHandNear()
  useHeldSpace(board)
  useNoScroll(board)

  useLayoutEffect(() => {
    controls.give({
      tokens,
      selection,
      picking,
      tool,
      lasso,
      plan: movement ? id => movePlan(movement, id) : null,
      company: token => movement?.company?.(token) ?? NOTHING,
      onHold: token => movement?.onHold?.(token),
      onSelect: props.onSelect,
      doors,
      onDoor,
    })
  })
  const loaded = usePicture(picture?.file ?? null)
  const { x = 0, y = 0, width = map.width, height = map.height } = picture ?? {}
  const laid = useMemo(() => loaded && { picture: loaded, x, y, width, height }, [loaded, x, y, width, height])
  useLayoutEffect(() => stage.lay({ map, picture: laid, walls: showsWalls }), [stage, map, laid, showsWalls])
  useLayoutEffect(() => {
    const marks = (id: string) => ({ selected: selection.includes(id), choice: choiceOf(id, picking) })
    stage.setLooks(tokens.map(token => ({ token, marks: marks(token.id) })))
  }, [stage, tokens, selection, picking])
  useLayoutEffect(() => {
    stage.show(picking || tool || !movement || movement.shown === null ? null : movePlan(movement, movement.shown))
  }, [stage, movement, picking, tool])
  useViewReport(stage, onView)
  const question = picking?.words
  useEffect(() => {
    if (question !== undefined) controls.say(question)
  }, [question, controls])
  useImperativeHandle(
    ref,
    () => ({
      fit: () => controls.fit(),
      zoomBy: factor => controls.zoomBy(factor),
      centreOn: cell => controls.centreOn(footprint(stage.map.width, cell)),
      focusToken: id => controls.focus(id),
      toggleCursor: () => controls.toggleCursor(),
      inView: () => visibleSquares(stage.camera.view, stage.map, stage.camera.board) ?? null,
    }),
    [controls, stage],
  )

  const tokenUnder = ({ target }: { target: EventTarget }): BoardToken | undefined =>
    target instanceof Element ? controls.token(target.closest<HTMLElement>('[data-token]')?.dataset.token) : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys with a modifier belong to the page; while a token is held, to the hand.
    if (event.ctrlKey || event.metaKey || event.altKey || (stage.held && !controls.isQueueing)) return
    if (!controls.press(event, tokenUnder(event))) return
    event.preventDefault()
    // A key that is queued is heard once, when its turn comes.
    if (stage.held) event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    if (controls.isDrag) return
    if (tool) return controls.tool.click(controls.placeUnder(event), event)
    const token = tokenUnder(event)
    const cell = controls.cellUnder(event)
    if (token) controls.clickToken(token, event.shiftKey)
    else if (cell !== null) controls.clickSquare(cell, event)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const token = tokenUnder(event)
    if (token && !picking && !tool) controls.centreOn(controls.placeOf(token))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (tool && !stage.camera.moving && event.pointerType !== 'touch' && event.buttons === 0)
      return controls.tool.hover(controls.placeUnder(event), event)
    if (!stage.shown || stage.held || stage.camera.moving || event.pointerType === 'touch') return
    controls.hover(tokenUnder(event) ? null : controls.cellUnder(event))
  }
  const onFocus = (event: FocusEvent) => {
    const token = tokenUnder(event)
    if (!token) return
    setFocused(token.id)
    if (event.target.matches(':focus-visible')) controls.reveal(controls.placeOf(token))
  }

  const onPress = (press: Press) => controls.grip(press)

  const tabStop = [focused, selection[0], tokens.find(({ now }) => now)?.id].find(id => tokens.some(t => t.id === id))
  const tokenLayer = (
    <TokenLayer
      ref={layer}
      tokens={tokens}
      width={map.width}
      selection={selection}
      picking={picking}
      tabStop={tabStop ?? tokens[0]?.id}
      help={Drag && movement ? helpId : undefined}
    />
  )
  const isDragCalled = useCalled(isHandNear)
  const dragging = useMemo(() => <Suspense>{Drag && isDragCalled && <Drag />}</Suspense>, [Drag, isDragCalled])
  return (
    <BoardContext value={controls}>
      <div
        ref={board}
        className="board"
        role="application"
        aria-label={label}
        tabIndex={0}
        data-picking={tool ? 'tool' : picking?.kind}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onPointerMove={onPointerMove}
        onPointerLeave={event => (tool ? controls.tool.hover(null, event) : controls.hover(null))}
        onFocus={onFocus}
      >
        <canvas ref={ground} aria-hidden="true" />
        <canvas ref={way} className="board-way" aria-hidden="true" hidden />
        {Drag ? (
          <div
            role="presentation"
            style={{ display: 'contents' }}
            onPointerDown={onPress}
            onKeyDown={onPress}
            onMouseDown={onPress}
          >
            {tokenLayer}
          </div>
        ) : (
          tokenLayer
        )}
        {onDoor && doors.length > 0 && !tool && !picking && <DoorLayer doors={doors} onToggle={onDoor} />}
        <CameraHand board={board} controls={controls} isNear={isHandNear} />
        {dragging}
        <div ref={wayLabel} className="board-label" aria-hidden="true" hidden />
        <TokenTip board={board} tokens={tokens} picking={picking} />
        <div ref={spoken} className="board-spoken" role="status" aria-live="polite" />
        <div id={helpId} hidden>
          Space picks the token up, arrow keys move it square by square, W sets a waypoint, Space or Enter drops it,
          Escape puts it back.
        </div>
      </div>
    </BoardContext>
  )
}

const loadGestures = () => import('./CameraGestures')

/** The camera's gestures: their library is loaded when a hand comes near, and what it does until then waits. */
const CameraHand = memo(function CameraHand({
  board,
  controls,
  isNear,
}: {
  board: RefObject<HTMLElement | null>
  controls: Controls
  isNear: boolean
}) {
  const early = useRef<EarlyHand | null>(null)
  const gestures = useLater(isNear, loadGestures)
  useEffect(() => {
    if (!board.current) return
    const hand = new EarlyHand(board.current, isDrag => controls.beDrag(isDrag))
    early.current = hand
    return () => hand.stop()
  }, [board, controls])
  return gestures && <gestures.CameraGestures board={board} controls={controls} early={early} />
})
