import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { bringIn } from './join'

describe('tokens', () => {
  it('are placed several at once, all or none', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const [a, b] = [put('A', heroes, [0, 0]), put('B', heroes, [1, 0])]
    t.do('place.several', 'gm', {
      list: [
        { who: a, cell: 8 },
        { who: b, cell: null },
      ],
    })
    expect([t.state.combatants[a]!.cell, t.state.combatants[b]!.cell]).toEqual([8, null])
    const off = {
      list: [
        { who: a, cell: 9 },
        { who: b, cell: 99 },
      ],
    }
    expect(t.problem('place.several', 'gm', off)).toContain('square 99 is not on this map')
    expect(t.state.combatants[a]!.cell).toBe(8)
  })

  it('come in only as long as a fight has room for them; who has left makes room', () => {
    const joining = (left: number, more: number) => () => {
      const combatants = Object.fromEntries(
        Array.from({ length: 1000 }, (_, i) => [`c${i}`, { name: `C ${i}`, letter: '', gone: i < left }]),
      )
      const w = { now: { combatants, sides: {} } } as unknown as Parameters<typeof bringIn>[1]
      const list = Array.from({ length: more }, () => ({ name: 'Rat', side: 's1' }) as never)
      bringIn({} as never, w, { type: 'join', by: 'gm' }, list)
    }
    expect(joining(0, 1)).toThrow('a fight has 1000 combatants at most; 1000 are there, and 1 more would come')
    expect(joining(2, 3)).toThrow('998 are there, and 3 more would come')
    // Those have room, and nothing else of this table is there.
    expect(joining(2, 2)).toThrow('there is no side s1')
  })

  it.each([
    ['a blank of no width', '\u200b'],
    ['a filler of Hangul', '\u3164\u3164'],
    ['the empty pattern of Braille', '\u2800'],
    ['signs of direction', '\u202e\u2066\u200f'],
    ['half a letter', '\ud83d'],
  ])('cannot be called by %s, nor can sides and markers', (_, name) => {
    const { t, put, heroes } = enduranceTable('8x4')
    const who = put('A', heroes, [0, 0])
    const givenBy = (text: string) => [
      t.problem('combatant.edit', 'gm', { who, name: text }),
      t.problem('combatant.edit', 'gm', { who, letter: text }),
      t.problem('join', 'gm', { list: [{ name: text, side: heroes }] }),
      t.problem('side.add', 'gm', { name: text }),
      t.problem('side.edit', 'gm', { side: heroes, name: text }),
      t.problem('wave.add', 'gm', { name: text, list: [{ name: 'Wolf', side: heroes }] }),
      t.problem('marker.add', 'gm', { on: [who], words: text, until: null, shared: false }),
    ]
    expect(givenBy('A')).toEqual(Array(7).fill(undefined))
    expect(givenBy('')).not.toContain(undefined)
    expect(givenBy(name)).toEqual(givenBy(''))
  })

  it.each([
    ['what turns the words around it', 'Og\u202ere', 'Ogre'],
    ['breaks', 'Og\nre\u2028', 'Og re'],
    [
      'nothing of letters that are joined or marked',
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} ❤\ufe0f',
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} ❤\ufe0f',
    ],
    ['nothing of a name that is read from the right', 'שמשון', 'שמשון'],
  ])('lose of their names %s', (_, given, name) => {
    const { t, put, heroes } = enduranceTable('8x4')
    const who = put('A', heroes, [0, 0])
    t.do('combatant.edit', 'gm', { who, name: given })
    expect(t.state.combatants[who]!.name).toBe(name)
  })

  it('bear an elevation and a light, and lose them again', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const roland = put('Roland', heroes, [0, 0])
    t.do('combatant.edit', 'gm', { who: roland, elevation: '3 m up', light: 6 })
    expect(t.state.combatants[roland]).toMatchObject({ elevation: '3 m up', light: 6 })
    t.do('combatant.edit', 'gm', { who: roland, elevation: null, light: null })
    for (const key of ['elevation', 'light']) expect(t.state.combatants[roland]).not.toHaveProperty(key)
  })

  it('change their side several at once, all or none', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const both = [put('Rat', heroes, [0, 0]), put('Wolf', heroes, [1, 0])]
    const foes = Object.keys(t.state.sides).find(side => side !== heroes)!
    t.do('combatant.edit', 'gm', { who: both, side: foes })
    expect(both.map(id => t.state.combatants[id]!.side)).toEqual([foes, foes])
    expect(t.problem('combatant.edit', 'gm', { who: [...both, 'c99'], side: heroes })).toContain('no combatant c99')
    expect(t.problem('combatant.edit', 'gm', { who: both, side: 's99' })).toContain('no side s99')
    expect(t.problem('combatant.edit', 'gm', { who: [], side: heroes })).toContain('who')
    expect(both.map(id => t.state.combatants[id]!.side)).toEqual([foes, foes])
  })

  it('bear the letter of another name, unless one is given with it', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const [wolf, gisela] = [put('Wolf A', heroes, [0, 0]), put('Gisela', heroes, [1, 0])]
    const letter = (who: string) => t.state.combatants[who]!.letter
    const before = letter(wolf)
    t.do('combatant.edit', 'gm', { who: wolf, notes: 'hungry' })
    t.do('combatant.edit', 'gm', { who: wolf, name: 'Wolf A' })
    expect(letter(wolf)).toBe(before)
    t.do('combatant.edit', 'gm', { who: wolf, name: 'Fenris' })
    expect(letter(wolf)).toBe('F')
    t.do('combatant.edit', 'gm', { who: wolf, name: 'Garm' })
    expect(letter(wolf)).not.toBe(letter(gisela))
    expect(letter(wolf)[0]).toBe('G')
    t.do('combatant.edit', 'gm', { who: wolf, name: 'Hati', letter: 'XX' })
    expect(letter(wolf)).toBe('XX')
  })

  it('bear a picture, several the same at once, and lose it again', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const both = [put('Roland', heroes, [0, 0]), put('Petra', heroes, [1, 0])]
    const pictures = () => both.map(id => t.state.combatants[id]!.picture)
    t.do('picture', 'gm', { who: both, picture: 'abc_1' })
    expect(pictures()).toEqual(['abc_1', 'abc_1'])
    t.do('picture', 'gm', { who: [both[0]!], picture: null })
    expect(pictures()).toEqual([undefined, 'abc_1'])
    expect(t.state.combatants[both[0]!]).not.toHaveProperty('picture')
    expect(t.problem('picture', 'gm', { who: both, picture: 'https://x.invalid/a.png' })).toContain('picture')
    expect(t.problem('picture', 'gm', { who: ['c99'], picture: null })).toContain('there is no combatant c99')
    expect(pictures()).toEqual([undefined, 'abc_1'])
  })
})
