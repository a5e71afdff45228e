import { describe, expect, it } from 'vitest'
import {
  begin,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  reveal,
  type Hal,
} from '../../../../test/parties/hallowed'
import type { Settings } from '../state/settings'
import { undeclared } from './declaring'

const falchion = plainWeapon('Falchion', 4, 20, 1, 6)

/** Two players and the GM's orc; who declares how is the campaign's. */
function round(
  mode: Settings['declarationMode'],
  change: Parameters<ReturnType<typeof hallowedTable>['put']>[3][] = [],
) {
  const { t, heroes, monsters, put } = hallowedTable()
  t.do('settings', 'gm', { set: { declarationMode: mode, seatOrder: ['Ann', 'Bob'] } })
  const ann = put('Ann', heroes, [2, 2], { weapons: [falchion], ...change[0] })
  const bob = put('Bob', heroes, [2, 4], { weapons: [falchion], ...change[1] })
  const orc = put('Orc', monsters, [3, 3], { weapons: [falchion], ...change[2] })
  begin(t, 3, 5, 7)
  return { t, ann, bob, orc }
}

/** Everything the players' window is sent, as one text. */
const sent = (t: Hal): string =>
  JSON.stringify([t.ruleset.display.view(t.state, t.open), t.fight.events.map(({ shared }) => shared ?? null)])

const mayDeclare = (t: Hal, ...who: string[]): boolean[] => who.map(id => t.refusal('moveOnly', id) === undefined)

describe('declaring', () => {
  it('is for everybody who is not surprised, before anything is resolved HAL-DECL-01', () => {
    const { t, ann, bob, orc } = round('secret')
    expect(t.refusal('reveal')).toMatchObject({ code: 'undeclared', with: { who: [ann, bob, orc] } })
    for (const id of [orc, ann]) declares(t, id, 'moveOnly')
    expect(t.told.at(-1)).toBe('Ann declares movement only.')
    declares(t, bob, 'attack')
    expect(t.told.at(-1)).toBe(`Bob declares an attack: ${falchion.name}.`)
    expect(t.refusal('reveal')).toBeUndefined()
    t.do('reveal')
    expect(t.state.turn!.entries).toHaveLength(3)
  })

  it('without a word means "move only" HAL-DECL-06', () => {
    const { t, ann } = round('secret')
    reveal(t)
    expect(t.state.turn!.entries.find(one => one.who === ann)).toMatchObject({ act: 'moveOnly', mod: 0 })
  })

  it('in secret is anybody’s turn, and can be thought over HAL-DECL-02 HAL-OPT-02', () => {
    const { t, ann, bob, orc } = round('secret')
    expect(mayDeclare(t, ann, bob, orc)).toEqual([true, true, true])
    declares(t, ann, 'attack')
    declares(t, ann, 'fullDefense')
    expect(t.state.turn!.declared).toMatchObject([{ who: ann, act: 'fullDefense' }])
    t.do('takeBack', ann)
    expect(t.state.turn!.declared).toEqual([])
    declares(t, ann, 'attack')
    t.set(ann, ['status', 'dead'], true)
    expect(t.refusal('takeBack', ann)).toMatchObject({ code: 'outOfFight' })
    const { t: open, ann: first } = round('clockwise')
    declares(open, first, 'attack')
    expect(open.refusal('takeBack', first)).toMatchObject({ code: 'alreadyDeclared' })
    expect(open.refusal('attack', first)).toMatchObject({ code: 'alreadyDeclared' })
  })

  it.each([
    ['clockwise', ['ann', 'bob', 'orc']],
    ['counterClockwise', ['bob', 'ann', 'orc']],
  ] as const)('%s goes round the table, the GM last HAL-OPT-02 HAL-DECL-02', (mode, expected) => {
    const { t, ...who } = round(mode)
    for (const name of expected) {
      expect(mayDeclare(t, ...expected.map(one => who[one]))).toEqual(expected.map(one => one === name))
      declares(t, who[name], 'moveOnly')
    }
  })

  it('may go from the highest Agility to the lowest, as it stands now HAL-OPT-02', () => {
    const { t, ann, bob, orc } = round('agilityHighFirst', [{ agility: 12 }, { agility: 14 }, { agility: 12 }])
    expect(mayDeclare(t, ann, bob, orc)).toEqual([false, true, false])
    t.set(bob, ['abilities', 'agility', 'damage'], 5)
    expect(mayDeclare(t, ann, bob, orc)).toEqual([true, false, false])
    declares(t, ann, 'moveOnly')
    declares(t, orc, 'moveOnly')
    declares(t, bob, 'moveOnly')
  })

  it('may go from the lowest initiative modifier to the highest HAL-OPT-02', () => {
    const { t, ann, bob, orc } = round('initModLowFirst', [{ agility: 14 }, { initMisc: -3 }, {}])
    for (const id of [bob, ann, orc]) {
      expect(mayDeclare(t, ann, bob, orc)).toEqual([ann, bob, orc].map(one => one === id))
      declares(t, id, 'moveOnly')
    }
  })

  it('stays as it is while a fight runs HAL-DECL-03', () => {
    const { t } = round('secret')
    const open = { set: { declarationMode: 'clockwise' } }
    expect(t.refusal('settings', 'gm', open)).toMatchObject({ rule: 'HAL-DECL-03', code: 'lockedInFight' })
    t.do('settings', 'gm', { set: { naturalExtremes: true } })
    expect(t.refusal('settings', 'gm', { set: { declarationMode: 'secret' } })).toBeUndefined()
    t.do('end').do('settings', 'gm', open)
    expect(t.state.settings.declarationMode).toBe('clockwise')
  })
})

