import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { sayToGm } from '../state/events'
import { BLUNT, type InjuryRow } from '../state/injuryTables'
import { choose, chooseSome, roll } from '../state/questions'
import type { Hallowed, World } from '../state/types'
import { INJURY_EFFECTS, type DamageType } from '../state/vocabulary'
import type { RolledInjury } from './damage'

const see = 'asked' as const

/** Whoever is hit by a critical hit risks a combat injury: d%, no higher than the damage it dealt. */
export const rollInjury = rule<Hallowed, [Id, Id, readonly DamageType[], number], RolledInjury | null>(
  ['HAL-CRIT-05', 'HAL-CRIT-06', 'HAL-DICE-05'],
  'rollInjury',
  function* (w, by, target, types, amount) {
    const [chance = 100] = yield* roll('gm', 'injury.chance', () => [100], { see, facts: { target, amount } })
    const happens = chance <= amount
    sayToGm(w, 'injuryChance', { target, chance, amount, happens })
    if (!happens) return null
    const type = yield* tableOf(w, by, target, types)
    return yield* rollTable(w, target, type)
  },
)

/** Of several damage types the attacker's player picks the table; of the GM's creatures the GM does. */
const tableOf = rule<Hallowed, [Id, Id, readonly DamageType[]], DamageType>(
  ['HAL-CRIT-07'],
  'tableOf',
  function* (w, by, target, types) {
    if (types.length > 1) w.enter('HAL-CRIT-08', 'HAL-CRIT-09')
    const picker = w.of(by).sheet.player === '' ? 'gm' : by
    return yield* choose(picker, 'injury.type', () => types, { see, facts: { by, target }, default: types[0]! })
  },
)

/** The die of the table, then what its row asks for; an empty table is said to be empty. */
const rollTable = rule<Hallowed, [Id, DamageType], RolledInjury | null>([], 'rollTable', function* (w, target, type) {
  const { injuryTables, emptyInjuryTable } = w.now.settings
  if (injuryTables[type].rows.length > 0) return yield* rowOf(w, target, type, type)
  w.enter('HAL-INJ-22')
  if (emptyInjuryTable === 'record') return yield* unlisted(w, target, type)
  w.enter('HAL-OPT-10')
  sayToGm(w, 'emptyTable', { target, table: type, instead: emptyInjuryTable })
  return emptyInjuryTable === 'useBlunt' ? yield* rowOf(w, target, 'blunt', type) : null
})

/** No die is rolled on an empty table: the injury has no name, and the GM is asked once what it does. */
const unlisted = rule<Hallowed, [Id, DamageType], RolledInjury>(
  ['HAL-INJ-23'],
  'unlisted',
  function* (w, target, type) {
    sayToGm(w, 'emptyTable', { target, table: type, instead: 'record' })
    const all = { min: 0, max: INJURY_EFFECTS.length }
    const facts = { target, table: type }
    const effects = yield* chooseSome('gm', 'injury.effects', () => INJURY_EFFECTS, all, { see, facts, default: [] })
    const name = `unlisted ${type} injury`
    const nothing = { row: null, side: null, abilityDamage: [], skillPenalties: [], text: '' }
    return { ...nothing, table: type, name, effects: [...effects] }
  },
)

/** One row: its d4 if it has one, then its ability dice, one roll for each expression. */
const rowOf = rule<Hallowed, [Id, DamageType, DamageType], RolledInjury>(
  ['HAL-DICE-06'],
  'rowOf',
  function* (w, target, table, type) {
    const { die, rows } = w.now.settings.injuryTables[table]
    const [face = 1] = yield* roll('gm', 'injury.row', () => [die], { see, facts: { target, table } })
    const row = rows.find(({ from, to }) => from <= face && face <= to)
    if (!row) return yield* unlisted(w, target, type)
    enterRow(w, table, row)
    let side: 'main' | 'off' | null = null
    if (row.side) {
      w.enter('HAL-INJ-21', 'HAL-DICE-07')
      const [d4 = 1] = yield* roll('gm', 'injury.side', () => [4], { see, facts: { target, injury: row.name } })
      side = d4 <= 2 ? 'main' : 'off'
    }
    const abilityDamage = yield* abilityDice(w, target, row)
    const { name, effects, skillPenalties, text } = row
    return { table, row: face, name, side, abilityDamage, skillPenalties, effects, text }
  },
)

/** The rows of the Blunt table are rules of their own. */
function enterRow(w: World, table: DamageType, { from, name }: InjuryRow): void {
  const isPrinted = table === 'blunt' && BLUNT.rows[from - 1]?.name === name
  if (isPrinted) w.enter(`HAL-INJ-${String(from).padStart(2, '0')}`)
}

/** One dice expression naming two abilities is rolled once and taken from both; by house rule once for each. */
function* abilityDice(w: World, target: Id, row: InjuryRow) {
  const damage: { ability: string; amount: number }[] = []
  for (const { count, sides, abilities } of row.abilityDamage) {
    w.enter('HAL-DICE-08', 'HAL-INJ-24')
    const separate = w.now.settings.injurySeparateRolls && abilities.length > 1
    if (separate) w.enter('HAL-OPT-11')
    for (const together of separate ? abilities.map(one => [one]) : [abilities]) {
      const facts = { target, injury: row.name, abilities: [...together] }
      const dice = () => Array.from({ length: count }, () => sides)
      const faces = yield* roll('gm', 'injury.dice', dice, { see, facts })
      const amount = faces.reduce((sum, face) => sum + face, 0)
      for (const ability of together) damage.push({ ability, amount })
    }
  }
  return damage
}
