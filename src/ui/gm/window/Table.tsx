import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { deedsOfFight, endToShow } from '~/store/log/fightEnd'
import { actions, useTable } from '~/store/state'
import { WINDOW } from '~/words/en/window'
import type { BoardHandle } from '../../board/props'
import { IconButton } from '../../parts/controls/IconButton'
import { hasNoFocus, isMenuKey, isTyping, LIT } from '../../parts/hooks/focus'
import { inSlices, onFirstInput } from '../../parts/hooks/browser'
import { longPress } from '../../parts/hooks/touch'
import { whenAtRest } from '../../parts/hooks/whenAtRest'
import { OrderStrip, systemParts } from '../../systems'
import { ActionBar } from '../actions'
import { Forms } from '../forms'
import { DiceTray } from '../log/DiceTray'
import { Ticker } from '../log/Ticker'
import { AsPlayers } from '../map/AsPlayers'
import { MapPane } from '../map/MapPane'
import { MapStrip } from '../map/MapStrip'
import { CombatantMenu } from '../palette/CombatantMenu'
import { PlaceMenu } from '../palette/PlaceMenu'
import { Prompt } from '../prompt/Prompt'
import { RefusalLine } from '../prompt/RefusalLine'
import { Hints } from '../start/Hints'
import { useLayout } from '../state/layout'
import { setPreferences, usePreferences } from '../state/preferences'
import { END_SEEN, type FormKind, openDialog, useWindowState } from '../state/windowState'
import { Part } from '../top/Part'
import { DrawerHead } from './DrawerHead'
import { DrawerHandles, WindowBar } from './Folded'
import { ToastLine } from './ToastLine'
import './dock.css'

/** What takes the keyboard from a control without a word: it goes, or can be used no more. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
}

/**
 * The keyboard is never nowhere: where the control that had it has gone, with what it did, with its row or with its panel, it
 * comes to what is lit in the dock, which Enter takes; where nothing is lit, to the dock itself.
 */
function useKeptFocus(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const place = dock.current
      // A dialog has the keyboard, and keeps it.
      if (!place || !wasTouched || !isLost() || document.querySelector('dialog[open]')) return
      const to = document.querySelector<HTMLElement>(LIT) ?? place
      if (document.activeElement !== to) to.focus({ preventScroll: true })
    }
    // After whatever takes the keyboard for itself on being drawn has done so.
    const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(look)))
    watch.observe(document.body, CHANGES)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [dock])
}

/** Nobody has the keyboard, or a control that hears nothing any more. */
function isLost(): boolean {
  return hasNoFocus() || document.activeElement?.matches(':disabled, [inert] *') === true
}

/** A window that nobody has touched yet has nothing to lose. */
let wasTouched = false
onFirstInput(() => (wasTouched = true))

/**
 * What stands under the map, which stays where it is: what came of the latest roll, or why the latest
 * click was refused; what is asked, and what can be done. What does not fit is scrolled to. Over it lies the small form that the GM has called: what is half chosen or
 * typed below stays.
 */
function Dock() {
  // At once: what is typed next belongs into its field, and the prompt hears no key any more.
  const form = useWindowState(v => v.form?.kind ?? null)
  const isWatched = useFightSelector(({ writer }) => !writer)
  const isAimed = useTable(s => s.aimed !== null && s.aimed.whyNot === null)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div
      ref={place}
      data-dock
      role="group"
      aria-label={WINDOW.dock}
      tabIndex={-1}
      className="dock apart bg-surface border-line focus:outline-none"
      data-over={form !== null || undefined}
      data-watched={isWatched || undefined}
      data-aimed={isAimed || undefined}
    >
      <DiceTray />
      <div className="grid min-h-0 flex-1">
        <div
          inert={form !== null}
          data-scrolls
          className="relative col-start-1 row-start-1 flex min-h-0 flex-col gap-1.5 px-3 pt-2 pb-2"
        >
          <Ticker />
          <RefusalLine />
          <Prompt />
          <ActionBar />
        </div>
        {form && <FormOver form={form} />}
      </div>
    </div>
  )
}

function FormOver({ form }: { form: FormKind }) {
  // Read while drawing: what the form lies over can have the keyboard no longer.
  const [before] = useState(() => document.activeElement)
  return (
    <div className="bg-surface relative z-2 col-start-1 row-start-1">
      <Forms
        form={form}
        before={before}
        picture={(who, done) => (
          <Part name="files">{({ PictureForm }) => <PictureForm who={who} onDone={done} />}</Part>
        )}
      />
    </div>
  )
}

/**
 * The map and the sheet go to whoever acts or is asked, each time it is somebody else. Not while something is typed, and not
 * away from several who were selected together.
 *
 * @param show brings somebody into view
 */
function useFollow(show: (who: Id) => void): void {
  const on = usePreferences(v => v.follow)
  const wanted = useTable(({ fight }) => {
    if (!fight || fight.snapshot.phase !== 'combat') return null
    const of = fight.asks?.[0]?.of ?? fight.prompt().of
    return of !== null && fight.snapshot.combatants[of] ? of : null
  })
  const before = useRef<Id | null>(null)
  useEffect(() => {
    const isNew = wanted !== before.current
    before.current = wanted
    if (!on || !isNew || wanted === null) return undefined
    const { selection } = useTable.getState()
    if (selection.length > 1) return undefined
    if (!isTyping(document.activeElement) || document.activeElement?.closest('[data-dock]')) {
      if (selection[0] !== wanted) actions.select([wanted])
    }
    // The map does not move under a hand.
    return whenAtRest(() => show(wanted))
  }, [wanted, on, show])
}

