import { NOTICES } from '~/words/en/store'
import type { Combatant, Effect, Id, Ruleset, Snapshot } from '~/engine'
import { newEncounter, reviewMarker, type TableTypes } from '~/table'
import { foreignSheet, type Stranger } from './foreignSheet'

/**
 * The same encounter before its beginning under other rules: names, letters, sides, tokens, places, notes and the ground
 * stay; sheets are made of the numbers that mean something there. What was guessed is named in a marker on each combatant.
 */
export function convertFight(
  before: Snapshot<TableTypes>,
  from: Ruleset<TableTypes>,
  to: Ruleset<TableTypes>,
  map: Id,
): Snapshot<TableTypes> {
  const start = newEncounter(to, map)
  const sides: Snapshot<TableTypes>['sides'] = {}
  for (const [id, side] of Object.entries(before.sides)) sides[id] = { ...side, more: to.state.side.blank() }
  const combatants: Record<Id, Combatant<TableTypes>> = {}
  const effects: Record<Id, Effect> = {}
  for (const effect of Object.values(before.effects))
    if (effect.type === 'marker' && effect.until === null && !before.combatants[effect.on]?.gone)
      effects[effect.id] = effect
  let { nextId } = before
  for (const c of Object.values(before.combatants)) {
    if (c.gone) continue
    const stranger = foreignSheet(c, before, from)
    const { sheet, unsure } = to.state.sheet.convert(stranger)
    combatants[c.id] = { ...c, sheet }
    const check = [...madeOfDice(stranger, sheet, to), ...unsure]
    if (check.length === 0) continue
    const id = `e${nextId++}`
    effects[id] = { id, ...reviewMarker(c.id, check) }
  }
  const { trails: _, unseenTrails: __, ...kept } = before.board
  const board = { ...kept, map }
  const made = { ...start, sides, combatants, effects, board, nextId }
  const problem = to.state.problem(made)
  if (problem) throw new Error(NOTICES.noConversion(to.name, problem))
  return made
}

/** The scores on a sheet that are made of dice: "strength 11 (d6)". One is, if the sheet would be another without it. */
function madeOfDice(
  { dice, ...stranger }: Stranger,
  sheet: TableTypes['sheet'],
  { state }: Pick<Ruleset<TableTypes>, 'state'>,
): string[] {
  const made = JSON.stringify(sheet)
  return Object.entries(dice).flatMap(([name, sides]) => {
    const { [name]: score, ...numbers } = stranger.numbers
    const without = state.sheet.convert({ ...stranger, numbers }).sheet
    return JSON.stringify(without) === made ? [] : [`${name} ${score} (d${sides})`]
  })
}
