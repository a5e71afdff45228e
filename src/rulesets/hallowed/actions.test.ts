import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  begin,
  blunt,
  count,
  declares,
  endRound,
  entries,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  type Hal,
} from '../../../test/hallowed'
import { freshStatus } from './blank'
import { defenseParts } from './defence'
import { allowance } from './movement'
import type { Item, Spell } from './sheet'
import { dice, unarmed, weapon } from './weapons'

const sword = plainWeapon('sword', 0, 5, 1, 6, 2)
const spell = (change: Partial<Spell>): Spell => ({
  name: 'Bolt',
  castingTN: 15,
  speedOverride: null,
  manaCost: 5,
  verbal: true,
  attack: 'none',
  attackBonus: 0,
  damage: [],
  critMult: null,
  bypassStress: false,
  ignoresArmour: true,
  range: 20,
  text: 'Light.',
  ...change,
})
const item = (change: Partial<Item>): Item => ({
  name: 'Flask',
  kind: 'throwable',
  initMod: null,
  uses: 2,
  text: 'It bursts.',
  damage: [dice(1, 6, 'fire')],
  attackBonus: 1,
  range: 10,
  critMult: null,
  ...change,
})

const defenseOf = (t: Hal, id: string): number => total(defenseParts(t.state, t.state.combatants[id]!))

/** Somebody who is first in the round and a foe some squares away, who asks for nothing. */
function apart(own = {}, theirs = {}) {
  const { t, heroes, monsters, put } = hallowedTable()
  const who = put('Ann', heroes, [2, 2], { weapons: [sword], ...own })
  const foe = put('Orc', monsters, [6, 2], { weapons: [sword], defenseBonus: 2, wounds: pool(40), ...theirs })
  begin(t, 4, 9)
  return { t, heroes, monsters, put, who, foe }
}

/** The way from where Ann stands to beside the orc. */
const towards = (t: Hal) => [3, 4, 5].map(x => t.cell([x, 2]))

