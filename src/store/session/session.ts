import { PLAY } from '~/words/en/store'
import type { Id, Row, Snapshot, Timeline } from '~/engine'
import type { FightHandle, Library, Opened, Status } from '~/storage'
import type { TableTypes } from '~/table'
import type { FightList } from '../fights/fightList'
import { EMPTY_LOG, type Log } from '../log/log'
import { seedOf, type Drafts } from '../play/drafts'
import { createPlay, type Play } from '../play/play'
import { droppedWords, type PlaySession } from '../play/playActions'
import type { Report } from '../report'
import { shallowEqual, type Slice } from '../slice'
import { fightView, type FightView, type WatchedForecast } from './fightView'
import { createMapPictures } from './mapPictures'
import { keepSnapshots, recoveryOptions } from './recoveryOptions'
import { type LoadDeps, loadFight, type SessionFight } from './loadFight'

/** What the storage says about the fight being kept. */
interface SaveStatus {
  state: 'saved' | 'saving' | 'not saved' | 'memory only' | 'read only'
  /** In words, for everything but `saved`. */
  words: string
  /** Only read because another window plays the fight, or did: this one may take it over. */
  canTakeOver: boolean
  /** Whether the browser promised not to throw the data away; null: not asked yet. */
  persisted: boolean | null
}

/** What the interface says about the keeping of the fight. A write that is under way is not worth a word. */
function saveStatus({ state, words, canTakeOver, persisted }: Status): SaveStatus {
  return { state: state === 'writing' ? 'saved' : state, words, canTakeOver, persisted }
}

export interface SessionSlice {
  fight: FightView | null
  log: Log
  saveStatus: SaveStatus
  /** Selected combatants, the last one first. */
  selection: readonly Id[]
}

export interface SessionActions {
  openFight(id: string): Promise<void>
  /** Leave the open fight, to choose another. */
  leaveFight(): void
  /** This window plays the open fight from now on; the other one follows. */
  takeOver(): Promise<void>
  select(ids: readonly Id[]): void
  /**
   * Show in this window how it was when so many commands were complete; null: as it is now. The players' screens stay where
   * they are, and whatever is done, here or in another window, leads back to now.
   */
  look(done: number | null): void
  /** Takes the fight that is watched in as a branch of its own; play stays where it is. */
  keepForetold(): void
}

/** A fight that was played ahead, to be watched in this window. */
export interface Watched extends WatchedForecast {
  readonly play: Play<TableTypes>
  /** Its rows, from `from` on. */
  readonly rows: readonly Row[]
}

/** What happens to the open fight. `published` comes after `opened`, and after each change. */
export interface SessionListener {
  opened?(fight: SessionFight): void
  /** `isOpening`: nobody has done anything, it was opened just now or its earlier rows have come. */
  published?(fight: SessionFight, isOpening: boolean): void
  /** Another moment of the past is looked at, or now again; `done` null: now, or what was never played. */
  looked?(fight: SessionFight, done: number | null): void
  closed?(): void
}

/** The open fight: which one it is, and that everybody hears what becomes of it. */
export interface OpenSession extends PlaySession {
  readonly actions: SessionActions
  /** The fight that is open; null: none. */
  current(): SessionFight | null
  mustBeOpen(): SessionFight
  /**
   * Opens a fight in the place of the one that is open. Resolves when it can be played and its journal has been read; or
   * when another was requested meanwhile. Rejects with a sentence; one that is damaged is the GM's to decide.
   */
  open(id: string, how?: 'take over' | 'as it is'): Promise<void>
  close(): void
  /** The moment of the past that is looked at, as complete commands; null: now. Of a fight that is foretold as well. */
  looksAt(): number | null
  /** Shows a fight that was played ahead, from its beginning, as a look at the past is shown: in this window alone. */
  watch(foretold: Watched): void
  /** The open fight goes by another name. */
  rename(name: string): void
  subscribe(listener: SessionListener): void
}

export interface SessionDeps extends LoadDeps {
  state: Slice<SessionSlice>
  library: Pick<Library, 'openFight' | 'getPicture' | 'readRaw' | 'recoverFight' | 'restoreFight' | 'giveBackFight'>
  fights: FightList
  report: Report
  drafts: Drafts
  /** A number nobody could have foreseen, 32 bits. */
  chance(): number
}

/** What belongs to the session besides the fight itself. */
interface OpenState {
  readonly fight: SessionFight
  /** What lies before the place where it was opened; absent until it has been read. */
  readonly earlier?: Awaited<ReturnType<FightHandle['earlier']>>
  keepSnapshot(): void
  leave(): void
}

const PICTURE_LOST = PLAY.bare

/** A request to open a fight. The same fight may be requested twice. */
type OpenRequest = { readonly id: string }

export function createSession(deps: SessionDeps): OpenSession {
  return new SessionOf(deps)
}

