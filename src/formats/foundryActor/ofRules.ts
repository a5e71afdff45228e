import type { Creature } from '~/engine/creature'

/** What the rules of an actor make of its system's data and its items. */
export type OfRules = Pick<Creature, 'numbers' | 'attacks' | 'armour' | 'critical'> & {
  notes: readonly string[]
  isDetachment?: boolean
  squares?: number
}
