import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { toyTable, type Toy } from '../../../test/toy'
import { reason } from '~/engine/reason'
import type { Combatant, Snapshot } from '~/engine/snapshot'
import type { Endurance } from '~/rulesets/endurance'
import { actionList, actionTable, gmOffer, offersFrom, tableOffers } from './offers'

const ACTIONS = actionList<Toy>([
  {
    type: 'strike',
    name: 'Strike',
    group: 'main',
    cost: { actions: 1 },
    hotkey: 's',
    whyNot: (s, _terrain, c) => (s.combatants[c.id]?.sheet.hp === 0 ? reason('TOY-TURN-01', 'down') : undefined),
  },
  { type: 'shield', name: 'Shield', group: 'reaction', hotkey: 'h', whyNot: () => undefined },
])

describe('the offers of a combatant', () => {
  it('are all of its actions, in their order, as commands of its own', () => {
    expect(offersFrom(ACTIONS, toyTable(), null, 'c1')).toEqual([
      { command: { type: 'strike', by: 'c1' }, name: 'Strike', group: 'main', cost: '1 action', hotkey: 's' },
      { command: { type: 'shield', by: 'c1' }, name: 'Shield', group: 'reaction', cost: '', hotkey: 'h' },
    ])
  })

  it('say why they are closed', () => {
    const s = toyTable()
    s.combatants['c1']!.sheet.hp = 0
    expect(offersFrom(ACTIONS, s, null, 'c1').map(({ whyNot }) => whyNot)).toEqual([
      { rule: 'TOY-TURN-01', code: 'down' },
      undefined,
    ])
  })

  it('are looked for one by one where one is asked for: the others are not worked out', () => {
    const asked: string[] = []
    const noting = ACTIONS.map(action => ({ ...action, whyNot: () => void asked.push(action.type) }))
    expect(offersFrom(noting, toyTable(), null, 'c1', 'shield')).toMatchObject([{ name: 'Shield' }])
    expect(asked).toEqual(['shield'])
    expect(offersFrom(noting, toyTable(), null, 'c1', 'dance')).toEqual([])
  })

  it('are declared by their types, with the commands of the GM that need no details', () => {
    expect(actionTable(ACTIONS)).toMatchObject({ strike: { cost: { actions: 1 } }, begin: { alone: true } })
  })

  it('are none for somebody who is not there', () => {
    expect(offersFrom(ACTIONS, toyTable(), null, 'c9')).toEqual([])
  })
})

describe('the offers of the GM', () => {
  it('are the GM’s commands, open unless a reason is given', () => {
    expect(gmOffer('rest', 'Rest')).toEqual({
      command: { type: 'rest', by: 'gm' },
      name: 'Rest',
      group: 'gm',
      cost: '',
      hotkey: '',
    })
    expect(gmOffer('rest', 'Rest', 'r', { rule: 'TOY-REST-01', code: 'inCombat' })).toMatchObject({
      hotkey: 'r',
      whyNot: { rule: 'TOY-REST-01', code: 'inCombat' },
    })
  })

  /** What the table refuses while one combatant, changed like this, is in the fight. */
  function closed(change: Partial<Pick<Combatant, 'cell' | 'gone'>>, more: Partial<Snapshot<Endurance>>) {
    const { t, heroes, put } = enduranceTable()
    const id = put('Ann', heroes, [1, 1])
    const combatants = { [id]: { ...t.state.combatants[id]!, ...change } }
    const refused = tableOffers({ ...t.state, combatants, ...more }).filter(({ whyNot }) => whyNot)
    return Object.fromEntries(refused.map(({ command, whyNot }) => [command.type, whyNot?.code]))
  }

  it.each([
    ['before anybody is placed', { cell: null }, 'preparation', { begin: 'nobody', end: 'notBegun' }],
    ['with somebody on the map', {}, 'preparation', { end: 'notBegun' }],
    ['when all of those on the map are gone', { gone: true }, 'preparation', { begin: 'nobody', end: 'notBegun' }],
    ['in a fight', {}, 'combat', { begin: 'begun', remove: 'leaveInstead' }],
    ['after it', {}, 'over', { end: 'notBegun' }],
  ] as const)('go by the phase: %s', (_when, change, phase, expected) => {
    expect(closed(change, { phase })).toEqual({ putBack: 'nobodyWalked', ...expected })
  })

  it('put tokens back once somebody has walked', () => {
    const { board } = enduranceTable().t.state
    expect(closed({}, { board: { ...board, trails: {} } })).not.toHaveProperty('putBack')
  })
})
