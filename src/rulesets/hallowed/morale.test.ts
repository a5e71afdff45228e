import { describe, expect, it } from 'vitest'
import {
  begin,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
} from '../../../test/parties/hallowed'
import { freshStatus } from './sheet/blank'
import type { Sheet } from './state/sheet'
import { moraleChecks } from './morale'

const timid = { moraleImmune: false }
const skills = (intimidation: number): Sheet['skills'] => ({
  balance: { total: 0, ability: null },
  heal: { total: 0, ability: null },
  intimidation: { total: intimidation, ability: null },
})

/** Monsters that can be frightened, and heroes. */
function facing(
  heroCount: number,
  monsterCount: number,
  change: Parameters<ReturnType<typeof hallowedTable>['put']>[3] = {},
) {
  const { t, heroes, monsters, put } = hallowedTable()
  const own = Array.from({ length: heroCount }, (_, i) => put('Hero', heroes, [2 * i, 0]))
  const foes = Array.from({ length: monsterCount }, (_, i) =>
    put('Wolf', monsters, [2 * i, 9], { ...timid, ...change }),
  )
  begin(t, ...own.map(() => 3), ...foes.map(() => 9))
  return { t, heroes, monsters, put, own, foes }
}

describe('morale', () => {
  it('EX-HAL-16 is checked by the outnumbered, with numbers counted once HAL-MORALE-03 HAL-MORALE-05 HAL-MORALE-09', () => {
    const { t, foes } = facing(4, 2, { hd: [{ count: 2, sides: 8 }], insight: 12 })
    const [one, two] = foes as [string, string]
    endRound(t)
    expect(t.open[0]).toMatchObject({ key: 'morale.obvious', of: 'gm', see: 'asked' })
    expect(t.open[0]!.facts!.checks).toMatchObject([
      { who: one, triggers: ['outnumbered'], tn: 15, bonus: 4, allies: 1, opponents: 4, needs: 11 },
      { who: two, triggers: ['outnumbered'], tn: 15, bonus: 4 },
    ])
    t.choose('morale.obvious', []).roll('morale.dice', 3, 2, 5).roll('morale.dice', 4, 3, 4)
    t.choose('morale.outcome', 'flee')
    expect(t.said('morale').map(({ with: f }) => [f.sum, f.holds])).toEqual([
      [14, false],
      [15, true],
    ])
    expect([one, two].map(id => t.sheet(id).status.routed)).toEqual([true, false])
  })

  it('EX-HAL-17 is checked after one big hit and Intimidation, against the higher TN HAL-MORALE-02 HAL-MORALE-08 HAL-MORALE-10', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const club = plainWeapon('club', 0, 20, 1, 6, 10)
    const hero = put('Hero', heroes, [2, 2], { skills: skills(7), weapons: [club] })
    const ogre = put('Ogre', monsters, [5, 2], {
      ...timid,
      wounds: pool(18),
      stress: pool(3),
      insight: 8,
      hd: [{ count: 4, sides: 8 }],
      stressBonus: 0,
    })
    t.set(ogre, ['stress', 'cur'], 3)
    begin(t, 1, 9)
    declares(t, ogre, 'moveOnly')
    reveal(declares(t, hero, 'intimidate'))
    count(t, { 'intimidate.target': ogre }).roll('intimidate.die', 10)
    expect(t.sheet(ogre).round.intimidated).toBe(17)
    t.do('count', ogre, { 'before.path': [t.cell([4, 2]), t.cell([3, 2])] })
    t.choose('reposte', '0').roll('attack.die', 10).roll('damage.dice', 3)
    expect(t.sheet(ogre)).toMatchObject({ stress: { cur: 0 }, wounds: pool(18, 8) })
    endRound(t)
    expect(t.open[0]!.facts!.checks).toMatchObject([{ triggers: ['bigHit', 'intimidated'], tn: 17, bonus: 3 }])
    t.choose('morale.obvious', []).roll('morale.dice', 6, 5, 3)
    expect(t.said('morale')[0]!.with).toMatchObject({ sum: 17, tn: 17, holds: true })
  })

  it('is no matter for those who are no monsters: they cannot be intimidated HAL-MORALE-11 HAL-DECL-05', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [2, 2])
    const ogre = put('Ogre', monsters, [5, 2], { moraleImmune: false })
    begin(t, 1, 9)
    expect(t.refusal('intimidate', ogre)).toMatchObject({ rule: 'HAL-MORALE-11', code: 'noMonster' })
    declares(t, ogre, 'moveOnly')
    const unknown = t.fork().do('known', 'gm', { who: [ogre], known: 'absent' })
    expect(unknown.refusal('intimidate', hero)).toMatchObject({ code: 'noMonster' })
    reveal(declares(t, hero, 'intimidate'))
    t.set(ogre, ['isMonster'], false)
    count(t)
    expect(t.said('lost')[0]!.with).toMatchObject({ rule: 'HAL-MORALE-11', code: 'noMonster' })
    expect(t.told.at(-1)).toBe(
      'Hero cannot do what was declared: Intimidation. No foe is a monster, and nobody else checks morale.',
    )
    expect(t.heard.at(-1)).toBe('Hero cannot do what was declared: Intimidation.')
  })

  it('EX-HAL-29 is past those who never check it, have lost it or are down: nothing would come of Intimidation HAL-MORALE-11 HAL-MORALE-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [2, 2])
    const [skeleton, coward, captive, fallen, ogre] = [
      { moraleImmune: true },
      { status: { ...freshStatus(), routed: true } },
      { status: { ...freshStatus(), routed: true, surrendered: true } },
      { wounds: pool(10, 0) },
      {},
    ].map((change, i) => put(`Monster ${i}`, monsters, [4 + i, 2], { moraleImmune: false, ...change }))
    begin(t, 1, 9, 9, 9, 9, 9)
    reveal(declares(t, hero, 'intimidate'))
    count(t)
    expect(t.open[0]).toMatchObject({
      key: 'intimidate.target',
      default: ogre,
      options: [
        { value: ogre },
        { value: skeleton, whyNot: { rule: 'HAL-MORALE-12', code: 'fearless' } },
        { value: coward, whyNot: { rule: 'HAL-MORALE-12', code: 'pastMorale' } },
        { value: captive, whyNot: { code: 'pastMorale' } },
        { value: fallen, whyNot: { code: 'pastMorale' } },
        { value: 'drop' },
      ],
    })
    expect(t.refusedAnswer('intimidate.target', skeleton!)).toMatchObject({ code: 'fearless' })
    // The ogre runs while the hero is still choosing: nobody is left.
    const alone = t.fork().set(ogre!, ['status', 'routed'], true)
    expect(alone.open[0]!.default).toBe('drop')
    alone.enter('intimidate.target')
    t.enter('intimidate.target').roll('intimidate.die', 11)
    expect(t.sheet(ogre!).round.intimidated).toBe(11)
  })

  it('closes Intimidation where every foe is past it HAL-MORALE-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [2, 2])
    const skeleton = put('Skeleton', monsters, [4, 2], { moraleImmune: true })
    begin(t, 1, 9)
    expect(t.refusal('intimidate', hero)).toMatchObject({ rule: 'HAL-MORALE-12', code: 'fearless' })
    t.set(skeleton, ['moraleImmune'], false)
    expect(t.refusal('intimidate', hero)).toBeUndefined()
    reveal(declares(t, hero, 'intimidate')).set(skeleton, ['status', 'routed'], true)
    count(t)
    expect(t.said('lost')[0]!.with).toMatchObject({ rule: 'HAL-MORALE-12', code: 'pastMorale' })
    expect(t.told.at(-1)).toBe(
      'Hero cannot do what was declared: Intimidation. Skeleton is beaten already, and checks no morale.',
    )
  })

  it('adds up 3d6, Insight, Hit Dice and allies against 11 and the opponents HAL-DICE-09 HAL-MORALE-06 HAL-MORALE-01', () => {
    const { t } = facing(3, 1, { insight: 14 })
    endRound(t, { 'morale.obvious': [] })
    expect(t.open[0]).toMatchObject({ key: 'morale.dice', dice: [6, 6, 6], facts: { tn: 14, bonus: 3 } })
    t.roll('morale.dice', 1, 1, 1)
    expect(t.said('morale')[0]!.because).toEqual([
      { n: 1, of: 'd6', rule: 'HAL-DICE-09' },
      { n: 1, of: 'd6', rule: 'HAL-DICE-09' },
      { n: 1, of: 'd6', rule: 'HAL-DICE-09' },
      { n: 2, of: 'insight', rule: 'HAL-MORALE-05' },
      { n: 1, of: 'hd', rule: 'HAL-MORALE-05' },
      { n: 0, of: 'allies', rule: 'HAL-MORALE-05' },
    ])
    t.choose('morale.outcome', 'surrender').choose('combat.over', 'goOn')
  })

  it('fails without a roll where the outcome is obvious HAL-MORALE-07', () => {
    const { t, foes } = facing(3, 1)
    endRound(t, { 'morale.obvious': foes })
    t.choose('morale.outcome', 'surrender').choose('combat.over', 'goOn')
    expect(t.sheet(foes[0]!).status).toMatchObject({ routed: true, surrendered: true })
    expect(t.said('morale')).toEqual([])
  })

  it('is not for those who are immune, routed or not able HAL-MORALE-12', () => {
    for (const change of [
      { moraleImmune: true },
      { status: { ...freshStatus(), routed: true } },
      { wounds: pool(10, -1) },
    ]) {
      const { t } = facing(4, 1, change)
      endRound(t)
      // Whoever lies dying or has lost heart leaves nobody to fight on: that is all that is asked.
      expect(t.open.map(({ key }) => key)).toEqual('moraleImmune' in change ? [] : ['combat.over'])
      if (t.open.length > 0) t.choose('combat.over', 'goOn')
    }
  })

  it('leaves the routed nothing but moving away and defending themselves HAL-MORALE-12', () => {
    const { t, foes } = facing(3, 2)
    endRound(t, { 'morale.obvious': foes })
    t.choose('morale.outcome', 'flee').choose('morale.outcome', 'surrender').choose('combat.over', 'goOn')
    const [flees, yields] = foes as [string, string]
    expect(t.refusal('attack', flees)).toMatchObject({ rule: 'HAL-MORALE-12', code: 'routed' })
    for (const act of ['moveOnly', 'defensiveMove', 'fullDefense']) expect(t.refusal(act, flees)).toBeUndefined()
    expect(t.refusal('moveOnly', yields)).toBeDefined()
  })

  it('counts neither the hidden nor those who are not on the map yet; third sides count HAL-MORALE-09 HAL-MORALE-03', () => {
    const { t, put, heroes } = facing(2, 2)
    t.do('side.add', 'gm', { name: 'Rats' })
    const rats = Object.keys(t.state.sides)[2]!
    const third = put('Rat', rats, [9, 9], { isMonster: false })
    t.choose('begin.surprised', []).roll('initiative.die', 5)
    const hidden = t.fork()
    hidden.set(third, ['status', 'hidden'], true)
    endRound(hidden)
    expect(hidden.open).toEqual([])
    const away = t.fork()
    away.do('place', 'gm', { who: third, cell: null })
    endRound(away)
    expect(away.open).toEqual([])
    endRound(t)
    expect(t.open[0]!.facts!.checks).toMatchObject([{ opponents: 3 }, { opponents: 3 }])
    t.choose('morale.obvious', []).roll('morale.dice', 6, 6, 6).roll('morale.dice', 6, 6, 6)
    expect(heroes).toBeDefined()
  })

  it('EX-HAL-37 counts sides that the GM has marked as allies with its own HAL-MORALE-09 HAL-MORALE-05', () => {
    const { t, heroes, monsters, put } = facing(2, 1)
    t.do('side.add', 'gm', { name: 'Pack' })
    const pack = Object.keys(t.state.sides)[2]!
    const allied = (of: string, other: string) => t.do('side.edit', 'gm', { side: of, more: { allies: [other] } })
    allied(monsters, pack)
    for (const x of [10, 12, 14]) {
      put('Dog', pack, [x, 9], { isMonster: true })
      t.choose('begin.surprised', []).roll('initiative.die', 9)
    }
    const [orc] = Object.keys(t.state.combatants).filter(id => t.state.combatants[id]!.side === monsters)
    const quiet = endRound(t.fork())
    expect(quiet.open).toEqual([])
    t.set(orc!, ['round', 'intimidated'], 5)
    expect(moraleChecks(t.state)).toMatchObject([{ who: orc, triggers: ['intimidated'], allies: 3, opponents: 2 }])
    t.do('side.edit', 'gm', { side: monsters, more: { allies: [] } })
    expect(moraleChecks(t.state)[0]).toMatchObject({
      triggers: ['outnumbered', 'intimidated'],
      allies: 0,
      opponents: 5,
    })
    expect(heroes).toBeDefined()
  })

  it.each([
    [4, false],
    [5, false],
    [6, true],
  ])(
    'half of the Wounds is half of all, not of what is left: %i of the 6 that are left of 10 HAL-MORALE-08',
    (loss, checks) => {
      const { t, foes } = facing(1, 1, { strength: 10, wounds: pool(10, 6), stress: pool(0) })
      t.do('harm', 'gm', { who: foes, amount: loss, bypassStress: true }).set(foes[0]!, ['wounds', 'cur'], 1)
      expect(moraleChecks(t.state).flatMap(({ triggers }) => triggers)).toEqual(checks ? ['bigHit'] : [])
    },
  )

  it('EX-HAL-30 is not checked by who is not on the map yet, and routs nobody before it arrives HAL-MORALE-09', () => {
    const { t, monsters, put } = facing(3, 1)
    const late = put('Late', monsters, null, timid)
    endRound(t)
    expect(t.open[0]!.facts!.checks).toMatchObject([{ triggers: ['outnumbered'], allies: 0 }])
    t.choose('morale.obvious', []).roll('morale.dice', 6, 6, 6)
    expect(t.sheet(late).status.routed).toBe(false)
  })

  it('cannot be shaken by Intimidation before it is on the map HAL-MORALE-11', () => {
    const { t, own, foes, monsters, put } = facing(1, 1)
    const late = put('Late', monsters, null, timid)
    reveal(declares(t, own[0]!, 'intimidate'))
    count(t)
    const [ask] = t.open
    expect(ask?.kind === 'choice' && ask.options.map(({ value }) => value)).not.toContain(late)
    t.choose('intimidate.target', foes[0]!).roll('intimidate.die', 5)
  })

  it('looks at one hit against half the maximum, not at Stress nor at several hits HAL-MORALE-02 HAL-MORALE-08', () => {
    const { t, foes } = facing(1, 1, { wounds: pool(10), stress: pool(20) })
    const [wolf] = foes as [string]
    t.do('harm', 'gm', { who: [wolf], amount: 20 })
    t.do('harm', 'gm', { who: [wolf], amount: 3 }).do('harm', 'gm', { who: [wolf], amount: 3 })
    const calm = t.fork()
    endRound(calm)
    expect(calm.open).toEqual([])
    const half = t.fork()
    half.set(wolf, ['wounds', 'cur'], 10).do('harm', 'gm', { who: [wolf], amount: 5 })
    endRound(half)
    expect(half.open).toEqual([])
    t.set(wolf, ['wounds', 'cur'], 10).do('harm', 'gm', { who: [wolf], amount: 6 })
    endRound(t)
    expect(t.open[0]!.facts!.checks).toMatchObject([{ triggers: ['bigHit'], tn: 12 }])
    t.choose('morale.obvious', []).roll('morale.dice', 6, 6, 6)
  })

  it('opposes an Intimidation check, which is kept until the round ends; the best one counts HAL-MORALE-04 HAL-MORALE-11 HAL-MORALE-10', () => {
    const { t, own, foes } = facing(2, 2)
    const [wolf] = foes as [string]
    t.set(own[0]!, ['skills', 'intimidation', 'total'], 4)
    declares(t, own[0]!, 'intimidate')
    reveal(declares(t, own[1]!, 'intimidate'))
    count(t).choose('intimidate.target', wolf).choose('intimidate.target', wolf)
    t.roll('intimidate.die', 5).roll('intimidate.die', 8)
    expect(t.sheet(wolf).round.intimidated).toBe(9)
    endRound(t)
    // Not outnumbered: the TN is the Intimidation check alone.
    expect(t.open[0]!.facts!.checks).toMatchObject([{ who: wolf, triggers: ['intimidated'], tn: 9 }])
    t.choose('morale.obvious', []).roll('morale.dice', 3, 3, 3)
    expect(t.sheet(wolf).round.intimidated).toBeNull()
  })

  it('comes after bleeding and breath, before what ends with the round HAL-MORALE-13', () => {
    const { t, own, foes } = facing(3, 1)
    const [wolf] = foes as [string]
    t.set(own[0]!, ['wounds', 'cur'], -2).set(
      own[1]!,
      ['conditions'],
      [{ state: 'cannotBreathe', cause: 'rope', modifiers: [] }],
    )
    t.set(wolf, ['status', 'fullDefense'], true)
    endRound(t)
    expect(t.sheet(own[0]!).wounds.cur).toBe(-3)
    t.roll('breath.die', 20)
    expect(t.open[0]).toMatchObject({ key: 'morale.obvious' })
    expect(t.sheet(wolf).status.fullDefense).toBe(true)
    t.choose('morale.obvious', []).roll('morale.dice', 6, 6, 6)
    expect(t.sheet(wolf).status.fullDefense).toBe(false)
    expect(t.state.turn!.round).toBe(2)
  })
})

