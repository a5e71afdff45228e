import { describe, expect, it } from 'vitest'
import { begin, livelyDuel } from '../../../../test/parties/murdham'
import { testOpposites, type Opposite } from '../../../../test/parties/opposites'
import { armour, listed, weapon } from '../sheet/weapons'

/** Ada's turn, a bandit beside her, a friend and a foe far off. */
function turn() {
  const found = livelyDuel({ weapons: [weapon('knife', 6, { held: 'main' })] })
  begin(found.t, found.heroes).do('turn', found.ada)
  return found
}

type Turn = ReturnType<typeof turn>
type Change = (table: Turn) => unknown

const nothing: Change = () => undefined
const status =
  (field: string, value: string | boolean | null): Change =>
  ({ t, ada }) =>
    t.set(ada, ['status', field], value)
/** Ada holds the bandit, or has let go. */
const holds =
  (is: boolean): Change =>
  ({ t, ada, bandit }) =>
    t.do('gm.set', 'gm', {
      patches: [
        { op: 'replace', path: ['combatants', ada, 'sheet', 'status', 'grabbing'], value: is ? bandit : null },
        { op: 'replace', path: ['combatants', bandit, 'sheet', 'status', 'grabbedBy'], value: is ? ada : null },
      ],
    })
const carries =
  (effect: string | null, count = 1): Change =>
  ({ t, ada }) =>
    t.set(ada, ['consumables'], effect === null ? [] : [{ name: 'thing', effect, text: '', count }])
/** So many weapons on the sheet, all put away. */
const listing =
  (count: number): Change =>
  ({ t, ada }) =>
    t.set(
      ada,
      ['weapons'],
      Array.from({ length: count }, (_, i) => ({ ...weapon(`knife ${i}`, 4), held: 'stowed' as const })),
    )
const armed =
  (...weapons: ReturnType<typeof listed>[]): Change =>
  ({ t, ada }) =>
    t.set(
      ada,
      ['weapons'],
      weapons.map(one => ({ ...one, held: 'both' as const })),
    )
const hiddenFoe: Change = ({ t, bandit, far, heroes }) => {
  for (const who of [bandit, far]) t.set(who, ['status', 'hiddenFrom'], [heroes])
}
const power = { name: 'spark', level: 1, range: 'near', die: 6, direct: false, dodge: false, text: '' }

/** What opens the action, what closes it again, and the reason that is shown then. */
const ROWS: readonly Opposite<Turn>[] = [
  ['attack', 'hidden', nothing, hiddenFoe],
  [
    'attack',
    'noWeapon',
    nothing,
    ({ t, ada }) => t.set(ada, ['weapons'], []).set(ada, ['status', 'armInjury'], { main: true, off: true }),
  ],
  ['shove', 'holdsNobody', holds(true), holds(false)],
  ['tend', 'noMedicine', carries('medicine'), carries(null)],
  ['tend', 'noMedicine', carries('medicine'), carries('heal')],
  ['tend', 'noMedicine', carries('medicine'), carries('medicine', 0)],
  ['consume', 'nothingToUse', carries('heal'), carries('heal', 0)],
  ['improvise', 'handsFull', listing(19), listing(20)],
  [
    'equip',
    'noFreeHand',
    listing(1),
    ({ t, ada }) => listing(1)({ t, ada } as Turn) && t.set(ada, ['status', 'armInjury'], { main: true, off: true }),
  ],
  ['consume', 'nothingToUse', carries('heal'), carries(null)],
  ['consume', 'nothingToUse', carries('heal'), carries('medicine')],
  ['say', 'silenced', status('silenced', false), status('silenced', true)],
  ['letGo', 'nothingHeld', nothing, ({ t, ada }) => t.set(ada, ['weapons', 0, 'held'], 'stowed')],
  ['breakFree', 'notHeldFast', status('entangled', true), status('entangled', false)],
  ['attack', 'entangled', status('entangled', false), status('entangled', true)],
  [
    'surrender',
    'tooLate',
    status('entangled', true),
    ({ t, ada }) => t.set(ada, ['status', 'entangled'], false).do('step', ada),
  ],
  [
    'sweep',
    'nobodySmaller',
    ({ t, ada }) => t.set(ada, ['size'], 'large'),
    ({ t, ada }) => t.set(ada, ['size'], 'medium'),
  ],
  ['blast', 'noBlast', armed(listed("alchemist's fire")), armed(listed('bow'))],
  ['step', 'notOnMap', nothing, ({ t, ada }) => t.do('place', 'gm', { who: ada, cell: null })],
  ['move', 'notOnMap', nothing, ({ t, ada }) => t.do('place', 'gm', { who: ada, cell: null })],
  ['invoke', 'noPower', ({ t, ada }) => t.set(ada, ['powers'], [power]), ({ t, ada }) => t.set(ada, ['powers'], [])],
  ['invoke', 'silenced', ({ t, ada }) => t.set(ada, ['powers'], [power]), status('silenced', true)],
  [
    'declare',
    'switchedOff',
    ({ t }) => t.do('settings', 'gm', { set: { chaosTimer: true } }),
    ({ t }) => t.do('settings', 'gm', { set: { chaosTimer: false } }),
  ],
]

