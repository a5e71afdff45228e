import { PLAY } from '~/words/en/store'
import {
  type Answer,
  type Asked,
  type Command,
  type Id,
  type Json,
  type Mark,
  type Reason,
  type Rejection,
  type Row,
  type Ruleset,
  sheetPatch,
} from '~/engine'
import type { TableTypes } from '~/table'
import type { Decided, Refusal, Report } from '../report'
import { diceDraft, type Drafts } from './drafts'
import { alone, type Play } from './play'

/** Everything that plays the open fight. None of these throws; what is refused lands in `refusal`. */
export interface PlayActions {
  /** Submit a command. True when it was taken in (it may have opened questions). */
  do(command: Command): boolean
  /** Answer one of the open questions. */
  answer(ask: Asked, value: Json, source?: 'click' | 'physical' | 'gm'): boolean
  /** Answer a question by advice: the entry is marked as one that came by itself. */
  answerBySuggestion(ask: Asked, value: Json): boolean
  /** The open question and those of its kind that follow it (`Play.alike`). */
  alike(ask: Asked): readonly Asked[]
  /**
   * Answers the open question and those of its kind after it in one go: each with its default up to whoever is `chosen`, who
   * gives this answer; null: nobody does. They are entries of their own, as if each had been asked, and go back as one step.
   */
  answerAlike(ask: Asked, chosen: { of: Asked['of']; value: Json } | null): void
  /** Let Fray roll the dice of an open roll: all of them, or those for which nothing was typed (`null`). */
  rollFor(ask: Asked, typed?: readonly (number | null)[]): boolean
  /** Turn a knob on an open roll. */
  turn(ask: Asked, knob: string, value: number): boolean
  /** Set a value on a sheet, of several on all or on none: at rest a command, in the middle of a question a ruling in its place. */
  set(who: Id | readonly Id[], path: readonly (string | number)[], value: Json): boolean
  /** The same of several values at once. */
  setAll(who: readonly Id[], sets: readonly { path: readonly (string | number)[]; value: Json }[]): boolean
  /** Run a command right here, in the middle of the open question. */
  ruleNow(command: Command): boolean
  /** Stop the open command with what has happened so far. */
  stop(): void
  /** Show a refusal that the rules gave to the map, with the way to do it all the same. */
  refuse(reason: Reason, anyway: () => void): void
  undo(by?: 'command' | 'answer'): void
  redo(by?: 'command' | 'answer'): void
  go(to: Mark): void
  /** Play another branch, from its end. */
  openBranch(branch: number): void
  /** Play what `retcon` made of the line: the line as it was is kept as a branch. */
  adopt(rows: readonly Row[]): void
  /** Give a branch a name; an empty one takes it away. */
  nameBranch(branch: number, name: string): void
}

type Played = Play<TableTypes>

/** The open fight as far as playing it goes. */
export interface OpenPlay {
  readonly play: Played
  readonly ruleset: Ruleset<TableTypes>
  readonly handle: { readonly writer: boolean; readonly status: { readonly value: { readonly words: string } } }
}

/** Where the fight that is played is found, and shown when something has become of it. */
export interface PlaySession {
  /** Throws when no fight is open. */
  mustBeOpen(): OpenPlay
  /** Null while none is open, as for the moment in which it is taken over: a hand may still be on what was shown before. */
  current(): OpenPlay | null
  /** The moment of the past that is looked at, as complete commands; null: now. */
  looksAt(): number | null
  publish(): void
}

/** Where the actions work: the open fight, what the GM is told, what is half typed. */
interface PlayDeps {
  session: PlaySession
  report: Pick<Report, 'refusal' | 'notice' | 'decided'>
  drafts: Pick<Drafts, 'forgetAnswers'> & Pick<Drafts['actions'], 'draft'>
}

export function createPlayActions(deps: PlayDeps): PlayActions {
  const travelTo = (go: (play: Played) => boolean): void => travel(deps, go)
  return {
    do: command => submit(deps, command),
    answer: (ask, value, source = 'click') => answer(deps, ask, value, source),
    answerBySuggestion: (ask, value) => answer(deps, ask, value, 'auto'),
    alike: ask => deps.session.current()?.play.alike(ask) ?? [],
    answerAlike: (ask, chosen) => answerAlike(deps, ask, chosen),
    rollFor: (ask, typed = []) => rollFor(deps, ask, typed),
    turn: (ask, knob, value) => attempt(deps, play => play.rule({ key: 'gm.knob', ask: ask.ask, knob, value })),
    set: (who, path, value) => setAll(deps, [who].flat(), [{ path, value }]),
    setAll: (who, sets) => setAll(deps, who, sets),
    ruleNow: command => attempt(deps, play => play.rule({ key: 'gm.run', command }), undefined, command),
    stop() {
      if (attempt(deps, play => play.rule({ key: 'gm.stop' }))) deps.drafts.forgetAnswers()
    },
    refuse: (reason, anyway) => deps.report.refusal(refusal(deps, { reason }, anyway)),
    undo(by = 'command') {
      if (!isNow(deps)) return
      travelTo(play => play.undo(by))
      if (by === 'answer') keepTyped(deps)
    },
    redo: (by = 'command') => void (isNow(deps) && travelTo(play => play.redo(by))),
    go: to => travelTo(play => (play.go(to), true)),
    openBranch: branch => travelTo(play => !told(deps, play.openBranch(branch))),
    adopt: rows => travelTo(play => (play.adopt(rows), true)),
    nameBranch: (branch, name) => void attempt(deps, play => play.nameBranch(branch, name.trim() || null)),
  }
}