describe('Full-Defense', () => {
  /** Kara guards herself between two orcs. */
  function kara(settings = {}) {
    const { t, heroes, monsters, put } = hallowedTable()
    t.do('settings', 'gm', { set: settings })
    const kara = put('Kara', heroes, [2, 2], {
      agility: 14,
      defenseBonus: 1,
      armourMisc: 2,
      stress: pool(12),
      weapons: [sword],
    })
    const orc = { defenseBonus: 2, armourMisc: 1, stress: pool(9), weapons: [plainWeapon('axe', 0, 4, 1, 8, 2)] }
    const [one, two] = [1, 3].map(x => put('Orc', monsters, [x, 2], orc)) as [string, string]
    begin(t, 8, 9, 11)
    declares(t, kara, 'fullDefense')
    declares(t, one, 'attack')
    reveal(declares(t, two, 'attack'))
    return { t, kara, one, two }
  }

  it('EX-HAL-10 gives 4 Defense from its count and one Reposte when attacked HAL-ACT-11 HAL-REACT-01 HAL-REACT-03', () => {
    const { t, kara: her, one, two } = kara()
    expect(entries(t).map(([, value]) => value)).toEqual([5, 9, 11])
    expect(defenseOf(t, her)).toBe(13)
    count(t, { 'act.go': 'go' })
    expect(defenseOf(t, her)).toBe(17)
    count(t, { 'attack.target': her }).roll('attack.die', 12)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 16, hit: false })
    t.choose('reposte', '0').roll('attack.die', 11).roll('damage.dice', 4)
    expect(t.sheet(one).stress).toEqual(pool(9, 4))
    count(t, { 'attack.target': her }).roll('attack.die', 14).roll('damage.dice', 5)
    expect(t.sheet(her).stress).toEqual(pool(12, 7))
    expect(t.sheet(two).stress).toEqual(pool(9))
    endRound(t)
    expect(defenseOf(t, her)).toBe(13)
  })

  it('is answered after the attack, hit or miss, while it still stands HAL-REACT-05', () => {
    const { t, kara: her } = kara()
    count(t, { 'act.go': 'go' })
    const felled = t.fork()
    felled.set(her, ['stress'], pool(12, 0)).set(her, ['wounds'], pool(10, 1))
    count(felled, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 4)
    expect(felled.sheet(her).status.fullDefense).toBe(false)
    count(t, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 1)
    expect(t.open[0]).toMatchObject({ key: 'reposte', facts: { hit: true, amount: 1 } })
    t.choose('reposte', 'no')
    expect(t.sheet(her).round.reaction).toBe(false)
  })

  it('by house rule answers misses only HAL-OPT-05', () => {
    const { t, kara: her } = kara({ reposteOnlyOnMiss: true })
    count(t, { 'act.go': 'go' })
    count(t, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 1)
    count(t, { 'attack.target': her }).roll('attack.die', 2).choose('reposte', 'no')
  })

  it('by house rule holds from the declaration on HAL-OPT-07', () => {
    const { t, kara: her } = kara({ fullDefenseFromDeclaration: true })
    expect(defenseOf(t, her)).toBe(17)
    endRound(t)
    expect(defenseOf(t, her)).toBe(13)
  })

  it('by house rule from the declaration on, ends when it is given up HAL-OPT-07 HAL-ACT-13', () => {
    const { t, kara: her } = kara({ fullDefenseFromDeclaration: true })
    count(t, { 'act.go': 'drop' })
    expect(defenseOf(t, her)).toBe(13)
  })

  it('does not help on its own count, and does not start for whoever falls on it HAL-ACT-13', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { stress: pool(0), wounds: pool(10, 2) })
    const orc = put('Orc', monsters, [3, 2], { weapons: [plainWeapon('axe', 0, 0, 1, 6)] })
    begin(t, 6, 5)
    declares(t, ann, 'fullDefense')
    reveal(declares(t, orc, 'attack'))
    count(t, { 'act.go': 'go' }).choose('attack.target', ann).roll('attack.die', 10).roll('damage.dice', 2)
    expect(t.sheet(ann)).toMatchObject({ wounds: { cur: 0 }, status: { fullDefense: false } })
  })

  it('may be taken at 0 Wounds, at the usual strain, and is kept HAL-ACT-13 HAL-DEATH-03', () => {
    const { t, who } = apart({ wounds: pool(10, 0) })
    reveal(declares(t, who, 'fullDefense'))
    count(t, { 'act.go': 'go' })
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -1 }, status: { fullDefense: true } })
  })

  it('halves movement for the whole round, until it is given up HAL-ACT-12 HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'fullDefense'))
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(4)
    count(t).choose('before', 'on').choose('act.go', 'drop')
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(9)
    t.choose('after', 'on')
  })
})

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

  it('lets the mover go on, stop or turn after an answer HAL-REACT-05', () => {
    const { t, who, foe } = apart()
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [...towards(t), t.cell([5, 3])] })
    t.choose('reposte', '0').roll('attack.die', 1)
    const stopped = t.fork()
    stopped.choose('move.on', 'stop')
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
})

