import type { Asked, Event, Id, Reason, RulesetTypes, Snapshot } from '~/engine/types'
import { said } from './said'
import { tableAsk, tableEvents, tableReasons } from './text'

export type Facts = Event['with']

/** The name of whatever a fact speaks of. */
export type Name = (id: unknown) => string

/** Why something is refused, with the facts of the refusal. */
export type Sentence = (reason: Required<Reason>, name: Name) => string

/** A line of the log. */
export type Line = (facts: Facts, name: Name) => string

/** A refusal in the ruleset's words, or in the table's. */
export function reasonInWords(
  sentences: { readonly [code: string]: Sentence },
  reason: Reason,
  s: Snapshot<RulesetTypes>,
): string {
  const sentence = sentences[reason.code] ?? tableReasons[reason.code]
  const name = (id: unknown) => s.combatants[said(id)]?.name ?? s.sides[said(id)]?.name ?? 'Somebody'
  return sentence ? sentence({ ...reason, with: reason.with ?? {} }, name) : `Not possible (${reason.code}).`
}

/** What the prompt says. `question` is given who decides, by name. */
export function askInWords<S extends Snapshot<RulesetTypes>>(
  question: (ask: Asked, of: string, s: S) => readonly [title: string, detail?: string],
  ask: Asked,
  s: S,
): { title: string; detail: string } {
  const table = tableAsk(ask)
  if (table) return table
  const [title, detail = ''] = question(ask, ask.of === 'gm' ? 'GM' : nameIn(s, ask.of), s)
  return { title, detail }
}

/** A line of the log in the ruleset's words, or in the table's. */
export function eventInWords(
  lines: { readonly [type: string]: Line },
  event: Pick<Event, 'type' | 'with'>,
  name: (id: Id) => string,
): string {
  const line = lines[event.type]
  if (line) return line(event.with, id => name(said(id)))
  return tableEvents[event.type]?.(event, name) ?? event.type
}

export function nameIn(s: Snapshot<RulesetTypes>, id: unknown): string {
  return s.combatants[said(id)]?.name ?? 'somebody'
}

/** With a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