function submit(deps: PlayDeps, command: Command): boolean {
  const anyway = () => void submit(deps, { ...command, force: true })
  return attempt(deps, play => play.do(command), anyway, command)
}

function answer(deps: PlayDeps, ask: Asked, value: Json, source: Answer['source']): boolean {
  const anyway = () => void attempt(deps, play => play.answer(ask, value, { source: 'gm', force: true }))
  return attempt(deps, play => play.answer(ask, value, { source }), anyway)
}

function answerAlike(deps: PlayDeps, ask: Asked, chosen: { of: Asked['of']; value: Json } | null): void {
  const all = deps.session.current()?.play.alike(ask) ?? []
  for (const [i, { of }] of all.entries()) {
    const open = deps.session.mustBeOpen().play.fight.asks?.find(other => other.key === ask.key && other.of === of)
    const isChosen = of === chosen?.of
    const value = isChosen ? chosen.value : open?.default
    if (!open || value === undefined || !answer(deps, open, value, i === 0 ? 'click' : 'auto') || isChosen) return
  }
}

function rollFor(deps: PlayDeps, ask: Asked, typed: readonly (number | null)[]): boolean {
  const proposed = deps.session.current()?.play.proposed(ask)
  if (!proposed) return false
  const faces = proposed.map((face, i) => typed[i] ?? face)
  return answer(deps, ask, faces, typed.some(face => face !== null) ? 'physical' : 'dice')
}

function setAll(deps: PlayDeps, who: readonly Id[], sets: Parameters<PlayActions['setAll']>[1]): boolean {
  const patches = who.flatMap(id => sets.map(({ path, value }) => sheetPatch(id, path, value)))
  const command = { type: 'gm.set', by: 'gm', with: { patches: patches as unknown as Json } }
  if (!deps.session.current()?.play.fight.asks) return submit(deps, command)
  return attempt(deps, play => play.rule({ key: 'gm.set', patches }), undefined, command)
}

/** `command`: what the GM does, at rest or in the middle of a question. */
function attempt(
  deps: PlayDeps,
  act: (play: Played) => Rejection | null,
  anyway?: () => void,
  command?: Command,
): boolean {
  const { session, report } = deps
  const open = session.current()
  if (!open) return false
  const { play, handle } = open
  if (!handle.writer) {
    report.refusal({ words: handle.status.value.words })
    return false
  }
  if (!isNow(deps)) return false
  const from = play.fight.timeline.mark
  const no = act(play)
  report.refusal(no && refusal(deps, no, anyway))
  if (no) return false
  report.decided(command && isNumber(command) ? decidedOf(deps, command, from) : null)
  session.publish()
  return true
}

/** What the rules have decided of a number that was just set, with the way to the number alone; null: nothing. */
function decidedOf(deps: PlayDeps, command: Command, from: Mark): Decided | null {
  const { ruleset, play } = deps.session.mustBeOpen()
  const events = play.beyondNumber(from, command)
  if (!events) return null
  const { combatants, sides } = play.fight.state
  const said = events.map(event =>
    ruleset.display.text.event(event, id => combatants[id]?.name ?? sides[id]?.name ?? id),
  )
  const setNumber = (one: Played): Rejection | null => {
    one.go(from)
    const number = alone(command)
    return from.entries === null ? one.do(number) : one.rule({ key: 'gm.run', command: number })
  }
  return { words: said.join(' ') || PLAY.asksOfNumber, onlyNumber: () => void attempt(deps, setNumber) }
}

/** A look at what was changes nothing: what would is refused. */
function isNow({ session, report }: PlayDeps): boolean {
  if (session.looksAt() === null) return true
  report.refusal({ words: PLAY.past })
  return false
}

/** Whether it was refused, which is said. */
function told(deps: PlayDeps, no: Rejection | null): boolean {
  if (no) deps.report.refusal(refusal(deps, no))
  return no !== null
}

function refusal({ session }: PlayDeps, no: Rejection, anyway?: () => void): Refusal {
  if (!no.reason) return { words: no.problem }
  const { ruleset, play } = session.mustBeOpen()
  const words = ruleset.display.text.reason(no.reason, play.fight.state)
  return { words, rule: no.reason.rule, ...(anyway && { anyway }) }
}

/** Dice that were typed for the roll that is open again stand in its boxes as they were. */
function keepTyped({ session, drafts }: PlayDeps): void {
  const { play } = session.current() ?? {}
  const { timeline, asks } = play?.fight ?? {}
  const { done, entries } = timeline?.mark ?? { done: 0, entries: null }
  for (const entry of timeline?.steps[done]?.entries.slice(entries ?? 0) ?? []) {
    if (!('of' in entry) || entry.source !== 'physical' || !Array.isArray(entry.value)) return
    const ask = asks?.find(({ ask: number, slot }) => number === entry.ask && slot === entry.slot)
    if (ask?.kind !== 'roll') return
    drafts.draft(diceDraft(ask), entry.value.join(','))
  }
}

function travel({ session, report, drafts }: PlayDeps, go: (play: Played) => boolean): void {
  const open = session.current()
  if (!open?.handle.writer || !go(open.play)) return
  drafts.forgetAnswers()
  report.refusal(null)
  report.decided(null)
  const { repair } = open.play.fight
  if (repair) report.notice(droppedWords(repair.dropped))
  session.publish()
}

/** A number that the GM sets or changes, and of which the rules have not been told to settle nothing. */
function isNumber({ type, with: given }: Command): boolean {
  return (type === 'gm.set' || type === 'adjust') && given?.['alone'] !== true
}

/** That the open command goes on from fewer answers than it was given, because other rules made it. */
export function droppedWords(answers: number): string {
  return PLAY.again(answers)
}
