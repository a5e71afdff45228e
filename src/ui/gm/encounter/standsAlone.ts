import type { ActionTable, Offer } from '~/engine'

/** A command of the GM that can be given as it stands: a button is all it wants. What moves the fight on always can. */
export function standsAlone({ command, group }: Pick<Offer, 'command' | 'group'>, declared: ActionTable): boolean {
  return group === 'main' || declared[command.type]?.alone === true
}
