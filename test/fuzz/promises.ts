import { expect } from 'vitest'
import { openFight, run, startCommand } from '~/engine'
import { isSingleChoice } from '~/engine/questions'
import { retcon } from '~/engine/retcon'
import type {
  Answer,
  Asked,
  Command,
  Entry,
  Event,
  Fight,
  Json,
  Row,
  Ruleset,
  RulesetTypes,
  Snapshot,
  Step,
} from '~/engine'
import type { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { holdsAlike, holdsNone, holdsSame } from './holds'
import { Stakes } from './stakes'
import { statedIsSo } from './statedIsSo'

/** Questions that one command may ask before it counts as endless. */
const ANSWERS = 300

/** A random fight of any ruleset. */
export interface FuzzedFight<R extends RulesetTypes> {
  ruleset: Ruleset<R>
  fight: Fight<R>
  terrain: R['terrain']
  start: Snapshot<R>
  rows: Row[]
}

/** What a random player of this ruleset does. */
export interface FuzzedPlayer {
  /** A legal answer. */
  answer(ask: Asked, chance: Chance): Json
  /** A ruling in the middle of a question. */
  ruling(chance: Chance): Entry
  /** Called with each question, and with what has been given so far. */
  put(ask: Asked, entries: readonly Entry[]): void
  /** Called at questions now and then, and after the command. */
  check(): void
  /** Whether what was played is played once more. */
  isPlayedAgain: boolean
}

/** Stands in a sentence that lacks a fact. */
const UNSAID = /undefined|\[object/

/** A ruling may leave nothing to choose from; then only the GM's word leads on. */
const isDeadEnd = (ask: Asked): boolean =>
  ask.kind === 'choice' && ask.options.filter(option => !option.whyNot).length < ask.min

/** One command with all its answers, and now and then a ruling; then, if it is asked for, once more. Returns what was given. */
export function playOut<R extends RulesetTypes>(
  table: FuzzedFight<R>,
  player: FuzzedPlayer,
  command: Command,
  chance: Chance,
): readonly Entry[] {
  const { ruleset, fight, rows } = table
  const snapshot = deepFreeze(fight.state)
  const take = (did: ReturnType<Fight<R>['do']>) => {
    if (did.no) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const entries: Entry[] = []
  const stakes = new Stakes(table)
  take(fight.do(command))
  for (let i = 0; fight.asks; i++) {
    if (i > ANSWERS) throw new Error(`${command.type} goes on asking: ${fight.asks[0]!.key}`)
    deepFreeze(fight.state)
    const ask = chance.pick(fight.asks)
    checkQuestion(table, ask)
    statedIsSo(table, ask)
    player.put(ask, entries)
    if (chance.in100(30)) player.check()
    const rulings = entries.filter(entry => !('of' in entry)).length
    holdsSame(isDeadEnd(ask) && rulings === 0, false, `${command.type}: ${ask.key} has an open option`)
    const { key, ask: number, slot, of } = ask
    let entry: Entry = { key: 'gm.stop' }
    if (chance.in100(6) && rulings < 3) entry = player.ruling(chance)
    else if (!isDeadEnd(ask) && !chance.in100(1))
      entry = { key, ask: number, slot, of, value: player.answer(ask, chance), source: 'click' }
    if ('of' in entry) stakes.given(ask, entry.value)
    else stakes.dropped()
    const told = fight.events.length
    let did = 'of' in entry ? fight.answer(entry) : fight.ruling(entry)
    // A ruling may be refused for what it says, and leave no legal answer; without one a legal answer never is.
    if (did.no && !('of' in entry)) continue
    if (did.no && rulings > 0) did = fight.ruling((entry = { key: 'gm.stop' }))
    take(did)
    entries.push(entry)
    if (!('of' in entry)) stakes.dropped()
    else stakes.fell(ask, told)
    stakes.paid()
  }
  stakes.told()
  const some = entries.slice(0, entries.length > 0 ? chance.below(entries.length) : 0)
  if (player.isPlayedAgain) playAgain(table, { snapshot, command }, entries, some)
  const name = (id: string) => fight.state.combatants[id]?.name ?? fight.state.sides[id]?.name ?? 'Somebody'
  const said = fight.events.flatMap(event => [
    ruleset.display.text.event(event, name),
    ...(event.shared ? [ruleset.display.text.event({ ...event, with: event.shared }, name)] : []),
  ])
  holdsNone(said.filter(words => UNSAID.test(words)))
  player.check()
  return entries
}

/** From its entries alone, and as far as some of them lead: the same state, and the same events from the beginning, byte for byte. */
function playAgain<R extends RulesetTypes>(
  { ruleset, fight, terrain }: FuzzedFight<R>,
  from: { snapshot: Snapshot<R>; command: Command },
  entries: readonly Entry[],
  some: readonly Entry[],
): void {
  const again = run({ ruleset, terrain, ...from }, entries)
  holdsSame(again.status, 'done')
  holdsAlike(again.state, fight.state)
  holdsAlike(again.events, fight.events)
  if (entries.length === 0) return
  const shorter = run({ ruleset, terrain, ...from }, some)
  holdsAlike(shorter.events, fight.events.slice(0, shorter.events.length))
}

/** The question has words, and each closed option is refused for the reason that is shown; nothing has changed. */
function checkQuestion<R extends RulesetTypes>({ ruleset, fight }: FuzzedFight<R>, ask: Asked): void {
  const { title, detail } = ruleset.display.text.ask(ask, fight.state)
  if (title === '' || UNSAID.test(title + detail)) expect.fail(`${ask.key} says "${title}", "${detail}"`)
  // Nobody reads the names that questions have in the journal.
  if (ask.key.includes('.') && (title + detail).includes(ask.key)) expect.fail(`${ask.key} says its key`)
  ruleset.display.text.dice(ask, fight.state)
  if (ask.kind !== 'choice') return
  holdsNone(ask.options.filter(({ value }) => ruleset.display.text.option(ask, value, fight.state) === ''))
  if (ask.default !== undefined) {
    const usual = isSingleChoice(ask) ? [ask.default] : (ask.default as readonly Json[])
    const open = ask.options.filter(({ whyNot }) => !whyNot).map(({ value }) => JSON.stringify(value))
    holdsNone(
      usual.filter(value => !open.includes(JSON.stringify(value))),
      `${ask.key} lights what is closed`,
    )
  }
  if (!isSingleChoice(ask)) return
  const before = fight.asks
  for (const { value, whyNot } of ask.options) {
    if (!whyNot) continue
    const { key, ask: number, slot, of } = ask
    holdsAlike(fight.answer({ key, ask: number, slot, of, value, source: 'click' }), { no: { reason: whyNot } })
  }
  holdsSame(fight.asks, before)
}

/** Every open offer starts; every closed one is refused for the reason that is shown. */
export function checkOffers<R extends RulesetTypes>({ ruleset, fight, terrain }: FuzzedFight<R>, who: string): void {
  const snapshot = deepFreeze(fight.state)
  for (const offer of ruleset.commands.offers(snapshot, terrain, who)) {
    if (offer.whyNot) {
      holdsAlike(fight.do(offer.command), { no: { reason: offer.whyNot } })
      const words = ruleset.display.text.reason(offer.whyNot, snapshot)
      if (/Not possible|undefined/.test(words)) expect.fail(`${offer.command.type} is refused with "${words}"`)
    } else if (who !== 'gm') startCommand({ ruleset, terrain, snapshot, command: offer.command }).read()
  }
}

/** All the way back and all the way forward again, each state the one that was; opened anew from its rows the fight is the same. */
export function checkJournal<R extends RulesetTypes>(table: FuzzedFight<R>, states: readonly Snapshot<R>[]): void {
  const { ruleset, fight, terrain, start, rows } = table
  const end = states.length - 1
  for (let i = end - 1; i >= 0; i--) {
    fight.go(fight.back('command')!)
    holdsAlike(fight.state, states[i])
  }
  expect(fight.back('command')).toBeNull()
  for (let i = 1; i <= end; i++) {
    fight.go(fight.forward('command')!)
    holdsAlike(fight.state, states[i])
  }
  expect(fight.forward('command')).toBeNull()
  const reopened = openFight({ ruleset, terrain, state: start, rows })
  holdsAlike(reopened.state, fight.state)
}

/**
 * Played again from any moment with nothing changed the fight is the same, and differs nowhere; taken in, that is a branch
 * beside the line as it was, whose end is the state it had.
 */
export function checkPast<R extends RulesetTypes>({ ruleset, fight, terrain }: FuzzedFight<R>, chance: Chance): void {
  const end = fight.state
  const { steps, mark } = fight.timeline
  const done = chance.below(mark.done)
  const { entries } = steps[done]!
  const entry = chance.below(entries.length + 1)
  const change =
    entry < entries.length
      ? ({ kind: 'entry', done, entry, to: entries[entry]! } as const)
      : ({ kind: 'command', done, to: steps[done]!.command } as const)
  const same = retcon({ ruleset, terrain, fight }, change)
  expect(same.stop).toBeNull()
  expect(same.replayed.filter(({ isDifferent, dropped }) => isDifferent || dropped > 0)).toEqual([])
  holdsAlike(same.state, end)
  const was = fight.timeline.branch!
  fight.adopt(same.rows)
  holdsAlike(fight.state, end)
  holdsAlike(fight.stateOfBranch(was), end)
  fight.openBranch(was)
  holdsAlike(fight.state, end)
}

/**
 * A retcon of the last die gives what undoing to it and typing another face give: at once, and, where everything that was
 * given behind it can be given again as it stands, at the end. The line stays as it was.
 */
export function checkLastDie<R extends RulesetTypes>(
  { ruleset, fight, terrain }: FuzzedFight<R>,
  chance: Chance,
): void {
  const line = fight.timeline.steps.slice(0, fight.timeline.mark.done)
  const was = fight.timeline.branch!
  const die = lastDie(fight)
  if (!die) return
  const { done, entry, given, dice } = die
  const which = chance.below(dice.length)
  const face = (faces: readonly Json[]) => 1 + ((Number(faces[which]) + chance.below(dice[which]! - 1)) % dice[which]!)
  const to: Answer = {
    ...given,
    value: (given.value as readonly Json[]).with(which, face(given.value as readonly Json[])),
  }

  const { rows, openRows, stop, replayed } = retcon({ ruleset, terrain, fight }, { kind: 'entry', done, entry, to })
  fight.adopt([...rows, ...openRows])
  const changed = { state: fight.state, asks: fight.asks }
  const { entries } = fight.timeline.steps[done]!
  const isLast = entries.length === entry + 1 && fight.timeline.mark.done > done
  fight.go(isLast ? { done: done + 1, entries: null } : { done, entries: entry + 1 })
  const atOnce = { state: fight.state, asks: fight.asks }

  fight.openBranch(was)
  fight.go({ done, entries: entry })
  holdsSame(fight.answer(to).no, undefined)
  holdsAlike({ state: fight.state, asks: fight.asks }, atOnce)
  if (typeAnew(fight, line.slice(done), entry + 1)) {
    holdsSame(stop, null)
    holdsNone(replayed.filter(({ dropped }) => dropped > 0))
    holdsAlike({ state: fight.state, asks: fight.asks }, changed)
  }
  fight.openBranch(was)
}

/** The die that was typed last, with what it answered: where it stands on the line, and its sides. */
function lastDie<R extends RulesetTypes>(
  fight: Fight<R>,
): { done: number; entry: number; given: Answer; dice: readonly number[] } | undefined {
  for (let done = fight.timeline.mark.done - 1; done >= 0; done--) {
    const entered = fight.enteredIn(done)
    const entry = entered.findLastIndex(({ asked }) => asked?.kind === 'roll' && asked.dice.length > 0)
    if (entry < 0) continue
    const { entry: given, asked } = entered[entry]!
    if ('of' in given && asked?.kind === 'roll') return { done, entry, given, dice: asked.dice }
  }
  return undefined
}

/** Gives once more what was given in the open command from entry `from` on, and all that followed; false: it does not fit. */
function typeAnew<R extends RulesetTypes>(fight: Fight<R>, [open, ...later]: readonly Step[], from: number): boolean {
  const give = (entries: readonly Entry[]) =>
    entries.every(entry => {
      if (!('of' in entry)) return !fight.ruling(entry).no
      const ask = fight.asks?.find(({ key, of, slot }) => key === entry.key && of === entry.of && slot === entry.slot)
      return ask !== undefined && !fight.answer({ ...entry, ask: ask.ask }).no
    }) && fight.asks === null
  return (
    give(open!.entries.slice(from)) && later.every(({ command, entries }) => !fight.do(command).no && give(entries))
  )
}

/**
 * What the players are sent of this moment holds no canary and no trace of the absent, and would be the same to the byte
 * with other secrets.
 */
export function checkSecrets<R extends RulesetTypes>(
  { ruleset, fight }: FuzzedFight<R>,
  { canaries, disguised }: { canaries: readonly string[]; disguised(s: Snapshot<R>): Snapshot<R> },
): void {
  const { state, asks, events } = fight
  const seen = ruleset.display.view(state, asks)
  const view = JSON.stringify(seen)
  for (const sent of [view, sharedOf(events)])
    for (const canary of canaries) if (sent.includes(canary)) expect(sent).not.toContain(canary)
  for (const { id, known } of Object.values(state.combatants))
    if (known === 'absent' && view.includes(`"${id}"`)) expect(view).not.toContain(`"${id}"`)
  holdsAlike(ruleset.display.view(disguised(state), asks), seen)
}

/** What of these events leaves the GM's window. */
export const sharedOf = (events: readonly Event[]): string =>
  JSON.stringify(events.flatMap(event => event.shared ?? []))