describe('the end', () => {
  it('EX-HAL-25 is the GM’s to confirm; initiative is wiped, wounds stay, rounds pass outside combat HAL-END-01 HAL-END-02 HAL-END-03', () => {
    const { t, own, foes } = facing(2, 1)
    const [hero] = own as [string, string]
    t.set(hero, ['wounds', 'cur'], -1)
    t.set(foes[0]!, ['fight', 'pending'], { act: 'attack', means: '0', mod: 0, words: '', value: 3 })
    t.set(foes[0]!, ['status'], { ...freshStatus(), surrendered: true, routed: true })
    reveal(t)
    while (t.ruleset.commands.offers(t.state, t.terrain, 'gm').some(o => o.command.type === 'count' && !o.whyNot))
      count(t)
    t.do('endRound', 'gm')
    expect(t.open[0]).toMatchObject({ key: 'combat.over', of: 'gm' })
    t.choose('combat.over', 'end')
    expect(t.state).toMatchObject({ phase: 'over', turn: null })
    expect(t.sheet(foes[0]!)).toMatchObject({
      fight: { base: null, pending: null },
      status: { routed: false, surrendered: true },
    })
    expect(t.sheet(hero).wounds.cur).toBe(-2)
    t.do('passRound', 'gm')
    expect(t.sheet(hero)).toMatchObject({
      wounds: { cur: -3 },
      injuries: [{ types: ['bleeding'] }, { types: ['bleeding'] }],
    })
  })

  it('is proposed only when no two hostile sides can fight, and may be declined HAL-END-03', () => {
    const { t, foes, own } = facing(1, 1)
    endRound(t)
    expect(t.state.turn!.round).toBe(2)
    t.do('harm', 'gm', { who: foes, amount: 18 })
    endRound(t).choose('combat.over', 'goOn')
    expect(t.state.turn!.round).toBe(3)
    expect(own).toHaveLength(1)
    t.do('end', 'gm')
    expect(t.state.phase).toBe('over')
  })

  it('EX-HAL-32 is proposed though somebody able waits off the map, and the reinforcements come when it is declined HAL-END-03', () => {
    const { t, monsters, put, foes } = facing(1, 1)
    const late = put('Late', monsters, null)
    t.do('harm', 'gm', { who: foes, amount: 100 })
    reveal(t)
    count(t)
    t.do('endRound', 'gm')
    expect(t.open[0]).toMatchObject({ key: 'combat.over', of: 'gm', see: 'asked' })
    t.choose('combat.over', 'goOn')
    t.do('place', 'gm', { who: late, cell: t.cell([9, 9]) })
    t.choose('begin.surprised', []).roll('initiative.die', 5)
    endRound(t)
    expect(t.said('ended')).toEqual([])
    expect(t.state.turn!.round).toBe(3)
  })

  it('clears what lasts a fight: Full-Defense, surprise, rout, counters HAL-END-03', () => {
    const { t, own } = facing(1, 1)
    t.set(own[0]!, ['status'], { ...freshStatus(), fullDefense: true, surprised: true, routed: true, stabilized: true })
    t.set(own[0]!, ['wounds', 'cur'], -1).set(own[0]!, ['round', 'moved'], 4)
    t.do('end', 'gm')
    expect(t.sheet(own[0]!)).toMatchObject({
      status: { fullDefense: false, surprised: false, routed: false, stabilized: true },
      round: { moved: 0 },
    })
  })
})

describe('a fight', () => {
  it('goes through its steps: surprise, initiative, rounds of declaring, counting and morale, the end HAL-GEN-01', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    put('Hero', heroes, [0, 0])
    put('Wolf', monsters, [9, 9])
    t.do('begin', 'gm')
    expect(t.open[0]).toMatchObject({ key: 'begin.surprised' })
    t.choose('begin.surprised', [])
    expect(t.open[0]).toMatchObject({ key: 'initiative.die' })
    t.roll('initiative.die', 3).roll('initiative.die', 4)
    expect(t.state.turn).toMatchObject({ round: 1, step: 'declaring' })
    expect(t.refusal('count')).toMatchObject({ code: 'notRevealed' })
    reveal(t)
    expect(t.refusal('attack', Object.keys(t.state.combatants)[0]!)).toMatchObject({ code: 'revealed' })
    endRound(t)
    expect(t.state.turn).toMatchObject({ round: 2, step: 'declaring' })
    t.do('end', 'gm')
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ title: 'Combat is over' })
  })
})
