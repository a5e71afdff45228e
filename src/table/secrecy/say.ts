import type { Event, Part } from '~/engine/events'
import type { Combatant, Id, Json, RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { isKnown, share } from './share'
import { shareAs } from './shareAs'

type Facts = { readonly [key: string]: Json | undefined }
type Named = { readonly [key: string]: Id | null }

/** Saying aloud what has happened, with the types of one ruleset's events. */
export interface Saying<Type extends string> {
  /**
   * What players may know of it is a matter of the place in the call: of whom it speaks, what they hear besides once they know
   * all of those, and what stays in the GM's window whatever they know. A fact in both places is exact for the GM, and for them
   * as in `open`. Of a side that rolls behind the screen they hear no die, and nothing that dice have come to.
   */
  say<R extends RulesetTypes>(
    w: World<R>,
    type: Type,
    named: Named,
    open?: Facts,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /** The same where those who must be known (`among`) do not each stand in a fact of their own: targets, attackers. */
  sayAmong<R extends RulesetTypes>(
    w: World<R>,
    type: Type,
    among: readonly Id[],
    open: Facts,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /**
   * Of something that happens to one alone: `exact` is heard where its side is shown in numbers, `inWords` where it is shown in
   * words, nothing where nothing of it is shown. The GM hears `exact` and `gmOnly`.
   */
  sayAs<R extends RulesetTypes>(
    w: World<R>,
    type: Type,
    who: Pick<Combatant, 'id' | 'side'>,
    exact: Facts,
    inWords: Facts,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /** Only the GM hears it. */
  sayToGm<R extends RulesetTypes>(w: World<R>, type: Type, facts: Facts, because?: readonly Part[]): void
}

/**
 * `say` and its like for the events of one ruleset. Each record is written once and none is spread: this runs several times
 * in every action.
 */
export function saying<Type extends string>(): Saying<Type> {
  return { say, sayAmong, sayAs, sayToGm }
}

function say<R extends RulesetTypes>(
  w: World<R>,
  type: string,
  named: Named,
  open?: Facts,
  gmOnly?: Facts,
  because?: readonly Part[],
): void {
  const heard: Facts = open ? Object.assign({}, named, open) : named
  let isHeard = true
  for (const key in named) {
    const id = named[key]
    if (id !== null && id !== undefined && !isKnown(w.now.combatants[id])) isHeard = false
  }
  tell(w, type, heard, isHeard ? heard : undefined, gmOnly, because)
}

function sayAmong<R extends RulesetTypes>(
  w: World<R>,
  type: string,
  among: readonly Id[],
  open: Facts,
  gmOnly?: Facts,
  because?: readonly Part[],
): void {
  tell(w, type, open, share(w.now, among, open).shared, gmOnly, because)
}

function sayAs<R extends RulesetTypes>(
  w: World<R>,
  type: string,
  who: Pick<Combatant, 'id' | 'side'>,
  exact: Facts,
  inWords: Facts,
  gmOnly?: Facts,
  because?: readonly Part[],
): void {
  tell(w, type, exact, shareAs(w.now, who, exact, inWords).shared, gmOnly, because)
}

function sayToGm<R extends RulesetTypes>(w: World<R>, type: string, facts: Facts, because?: readonly Part[]): void {
  tell(w, type, facts, undefined, undefined, because)
}

function tell<R extends RulesetTypes>(
  w: World<R>,
  type: string,
  open: Facts,
  shared: Facts | undefined,
  gmOnly: Facts | undefined,
  because: readonly Part[] | undefined,
): void {
  const event: Event = { type, with: gmOnly ? Object.assign({}, open, gmOnly) : open }
  if (because) event.because = because
  if (shared) event.shared = isBehindScreen(w, shared) ? withoutDice(shared) : shared
  w.emit(event)
}

/** Whether whoever this was rolled for is on a side whose dice nobody else sees. */
function isBehindScreen<R extends RulesetTypes>({ now }: World<R>, { by, who }: Facts): boolean {
  const roller = by ?? who
  const of = typeof roller === 'string' ? now.combatants[roller] : undefined
  return of !== undefined && now.sides[of.side]?.screen === true
}

/** What fell and what it came to, by the names that the rules have for it. */
const DICE: ReadonlySet<string> = new Set(['faces', 'dice', 'die', 'luck', 'total', 'raw', 'kept', 'base'])

function withoutDice(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !DICE.has(key)))
}