describe('movement', () => {
  it('EX-HAL-23 alternates diagonals, and halvings multiply: 4, 2 and 1 of 9 HAL-GEN-05 HAL-MOVE-01 HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    reveal(declares(t, who, 'fullDefense'))
    const diagonal = [1, 2, 3, 4].map(i => t.cell([2 + i, 2 + i]))
    expect(t.refusal('count', who, { 'before.path': diagonal })).toMatchObject({ rule: 'HAL-MOVE-01', code: 'tooFar' })
    const walked = t.fork()
    walked.do('count', who, { 'before.path': diagonal.slice(0, 3), 'act.go': 'go' })
    expect(walked.sheet(who).round).toMatchObject({ moved: 4, diagonals: 3 })
    const left = (injuries: ReturnType<typeof blunt>[], status = {}) => {
      const other = t.fork()
      other.set(who, ['combatInjuries'], injuries).set(who, ['status'], { ...freshStatus(), ...status })
      if ('stabilized' in status) other.set(who, ['wounds', 'cur'], -2)
      return allowance(other.state, other.state.combatants[who]!)
    }
    expect(left([blunt(2)])).toBe(2)
    expect(left([blunt(2)], { stabilized: true })).toBe(1)
    // A shattered kneecap instead.
    const down = t.fork()
    down.set(who, ['abilities', 'agility', 'score'], 13).set(who, ['combatInjuries'], [blunt(3, 5)])
    expect(allowance(down.state, down.state.combatants[who]!)).toBe(1)
    expect(defenseOf(down, who)).toBe(9)
  })

  it('is split as one likes within Speed, before the action and after HAL-MOVE-02', () => {
    const { t, who } = apart({ speed: 6 })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'other', { 'other.words': '', 'other.mod': 0 }))
    count(t).choose('before', 'move').walk('before.path', [3, 2]).choose('before', 'move').walk('before.path', [3, 3])
    t.choose('before', 'on').choose('act.go', 'go').choose('after', 'move')
    expect(t.open[0]).toMatchObject({ budget: 4 })
    t.walk('after.path', [3, 4], [3, 5], [3, 6], [3, 7])
    t.choose('after', 'on')
    expect(t.sheet(who).round.moved).toBe(6)
  })

  it('crosses no able foe, passes friends, and stops on nobody who is not dead HAL-MOVE-03', () => {
    const { t, heroes, monsters, put } = hallowedTable('8x1')
    const who = put('Ann', heroes, [0, 0])
    const friend = put('Bob', heroes, [1, 0])
    const foe = put('Orc', monsters, [3, 0], { weapons: [] })
    begin(t, 1, 5, 9)
    reveal(t)
    const way = [1, 2, 3, 4].map(x => t.cell([x, 0]))
    const whyNot = (n: number) => t.refusal('count', who, { 'before.path': way.slice(0, n) })
    expect(whyNot(1)).toMatchObject({ rule: 'HAL-MOVE-03', code: 'endOccupied' })
    expect(whyNot(2)).toBeUndefined()
    expect(whyNot(4)).toMatchObject({ code: 'foeInTheWay' })
    t.do('harm', 'gm', { who: [foe], amount: 18 })
    expect(whyNot(4)).toBeUndefined()
    expect(whyNot(3)).toMatchObject({ code: 'endOccupied' })
    t.do('harm', 'gm', { who: [foe], amount: 10 })
    expect(whyNot(3)).toBeUndefined()
    expect(friend).toBeDefined()
  })

  it('leaves its way on the map until the next turn, names hazardous ground; markers end with a count', () => {
    const { t, who } = apart()
    t.do('paint', 'gm', { cells: [t.cell([3, 2])], ground: 'hazardous' })
    t.do('marker.add', 'gm', { on: [who], words: 'dazed', until: { round: 1, of: who, when: 'end' } })
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] })
    expect(t.said('hazard')).toHaveLength(1)
    expect(t.said('unmarked')).toHaveLength(1)
    expect(t.state.board.trails?.[who]).toEqual([2, 3, 4].map(x => t.cell([x, 2])))
    endRound(t)
    reveal(t)
    count(t)
    expect(t.state.board.trails?.[who]).toBeUndefined()
  })

  it('belongs to one’s own count HAL-MOVE-03', () => {
    const { t, foe } = apart()
    reveal(t)
    expect(t.refusal('count', foe)).toMatchObject({ code: 'notItsCount' })
    expect(t.ruleset.walk(t.state, t.terrain, foe).whyNot).toMatchObject({ code: 'notItsCount' })
  })

  it('that a limit cuts short counts what was moved before HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    reveal(declares(t, who, 'moveOnly'))
    t.set(who, ['orders', 'movement'], 'ask')
    t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2]), t.cell([4, 3])] })
    t.set(who, ['conditions'], [{ state: 'halfSpeed', cause: 'net', modifiers: [] }])
    t.choose('before', 'move')
    expect(t.open[0]).toMatchObject({ key: 'before.path', budget: 1 })
    t.walk('before.path').choose('before', 'on').choose('after', 'on')
  })
})

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
    expect(t.ruleset.text.event(line!, id => t.state.combatants[id]!.name)).toBe(words)
  })

  it('cost what their means cost, from the quickest to the slowest HAL-ACT-01 HAL-ACT-07', () => {
    const { t, who } = apart({ weapons: [sword, { ...sword, name: 'dagger', speed: 1, held: false }] })
    const costs = t.ruleset.offers(t.state, t.terrain, who).map(({ command, cost }) => [command.type, cost])
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

describe('casting', () => {
  it('EX-HAL-18 is paid with Mana and Stress before the dice; a failure has cost all the same HAL-ACT-17 HAL-DMG-10 HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(3), stress: pool(14), castingMod: 6, spells: [spell({})] })
    reveal(declares(t, who, 'cast'))
    expect(entries(t)[0]).toEqual([who, 9])
    count(t, { 'act.go': 'go' }).choose('cast.targets', [])
    const failed = t.fork()
    failed.roll('cast.die', 8)
    expect(failed.said('cast')[0]!.with).toMatchObject({ sum: 14, works: false })
    t.roll('cast.die', 9)
    expect(t.said('cast')[0]!.with).toMatchObject({ sum: 15, works: true })
    for (const one of [t, failed])
      expect(one.sheet(who)).toMatchObject({ mana: pool(3, 0), stress: pool(14, 12), injuries: [] })
  })

  it('lets the payment be split freely HAL-DMG-10 HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(4), stress: pool(14), castingMod: 6, spells: [spell({})] })
    t.set(who, ['orders', 'payment'], 'ask')
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [])
    expect(t.open[0]).toMatchObject({ key: 'cast.mana', min: 0, max: 4, default: 4 })
    t.answer('cast.mana', 1, 'click').roll('cast.die', 9)
    expect(t.sheet(who)).toMatchObject({ mana: pool(4, 3), stress: pool(14, 10) })
  })

  it('that cannot be paid in full is lost, and nothing is paid HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(3), stress: pool(1), spells: [spell({})] })
    reveal(declares(t, who, 'cast'))
    count(t)
    expect(t.said('lost')[0]!.with).toMatchObject({ rule: 'HAL-DMG-11', code: 'cannotPay' })
    expect(t.sheet(who)).toMatchObject({ mana: pool(3), stress: pool(1) })
  })

  it('without an attack roll harms all it reaches, past Armour, Stress first HAL-DMG-14 HAL-DMG-03', () => {
    const fire = spell({ manaCost: 0, damage: [dice(2, 6, 'fire')] })
    const { t, who, foe } = apart({ castingMod: 20, spells: [fire] }, { armourMisc: 9, stress: pool(4) })
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [foe]).roll('cast.die', 20).roll('damage.dice', 6, 6)
    expect(t.sheet(foe)).toMatchObject({ stress: pool(4, 0), wounds: pool(40, 32) })
    expect(t.said('injuryChance')).toEqual([])
  })

  it('with an attack roll attacks Defense with its own bonus, critical only with a multiplier HAL-ACT-17 HAL-CRIT-03', () => {
    const ray = spell({
      manaCost: 0,
      attack: 'roll',
      attackBonus: 7,
      damage: [dice(1, 6, 'cold')],
      ignoresArmour: false,
    })
    const plain = apart({ castingMod: 20, spells: [ray] })
    reveal(declares(plain.t, plain.who, 'cast'))
    count(plain.t, { 'cast.target': plain.foe }).roll('cast.die', 1).roll('attack.die', 20).roll('damage.dice', 3)
    expect(plain.t.said('attacked')[0]!.with).toMatchObject({ sum: 27, critical: false })
    const keen = apart({ castingMod: 20, spells: [{ ...ray, critMult: 2 as const }] })
    reveal(declares(keen.t, keen.who, 'cast'))
    count(keen.t, { 'cast.target': keen.foe }).roll('cast.die', 1).roll('attack.die', 20).roll('damage.dice', 3)
    keen.t.roll('injury.chance', 100)
    expect(keen.t.said('attacked')[0]!.with).toMatchObject({ critical: true })
    expect(keen.t.sheet(keen.foe).wounds).toEqual(pool(40, 34))
  })
})

