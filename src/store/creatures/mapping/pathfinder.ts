import { fifth } from './fifth'
import type { Mapping, Row } from './row'

const ABILITIES: ReadonlySet<string> = new Set(['str', 'dex', 'con', 'int', 'wis', 'cha'])

/** A row for scores takes modifiers: +3 is a score of 16. */
function ofModifier({ to, from, how }: Row): Row {
  return ABILITIES.has(from) ? { to, from: `${from} modifier`, how: n => how(10 + 2 * n) } : { to, from, how }
}

/** From Pathfinder, second edition (Foundry VTT): as from the fifth edition, with scores made of modifiers. */
export const pathfinder: Mapping = {
  systems: Object.fromEntries(Object.entries(fifth.systems).map(([system, rows]) => [system, rows.map(ofModifier)])),
  dice: fifth.dice,
}
