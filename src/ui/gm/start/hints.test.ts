import { describe, expect, test } from 'vitest'
import type { Asked } from '~/engine'
import { HINTS_BY_FINGER } from '~/words/en/start'
import { HINTS } from '../state/preferences'
import { followed, hintNow, type Scene } from './hints'

const roland = { id: 'r', name: 'Roland', cell: 3 }
const rest: Scene = {
  isPlayed: true,
  asks: null,
  prompt: { of: null } as Scene['prompt'],
  open: [],
  declared: { slash: { meaning: 'attack' }, run: { meaning: 'walk' } },
  people: { r: roland } as unknown as Scene['people'],
  last: undefined,
  inputs: [0, 0],
}
const offer = (type: string) => ({ command: { type, by: 'r' }, name: type }) as Scene['open'][number]
const turn: Scene = { ...rest, prompt: { of: 'r' } as Scene['prompt'], open: [offer('slash'), offer('run')] }
const asked = (kind: 'roll' | 'choice'): Scene => ({ ...turn, asks: [{ kind, of: 'r' } as Asked], inputs: [1, 1] })

describe('the hint of a moment', () => {
  test.each([
    ['nobody acts yet', rest, [], 'choose', 'dock'],
    ['somebody may strike', turn, ['choose'], 'strike', 'dock'],
    ['striking is known', turn, ['choose', 'strike'], 'move', 'r'],
    ['something is asked', asked('choice'), [], 'answer', 'dock'],
  ] as const)('%s', (_, scene, done, which, at) => {
    expect(hintNow(scene, done)).toMatchObject({ which, at })
  })

  test.each([rest, turn, asked('roll'), asked('choice')])('a finger reads of no key and no click: %#', scene => {
    for (const done of [[], ['choose'], ['choose', 'strike']] as const)
      expect(hintNow(scene, done, HINTS_BY_FINGER)?.words ?? '').not.toMatch(/Enter for|Enter takes|press|click|Esc/)
  })

  test('there is none once all were followed, while preparing, or where nothing of the kind can be done', () => {
    expect(hintNow(turn, HINTS)).toBeNull()
    expect(hintNow({ ...turn, isPlayed: false }, [])).toBeNull()
    expect(hintNow({ ...turn, open: [] }, ['choose'])).toBeNull()
    expect(hintNow({ ...turn, prompt: { of: 'gm' } as Scene['prompt'] }, [])).toBeNull()
  })
})

describe('a hint is followed', () => {
  const after = (change: Partial<Scene>): Scene => ({ ...turn, inputs: [1, 0], ...change })

  test('by the first deed of somebody, and by what the rules call an attack or a walk', () => {
    expect(followed(rest, after({ last: { type: 'takeTurn', by: 'r' } }))).toEqual(['choose'])
    expect(followed(turn, after({ last: { type: 'slash', by: 'r' } }))).toEqual(['choose', 'strike'])
    const there = { r: { ...roland, cell: 5 } } as unknown as Scene['people']
    expect(followed(turn, after({ last: { type: 'run', by: 'r' }, people: there }))).toEqual(['choose', 'move'])
  })

  test('by a roll that is answered, not by a choice', () => {
    expect(followed(asked('roll'), { ...turn, inputs: [2, 0] })).toEqual(['answer'])
    expect(followed(asked('choice'), { ...turn, inputs: [2, 0] })).toEqual([])
  })

  test('neither by the GM nor by what is taken back', () => {
    expect(followed(rest, after({ last: { type: 'begin', by: 'gm' } }))).toEqual([])
    expect(followed(after({ last: { type: 'slash', by: 'r' } }), turn)).toEqual([])
  })
})