testOpposites(ROWS, turn, ({ t, ada }, type) => t.refusal(type, ada))

describe('whose turn it is', () => {
  it('before the fight there is none, then the faction’s, then that of who has taken it MUR-ROUND-01 MUR-TIME-01', () => {
    const { t, heroes, foes, ada, bo, bandit } = livelyDuel()
    for (const type of ['attack', 'pass', 'endTurn', 'step'])
      expect(t.refusal(type, ada), type).toMatchObject({ code: 'notBegun' })
    expect(t.refusal('pass')).toMatchObject({ code: 'notBegun' })
    begin(t, heroes)
    expect([t.refusal('attack', ada), t.refusal('pass', ada)]).toEqual([undefined, undefined])
    for (const type of ['attack', 'pass'])
      expect(t.refusal(type, bandit), type).toMatchObject({ code: 'othersGo', with: { side: heroes } })
    expect(t.refusal('letGo', ada), 'what is free is so in the own turn').toMatchObject({ code: 'ownTurn' })
    t.do('turn', ada)
    expect(t.refusal('attack', bo)).toMatchObject({ code: 'othersTurn', with: { who: ada } })
    expect(t.refusal('pass', ada)).toMatchObject({ code: 'acting', with: { who: ada } })
    expect(t.state.turn).toMatchObject({ at: heroes })
    t.do('endTurn', ada)
    expect(t.state.turn).toMatchObject({ at: foes })
    expect(t.refusal('attack', bandit)).toBeUndefined()
  })

  it('a full movement is one main action of a turn, also for who has another MUR-ACT-01', () => {
    const { t, ada } = turn()
    expect(t.refusal('fullMove', ada)).toBeUndefined()
    t.do('fullMove', ada, { 'fullMove.how': 'plain' })
    expect(t.refusal('fullMove', ada)).toMatchObject({ code: 'noMain' })
    t.do('gm.set', 'gm', { patches: [{ op: 'replace', path: ['turn', 'acting', 'main'], value: false }] })
    expect(t.refusal('fullMove', ada)).toMatchObject({ code: 'movedFully' })
    expect(t.refusal('attack', ada)).toBeUndefined()
  })
})

it.each(['chase', 'rest'])('the GM’s %s is for between the fights MUR-TIME-02', type => {
  const { t, heroes } = livelyDuel()
  const offered = () =>
    t.ruleset.commands.offers(t.state, t.terrain, 'gm').find(({ command }) => command.type === type)!.whyNot
  expect(offered()).toBeUndefined()
  begin(t, heroes)
  expect(offered()).toMatchObject({ code: 'inCombat' })
  expect(t.refusal(type)).toMatchObject({ code: 'inCombat' })
})

it('the GM says when a stretch is over, in a fight as well MUR-TIME-02', () => {
  const { t, heroes, bandit } = livelyDuel()
  begin(t, heroes)
  t.set(bandit, ['status', 'incapacitated'], true)
  t.do('stretch')
  expect(t.sheet(bandit).status.incapacitated).toBe(false)
  expect(t.state.phase).toBe('combat')
})

it('armour is put on and off between fights, by whoever has some MUR-BON-03', () => {
  const { t, heroes, ada } = livelyDuel({ armour: armour('mail', 2, { worn: false }) })
  expect(t.refusal('armour', ada)).toBeUndefined()
  t.set(ada, ['armour'], null)
  expect(t.refusal('armour', ada)).toMatchObject({ code: 'noArmour' })
  begin(t, heroes)
  expect(t.refusal('armour', ada)).toMatchObject({ code: 'takesAStretch' })
})
