import { expect, it } from 'vitest'
import { begin, health, murdhamTable } from '../../../../test/parties/murdham'

const consumables = [{ name: 'medicine box', effect: 'medicine' as const, count: 1, text: '' }]

it('whoever tends is asked whom: those nearby who are there and alive, the worst first MUR-ACT-09', () => {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], { consumables })
  const hurt = put('Hurt', heroes, [2, 1], health(3))
  const [dead, gone] = [put('Dead', heroes, [2, 2]), put('Gone', heroes, [1, 2])]
  const far = put('Far', heroes, [30, 1])
  put('Foe', foes, [38, 1])
  t.set(dead, ['status', 'dead'], true)
  begin(t, heroes)
  t.do('leave', 'gm', { who: [gone] })
  t.do('tend', ada)
  const [ask] = t.open
  expect(ask).toMatchObject({ key: 'tend.whom' })
  const offered = ask?.kind === 'choice' ? ask.options.map(({ value }) => value) : []
  expect(offered).toEqual([ada, hurt])
  expect(far).toBeDefined()
  t.enter('tend.whom')
})
