import type { ActionTable, Offer } from '~/engine'
import type { EntryCard } from '~/store/entries/fightStanding'

/** A command of the GM that can be given as it stands: a button is all it wants. What moves the fight on always can. */
export function standsAlone({ command, group }: Pick<Offer, 'command' | 'group'>, declared: ActionTable): boolean {
  return group === 'main' || declared[command.type]?.alone === true
}

/** Something of the library that can be typed by its name. */
export interface OwnName {
  readonly id: string
  readonly name: string
  readonly kind: 'creature' | 'party'
  /** How many come in by it: one creature, or all of a party. */
  readonly size: number
}

/** The creatures and parties that can join a fight of a system by their names; of one name the latest changed. */
export function ownNames(cards: readonly EntryCard[], system: string): readonly OwnName[] {
  const names = new Map<string, OwnName>()
  for (const { id, name, kind, system: own, trashed, facts } of cards) {
    if (trashed !== undefined || (own !== undefined && own !== system)) continue
    if (kind === 'party' && facts.length === 0) continue
    if ((kind === 'creature' || kind === 'party') && !names.has(plain(name)))
      names.set(plain(name), { id, name, kind, size: kind === 'party' ? facts.length : 1 })
  }
  return [...names.values()]
}

/** Which of them a word means, in one or several ("bog things"), and whether a party comes "rested". */
export function ownName(words: string, own: readonly OwnName[]): { one: OwnName; isRested: boolean } | undefined {
  const said = plain(words)
  const unrested = said.replace(/,?\s+(?:rested|ausgeruht)$/, '')
  for (const one of own) {
    const name = plain(one.name)
    if (one.kind === 'creature' && [said, said.replace(/s$/, ''), said.replace(/es$/, '')].includes(name))
      return { one, isRested: false }
    if (one.kind === 'party' && (unrested === name || unrested === name.replace(/^the /, '')))
      return { one, isRested: unrested !== said }
  }
  return undefined
}

const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase()
