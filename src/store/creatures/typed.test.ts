import { describe, expect, it } from 'vitest'
import { rulesets } from '~/rulesets'
import { type Piece, pieceOf, piecesOf, sheetOfPieces, vocabularyOf, weaponsOf, withPieces } from './typed'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))
const rulesOf = (id: string) => loaded.find(rules => rules.id === id)!.state.sheet
const read = (system: string, words: string) => pieceOf(words, vocabularyOf(rulesOf(system)))

/** A piece in short: where it belongs, and what it says. */
function short(piece: Piece): unknown[] {
  switch (piece.kind) {
    case 'number':
      return [piece.field.path.join('.'), piece.n, ...(piece.left === undefined ? [] : [piece.left])]
    case 'value':
      return [piece.field.path.join('.'), piece.value]
    case 'gear':
      return [piece.gear.at, Reflect.get(piece.gear.thing, 'name')]
    default:
      return [piece.kind]
  }
}

it('a line falls into its pieces at commas, semicolons and alternatives, but not inside brackets', () => {
  expect(piecesOf('12 health, spear (d8, long) or bow; evasion 4.')).toEqual([
    '12 health',
    'spear (d8, long)',
    'bow',
    'evasion 4',
  ])
  expect(piecesOf(' , ;; ')).toEqual([])
  expect(piecesOf('armour (a or b)')).toEqual(['armour (a or b)'])
})

describe('a piece in a system’s own words', () => {
  it.each([
    ['endurance', '12 health', ['health', 12]],
    ['endurance', 'health 12', ['health', 12]],
    ['endurance', 'Health: 12', ['health', 12]],
    ['endurance', 'health=12', ['health', 12]],
    ['endurance', '6/12 health', ['health', 12, 6]],
    ['endurance', 'health 6 / 12', ['health', 12, 6]],
    ['endurance', '0/12 health', ['health', 12, 0]],
    ['endurance', 'evasion 4', ['evasion', 4]],
    ['endurance', '−2 evasion', ['evasion', -2]],
    ['endurance', 'evasion +3', ['evasion', 3]],
    ['endurance', '3/4 evasion', ['evasion', 3]],
    ['endurance', 'd8 strength', ['attributes.strength', 8]],
    ['endurance', 'Strength D8', ['attributes.strength', 8]],
    ['endurance', 'strength: d8', ['attributes.strength', 8]],
    ['endurance', 'd8 evasion', ['unknown']],
    ['endurance', '8 strength', ['unknown']],
    ['endurance', 'spear', ['items', 'Spear']],
    ['endurance', 'a spear', ['items', 'Spear']],
    ['endurance', 'the Spear', ['items', 'Spear']],
    ['endurance', 'spears', ['unknown']],
    ['endurance', 'spear (d8)', ['weapon']],
    ['endurance', 'claws (2d4+1)', ['weapon']],
    ['endurance', 'claws (sharp)', ['unknown']],
    ['endurance', 'cannot be surprised', ['cannotBeSurprised', true]],
    ['endurance', 'health', ['unknown']],
    ['endurance', '12345 health', ['unknown']],
    ['tiny', 'light armor', ['armour', 'light']],
    ['tiny', 'armour heavy', ['armour', 'heavy']],
    ['tiny', 'silver armour', ['unknown']],
    ['tiny', 'light', ['unknown']],
    ['tiny', 'hit points 5', ['hp', 5]],
    ['tiny', '5 hp', ['hp', 5]],
    ['tiny', '30 movement', ['moveFeet', 30]],
    ['ratbags', 'str 12', ['str', 12]],
    ['ratbags', '3/8 str', ['str', 8, 3]],
    ['ratbags', '2 natural armor', ['armorNatural', 2]],
    ['ratbags', '2 armour natural', ['armorNatural', 2]],
    ['hallowed', 'monster', ['isMonster', true]],
    ['hallowed', 'strength 14', ['abilities.strength.score', 14]],
    ['hallowed', '2 defense bonus', ['defenseBonus', 2]],
    ['hallowed', 'score 14', ['unknown']],
    ['murdham', 'size large', ['size', 'large']],
    ['murdham', 'leather', ['armour', 'leather']],
  ])('%s reads “%s”', (system, words, is) => {
    expect(short(read(system, words))).toEqual(is)
  })

  it('says nothing of what a fight does to somebody', () => {
    for (const [system, words] of [
      ['endurance', 'prone'],
      ['endurance', '3 actions left'],
      ['endurance', 'dodge ask'],
      ['murdham', 'main'],
    ] as const)
      expect(read(system, words).kind, words).toBe('unknown')
  })
})

