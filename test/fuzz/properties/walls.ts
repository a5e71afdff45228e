import { expect } from 'vitest'
import type { Asked, Id, Snapshot } from '~/engine'
import { overlaps, type Rect } from '~/grid/squares'
import { sees } from '~/grid/sight/sees'
import type { TableTypes } from '~/table'
import { tokenRect } from '~/table/map/walks'
import type { FuzzedFight } from '../promises'
import { isRuled, saidOf, type Moment } from './moment'

/**
 * Questions whose answers reach somebody, by their key: the fact that says whom, or `options` where each open option is somebody.
 */
export type Reaching = Readonly<Record<string, string>>

/** No reaction and no helping hand goes through what an attack could not pass. */
export function checkSight<R extends TableTypes>(reaching: Reaching = {}, table: FuzzedFight<R>, ask: Asked): void {
  const whom = reaching[ask.key]
  if (whom === undefined || ask.kind !== 'choice') return
  const { state } = table.fight
  const open = ask.options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
  // One open answer is to let it pass.
  const reached = whom === 'options' ? open : open.length > 1 ? [ask.facts?.[whom]] : []
  for (const other of reached) {
    if (typeof other !== 'string' || !state.combatants[other] || other === ask.of) continue
    const [from, to] = [rectOf(table, state, ask.of), rectOf(table, state, other)]
    if (!from || !to || !sees(table.terrain.at(state.board), from, to))
      expect.fail(`${ask.key} lets ${ask.of} reach ${other} through a wall`)
  }
}

/** Whoever has changed places with somebody stands on free squares, and so does the other one. `said`: the event that tells of it. */
export function checkRoom<R extends TableTypes>(said: string | undefined, moment: Moment<R>): void {
  if (said === undefined || isRuled(moment) || moment.command.force) return
  const { table } = moment
  const { state } = table.fight
  for (const { type, with: f } of saidOf(moment)) {
    if (type !== said) continue
    for (const id of Object.values(f).map(String)) {
      const own = rectOf(table, state, id)
      if (!own) continue
      const others = Object.keys(state.combatants).filter(other => other !== id && isInTheWay(table, state, other))
      const under = others.filter(other => {
        const rect = rectOf(table, state, other)
        return rect && overlaps(own, rect)
      })
      expect(under, `under ${id}, who has changed places`).toEqual([])
      const { sheet, cell } = state.combatants[id]!
      const { stands } = table.terrain.at(state.board).field(table.ruleset.state.footprint(sheet))
      expect(stands[cell!], `${id} has room where it stands`).toBe(1)
    }
  }
}

function isInTheWay<R extends TableTypes>({ ruleset }: FuzzedFight<R>, { combatants }: Snapshot<R>, id: Id): boolean {
  const c = combatants[id]!
  return !c.gone && !(c.sheet as { status?: { dead?: boolean } }).status?.dead && ruleset.state.footprint(c.sheet) > 0
}

function rectOf<R extends TableTypes>({ ruleset, terrain }: FuzzedFight<R>, s: Snapshot<R>, id: Id): Rect | undefined {
  const c = s.combatants[id]!
  return tokenRect(terrain, c.cell, ruleset.state.footprint(c.sheet))
}
