import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool } from '../../../../test/parties/endurance'
import { testOpposites, type Opposite } from '../../../../test/parties/opposites'
import { weapons } from '../sheet/weapons'

/** Roland's turn: a friend at his side, a guard two squares off, a square of cover next to him. */
function turn() {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Roland', heroes, [5, 5])
  const friend = put('Clementine', heroes, [5, 6])
  const guard = put('guard', guards, [7, 5])
  t.do('paint', 'gm', { squares: [t.cell([4, 5]), 1], ground: 'cover' })
  begin(t).do('takeTurn', who)
  return { t, who, friend, guard, put, heroes }
}

type Turn = ReturnType<typeof turn>
type Change = (table: Turn) => unknown

const status =
  (field: string, value: boolean): Change =>
  ({ t, who }) =>
    t.set(who, ['status', field], value)
const offMap: Change = ({ t, who }) => t.do('place', 'gm', { who, cell: null })
const nothing: Change = () => undefined
const unconscious =
  (of: 'friend' | 'guard', is: boolean): Change =>
  table =>
    table.t.set(table[of], ['status', 'unconscious'], is)
const loaded =
  (is: boolean): Change =>
  ({ t, who }) =>
    t.set(who, ['items'], [{ ...weapons.crossbow(), weapon: { ...weapons.crossbow().weapon!, loaded: is } }])

/** What opens the action, what closes it again, and the reason that is shown then. */
const ROWS: readonly Opposite<Turn>[] = [
  ['move', 'notOnMap', nothing, offMap],
  ['move', 'alreadyMoved', nothing, status('moved', true)],
  ['move', 'alreadyStepped', nothing, status('stepped', true)],
  ['sprint', 'notOnMap', status('moved', true), offMap],
  ['sprint', 'notMoved', status('moved', true), status('moved', false)],
  [
    'sprint',
    'noPoints',
    ({ t, who }) => t.set(who, ['status', 'moved'], true).set(who, ['stamina', 'cur'], 1),
    ({ t, who }) => t.set(who, ['stamina', 'cur'], 0),
  ],
  ['standUp', 'notProne', status('prone', true), status('prone', false)],
  ['seekCover', 'alreadyCovered', nothing, status('cover', true)],
  ['seekCover', 'noCover', nothing, ({ t }) => t.do('paint', 'gm', { squares: [t.cell([4, 5]), 1], ground: null })],
  ['brandish', 'noItems', nothing, ({ t, who }) => t.set(who, ['items'], [])],
  [
    'command',
    'noPoints',
    ({ t, who }) => t.set(who, ['focus'], pool(5, 2)),
    ({ t, who }) => t.set(who, ['focus', 'cur'], 1),
  ],
  ['command', 'noAllyToCommand', nothing, ({ t, friend }) => t.set(friend, ['status', 'commanded'], true)],
  ['command', 'noAllyToCommand', nothing, unconscious('friend', true)],
  ['reload', 'allLoaded', loaded(false), loaded(true)],
  ['resuscitate', 'noPatient', unconscious('friend', true), unconscious('friend', false)],
  [
    'resuscitate',
    'noPatient',
    unconscious('friend', true),
    ({ t, friend }) => t.do('place', 'gm', { who: friend, cell: t.cell([5, 7]) }),
  ],
  ['killingStrike', 'noVictim', unconscious('friend', true), unconscious('friend', false)],
  ['step', 'notOnMap', nothing, offMap],
  ['step', 'alreadyStepped', nothing, status('stepped', true)],
  ['step', 'alreadyMoved', nothing, status('moved', true)],
  ['dropProne', 'alreadyProne', nothing, status('prone', true)],
  ['dropItem', 'notOnMap', nothing, offMap],
  [
    'dropItem',
    'emptyHands',
    nothing,
    ({ t, who }) => {
      for (const [i] of t.sheet(who).items.entries()) t.set(who, ['items', i, 'held'], false)
    },
  ],
  [
    'useReadied',
    'noReaction',
    ({ t, who }) => t.set(who, ['status', 'readied'], { type: 'move', watch: 'words', trigger: 'now' }),
    ({ t, who }) => t.set(who, ['status', 'reactionsLeft'], 0),
  ],
  [
    'useReadied',
    'nothingReadied',
    ({ t, who }) => t.set(who, ['status', 'readied'], { type: 'move', watch: 'words', trigger: 'now' }),
    ({ t, who }) => t.set(who, ['status', 'readied'], null),
  ],
]