describe('items and traits', () => {
  it('consumables lose a use when their count comes HAL-ACT-18', () => {
    const { t, who } = apart({ items: [item({ kind: 'consumable', damage: [], name: 'Draught' })] })
    reveal(declares(t, who, 'consumable'))
    expect(t.sheet(who).items[0]!.uses).toBe(2)
    count(count(t))
    expect(t.asked).toBe(
      'Ann: use Draught on whom? Its text: “It bursts.” The GM applies it: Healing, Damage, or on the sheet.',
    )
    t.choose('consumable.target', who)
    expect(t.sheet(who).items[0]!.uses).toBe(1)
    expect(t.told).toContain('Ann uses Draught (It bursts).')
    expect(t.said('used')[0]!.with).toMatchObject({ target: who, text: 'It bursts.' })
  })

  it('thrown items attack with Dexterity and their bonus HAL-ACT-18 HAL-DICE-03', () => {
    const { t, who, foe } = apart({ dexterity: 14, items: [item({})] }, { stress: pool(9) })
    reveal(declares(t, who, 'throw'))
    count(t, { 'throw.target': foe }).roll('attack.die', 9).roll('damage.dice', 4)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 12, hit: true })
    expect(t.sheet(foe).stress).toEqual(pool(9, 5))
    expect(t.sheet(who).items[0]!.uses).toBe(1)
  })

  it('a thrown weapon rolls with Dexterity, and lies where its target stands HAL-ACT-18 HAL-ACT-05', () => {
    const spear = weapon('spear', 5, [dice(1, 6, 'piercing')], {
      throwable: true,
      range: 8,
      attackBonus: 2,
      throwMod: 1,
    })
    const { t, who, foe } = apart({ dexterity: 16, strength: 12, weapons: [spear] }, { stress: pool(20) })
    reveal(declares(t, who, 'throw'))
    expect(t.state.turn!.entries[0]!.mod).toBe(1)
    count(t, { 'throw.target': foe }).roll('attack.die', 10).roll('damage.dice', 4)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 15 })
    expect(t.sheet(foe).stress).toEqual(pool(20, 15))
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'spear', cell: t.cell([6, 2]) }])
    expect(t.sheet(who).weapons[0]).toMatchObject({ held: false, dropped: true })
  })

  it('traits are activated for Stress HAL-DMG-09', () => {
    const trait = { name: 'Surge', text: 'Once more.', modifiers: [], stressCost: 3, initMod: -1 }
    const { t, who } = apart({
      stress: pool(7),
      traits: [
        { ...trait, kind: 'standard' },
        { ...trait, name: 'Focus', kind: 'free' },
      ],
    })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'trait'))
    expect(t.state.turn!.entries[0]!.mod).toBe(-1)
    count(t).choose('before', 'free').choose('free.what', 'trait.1').choose('before', 'on').choose('act.go', 'go')
    expect(t.sheet(who).stress).toEqual(pool(7, 1))
    t.choose('after', 'on')
    endRound(t)
    expect(t.refusal('trait', who)).toMatchObject({ rule: 'HAL-DMG-09', code: 'noStress' })
  })
})
