import { expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { type Answer, type Command, type Json, reason, startCommand, type World } from '~/engine'
import { UNIT } from '~/grid/lines'
import { walled } from '../../../test/table'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { inArea, placeArea } from './inArea'

const sizeOf = ({ footprint }: { footprint: number }) => footprint
const middle = (x: number, y: number) => [(x + 0.5) * UNIT, (y + 0.5) * UNIT] as const

function crowd() {
  const { t, put, heroes, guards } = enduranceTable(walled(10, 6, { x1: 6, y1: 0, x2: 6, y2: 6, kind: 'wall' }))
  const at = (name: string, x: number, y: number) => put(name, name === 'Mage' ? heroes : guards, [x, y])
  return { t, mage: at('Mage', 0, 2), near: at('Near', 4, 2), far: at('Far', 4, 5), behind: at('Behind', 6, 2) }
}

it('an area catches whoever stands in it with any square, and spares those behind a wall', () => {
  const { t, near, far, behind } = crowd()
  const shape = { kind: 'circle', radius: 2, at: middle(4, 2) } as const
  expect(inArea(sizeOf, t.state, t.terrain, shape).who).toEqual([near])
  expect(inArea(sizeOf, t.state, t.terrain, { ...shape, through: true }).who).toEqual([near, behind])
  t.set(far, ['footprint'], 2)
  t.do('place', 'gm', { who: far, cell: t.cell([4, 4]) })
  expect(inArea(sizeOf, t.state, t.terrain, shape).who).toEqual([near, far])
  t.do('leave', 'gm', { who: [near] })
  expect(inArea(sizeOf, t.state, t.terrain, shape).who).toEqual([far])
})

it('an area that an action asks for is checked against its form and hands over whom it catches', () => {
  const { t, mage, near } = crowd()
  let handed: readonly string[] = []
  const blast = function* (w: World<Endurance>) {
    const form = () => ({ kind: 'circle', radius: 1 }) as const
    const { who } = yield* placeArea(w, sizeOf, mage, 'blast.where', form, {
      from: mage,
      refuse: ({ who: struck }) => (struck.includes(mage) ? reason('HOUSE-01', 'oneself') : undefined),
    })
    handed = who
  }
  const command: Command = { type: 'blast', by: mage }
  const running = startCommand({
    ruleset: { ...t.ruleset, commands: { ...t.ruleset.commands, procedures: { blast } } },
    terrain: t.terrain,
    snapshot: t.state,
    command,
  })
  const asked = running.read()
  expect(asked).toMatchObject({ asks: [{ kind: 'area', who: mage, area: { kind: 'circle', radius: 1 } }] })
  const place = (value: Json): Answer => ({ key: 'blast.where', ask: 0, slot: 0, of: mage, value, source: 'click' })
  const expects = 'expects the area that was asked for'
  expect(() => running.take(place({ kind: 'circle', radius: 3, at: middle(4, 2) }))).toThrow(expects)
  expect(() => running.take(place({ kind: 'circle', radius: 1 }))).toThrow(expects)
  expect(() => running.take(place({ kind: 'circle', radius: 1, at: [0.5, 1] }))).toThrow(expects)
  expect(() => running.take(place({ kind: 'circle', radius: 1, at: [1, 1], more: 1 }))).toThrow(expects)
  expect(() => running.take(place({ kind: 'circle', radius: 1, at: middle(0, 2) }))).toThrow('oneself')
  running.take(place({ kind: 'circle', radius: 1, at: middle(4, 2) }))
  expect(handed).toEqual([near])
})