describe('an action in the bar', () => {
  testOpposites(ROWS, turn, ({ t, who }, type) => t.refusal(type, who))

  it('takes one action, and is closed with none left: the last is still one END-ACT-02', () => {
    const { t, who } = turn()
    t.set(who, ['status', 'actionsLeft'], 1)
    expect(t.refusal('guard', who)).toBeUndefined()
    t.set(who, ['status', 'actionsLeft'], 0)
    expect(t.refusal('guard', who)).toMatchObject({ rule: 'END-ACT-02', code: 'noActions' })
  })

  it('belongs to the turn of its author; whoever has it does not take it again END-TURN-03', () => {
    const { t, who, friend } = turn()
    expect(t.refusal('takeTurn', who)).toMatchObject({ code: 'alreadyTaking' })
    expect(t.refusal('takeTurn', friend)).toMatchObject({ code: 'othersTurn', with: { who } })
    expect(t.refusal('guard', friend)).toMatchObject({ code: 'othersTurn' })
    t.do('endTurn', who)
    expect(t.refusal('guard', friend)).toMatchObject({ code: 'notTakingTurn' })
  })

  it('Command is for each ally once: one who was commanded is closed, the other open END-ACT-05', () => {
    const table = turn()
    const { t, who, friend } = table
    const other = table.put('Fabian', table.heroes, [6, 6])
    t.set(other, ['status', 'newcomer'], false).set(friend, ['status', 'commanded'], true)
    expect(t.fork().do('command', who).open[0], 'nobody else is left to choose').toMatchObject({
      key: 'command.action',
      of: other,
    })
    t.set(other, ['status', 'commanded'], true)
    expect(t.refusal('command', who)).toMatchObject({ code: 'noAllyToCommand' })
  })
})

describe('a weapon', () => {
  it('that is not loaded, or has no ammunition left, is closed beside one that will do END-ACT-28', () => {
    const { t, who, guard } = turn()
    const bow = { ...weapons.shortbow().weapon!, ammo: 1 }
    const crossbow = { ...weapons.crossbow().weapon!, loaded: false }
    t.set(who, ['attacks'], 'ask').set(who, ['hands'], 6)
    t.set(
      who,
      ['items'],
      [{ ...weapons.shortbow(), weapon: bow }, { ...weapons.crossbow(), weapon: crossbow }, weapons.dagger()],
    )
    const closed = (): { [weapon: string]: string | undefined } => {
      const [ask] = t.fork().do('attack', who, { 'attack.target': guard }).open
      if (ask?.kind !== 'choice') return {}
      return Object.fromEntries(ask.options.map(({ value, whyNot }) => [JSON.stringify(value), whyNot?.code]))
    }
    expect(closed()).toMatchObject({ '"bow:ranged"': undefined, '"crossbow:ranged"': 'notLoaded' })
    t.set(who, ['items', 0, 'weapon', 'ammo'], 0)
    expect(closed()).toMatchObject({ '"bow:ranged"': 'noAmmo' })
  })
})

describe('a killing strike that takes longer than the turn', () => {
  it.each<[string, (t: Turn['t'], friend: string) => unknown]>([
    ['has left', (t, friend) => t.do('leave', 'gm', { who: [friend] })],
    ['is awake', (t, friend) => t.set(friend, ['status', 'unconscious'], false)],
  ])('comes to nothing when the victim %s at its end END-DEATH-11', (_, change) => {
    const { t, who, friend, guard } = turn()
    t.set(friend, ['status', 'unconscious'], true).set(who, ['status', 'actionsLeft'], 2)
    t.do('killingStrike', who).do('endTurn', who)
    t.do('takeTurn', guard).do('endTurn', guard)
    change(t, friend)
    while (t.refusal('takeTurn', who)) {
      const next = [friend, guard].find(id => !t.refusal('takeTurn', id))!
      t.do('takeTurn', next).do('endTurn', next)
    }
    t.do('takeTurn', who).choose('turn.pending', 'continue')
    expect(t.said('killingStrike')).toEqual([])
    expect(t.sheet(who).status).toMatchObject({ pending: null, actionsLeft: 2 })
  })
})

describe('a new round', () => {
  it('counts attacks afresh also for whoever has attacked out of turn and not acted END-ATK-12', () => {
    const { t, who, friend, guard } = turn()
    t.set(friend, ['status', 'attacksThisRound'], 1).do('endTurn', who)
    t.do('takeTurn', guard).do('endTurn', guard)
    t.set(friend, ['status', 'unconscious'], true)
    expect(t.state.turn!.round).toBe(2)
    expect(t.sheet(friend).status.attacksThisRound).toBe(0)
  })
})
