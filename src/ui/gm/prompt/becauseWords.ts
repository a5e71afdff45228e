import type { Because, Command } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { BECAUSE, NEXT } from '~/words/en/prompt'

/**
 * Why something is advised, in a few words.
 *
 * @param length a number of squares as a length: "9 m"
 */
export function becauseWords(
  why: Because | undefined,
  { combatants }: Pick<FightView['snapshot'], 'combatants'>,
  length: (squares: number) => string,
): string {
  if (!why) return ''
  const { code, who = '', off, n = 0 } = why
  const name = combatants[who]?.name ?? who
  const said = BECAUSE[code]
  const words = typeof said === 'string' ? said : code === 'several' ? BECAUSE.several(n) : (said as Named)(name)
  return off === undefined ? words : BECAUSE.off(words, length(off))
}

type Named = (name: string) => string

/** What a command is called where it is lit: its action and at whom it is aimed; of somebody whose turn it is not yet, by whom. */
export function commandWords(fight: FightView, { type, by, with: given = {} }: Command, acting: string | null): string {
  const { combatants } = fight.snapshot
  const nameOf = (id: unknown) => (typeof id === 'string' ? combatants[id]?.name : undefined)
  if (type === 'door') return NEXT.openDoor
  if (type === 'known' && Array.isArray(given.who)) return NEXT.find(nameOf(given.who[0]) ?? '')
  const offers = fight.offers(by)
  const name = offers.find(({ command }) => command.type === type)?.name ?? type
  const target = Object.values(given).map(nameOf).find(Boolean)
  const action = target === undefined ? name : NEXT.at(name, target)
  const who = by === 'gm' || by === acting ? undefined : combatants[by]?.name
  // Of somebody who may take the turn there is one thing to do: the name says it.
  if (who === undefined) return action
  return offers.filter(({ whyNot }) => !whyNot).length === 1 ? who : NEXT.of(who, action)
}
