import { describe, expect, it } from 'vitest'
import { apart, count, declares, endRound, reveal, sword } from '../../../../test/parties/hallowed'

describe('the actions of a round', () => {
  it('are one Standard, one Free and one Reaction, fresh each round HAL-ACT-14 HAL-ACT-15', () => {
    const { t, who, foe } = apart()
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'attack'))
    count(t).choose('before', 'free').choose('free.what', 'drop.0')
    expect(t.sheet(who).weapons[0]).toMatchObject({ held: false, dropped: true })
    expect(t.refusedAnswer('before', 'free')).toMatchObject({ rule: 'HAL-ACT-14' })
    t.choose('before', 'on')
    expect(t.said('lost')[0]!.with).toMatchObject({ code: 'notHeld' })
    t.choose('after', 'on')
    endRound(t)
    expect(t.sheet(who).round).toMatchObject({ free: false, reaction: false, actions: 0, lastAction: 1 })
    expect(foe).toBeDefined()
  })

  it('may be dropped when the count comes, and are lost when impossible; the count stays HAL-DECL-05', () => {
    const { t, who, foe } = apart()
    reveal(declares(t, who, 'attack'))
    const lost = t.fork()
    count(lost)
    expect(lost.open[0]).toMatchObject({ key: 'attack.target', default: 'drop' })
    lost.choose('attack.target', 'drop')
    expect(lost.state.turn!.entries[0]).toMatchObject({ state: 'lost', value: 4 })
    t.do('place', 'gm', { who: foe, cell: t.cell([3, 2]) })
    count(t).choose('attack.target', 'drop')
    expect(t.state.turn!.entries[0]).toMatchObject({ state: 'dropped', value: 4 })
    expect(t.sheet(who).round.actions).toBe(0)
  })

  it.each([
    [
      'is helpless',
      ['conditions'],
      [{ state: 'paralyzed', cause: 'venom', modifiers: [] }],
      { rule: 'HAL-COND-03', code: 'helpless' },
      'Ann cannot do what was declared: attacks. Ann cannot act.',
    ],
    [
      'has surrendered',
      ['status', 'surrendered'],
      true,
      { rule: 'HAL-MORALE-12', code: 'surrendered' },
      'Ann cannot do what was declared: attacks. Ann has surrendered.',
    ],
  ])('of whoever %s when the count comes are lost, and the log says why HAL-DECL-05', (_, path, value, why, words) => {
    const { t, who } = apart()
    reveal(declares(t, who, 'attack'))
    t.set(who, path, value)
    const unseen = t.fork().set(who, ['status', 'hidden'], true)
    expect(count(unseen).said('lost')[0]).not.toHaveProperty('shared')
    count(t)
    expect(t.open).toEqual([])
    expect(t.state.turn!.entries[0]).toMatchObject({ state: 'lost', value: 4 })
    const [line] = t.said('lost')
    expect(line).toMatchObject({ with: { who, act: 'attack', ...why }, shared: { who, act: 'attack' } })
    expect(t.ruleset.display.text.event(line!, id => t.state.combatants[id]!.name)).toBe(words)
  })

  it('cost what their means cost, from the quickest to the slowest HAL-ACT-01 HAL-ACT-07', () => {
    const { t, who } = apart({ weapons: [sword, { ...sword, name: 'dagger', speed: 1, held: false }] })
    const costs = t.ruleset.commands.offers(t.state, t.terrain, who).map(({ command, cost }) => [command.type, cost])
    expect(costs).toContainEqual(['attack', '+0 to +1'])
    expect(costs).toContainEqual(['defensiveAttack', '+1 to +2'])
    expect(costs).toContainEqual(['fullDefense', '−1'])
    expect(costs).toContainEqual(['cast', ''])
  })

  it('name their means when declared, and their targets when their count comes HAL-DECL-04', () => {
    const { t, who } = apart({ weapons: [sword, { ...sword, name: 'dagger', speed: 1, held: false }] })
    declares(t, who, 'attack', { 'attack.weapon': '1' })
    expect(t.state.turn!.declared).toEqual([{ who, act: 'attack', means: '1', mod: 1, words: '' }])
  })
})
