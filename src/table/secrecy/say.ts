import type { Event, EventFacts, EventTable, Part } from '~/engine/events'
import type { Combatant, Id, Json, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { isKnown, share, shareAs } from './shareAs'

type Facts = { readonly [key: string]: Json | undefined }
type FactOf<Declared> = Declared extends EventFacts
  ? | (Declared extends { open: readonly (infer Open)[] } ? Open : never)
    | (Declared extends { numbers: infer Numbers } ? keyof Numbers : never)
  : never
/** What an event may tell; nothing at all where nothing is declared with it. */
type Said<Declared, Value> = [FactOf<Declared>] extends [never]
  ? { readonly [fact: string]: never }
  : { readonly [fact in FactOf<Declared> & string]?: Value }
type Named<Declared> = Said<Declared, Id | null>
type Told<Declared> = Said<Declared, Json>

/** Saying aloud what has happened, with the events of one ruleset. */
export interface Saying<Events extends EventTable> {
  /**
   * What players may know of it is a matter of the place in the call: of whom it speaks, what they hear besides once they know
   * all of those, and what stays in the GM's window whatever they know. A fact in both places is exact for the GM, and for them
   * as in `open`. What they may hear is declared with the event; of a side that rolls behind the screen they hear no number.
   */
  say<R extends RulesetTypes, Type extends keyof Events & string>(
    w: World<R>,
    type: Type,
    named: Named<Events[Type]>,
    open?: Told<Events[Type]>,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /** The same where those who must be known (`among`) do not each stand in a fact of their own: targets, attackers. */
  sayAmong<R extends RulesetTypes, Type extends keyof Events & string>(
    w: World<R>,
    type: Type,
    among: readonly Id[],
    open: Told<Events[Type]>,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /**
   * Of something that happens to one alone: `exact` is heard where its side is shown in numbers, `inWords` where it is shown in
   * words, nothing where nothing of it is shown. The GM hears `exact` and `gmOnly`.
   */
  sayAs<R extends RulesetTypes, Type extends keyof Events & string>(
    w: World<R>,
    type: Type,
    who: Pick<Combatant, 'id' | 'side'>,
    exact: Told<Events[Type]>,
    inWords: Told<Events[Type]>,
    gmOnly?: Facts,
    because?: readonly Part[],
  ): void
  /** Only the GM hears it. */
  sayToGm<R extends RulesetTypes>(
    w: World<R>,
    type: keyof Events & string,
    facts: Facts,
    because?: readonly Part[],
  ): void
}

/**
 * `say` and its like for the events of one ruleset: the one way by which an event leaves the rules. Each record is written once and
 * none is spread: this runs several times in every action.
 */
export function saying<const Events extends EventTable>(events: Events): Saying<Events> {
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
    if (shared)
      event.shared = hasScreen(w.now) ? besideTheScreen(w.now, events[type] ?? {}, event.with, shared) : shared
    w.emit(event)
  }
  return {
    say(w, type, named, open, gmOnly, because) {
      const heard: Facts = open ? Object.assign({}, named, open) : named
      const who: { readonly [fact: string]: Id | null | undefined } = named
      let isHeard = true
      for (const key in who) {
        const id = who[key]
        if (id !== null && id !== undefined && !isKnown(w.now.combatants[id])) isHeard = false
      }
      tell(w, type, heard, isHeard ? heard : undefined, gmOnly, because)
    },
    sayAmong(w, type, among, open, gmOnly, because) {
      tell(w, type, open, share(w.now, among, open).shared, gmOnly, because)
    },
    sayAs(w, type, who, exact, inWords, gmOnly, because) {
      tell(w, type, exact, shareAs(w.now, who, exact, inWords).shared, gmOnly, because)
    },
    sayToGm(w, type, facts, because) {
      tell(w, type, facts, undefined, undefined, because)
    },
  }
}

type Table = Pick<Snapshot, 'combatants' | 'sides'>

function hasScreen({ sides }: Table): boolean {
  for (const id in sides) if (sides[id]!.screen) return true
  return false
}

/** What of an event leaves while a side rolls behind the screen: what is open, and the numbers of the other sides. */
function besideTheScreen(s: Table, { open = [], numbers = {} }: EventFacts, all: Facts, shared: Facts): Facts {
  return Object.fromEntries(
    Object.entries(shared).filter(
      ([fact]) =>
        open.includes(fact) ||
        isOpenTo(
          s,
          [numbers[fact] ?? []].flat().map(whose => all[whose] ?? null),
        ),
    ),
  )
}

/** Whether a number may be heard that is this one's, or of all these: somebody must be named, and nobody behind the screen. */
function isOpenTo(s: Table, whose: Json | undefined): boolean {
  const sides = sidesIn(s, whose)
  return sides.length > 0 && !sides.some(id => s.sides[id]!.screen)
}

/** The sides of all who are named anywhere in a fact. */
function sidesIn(s: Table, fact: Json | undefined): readonly Id[] {
  if (typeof fact === 'object' && fact !== null) return Object.values(fact).flatMap(one => sidesIn(s, one))
  if (typeof fact !== 'string') return []
  const side = s.combatants[fact]?.side ?? fact
  return s.sides[side] ? [side] : []
}

/** What the table's own commands say, and what of it the players may hear. A free roll is for all to see where the GM says so. */
export const EVENTS = {
  joined: { open: ['who'] },
  left: { open: ['who'] },
  returned: { open: ['who'] },
  decreed: { open: ['who', 'what'] },
  placed: { open: ['who', 'cell'] },
  hazard: { open: ['who'] },
  known: { open: ['who'] },
  adjusted: { open: ['who', 'pool', 'by'] },
  door: { open: ['to', 'kind'] },
  map: { open: ['width', 'height'] },
  marked: { open: ['who', 'words'] },
  unmarked: { open: ['who', 'words'] },
  rolled: { open: ['notation', 'words', 'total'] },
  // What the GM sets by hand.
  ruling: {},
} as const satisfies EventTable

export const { say, sayToGm } = saying(EVENTS)