describe('secrets', () => {
  it('none of the declarations reaches the players before the last is in, and undo takes them back HAL-DECL-02', () => {
    const { t, ann, bob, orc } = round('secret')
    const secret = (one: Hal) => !/Falchion|attack|Full-Defense|guard/i.test(sent(one))
    declares(t, ann, 'attack')
    expect(secret(t)).toBe(true)
    declares(t, orc, 'fullDefense')
    expect(secret(t)).toBe(true)
    t.do('moveOnly', bob)
    expect(secret(t)).toBe(true)
    const { mark } = t.fight.timeline
    reveal(t)
    expect(sent(t)).toContain('Falchion')
    expect(sent(t)).toContain('Full-Defense')
    t.fight.go(mark)
    expect(secret(t)).toBe(true)
    expect(t.ruleset.display.order(t.state)[0]!.rows.map(({ words }) => words)).toContain('attacks: Falchion +4')
  })

  it('no question about a declaration is for the players’ ears', () => {
    const { t, ann } = round('secret')
    t.do('other', ann)
    expect(t.open.map(({ key, see }) => [key, see])).toEqual([['other.words', 'asked']])
    t.answer('other.words', 'opens the gate', 'click')
    expect(t.open.map(({ key, see }) => [key, see])).toEqual([['other.mod', 'asked']])
    t.answer('other.mod', 0, 'click')
    expect(sent(t)).not.toContain('gate')
  })

  it('in the open modes each is known at once, but for those whom the players do not see HAL-DECL-02', () => {
    const { t, ann, bob, orc } = round('clockwise')
    t.do('known', 'gm', { who: [orc], known: 'absent' })
    declares(t, ann, 'attack')
    expect(sent(t)).toContain('Falchion')
    declares(t, bob, 'moveOnly')
    declares(t, orc, 'fullDefense')
    expect(sent(t)).not.toContain('Full-Defense')
    reveal(t)
    expect(sent(t)).not.toContain(orc)
    expect(sent(t)).not.toContain('Full-Defense')
  })

  it('the count of somebody whom the players do not know is not said', () => {
    const { t, orc } = round('secret')
    t.do('known', 'gm', { who: [orc], known: 'absent' })
    reveal(t)
    count(count(t))
    expect(t.said('count')[0]!.shared).toEqual({ count: 5 })
    count(t)
    expect(t.said('count')[0]).toMatchObject({ with: { who: [orc], count: 7 } })
    expect(t.said('count')[0]!.shared).toBeUndefined()
  })

  it('monsters are words: no pool, no total, no TN, no d%', () => {
    const { t, ann, orc } = round('secret')
    reveal(declares(t, ann, 'attack'))
    count(count(t))
    t.choose('attack.target', orc).roll('attack.die', 20).roll('damage.dice', 1)
    const before = sent(t)
    expect(before).not.toContain('injury')
    t.roll('injury.chance', 100)
    const view = t.ruleset.display.view(t.state, null)
    const seen = view.combatants.find(({ id }) => id === orc)!
    expect(seen.pools).toEqual([])
    expect(seen.badges).toContain('wounded')
    expect(t.said('injuryChance')[0]!.shared).toBeUndefined()
    expect(t.said('damage')[0]!.shared).toBeUndefined()
    expect(Object.keys(t.said('attacked')[0]!.shared!)).not.toContain('defense')
  })

  it('what hurts a hero names nobody whom the players do not know', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [2, 2])
    const lurker = put('Canary', monsters, [3, 2], { weapons: [falchion] })
    t.do('known', 'gm', { who: [lurker], known: 'unnamed' })
    begin(t, 5, 1)
    reveal(declares(t, lurker, 'attack'))
    count(t).choose('attack.target', hero).roll('attack.die', 10).roll('damage.dice', 3)
    expect(t.sheet(hero).stress.cur).toBe(5)
    expect(sent(t)).not.toContain('Canary')
  })

  it('nobody hidden can be aimed at by those who do not perceive it', () => {
    const { t, ann, orc } = round('secret')
    t.set(orc, ['status', 'hidden'], true)
    reveal(declares(t, ann, 'attack'))
    count(count(t))
    const [ask] = t.open
    expect(ask?.kind === 'choice' && ask.options.map(({ value }) => value)).not.toContain(orc)
    t.choose('attack.target', 'drop')
    endRound(t)
  })
})

