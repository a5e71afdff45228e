import { describe, expect, it } from 'vitest'
import {
  apart,
  begin,
  count,
  declares,
  endRound,
  entries,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  sword,
  towards,
  type Hal,
} from '../../../test/parties/hallowed'
import { freshStatus } from './sheet/blank'
import { dice, unarmed, weapon } from './sheet/weapons'

describe('threat range', () => {
  const rogue = (t: Hal, who: string) => t.do('count', who, { 'before.path': towards(t) })

  it('EX-HAL-11 entered, provokes a Reposte at once; not from Defensive Attack HAL-REACT-02 HAL-ACT-07 HAL-ACT-09', () => {
    const { t, who, foe } = apart(
      { weapons: [plainWeapon('dagger', 1, 3, 1, 4)], defenseBonus: 4 },
      { weapons: [plainWeapon('spear', 3, 3, 1, 6)] },
    )
    const [defending, evading] = [t.fork(), t.fork()]
    reveal(declares(t, who, 'attack'))
    expect(entries(t)[0]).toEqual([who, 5])
    rogue(t, who)
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: foe, facts: { holds: ['dagger'], act: 'attack' } })
    t.choose('reposte', '0').roll('attack.die', 8)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 11, hit: false })
    t.choose('attack.target', foe).roll('attack.die', 1)

    reveal(declares(defending, who, 'defensiveAttack'))
    expect(entries(defending)[0]).toEqual([who, 6])
    rogue(defending, who).choose('attack.target', foe).roll('attack.die', 1)
    expect(defending.said('reposte')).toEqual([])

    reveal(declares(evading, who, 'defensiveMove'))
    expect(entries(evading)[0]).toEqual([who, 5])
    rogue(evading, who)
    expect(evading.said('reposte')).toEqual([])
  })

  it('is not provoked by Defensive Attack without attacking, at +1, before or after HAL-ACT-08 HAL-ACT-10', () => {
    const { t, who } = apart()
    reveal(declares(t, who, 'defensiveMove'))
    expect(t.state.turn!.entries[0]!.mod).toBe(1)
    t.set(who, ['orders', 'movement'], 'ask')
    count(t)
      .choose('before', 'on')
      .choose('after', 'move')
      .walk('after.path', ...towards(t).map(cell => [cell % 20, 2] as const))
    expect(t.said('reposte')).toEqual([])
    t.choose('after', 'on')
  })

  it('is the reach of the longest weapon in hand; what shoots threatens nothing HAL-REACT-04', () => {
    const bow = weapon('bow', 0, [dice(1, 6, 'piercing')], { kind: 'ranged', range: 20 })
    const archer = apart({}, { weapons: [bow] })
    reveal(declares(archer.t, archer.who, 'moveOnly'))
    rogue(archer.t, archer.who)
    expect(archer.t.open).toEqual([])
    const pike = apart(
      {},
      { weapons: [unarmed(), { ...sword, name: 'pike', reach: 2 }, { ...sword, reach: 4, held: false }] },
    )
    reveal(declares(pike.t, pike.who, 'moveOnly'))
    pike.t.do('count', pike.who, { 'before.path': towards(pike.t).slice(0, 2) })
    // Two squares away only the pike reaches.
    const [ask] = pike.t.open
    expect(ask?.kind === 'choice' && ask.options.map(({ value }) => value)).toEqual(['1', 'no'])
    pike.t.choose('reposte', 'no')
  })

  it('is asked of each whose range the step enters, by Agility; a fall ends the way, not the action HAL-REACT-05 HAL-REACT-06', () => {
    const { t, who, foe, put, monsters } = apart({ stress: pool(0), wounds: pool(10, 2) })
    const quick = put('Goblin', monsters, [6, 3], { agility: 15, weapons: [sword], wounds: pool(40) })
    t.choose('begin.surprised', []).roll('initiative.die', 12)
    reveal(declares(t, who, 'attack'))
    t.do('count', who, { 'before.path': [...towards(t), t.cell([5, 3])] })
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: quick })
    t.choose('reposte', 'no')
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: foe })
    t.choose('reposte', '0').roll('attack.die', 15).roll('damage.dice', 1)
    expect(t.state.combatants[who]!.cell).toBe(t.cell([5, 2]))
    // It moved, and is dying: its action is lost.
    expect(t.said('lost')).toHaveLength(1)
  })

  it('is not asked of others once an answer has killed the mover HAL-REACT-05 HAL-REACT-06', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [1, 2], { stress: pool(0), wounds: pool(10, 1) })
    const axe = plainWeapon('axe', 0, 9, 1, 8, 30)
    const [first, second] = [1, 3].map(y => put('Orc', monsters, [3, y], { weapons: [axe] })) as [string, string]
    begin(t, 1, 9, 12)
    reveal(declares(t, ann, 'moveOnly'))
    const way = { 'before.path': [t.cell([2, 2])] }
    const spared = t.fork().do('count', ann, way).choose('reposte', 'no')
    expect(spared.open[0]).toMatchObject({ key: 'reposte', of: second })
    spared.choose('reposte', 'no')
    t.do('count', ann, way)
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: first })
    t.choose('reposte', '0').roll('attack.die', 15).roll('damage.dice', 8)
    expect(t.sheet(ann).status.dead).toBe(true)
    expect(t.open).toEqual([])
  })

  it('lets the mover go on, stop or turn after an answer HAL-REACT-05', () => {
    const { t, who, foe } = apart()
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [...towards(t), t.cell([5, 3])] })
    t.choose('reposte', '0').roll('attack.die', 1)
    const stopped = t.fork()
    stopped.choose('move.on', 'stop')
    expect(stopped.open).toEqual([])
    expect(stopped.state.combatants[who]!.cell).toBe(t.cell([5, 2]))
    const turned = t.fork()
    turned.choose('move.on', 'anew').walk('move.anew', [4, 2])
    expect(turned.state.combatants[who]!.cell).toBe(t.cell([4, 2]))
    t.choose('move.on', 'on')
    expect(t.state.combatants[who]!.cell).toBe(t.cell([5, 3]))
    expect(foe).toBeDefined()
  })

  it.each([
    ['surprised', { status: { ...freshStatus(), surprised: true } }],
    ['unconscious', { conditions: [{ state: 'unconscious' as const, cause: '', modifiers: [] }] }],
    ['paralyzed', { conditions: [{ state: 'paralyzed' as const, cause: '', modifiers: [] }] }],
    ['routed', { status: { ...freshStatus(), routed: true } }],
    ['surrendered', { status: { ...freshStatus(), surrendered: true } }],
    ['without a Reaction', {}],
  ])('is not defended by somebody who is %s HAL-REACT-06', (what, change) => {
    const { t, who, foe } = apart()
    for (const [key, value] of Object.entries(change)) t.set(foe, [key], value as never)
    if (what === 'without a Reaction') t.set(foe, ['round', 'reaction'], true)
    reveal(declares(t, who, 'moveOnly'))
    rogue(t, who)
    expect(t.said('reposte')).toEqual([])
  })

  it('is not defended against friends and those one does not know of HAL-REACT-06', () => {
    const { t, who, foe } = apart()
    t.set(who, ['status', 'hidden'], true)
    reveal(declares(t, who, 'moveOnly'))
    const ally = t.fork()
    rogue(t, who)
    ally.set(who, ['status', 'hidden'], false)
    ally.do('side.edit', 'gm', {
      side: ally.state.combatants[foe]!.side,
      more: { allies: [ally.state.combatants[who]!.side] },
    })
    rogue(ally, who)
    expect([t, ally].map(one => one.said('reposte'))).toEqual([[], []])
  })

  it('is left, crossed inside, and entered by others’ hands without a Reposte; coming back provokes HAL-REACT-08', () => {
    const { t, who, foe } = apart()
    t.do('place', 'gm', { who, cell: t.cell([5, 2]) })
    expect(t.open).toEqual([])
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([5, 3]), t.cell([4, 3])] })
    expect(t.open[0]).toMatchObject({ key: 'before' })
    t.choose('before', 'move').walk('before.path', [5, 3])
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: foe })
    t.choose('reposte', 'no').choose('before', 'on').choose('after', 'on')
  })

  it('is defended with a full attack, critical too, that Full-Defense may answer HAL-REACT-07 HAL-REACT-03', () => {
    const { t, who, foe } = apart({ wounds: pool(40) })
    const guarded = { ...freshStatus(), fullDefense: true }
    declares(t, foe, 'fullDefense')
    reveal(declares(t, who, 'fullDefense'))
    t.set(who, ['status'], guarded)
    t.do('count', who, { 'before.path': towards(t).slice(0, 2), 'act.go': 'drop' })
    t.set(who, ['status'], guarded)
    count(t, { 'act.go': 'drop' })
    t.set(foe, ['orders', 'movement'], 'ask')
    endRound(t)
    t.set(who, ['status'], guarded)
    declares(t, foe, 'moveOnly')
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([5, 2])] })
    t.choose('reposte', '0').roll('attack.die', 20).roll('damage.dice', 1).roll('injury.chance', 100)
    expect(t.said('attacked')[0]!.with).toMatchObject({ by: foe, critical: true })
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: who, facts: { cause: 'attacked', hit: true } })
    t.choose('reposte', '0').roll('attack.die', 1)
    expect(t.sheet(who).round.reaction).toBe(true)
  })

  it('stops the mover on the very square that enters it, and says what it holds in hand HAL-REACT-02', () => {
    const { t, who, foe } = apart({ weapons: [unarmed(), sword, { ...sword, name: 'dagger', held: false }] })
    t.do('place', 'gm', { who, cell: t.cell([4, 2]) })
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([5, 2]), t.cell([5, 3]), t.cell([4, 3])] })
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: foe, facts: { holds: ['sword'] } })
    expect(t.state.combatants[who]!.cell).toBe(t.cell([5, 2]))
    t.choose('reposte', 'no')
    expect(t.state.combatants[who]!.cell).toBe(t.cell([4, 3]))
  })

  it('is none of whoever has nothing to strike with HAL-REACT-04', () => {
    const { t, who } = apart({}, { weapons: [] })
    reveal(declares(t, who, 'moveOnly'))
    rogue(t, who)
    expect(t.open).toEqual([])
    expect(t.state.combatants[who]!.cell).toBe(t.cell([5, 2]))
  })

  it('ends the way of whoever is put elsewhere meanwhile HAL-REACT-05', () => {
    const { t, who } = apart()
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [...towards(t), t.cell([5, 3])] })
    t.ruleIn('place', { who, cell: t.cell([9, 9]) }).choose('reposte', 'no')
    expect(t.open).toEqual([])
    expect(t.state.combatants[who]!.cell).toBe(t.cell([9, 9]))
  })
})