class SessionOf implements OpenSession {
  readonly actions: SessionActions = {
    openFight: id => this.reopen(id),
    leaveFight: () => this.close(),
    takeOver: () => this.takeOver(),
    select: ids => this.deps.state.set({ selection: ids }),
    look: done => this.look(done),
    keepForetold: () => this.keepForetold(),
  }
  private readonly deps: SessionDeps
  private readonly listeners: SessionListener[] = []
  private openState: OpenState | null = null
  private latestRequest: OpenRequest | null = null
  private past: number | null = null
  private watched: Watched | null = null

  constructor(deps: SessionDeps) {
    this.deps = deps
  }

  current(): SessionFight | null {
    return this.openState?.fight ?? null
  }

  looksAt(): number | null {
    return this.past
  }

  subscribe(listener: SessionListener): void {
    this.listeners.push(listener)
  }

  rename(name: string): void {
    if (!this.openState) return
    this.openState = { ...this.openState, fight: { ...this.openState.fight, name } }
    this.publish()
  }

  private reopen(id: string, how?: 'take over'): Promise<void> {
    return this.deps.report.guard(() => this.open(id, how))
  }

  private async takeOver(): Promise<void> {
    // Also while it is being opened.
    const id = this.openState?.fight.handle.id ?? this.latestRequest?.id
    if (id !== undefined) await this.reopen(id, 'take over')
  }

  watch(foretold: Watched): void {
    this.watched = foretold
    this.look(foretold.from)
  }

  mustBeOpen(): SessionFight {
    if (!this.openState) throw new Error('No fight is open.')
    return this.openState.fight
  }

  async open(id: string, how?: 'take over' | 'as it is'): Promise<void> {
    this.close()
    const request: OpenRequest = { id }
    this.latestRequest = request
    const opened = await this.deps.library.openFight(id, how)
    if (opened.kind !== 'open') return this.offerRecovery(request, opened)
    try {
      await this.begin(opened.fight, request)
    } catch (error) {
      // What cannot be shown is not held: another window may play it. But the same once more may be about to be shown.
      if (!this.isHere(opened.fight) && (this.latestRequest === request || this.latestRequest?.id !== id))
        void opened.fight.close()
      throw error
    }
  }

  private isHere(handle: FightHandle): boolean {
    return this.current()?.handle === handle
  }

  private async begin(handle: FightHandle, request: OpenRequest): Promise<void> {
    const { drafts: kept, ...loaded } = await loadFight(handle, this.deps)
    // Another was called for meanwhile. The same once more has its own way of closing this one.
    if (this.latestRequest !== request) return this.latestRequest?.id === request.id ? undefined : handle.close()
    const { library, fights, report, drafts, state, chance } = this.deps
    const seed = seedOf(handle, kept, chance)
    const playHere = () => playOf(handle, loaded, seed, drafts)
    const play = playHere()
    const leave = this.watchHandle(handle, playHere)
    const pictures = createMapPictures(
      loaded.picture,
      id => library.getPicture(id),
      () => {
        if (this.isHere(handle)) this.publish(true)
      },
    )
    const fight: SessionFight = { ...loaded, pictures, handle, name: handle.record.name, play }
    this.openState = { fight, leave, keepSnapshot: keepSnapshots(fight) }
    drafts.open(handle, kept)
    state.set({ saveStatus: saveStatus(handle.status.value) })
    report.trouble(null)
    const told = [
      play.fight.repair && droppedWords(play.fight.repair.dropped),
      loaded.map.picture && !loaded.picture && PICTURE_LOST,
    ].filter(Boolean)
    if (told.length > 0) report.notice(told.join(' '))
    for (const { opened } of this.listeners) opened?.(fight)
    this.publish(true)
    fights.remember(handle.id)
    const earlier = await handle.earlier()
    if (!this.isHere(handle) || !this.openState) return
    this.openState = { ...this.openState, earlier }
    fill(this.openState)
    this.publish(true)
  }

  /** Another window went on: the fight is played again as far as its rows reach now, and stays on the screen meanwhile. */
  private applyRemoteRows(handle: FightHandle, rows: readonly Row[], playHere: () => Play<TableTypes>): void {
    if (!this.isHere(handle) || !this.openState) return
    try {
      // Without rows what is kept is another fight than the one that is shown.
      if (rows.length === 0) throw new Error('It must be opened anew.')
      this.openState = { ...this.openState, fight: { ...this.openState.fight, play: playHere() } }
      fill(this.openState)
    } catch {
      void this.reopen(handle.id)
      return
    }
    this.publish(true)
  }

  /** Follows how the fight is kept, and what other windows do with it. Returns the way to leave it. */
  private watchHandle(handle: FightHandle, playHere: () => Play<TableTypes>): () => void {
    const leaving = [
      handle.status.subscribe(status => {
        const wasWriter = this.deps.state.get().fight?.writer
        const next = saveStatus(status)
        // Each click is written: that it is under way is no change, and nobody needs to look.
        if (!shallowEqual(next, this.deps.state.get().saveStatus)) this.deps.state.set({ saveStatus: next })
        if (!this.isHere(handle) || !wasWriter || handle.writer) return
        // What it could not save goes with it: that is said, and stays on the screen.
        if (status.unsaved > 0) this.deps.report.notice(status.words)
        // Another window has taken over: from here on this one follows it.
        void this.reopen(handle.id)
      }),
      handle.follow(rows => this.applyRemoteRows(handle, rows, playHere)),
      () => void handle.close(),
    ]
    return () => leaving.forEach(leave => leave())
  }

