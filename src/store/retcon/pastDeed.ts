import { DONE } from '~/words/en/store'
import type { Answer, Asked, Command, Entered, Fight, Id, Json, Ruleset, Snapshot } from '~/engine'
import type { TableTypes, Terrain } from '~/table'

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
