import type { Offer } from '~/engine'

/** Of the GM's commands those that need no details; what all others need is asked for where it is at hand. */
const ALONE: ReadonlySet<string> = new Set(['begin', 'end', 'round', 'orderSaves', 'reaction', 'fate'])

/** A command of the GM that can be given as it stands: a button is all it wants. What moves the fight on always can. */
export function standsAlone({ command, group }: Pick<Offer, 'command' | 'group'>): boolean {
  return group === 'main' || ALONE.has(command.type)
}
