import type {
  Answer,
  Asked,
  Change,
  Command,
  Decided,
  Entered,
  Event,
  Fight,
  Id,
  Json,
  OutcomeKind,
  Row,
  Ruleset,
  Snapshot,
  Stop,
} from '~/engine'
import { retcon } from '~/engine/retcon'
import type { TableTypes, Terrain } from '~/table'
import { outcomesIn } from '~/table/contract/outcome'
import { DONE } from '~/words/en/past'
import { byVictim } from './log/deed'
import { type Difference, differences } from './session/differences'

/** Where a line of play is looked at: the fight with its rules and its map. */
export interface PlayedLine {
  readonly ruleset: Ruleset<TableTypes>
  readonly terrain: Terrain
  readonly fight: Fight<TableTypes>
}

/** Something that was decided while a command ran. */
export interface PastEntry {
  /** Its number within the command. */
  readonly entry: number
  readonly question: string
  readonly answer: string
  /** The question as it was asked; null: it was a ruling, which can only be taken out. */
  readonly asked: Asked | null
  /** The state that it met, which gives the names. */
  readonly state: Snapshot<TableTypes>
  readonly value: Json
}

/** A command of the past as it can be changed. */
export interface PastDeed {
  readonly done: number
  readonly words: string
  /** Empty when it was made by other rules: it can be left out, and nothing in it changed. */
  readonly entries: readonly PastEntry[]
  /** The one number that the GM's hand set; null: it set none, or several. */
  readonly number: { readonly value: number; with(n: number): Command } | null
  /** At whom it was aimed when it was commanded; null: that was asked, or there is none. */
  readonly target: { readonly value: Id; readonly others: readonly Id[]; with(id: Id): Command } | null
  /** What could have been done instead, in the order of the rules. */
  readonly instead: readonly { readonly words: string; readonly command: Command }[]
  /** The state before it. */
  readonly before: Snapshot<TableTypes>
}

/** Command number `done` of the line of play, in words. */
export function pastDeed({ ruleset, terrain, fight }: PlayedLine, done: number): PastDeed {
  const { command } = fight.timeline.steps[done]!
  const before = fight.stateAt(done)
  const after = fight.stateAt(Math.min(done + 1, fight.timeline.mark.done))
  const nameOf = (id: Id) => (after.combatants[id] ?? before.combatants[id] ?? after.sides[id])?.name ?? id
  const isGms = command.by === 'gm'
  return {
    done,
    words: ruleset.display.text.command(command, nameOf),
    entries: fight.enteredIn(done).map((entered, entry) => pastEntry(ruleset, entered, entry)),
    number: numberIn(command),
    target: targetIn(ruleset, command, before),
    instead: isGms
      ? []
      : ruleset.commands
          .offers(before, terrain, command.by)
          .filter(offer => !offer.whyNot && offer.command.type !== command.type)
          .map(offer => ({ words: offer.name, command: offer.command })),
    before,
  }
}

function pastEntry(ruleset: Ruleset<TableTypes>, { entry, asked, state }: Entered<TableTypes>, i: number): PastEntry {
  if (!('of' in entry)) {
    const nameOf = (id: Id) => (state.combatants[id] ?? state.sides[id])?.name ?? id
    const answer = entry.key === 'gm.run' ? ruleset.display.text.command(entry.command, nameOf) : ''
    return { entry: i, question: RULINGS[entry.key], answer, asked: null, state, value: null }
  }
  if (!asked) throw new Error(`${entry.key} was answered without being asked.`)
  const { title: question } = ruleset.display.text.ask(asked, state)
  return {
    entry: i,
    question,
    answer: answerWords(ruleset, asked, entry.value, state),
    asked,
    state,
    value: entry.value,
  }
}

const RULINGS = {
  'gm.set': DONE.set,
  'gm.knob': DONE.knob,
  'gm.run': DONE.run,
  'gm.stop': DONE.stop,
} as const

/** An answer as one would say it. */
export function answerWords(
  { display }: Ruleset<TableTypes>,
  asked: Asked,
  value: Json,
  state: Snapshot<TableTypes>,
): string {
  switch (asked.kind) {
    case 'choice': {
      const chosen = Array.isArray(value) ? value : [value]
      return chosen.map(one => display.text.option(asked, one, state)).join(', ') || DONE.nobody
    }
    case 'roll': {
      const labels = display.text.dice(asked, state)
      return (value as readonly number[]).map((face, i) => `${labels[i] || `d${asked.dice[i]}`} ${face}`).join(', ')
    }
    case 'path': {
      const { length } = value as readonly number[]
      return DONE.way(length)
    }
    case 'area':
      return DONE.place
    case 'number':
      return String(value as number)
    case 'text':
      return value as string
  }
}

/** Whom a command names ahead as its target. */
function targetIn(ruleset: Ruleset<TableTypes>, command: Command, before: Snapshot<TableTypes>): PastDeed['target'] {
  const given = command.with ?? {}
  const key = Object.keys(given).find(one => ruleset.questions[one]?.meaning === 'target')
  const value = key === undefined ? undefined : given[key]
  if (key === undefined || typeof value !== 'string') return null
  const others = Object.values(before.combatants).filter(({ id, gone }) => id !== value && id !== command.by && !gone)
  return { value, others: others.map(({ id }) => id), with: id => ({ ...command, with: { ...given, [key]: id } }) }
}