describe('who declares when', () => {
  it('goes round the table from the GM’s left; whoever has no seat comes after those who have, the GM last HAL-OPT-02', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    t.do('settings', 'gm', { set: { declarationMode: 'clockwise', seatOrder: ['Bob'] } })
    const orc = put('Orc', monsters, [9, 9])
    const ann = put('Ann', heroes, [2, 2])
    const bob = put('Bob', heroes, [4, 2])
    begin(t, 1, 2, 3)
    for (const who of [bob, ann, orc]) {
      expect(mayDeclare(t, bob, ann, orc)).toEqual([bob, ann, orc].map(id => id === who))
      declares(t, who, 'moveOnly')
    }
  })

  it('goes by the modifier of initiative with all that traits add to it HAL-OPT-02', () => {
    const quick = {
      name: 'Quick',
      text: '',
      kind: 'passive' as const,
      stressCost: 0,
      initMod: 0,
      modifiers: [{ to: 'initiative' as const, n: -3 }],
    }
    const { t, ann, bob, orc } = round('initModLowFirst', [{ initMisc: -1 }, { traits: [quick] }, { initMisc: -2 }])
    expect(mayDeclare(t, ann, bob, orc)).toEqual([false, true, false])
    for (const who of [bob, orc, ann]) declares(t, who, 'moveOnly')
  })

  it('is over with the reveal: nobody is left to declare', () => {
    const { t } = round('secret')
    expect(undeclared(t.state)).toHaveLength(3)
    reveal(t)
    expect(undeclared(t.state)).toEqual([])
  })

  it('says of a throw what is thrown, weapon or item, by its name HAL-ACT-05', () => {
    const { t, ann } = round('secret', [
      {
        weapons: [falchion, { ...falchion, name: 'Spear', throwable: true, range: 8 }],
        items: [
          {
            name: 'Flask',
            kind: 'throwable',
            initMod: null,
            uses: 1,
            text: '',
            damage: [],
            attackBonus: 0,
            range: 8,
            critMult: null,
          },
        ],
      },
    ])
    declares(t, ann, 'throw', { 'throw.what': 'item.0' })
    expect(t.told.at(-1)).toContain('Flask')
    declares(t, ann, 'throw', { 'throw.what': 'weapon.1' })
    expect(t.told.at(-1)).toContain('Spear')
  })

  it('lets the GM set what something else costs from −20 to 40, nothing unless said HAL-ACT-16', () => {
    const { t, ann } = round('secret')
    t.do('other', ann)
    t.answer('other.words', 'sings', 'click')
    expect(t.open[0]).toMatchObject({ key: 'other.mod', min: -20, max: 40, default: 0 })
    t.enter('other.mod')
    expect(t.state.turn!.declared).toMatchObject([{ who: ann, act: 'other', mod: 0, words: 'sings' }])
  })
})
