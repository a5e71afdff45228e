import { describe, expect, it } from 'vitest'
import { apart, blunt, count, declares, pool, reveal, spell, sword, type Hal } from '../../../../test/parties/hallowed'
import { weapon } from '../sheet/weapons'
import type { Item, Trait } from '../state/sheet'
import type { Act } from '../state/vocabulary'

const item: Item = {
  name: 'Flask',
  kind: 'throwable',
  initMod: null,
  uses: 1,
  text: '',
  damage: [],
  attackBonus: 0,
  range: 10,
  critMult: null,
}
const surge: Trait = { name: 'Surge', text: '', modifiers: [], kind: 'standard', stressCost: 3, initMod: 0 }
const spear = weapon('spear', 0, sword.damage, { throwable: true, range: 8 })
const mute = [{ state: 'mute' as const, cause: 'gag', modifiers: [] }]
const broken = [blunt(12, 0, 'main'), blunt(12, 0, 'off')]

/** Ann, with something of everything, has declared this, and the next count is hers. */
function declared(act: Act, given?: Parameters<Hal['do']>[2]) {
  const all = apart(
    {
      agility: 18,
      castingMod: 20,
      mana: pool(4),
      stress: pool(3),
      weapons: [{ ...sword, reach: 5 }, spear],
      items: [item, { ...item, name: 'Draught', kind: 'consumable' }],
      spells: [spell({ manaCost: 7 })],
      traits: [surge],
    },
    { moraleImmune: false },
  )
  all.t.set(all.who, ['orders', 'weapon'], 'ask')
  reveal(declares(all.t, all.who, act, given))
  return all
}

/** What became of it when its count came. */
function became(t: Hal, who: string) {
  while (t.state.turn!.entries.find(one => one.who === who)!.state === 'waiting' && t.open.length === 0) count(t)
  return t
}

describe('an action whose count has come', () => {
  it.each([
    ['a weapon that is gone', 'attack', { 'attack.weapon': '1' }, ['weapons'], [sword], 'gone'],
    ['a spell that is gone', 'cast', undefined, ['spells'], [], 'gone'],
    ['a spell without a voice', 'cast', undefined, ['conditions'], mute, 'mute'],
    ['a spell with a point too little', 'cast', undefined, ['mana', 'cur'], 3, 'cannotPay'],
    ['a draught that is gone', 'consumable', undefined, ['items'], [item], 'gone'],
    ['a draught and no hand to hold it', 'consumable', undefined, ['combatInjuries'], broken, 'noHand'],
    ['a flask that is gone', 'throw', { 'throw.what': 'item.0' }, ['items'], [], 'gone'],
    ['a flask and no arm to throw it', 'throw', { 'throw.what': 'item.0' }, ['combatInjuries'], broken, 'brokenArm'],
    ['a spear that is gone', 'throw', { 'throw.what': 'weapon.1' }, ['weapons'], [sword], 'gone'],
    ['a trait that is gone', 'trait', undefined, ['traits'], [], 'cannotPay'],
    ['a trait with a point too little', 'trait', undefined, ['stress', 'cur'], 2, 'cannotPay'],
    ['Intimidation without a voice', 'intimidate', undefined, ['conditions'], mute, 'mute'],
  ] as const)('with %s is lost, and nothing is asked or spent HAL-DECL-05', (_, act, given, path, value, code) => {
    const { t, who } = declared(act, given)
    t.set(who, path, value as never)
    const before = t.sheet(who)
    became(t, who)
    expect(t.said('lost')[0]!.with).toMatchObject({ who, act, code })
    expect(t.open).toEqual([])
    expect(t.sheet(who)).toMatchObject({ mana: before.mana, stress: before.stress, items: before.items })
  })

  it.each([
    ['attack', { 'attack.weapon': '0' }, 'attack.target'],
    ['cast', undefined, 'act.go'],
    ['consumable', undefined, 'consumable.target'],
    ['throw', { 'throw.what': 'item.0' }, 'throw.target'],
    ['throw', { 'throw.what': 'weapon.1' }, 'throw.target'],
    ['trait', undefined, 'act.go'],
    ['fullDefense', undefined, 'act.go'],
    ['other', { 'other.words': 'sings', 'other.mod': 0 }, 'act.go'],
    ['intimidate', undefined, 'intimidate.target'],
  ] as const)(
    'as it was declared (%s) can be dropped: it costs nothing and does nothing HAL-DECL-05',
    (act, given, key) => {
      const { t, who } = declared(act, given)
      const before = t.sheet(who)
      became(t, who).choose(key, 'drop')
      expect(t.open).toEqual([])
      expect(t.state.turn!.entries.find(one => one.who === who)).toMatchObject({ state: 'dropped' })
      const { mana, stress, items, weapons } = before
      expect(t.sheet(who)).toMatchObject({ mana, stress, items, weapons, round: { actions: 0 } })
    },
  )

  it('with the last point that it costs is done HAL-DMG-09 HAL-DMG-11', () => {
    const cast = declared('cast')
    became(cast.t, cast.who).choose('act.go', 'go').choose('cast.targets', [])
    // Mana and Stress are just enough together: nothing is left to be split.
    cast.t.roll('cast.die', 1)
    expect(cast.t.sheet(cast.who)).toMatchObject({ mana: pool(4, 0), stress: pool(3, 0) })
    const trait = declared('trait')
    became(trait.t, trait.who).choose('act.go', 'go')
    expect(trait.t.sheet(trait.who).stress).toEqual(pool(3, 0))
    expect(trait.t.said('activated')[0]!.with).toEqual({ who: trait.who, what: 'Surge', cost: 3, text: '' })
  })

  it('throws an item on the ground, where it may lie, and a weapon only at somebody HAL-ACT-18', () => {
    const values = (what: string) => {
      const { t, who } = declared('throw', { 'throw.what': what })
      const [ask] = became(t, who).open
      const list = ask?.kind === 'choice' ? ask.options.map(({ value }) => value) : []
      if (what === 'item.0') {
        t.choose('throw.target', 'ground')
        expect(t.said('thrown')[0]!.with).toMatchObject({ target: null, what: 'Flask' })
        expect(t.sheet(who).items[0]!.uses).toBe(0)
      } else t.choose('throw.target', 'drop')
      return list
    }
    expect(values('item.0')).toEqual(expect.arrayContaining(['ground', 'drop']))
    expect(values('weapon.1')).not.toContain('ground')
  })
})