describe('a sheet of pieces', () => {
  const made = (system: string, line: string) => {
    const pieces = piecesOf(line).map(words => read(system, words))
    const { sheet, problems } = sheetOfPieces(pieces, 'Goblin', rulesOf(system), 'words')
    expect(rulesOf(system).problem(sheet)).toBeUndefined()
    return { sheet, problems: [...problems].map(([piece, words]) => [pieces.indexOf(piece), words]) }
  }

  it('has what they say, and is a quick NPC’s in all else', () => {
    expect(made('endurance', '6/12 health, d8 strength, evasion 4, spear')).toMatchObject({
      sheet: {
        health: { cur: 6, max: 12 },
        attributes: { strength: 8 },
        evasion: 4,
        items: [{ name: 'Spear' }],
      },
      problems: [],
    })
    expect(made('tiny', 'light armour, 5 hp').sheet).toMatchObject({ armour: 'light', hp: { cur: 5, max: 5 } })
    expect(made('ratbags', 'fearless').sheet).toMatchObject({ fearless: true })
  })

  it('names what these rules cannot have, and has nothing of it', () => {
    const { sheet, problems } = made('endurance', 'd7 strength, 9 points of fate, evasion 5')
    expect(problems).toEqual([
      [0, 'Strength 7: there is no such die'],
      [1, 'Points of fate 9: is out of bounds, nearest is 3'],
    ])
    expect(sheet).toMatchObject({ evasion: 5, fate: Reflect.get(rulesOf('endurance').blank(), 'fate') })
  })

  it('has each thing once, the first in the place of a quick NPC’s own, and the others beside it', () => {
    const items = ({ sheet }: ReturnType<typeof made>) =>
      (Reflect.get(sheet, 'items') as { name: string }[]).map(({ name }) => name)
    expect(items(made('endurance', 'spear, dagger'))).toEqual(['Spear', 'Dagger'])
    expect(items(made('endurance', 'small shield, spear')).toSorted()).toEqual(['Small shield', 'Spear'])
    const armour = made('ratbags', 'helmet, shield').sheet
    expect((Reflect.get(armour, 'armorItems') as { name: string }[]).map(({ name }) => name)).toEqual([
      'helmet',
      'shield',
    ])
    expect(made('murdham', 'leather').sheet).toMatchObject({ armour: { name: 'leather' } })
  })

  it('has weapons with their dice as the system reads them, and those alone count as carried', () => {
    const weapons = (system: string, ...words: string[]) =>
      weaponsOf(
        words.map(one => read(system, one)),
        rulesOf(system),
      )
    expect(weapons('ratbags', 'claws (d8)', 'shield', 'evasion')).toEqual(['claws (d8)'])
    expect(weapons('ratbags', 'claws   (d8)')).toEqual(['claws (d8)'])
    expect(weapons('endurance', 'spear', 'medium shield')).toContain('Spear')
    expect(made('ratbags', 'claws (d8)').sheet).toMatchObject({ weapons: [{ name: 'claws', dice: [8] }] })
  })

  it('keeps what was made before, and leaves out what is carried already', () => {
    const rules = rulesOf('ratbags')
    const before = rules.blank()
    const sword = read('ratbags', 'sword')
    const { sheet } = withPieces(before, [sword], rules, ['sword'])
    expect(sheet).toEqual(before)
    expect(withPieces(before, [sword], rules).sheet).not.toEqual(before)
    const two = withPieces(before, [sword, sword], rules).sheet
    const weapons = Reflect.get(two, 'weapons') as { name: string; id?: string }[]
    expect(weapons.map(({ name }) => name)).toEqual(['sword', 'sword'])
    expect(new Set(weapons.map(({ id }) => id)).size, 'no two go by one id').toBe(weapons[0]!.id === undefined ? 1 : 2)
  })
})
