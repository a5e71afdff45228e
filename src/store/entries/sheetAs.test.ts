import { describe, expect, it } from 'vitest'
import type { Field, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { valueAt } from '../creatures/setField'
import { fullSheet } from './sheetAs'

type Rules = Parameters<typeof fullSheet>[1]

/** Rules of this sheet alone, which have these fields and find this wrong. */
const rulesOf = (
  fields: readonly (readonly [type: string, ...path: string[]])[],
  problem?: (sheet: object) => boolean,
) =>
  ({
    fields: () => fields.map(([type, ...path]) => ({ group: '', label: path.join(), path, kind: { type } }) as Field),
    problem: (sheet: object) => (problem?.(sheet) ? 'no' : undefined),
  }) as unknown as Rules

describe('a sheet that is rested', () => {
  it('has every pool full, wherever it stands, and everything else as it is', () => {
    const given = {
      health: { cur: 2, max: 10 },
      deep: { breath: { cur: 0, max: 3 } },
      luck: 1,
      note: { cur: 1, max: 9 },
    }
    const rules = rulesOf([
      ['integer', 'luck'],
      ['text', 'note'],
      ['pool', 'health'],
      ['pool', 'deep', 'breath'],
    ])
    expect(fullSheet(given, rules)).toEqual({
      ...given,
      health: { cur: 10, max: 10 },
      deep: { breath: { cur: 3, max: 3 } },
    })
    expect(given.health.cur, 'the one given is left alone').toBe(2)
  })

  it.each([
    ['is not there', undefined],
    ['is nothing', null],
    ['is a number', 4],
    ['has no fullness', { cur: 1 }],
    ['has nothing in it', { max: 5 }],
  ])('is left alone where a pool %s, and the next one is filled', (_, odd) => {
    const rules = rulesOf([
      ['pool', 'odd'],
      ['pool', 'health'],
    ])
    const sheet = { odd, health: { cur: 0, max: 2 } }
    expect(fullSheet(sheet, rules)).toEqual({ odd, health: { cur: 2, max: 2 } })
  })

  it('leaves a pool as it is where the rules have something against its being full', () => {
    const rules = rulesOf(
      [
        ['pool', 'stress'],
        ['pool', 'health'],
      ],
      sheet => (valueAt(sheet, ['stress', 'cur']) as number) > 3,
    )
    const sheet = { stress: { cur: 1, max: 6 }, health: { cur: 0, max: 2 } }
    expect(fullSheet(sheet, rules)).toEqual({ stress: { cur: 1, max: 6 }, health: { cur: 2, max: 2 } })
  })

  it('is sound by the rules of every system, and every one of its pools is full', async () => {
    for (const entry of rulesets) {
      const { state } = (await entry.load()) as unknown as Ruleset<TableTypes>
      const spent = structuredClone(state.sheet.blank())
      const pools = state.sheet.fields(spent).filter(({ kind }) => kind.type === 'pool')
      const poolOf = (sheet: object, { path }: Field) => valueAt(sheet, path) as { cur: number; max: number }
      for (const field of pools) poolOf(spent, field).cur = 0
      const full = fullSheet(spent, state.sheet)
      expect(state.sheet.problem(full), entry.id).toBeUndefined()
      expect(pools.length, entry.id).toBeGreaterThan(0)
      for (const field of pools)
        expect(poolOf(full, field).cur, `${entry.id} ${field.label}`).toBe(poolOf(full, field).max)
    }
  })
})