  /** The fight cannot be opened as it is. */
  private offerRecovery(request: OpenRequest, found: Exclude<Opened, { kind: 'open' }>): void {
    if (this.latestRequest !== request) return
    const { library, fights, report } = this.deps
    const openFight: OpenSession['open'] = (id, how) => this.open(id, how)
    const go = (act: () => Promise<void>) => void report.guard(act).then(fights.refresh)
    const means = { library, openFight, go, guard: report.guard, leave: () => report.trouble(null) }
    report.trouble(recoveryOptions(means, request.id, fights.nameOf(request.id) ?? PLAY.thisFight, found))
  }

  close(): void {
    this.openState?.leave()
    this.openState = null
    this.past = null
    this.watched = null
    this.deps.state.set({ fight: null, log: EMPTY_LOG, selection: [] })
    this.deps.report.refusal(null)
    this.deps.drafts.close()
    for (const { closed } of this.listeners) closed?.()
  }

  private look(done: number | null): void {
    const fight = this.mustBeOpen()
    const { fight: before } = this.deps.state.get()
    if (done === null) this.watched = null
    if (this.watched) {
      const { play, from } = this.watched
      const past = Math.min(Math.max(done!, from), play.fight.timeline.mark.done)
      this.past = past
      const shown = fightView({ ...fight, play }, { past, foretold: this.watched, before })
      return this.deps.state.set({ fight: shown, log: play.log() })
    }
    const { mark, steps, known } = fight.play.fight.timeline
    const isThere = done !== null && done >= known && (done === known || steps[done - 1]?.redo !== undefined)
    const past = isThere && !(done === mark.done && mark.entries === null) ? done : null
    this.past = past
    this.deps.state.set({ fight: fightView(fight, { past, before }), log: fight.play.log() })
    for (const { looked } of this.listeners) looked?.(fight, past)
  }

  private keepForetold(): void {
    const { play } = this.mustBeOpen()
    if (!this.watched?.canBeKept) return
    const rows = rowsOfBranch(this.watched, play.fight.timeline)
    if (!rows) return
    play.adopt(rows)
    this.publish()
  }

  /** Show what has become of the fight: in this window, in the snapshots that are kept, and to all who listen. */
  publish(isOpening = false): void {
    const fight = this.mustBeOpen()
    this.past = null
    this.watched = null
    this.deps.state.set({ fight: fightView(fight, { before: this.deps.state.get().fight }), log: fight.play.log() })
    this.openState?.keepSnapshot()
    for (const { published } of this.listeners) published?.(fight, isOpening)
  }
}

/** A fight that was opened, played by its rules, with the dice and quiet questions that its drafts say. */
function playOf(
  handle: FightHandle,
  { ruleset, terrain }: Pick<SessionFight, 'ruleset' | 'terrain'>,
  seed: number,
  drafts: Drafts,
): Play<TableTypes> {
  const play: Play<TableTypes> = createPlay({
    ruleset,
    terrain,
    state: handle.snapshot as Snapshot<TableTypes>,
    done: handle.done,
    rows: handle.rows,
    seed,
    diceMode: of => drafts.diceMode(of, id => play.fight.peek().state.combatants[id]?.side),
    isQuiet({ key, of }, { combatants, turn }) {
      const side = combatants[of]?.side
      const round = turn?.round
      return side !== undefined && round !== undefined && drafts.isQuiet(key, side, round)
    },
    keep: rows => void handle.append(rows),
  })
  return play
}

/** Puts what was played before the fight was opened in front, once it has been read. */
function fill({ fight, earlier }: OpenState): void {
  if (earlier) fight.play.fill(earlier.start as Snapshot<TableTypes>, earlier.rows)
}

/** What takes a fight that was played ahead in as a branch, with play where it stands; undefined: it goes on from no branch. */
function rowsOfBranch({ rows, title }: Watched, timeline: Timeline): readonly Row[] | undefined {
  const [first, ...others] = rows
  const { branch, mark } = timeline
  if (branch === null || first?.row !== 'open') return undefined
  const { done } = mark
  return [
    // What is begun and waits for an answer is no part of it.
    ...(mark.entries === null ? [] : [{ row: 'undo' as const, to: { done, entries: null } }]),
    { ...first, apart: true },
    ...others,
    { row: 'name', branch: timeline.branches().length, name: title },
    { row: 'branch', to: branch },
    // A branch is played from its end on: back to where play stands.
    { row: 'undo', to: mark },
  ]
}