/** Odds are worked out from the first hand at this window on, unless they are switched off; weapons are held against the selected. */
function useLookAhead(): void {
  const isWanted = usePreferences(v => v.odds)
  const [isHandNear, setNear] = useState(false)
  useEffect(() => onFirstInput(() => setNear(true)), [])
  const target = useTable(s => s.selection[0])
  useEffect(() => actions.wantOdds(isWanted && isHandNear, target), [isWanted, isHandNear, target])
}

/** The end of the fight is shown as soon as it is over and asks nothing more, and after a reload, until it was closed. */
function useEndOfFight(): void {
  const { id, phase, isAsked, writer } = useFightSelector(({ id, snapshot, asks, writer }) => ({
    id,
    phase: snapshot.phase,
    isAsked: asks !== null,
    writer,
  }))
  useEffect(() => {
    const { fight, log, drafts } = useTable.getState()
    const noted = drafts[END_SEEN] ?? null
    const { shows, seen } = endToShow(fight!, log, noted)
    if (seen !== noted) actions.draft(END_SEEN, seen)
    return shows ? inSlices(deedsOfFight(fight!.ruleset, log), () => openDialog({ kind: 'end' })) : undefined
  }, [id, phase, isAsked, writer])
}

/** The fight: the turn order on the left; the map with what is asked or open below it. */
export function Table({ map }: { map: RefObject<BoardHandle | null> }) {
  const { id, ruleset } = useFightSelector(({ id, ruleset }) => ({ id, ruleset }))
  const asPlayers = useWindowState(v => v.page === 'asPlayers')
  const houseRules = useWindowState(v => v.page === 'houseRules')
  const { Order } = systemParts(ruleset.id)
  const centre = useCallback(
    (who: Id, gently = false) => {
      // Asked for when it is needed: the token may have moved since this was drawn.
      const { fight } = useTable.getState()
      const cell = fight?.snapshot.combatants[who]?.cell
      if (!fight || cell === null || cell === undefined) return
      if (gently) map.current?.reveal(cell)
      else map.current?.centreOn(cell)
    },
    [map],
  )
  useFollow(useCallback(who => centre(who, true), [centre]))
  const follow = usePreferences(v => v.follow)
  useLookAhead()
  useEndOfFight()
  const layout = useLayout()
  const order = useRef<HTMLElement>(null)
  const called = useWindowState(v => (v.dialog?.kind === 'menu' ? v.dialog.who : null))
  const isPlaceCalled = useWindowState(v => v.dialog?.kind === 'place')
  const isOrderOut = useWindowState(v => v.drawer === 'order')
  return (
    <>
      <nav
        ref={order}
        tabIndex={-1}
        {...onRows}
        aria-label={WINDOW.order}
        className="apart bg-surface border-line flex w-64 shrink-0 2xl:w-80 flex-col border-r"
      >
        {(layout === 'drawers' || layout === 'phone') && isOrderOut && (
          <DrawerHead of={order} title={WINDOW.order} layout={layout} />
        )}
        <Order
          onCentre={centre}
          head={
            <IconButton
              icon="target"
              label={follow ? WINDOW.following : WINDOW.notFollowing}
              pressed={follow}
              onClick={() => setPreferences({ follow: !follow })}
            />
          }
        />
      </nav>
      <main className="frame-table flex min-w-0 flex-1 flex-col">
        {layout === 'phone' && <OrderStrip onCentre={centre} />}
        <div className="frame-map">
          {(layout === 'half' || layout === 'drawers') && <DrawerHandles layout={layout} />}
          <MapStrip map={map} />
          <div className="relative min-w-0 flex-1">
            <Suspense>
              {houseRules ? (
                <Part name="panels">{({ HouseRulesPage }) => <HouseRulesPage key={id} />}</Part>
              ) : asPlayers ? (
                <AsPlayers key={id}>
                  {viewed => <Part name="playersView">{({ Preview }) => <Preview viewed={viewed} />}</Part>}
                </AsPlayers>
              ) : (
                <MapPane key={id} handle={map} />
              )}
            </Suspense>
          </div>
        </div>
        {layout !== 'wide' && (
          <div className="frame-toast">
            <ToastLine />
          </div>
        )}
        <Dock />
        {layout === 'phone' && <WindowBar />}
        {called && <CombatantMenu key={called} map={map} />}
        {isPlaceCalled && <PlaceMenu />}
        <Hints />
      </main>
    </>
  )
}

/** A right click, or a finger that rests, on a row of the turn order: the menu of whoever stands there. */
function openMenu(event: MouseEvent<HTMLElement>): void {
  const who = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-who]')?.dataset.who : undefined
  if (who === undefined) return
  event.preventDefault()
  openDialog({ kind: 'menu', who, x: event.clientX, y: event.clientY })
}

/** The same by Shift+F10 or the menu key, at the row that has the keyboard. */
function openMenuByKey(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-who]') : null
  const who = row?.dataset.who
  if (who === undefined || !isMenuKey(event)) return
  event.preventDefault()
  const { left, bottom } = row!.getBoundingClientRect()
  openDialog({ kind: 'menu', who, x: left, y: bottom })
}

const onRows = {
  ...longPress<PointerEvent<HTMLElement>>(openMenu),
  onContextMenu: openMenu,
  onKeyDown: openMenuByKey,
}