/** The one number in what the GM's hand did: on a sheet, how much harm or healing it was, or by how much a pool was changed. */
function numberIn(command: Command): PastDeed['number'] {
  if (command.by !== 'gm') return null
  const given = command.with ?? {}
  const key = command.type === 'adjust' ? 'by' : 'amount'
  const points = given[key]
  if (typeof points === 'number') return { value: points, with: n => ({ ...command, with: { ...given, [key]: n } }) }
  const patches = command.type === 'gm.set' ? (given['patches'] as readonly { value?: Json }[]) : []
  const [patch] = patches
  if (patches.length !== 1 || typeof patch?.value !== 'number') return null
  return {
    value: patch.value,
    with: value => ({ ...command, with: { ...given, patches: [{ ...patch, value } as unknown as Json] } }),
  }
}

/** The same answer with another value, typed or chosen by the GM. */
export function answered(asked: Asked, value: Json): Answer {
  const { key, of, ask, slot, kind } = asked
  return { key, of, ask, slot, value, source: kind === 'roll' ? 'physical' : 'gm' }
}

/** The ruling that so many points are given to one's pool, or taken off. */
export const adjustment = (who: Id, pool: string, by: number): Command => ({
  type: 'adjust',
  by: 'gm',
  with: { who: [who], pool, by },
})

// Not from the index: it is loaded when somebody changes the past, and not before.

/** What becomes of the fight if one thing in its past had been otherwise. Nothing has become of it yet. */
export interface Mended {
  /** To be taken in: all that was played again. */
  readonly rows: readonly Row[]
  /** Besides, up to the question that playing again stopped at. */
  readonly openRows: readonly Row[]
  /** The commands that came out differently, in their order. */
  readonly changed: readonly {
    readonly was: number
    readonly words: string
    readonly dropped: number
    /** For whom it ended otherwise: as it did, and as it does with the change. */
    readonly ends: readonly Ending[]
  }[]
  /** How it stands at the end: `here` as it was played, `there` with the change. */
  readonly differences: readonly Difference[]
  /** Where a decision is needed before it goes on, in words; null: it was played to its end. */
  readonly stop: (Stop<TableTypes> & { readonly words: string; readonly why: string | null }) | null
  /** Commands behind the stop, which nobody has looked at yet. */
  readonly left: number
}

/** How something ended for somebody; none: nothing became of them. */
export interface Ending {
  readonly who: string
  readonly here: readonly OutcomeKind[]
  readonly there: readonly OutcomeKind[]
}

/** Plays the line again with the change and what was decided. */
export function tryChange(line: PlayedLine, change: Change, decided: Decided): Mended {
  const { ruleset, fight } = line
  const { display } = ruleset
  const { steps, mark } = fight.timeline
  const found = retcon(line, change, decided)
  const wordsOf = (command: Command, { combatants, sides }: Snapshot<TableTypes>) =>
    display.text.command(command, (id: Id) => (combatants[id] ?? sides[id])?.name ?? id)
  // Where another command stands in its place, that one asks.
  const playedAt = (done: number) =>
    (change.kind === 'command' && change.done === done && change.to) || steps[done]!.command
  const { stop, replayed } = found
  const endings = (before: readonly Event[], after: readonly Event[]): readonly Ending[] => {
    const [here, there] = [before, after].map(
      events => new Map(byVictim(outcomesIn(display.outcomes, events)).map(({ to, kinds }) => [to, kinds])),
    )
    return [...new Set([...here!.keys(), ...there!.keys()])]
      .map(id => ({
        who: found.state.combatants[id]?.name ?? id,
        here: here!.get(id) ?? [],
        there: there!.get(id) ?? [],
      }))
      .filter(({ here, there }) => here.join() !== there.join())
  }
  // At a stop both lines are held against each other where they are then: what was played later is not at issue yet.
  const then = stop ? fight.stateAt(stop.done) : fight.stateAt(mark.done)
  return {
    rows: found.rows,
    openRows: found.openRows,
    changed: replayed
      .filter(({ isDifferent, dropped }) => isDifferent || dropped > 0)
      .map(({ was, is, dropped }) => ({
        was,
        words: wordsOf(steps[was]!.command, fight.stateAt(was)),
        dropped,
        ends: endings(fight.eventsOf(was), found.line.eventsOf(is)),
      })),
    differences: differences(line, then, found.state),
    stop: stop && {
      ...stop,
      words: stop.isInserted ? DONE.before : wordsOf(playedAt(stop.done), fight.stateAt(stop.done)),
      why: stop.no ? (stop.no.reason ? display.text.reason(stop.no.reason, found.state) : stop.no.problem) : null,
    },
    left: stop ? Math.max(0, mark.done - stop.done - (stop.isInserted ? 0 : 1)) : 0,
  }
}
