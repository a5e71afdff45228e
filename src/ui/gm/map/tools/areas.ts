import type { Asked, Decider, Id } from '~/engine'
import { type AreaForm, areaAt, caughtIn } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { MAP_TOOLS } from '~/words/en/map'
import type { MapSettings } from '../../state/mapSettings'
import type { AreaPlace } from '../../../board/tools/areaTool'

export type AreaAsk = Extract<Asked, { kind: 'area' }>

/** The form that is asked for. */
export const formAsked = ({ area }: AreaAsk): AreaForm => area as unknown as AreaForm // the rules give no other

/** The form that the tools of the map are set to. */
export function formOf({ area: kind, areaSize: size, areaWidth: width }: MapSettings): AreaForm {
  switch (kind) {
    case 'circle':
      return { kind, radius: size }
    case 'cone':
      return { kind, length: size }
    case 'line':
      return { kind, length: size, width }
    case 'square':
      return { kind, side: size }
  }
}

/** Whether an area of this form is turned, and not only moved. */
export const isDirected = ({ kind }: AreaForm): boolean => kind === 'cone' || kind === 'line'

/** The middle of somebody's token, in squares. */
export function middleOf({ ruleset, snapshot, map }: FightView, who: Id | null): AreaPlace['at'] | null {
  const combatant = who === null ? undefined : snapshot.combatants[who]
  if (!combatant || combatant.cell === null) return null
  const half = ruleset.state.footprint(combatant.sheet) / 2
  return { x: (combatant.cell % map.width) + half, y: Math.floor(combatant.cell / map.width) + half }
}

/** Where an area that is asked for lies before anybody has moved it: around whoever it starts from. Null: its direction is chosen first. */
export function proposedPlace(fight: FightView, ask: AreaAsk): AreaPlace | null {
  const at = isDirected(formAsked(ask)) ? null : middleOf(fight, ask.who)
  return at && { at }
}

/** The area as it would be placed now, and whom it catches. */
export function areaOf(fight: FightView, form: AreaForm, { at, towards }: AreaPlace) {
  return caughtIn(fight, areaAt(form, at, towards))
}

/** Names of those who are caught: whoever chooses the area and its side apart from all others. */
export function caughtNames(
  { snapshot: { combatants } }: Pick<FightView, 'snapshot'>,
  who: readonly Id[],
  of: Decider | undefined,
): { readonly others: readonly string[]; readonly friends: readonly string[] } {
  const own = of === undefined ? undefined : combatants[of]?.side
  const isFriend = (id: Id) => own !== undefined && combatants[id]?.side === own
  const names = (are: boolean) => who.filter(id => isFriend(id) === are).map(id => combatants[id]?.name ?? id)
  return { others: names(false), friends: names(true) }
}

/** More names than these are counted at the pointer. */
const NAMED = 4

/** What is said of an area at the pointer: so many squares, those who are caught, and a warning of friends among them. */
export function caughtWords(
  fight: Pick<FightView, 'snapshot'>,
  squares: number,
  who: readonly Id[],
  of: Decider | undefined,
): { readonly words: string; readonly warns: boolean } {
  const { others, friends } = caughtNames(fight, who, of)
  const some = (names: readonly string[]) =>
    [...names.slice(0, NAMED), ...(names.length > NAMED ? [MAP_TOOLS.inHand.more(names.length - NAMED)] : [])].join(
      ', ',
    )
  const words = [
    MAP_TOOLS.inHand.squares(squares),
    who.length === 0 ? MAP_TOOLS.inHand.nobody : some(others),
    friends.length > 0 && MAP_TOOLS.inHand.friends(some(friends)),
  ]
  return { words: words.filter(Boolean).join(' · '), warns: friends.length > 0 }
}
