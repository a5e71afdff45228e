import { describe, expect, it } from 'vitest'
import type { Outcomes } from '~/engine/ruleset'
import { outcomesIn } from './outcome'

const NAMED: Outcomes = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  critical: [{ kind: 'critical', to: 'target', by: 'by' }],
  evaded: [{ kind: 'avoided', to: 'who' }],
  damaged: [
    { kind: 'hit', to: 'who' },
    { kind: 'harmless', to: 'who', where: { taken: 0 } },
  ],
  died: [{ kind: 'death', to: 'who' }],
}
const said = (...events: [type: string, facts?: { [fact: string]: string | number }][]) =>
  outcomesIn(
    NAMED,
    events.map(([type, facts = {}]) => ({ type, with: { by: 'a', target: 'b', who: 'b', ...facts } })),
  ).map(({ kind, to, by }) => `${kind} ${to} ${by}`)

describe('the outcome of a blow', () => {
  it('is what is said of it last', () => {
    expect(said(['attacks'], ['hit'], ['evaded'])).toEqual(['avoided b a'])
    expect(said(['attacks'], ['hit'], ['damaged', { taken: 0 }])).toEqual(['harmless b a'])
    expect(said(['attacks'], ['missed'])).toEqual(['miss b a'])
  })

  it('stays critical where the damage is told', () => {
    expect(said(['critical'], ['damaged', { taken: 3 }])).toEqual(['critical b a'])
  })

  it('is none while nothing has come of it', () => {
    expect(said(['attacks'])).toEqual([])
  })

  it('is told apart by who strikes whom, and from the next blow of the same one', () => {
    expect(said(['hit'], ['missed', { by: 'c' }], ['hit', { target: 'd' }])).toEqual(['hit b a', 'miss b c', 'hit d a'])
    expect(said(['attacks'], ['hit'], ['attacks'], ['missed'])).toEqual(['hit b a', 'miss b a'])
  })

  it('is not changed by what happens to somebody after a miss', () => {
    expect(said(['missed'], ['damaged', { taken: 1 }])).toEqual(['miss b a', 'hit b null'])
  })

  it('stands beside what lasts', () => {
    expect(said(['hit'], ['died'])).toEqual(['hit b a', 'death b null'])
  })

  it('is none of an event that does not say to whom, as the players may hear it', () => {
    expect(
      outcomesIn(NAMED, [
        { type: 'hit', with: {} },
        { type: 'unknown', with: { target: 'b' } },
      ]),
    ).toEqual([])
  })
})
