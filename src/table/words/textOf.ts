import type { Command, Reason } from '~/engine/command'
import type { Event, Part } from '~/engine/events'
import type { Asked, Option } from '~/engine/questions'
import type { Text } from '~/engine/display'
import type { Toggle } from '~/engine/ruleset'
import type { Id, Json, RulesetTypes, Snapshot } from '~/engine/snapshot'
import { costWords } from './costWords'
import { asWord, capital, type Facts, type Line, type Name, nameIn, type Sentence } from './sentences'
import { tableAsk, tableCommand, tableEvents, tablePart, tableReasons } from './text'

/** Where nobody but friends can be aimed at, that it is so and what to do; a target by default is a foe. */
export function onlyFriends(ask: Asked): string {
  if (ask.kind !== 'choice' || ask.default !== undefined || !ask.options.some(({ whyNot }) => !whyNot)) return ''
  return 'Only friends are in reach. Go back, and move up to a foe first.'
}

/** What the sentences about a question are made of. */
export interface QuestionContext<R extends RulesetTypes> {
  /** Who decides, by name. */
  of: string
  /** What the asked one knows. */
  f: { readonly [key: string]: Json | undefined }
  name: Name
  ask: Asked
  s: Snapshot<R>
}

/**
 * What the prompt says: title and detail. Words alone go behind the name of whoever decides ("Roland: attack whom?"); those
 * that begin with a capital stand by themselves when it is the GM.
 */
export type QuestionWords<R extends RulesetTypes> =
  | string
  | ((context: QuestionContext<R>) => readonly [title: string, detail?: string])

/** The label of an option of one question; undefined: as everywhere else. */
export type OptionWords<R extends RulesetTypes> = (word: string, context: QuestionContext<R>) => string | undefined

/** What comes of an option, as a few words; `f` are the facts that the option itself states. */
export type EffectWords<R extends RulesetTypes> = (f: Facts, context: QuestionContext<R> & { value: Json }) => string

/** A command as the undo button names it; `by`: the name of whoever it is of. */
export type CommandWords =
  | string
  | ((given: NonNullable<Command['with']>, name: (id: unknown) => string, by: string) => string)

/** Everything that a ruleset says, as tables by the keys and codes of its rules. */
export interface TextTables<R extends RulesetTypes> {
  /** By the code of the reason. */
  refusals: { readonly [code: string]: Sentence }
  /** By the key of the question. */
  questions: { readonly [key: string]: QuestionWords<R> }
  /** Labels by the key of the question, where one word means several things or names a thing of somebody's. */
  optionsOf?: { readonly [key: string]: OptionWords<R> }
  /** What comes of an option, by the key of the question. */
  effects?: { readonly [key: string]: EffectWords<R> }
  /** Why something is free that one could think costs something, by the word of the rules. */
  free?: { readonly [why: string]: string }
  /** Labels by the value; `key.value` where one word means another thing in one question. */
  options?: { readonly [value: string]: string }
  /** The labels of the dice of a roll, in order; absent: their sides. */
  dice?: (roll: Extract<Asked, { kind: 'roll' }>, context: QuestionContext<R>) => readonly string[]
  /** Lines of the log by the type of the event. */
  log: { readonly [type: string]: Line }
  /** Parts of totals whose code is not their name. */
  parts: { readonly [of: string]: string }
  /** What combatants can do; their commands go by these names. */
  actions: readonly { type: string; name: string }[]
  /** What the undo button says of a combatant's own command; absent: "Roland: Attack". */
  acted?: (by: string, action: string) => string
  /** The GM's commands and others that are no action, by their type. */
  commands?: { readonly [type: string]: CommandWords }
  toggles: readonly Toggle[]
  /** How a word without a label is written; absent: with a capital. */
  spelled?: (word: string) => string
}

/** The words of a ruleset out of its tables; what none of them has, the table's own tables may have. */
export function textOf<R extends RulesetTypes>({ spelled = capital, ...tables }: TextTables<R>): Text<R> {
  const {
    refusals,
    questions,
    optionsOf = {},
    options = {},
    log,
    parts,
    actions,
    acted,
    commands = {},
    toggles,
  } = tables

  return { reason, ask, option, stake, dice, event, part, command }

  function reason(why: Reason, s: Snapshot<R>): string {
    const sentence = refusals[why.code] ?? tableReasons[why.code]
    const name = (id: unknown) => s.combatants[asWord(id)]?.name ?? s.sides[asWord(id)]?.name ?? 'Somebody'
    return sentence ? sentence({ ...why, with: why.with ?? {} }, name) : `Not possible (${why.code}).`
  }

  function ask(asked: Asked, s: Snapshot<R>): { title: string; detail: string } {
    const table = tableAsk(asked)
    if (table) return table
    const context = contextOf(asked, s)
    const words = questions[asked.key] ?? 'roll'
    const [title, detail = ''] = typeof words === 'string' ? [titleOf(words, context)] : words(context)
    return { title, detail }
  }

  function option(asked: Asked, value: Json, s: Snapshot<R>): string {
    const word = asWord(value)
    return (
      optionsOf[asked.key]?.(word, contextOf(asked, s)) ??
      options[`${asked.key}.${word}`] ??
      s.combatants[word]?.name ??
      s.sides[word]?.name ??
      options[word] ??
      spelled(word)
    )
  }

  function stake(asked: Asked, { value, stake }: Option, s: Snapshot<R>): { cost: string; effect: string } {
    if (!stake) return { cost: '', effect: '' }
    const words = tables.effects?.[asked.key]
    const effect = words && stake.effect ? words(stake.effect, { ...contextOf(asked, s), value }) : ''
    return { cost: costWords(stake, tables.free), effect }
  }

  function dice(asked: Asked, s: Snapshot<R>): readonly string[] {
    if (asked.kind !== 'roll') return []
    return tables.dice?.(asked, contextOf(asked, s)) ?? asked.dice.map(sides => `d${sides}`)
  }

  function event(said: Pick<Event, 'type' | 'with'>, name: (id: Id) => string): string {
    const line = log[said.type]
    if (line) return line(said.with, id => name(asWord(id)))
    return tableEvents[said.type]?.(said, name) ?? said.type
  }

  function part(one: Part): string {
    return parts[one.of] ?? (one.rule === '' ? tablePart(one) : spelled(one.of))
  }

  function command(given: Command, name: (id: Id) => string): string {
    const by = given.by === 'gm' ? 'GM' : name(given.by)
    const action = actions.find(({ type }) => type === given.type)
    if (action) return acted ? acted(by, action.name) : `${by}: ${action.name}`
    const words = commands[given.type]
    if (typeof words === 'function') return words(given.with ?? {}, id => name(asWord(id)), by)
    return words ?? tableCommand(given, name, toggles) ?? given.type
  }
}

function contextOf<R extends RulesetTypes>(ask: Asked, s: Snapshot<R>): QuestionContext<R> {
  const of = ask.of === 'gm' ? 'GM' : nameIn(s, ask.of)
  return { of, f: ask.facts ?? {}, name: id => nameIn(s, id), ask, s }
}

/** "Roland: attack whom?"; what begins with a capital needs no name when it is the GM's to answer. */
export function titleOf(words: string, { ask, of }: Pick<QuestionContext<RulesetTypes>, 'ask' | 'of'>): string {
  return /^[A-Z]/.test(words) && ask.of === 'gm' ? words : `${of}: ${words}`
}

/** Those whom a command is about: "Roland, Boudica". */
export const namesOf = (who: Json | undefined, name: (id: unknown) => string): string =>
  Array.isArray(who) ? who.map(name).join(', ') : ''
