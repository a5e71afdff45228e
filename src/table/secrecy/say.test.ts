import { describe, expect, test } from 'vitest'
import type { Event } from '~/engine/events'
import type { RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { saying } from './say'

const { say, sayAmong, sayAs, sayToGm } = saying({
  strikes: { open: ['by', 'target', 'weapon'], numbers: { total: 'by', dodge: 'target' } },
  hurt: { open: ['who', 'what', 'fallen', 'n'], numbers: { die: ['side', 'together'], kept: 'dice', dice: 'dice' } },
})

type Known = 'absent' | 'unnamed' | 'named'

/** What the events hold that a procedure says with these known to the players. */
function heard(known: { [id: string]: Known }, show: string, speak: (w: World<RulesetTypes>) => void): Event[] {
  const events: Event[] = []
  const combatants = Object.fromEntries(Object.entries(known).map(([id, how]) => [id, { id, known: how, side: 's1' }]))
  const now = { combatants, sides: { s1: { show } } }
  speak({ now, emit: (event: Event) => events.push(event) } as unknown as World<RulesetTypes>)
  return events
}

const strikes = (w: World<RulesetTypes>) => say(w, 'strikes', { by: 'c1', target: 'c2' }, { weapon: 'axe' }, { n: 3 })

test('players who know everybody named hear who, and what is open; the GM hears all', () => {
  expect(heard({ c1: 'named', c2: 'unnamed' }, 'words', strikes)).toEqual([
    {
      type: 'strikes',
      with: { by: 'c1', target: 'c2', weapon: 'axe', n: 3 },
      shared: { by: 'c1', target: 'c2', weapon: 'axe' },
    },
  ])
})

test.each<[Known, Known]>([
  ['absent', 'named'],
  ['named', 'absent'],
])('players hear nothing of it while one of those named is not for them to know', (by, target) => {
  const [event] = heard({ c1: by, c2: target }, 'exact', strikes)
  expect(event!.with).toEqual({ by: 'c1', target: 'c2', weapon: 'axe', n: 3 })
  expect(event).not.toHaveProperty('shared')
})

test('nobody in the place of a name keeps nothing secret', () => {
  const speak = (w: World<RulesetTypes>) => say(w, 'strikes', { by: 'c1', target: null })
  expect(heard({ c1: 'named' }, 'words', speak)[0]!.shared).toEqual({ by: 'c1', target: null })
})

test('all of several must be known, though the facts name them in lists or not at all', () => {
  const speak = (w: World<RulesetTypes>) => sayAmong(w, 'hurt', ['c1', 'c2'], { fallen: ['c2'] }, { spared: ['c1'] })
  expect(heard({ c1: 'named', c2: 'named' }, 'words', speak)).toEqual([
    { type: 'hurt', with: { fallen: ['c2'], spared: ['c1'] }, shared: { fallen: ['c2'] } },
  ])
  expect(heard({ c1: 'absent', c2: 'named' }, 'words', speak)[0]).not.toHaveProperty('shared')
})

test('somebody who is no longer there is not known', () => {
  expect(heard({ c1: 'named' }, 'exact', strikes)[0]).not.toHaveProperty('shared')
})

test('what is open and for the GM under one name is two things: each hears its own', () => {
  const speak = (w: World<RulesetTypes>) => say(w, 'hurt', { who: 'c1' }, { what: 'down' }, { what: 'disabled' })
  expect(heard({ c1: 'named' }, 'words', speak)).toEqual([
    { type: 'hurt', with: { who: 'c1', what: 'disabled' }, shared: { who: 'c1', what: 'down' } },
  ])
})

test('the parts of a total go with the event, and only where there are some', () => {
  const because = [{ n: 2, of: 'dice', rule: 'X-01' }]
  const speak = (w: World<RulesetTypes>) => {
    say(w, 'hurt', { who: 'c1' }, {}, {}, because)
    sayToGm(w, 'hurt', { who: 'c1' }, because)
    say(w, 'hurt', { who: 'c1' })
  }
  const [said, toGm, plain] = heard({ c1: 'named' }, 'words', speak)
  expect([said!.because, toGm!.because]).toEqual([because, because])
  expect(plain).not.toHaveProperty('because')
})

test.each([
  ['exact', { who: 'c1', n: 4 }],
  ['words', { who: 'c1' }],
  ['nothing', undefined],
])('of a side shown in %s that much is heard of what happens to one of it', (show, shared) => {
  const speak = (w: World<RulesetTypes>) =>
    sayAs(w, 'hurt', { id: 'c1', side: 's1' }, { who: 'c1', n: 4 }, { who: 'c1' }, { health: 2 })
  const [event] = heard({ c1: 'named' }, show, speak)
  expect(event!.with).toEqual({ who: 'c1', n: 4, health: 2 })
  expect(event!.shared).toEqual(shared)
  expect(heard({ c1: 'absent' }, show, speak)[0]).not.toHaveProperty('shared')
})

test('what is said to the GM is heard by nobody else', () => {
  const speak = (w: World<RulesetTypes>) => sayToGm(w, 'hurt', { who: 'c1', n: 4 })
  expect(heard({ c1: 'named' }, 'exact', speak)).toEqual([{ type: 'hurt', with: { who: 'c1', n: 4 } }])
})

describe('of a side that rolls behind the screen', () => {
  /** What the players hear; c1 and c2 are of the side s1, behind the screen or not, and h1 is of the side s2, which never is. */
  const sharedOf = (speak: (w: World<RulesetTypes>) => void, screen = true, show = 'exact') => {
    const events: Event[] = []
    const combatants = { c1: one('c1', 's1'), c2: one('c2', 's1'), h1: one('h1', 's2') }
    const now = { combatants, sides: { s1: { show, screen }, s2: { show: 'exact' } } }
    speak({ now, emit: (event: Event) => events.push(event) } as unknown as World<RulesetTypes>)
    return events[0]!.shared
  }
  const one = (id: string, side: string) => ({ id, known: 'named', side })

  test.each(['exact', 'words', 'nothing'])('shown in %s the players hear what happens, and no number of it', show => {
    const speak = (w: World<RulesetTypes>) => say(w, 'strikes', { by: 'c1', target: 'h1' }, { weapon: 'axe', total: 7 })
    expect(sharedOf(speak, true, show)).toEqual({ by: 'c1', target: 'h1', weapon: 'axe' })
    expect(sharedOf(speak, false, show)).toEqual({ by: 'c1', target: 'h1', weapon: 'axe', total: 7 })
  })

  test('a number is its owner’s, not of whoever else the event names', () => {
    const strike = (by: string, target: string) => (w: World<RulesetTypes>) =>
      say(w, 'strikes', { by, target }, { total: 7, dodge: 5 })
    expect(sharedOf(strike('c1', 'h1'))).toEqual({ by: 'c1', target: 'h1', dodge: 5 })
    expect(sharedOf(strike('h1', 'c1'))).toEqual({ by: 'h1', target: 'c1', total: 7 })
  })

  test('a number may be that of a side, whom the event alone names to the GM', () => {
    const check = (side: string) => (w: World<RulesetTypes>) =>
      sayAmong(w, 'hurt', ['c1', 'h1'], { die: 8 }, { side, group: 'all' })
    expect(sharedOf(check('s1'))).toEqual({})
    expect(sharedOf(check('s2'))).toEqual({ die: 8 })
  })

  test('a number of several is heard where none of them is behind the screen', () => {
    const heap = (...ids: string[]) => {
      const dice = ids.map(by => ({ by, faces: [3] }))
      return (w: World<RulesetTypes>) => say(w, 'hurt', { who: 'h1' }, { kept: 3, dice })
    }
    expect(sharedOf(heap('h1', 'c1'))).toEqual({ who: 'h1' })
    expect(sharedOf(heap('h1'))).toEqual({ who: 'h1', kept: 3, dice: [{ by: 'h1', faces: [3] }] })
  })

  test('a number whose owners stand in several facts is heard where all who are named are in the open', () => {
    const save = (...together: string[]) => {
      return (w: World<RulesetTypes>) => say(w, 'hurt', { who: 'h1' }, { die: 8 }, { side: 's2', together })
    }
    expect(sharedOf(save('h1', 'c1'))).toEqual({ who: 'h1' })
    expect(sharedOf(save('h1'))).toEqual({ who: 'h1', die: 8 })
    expect(sharedOf(w => say(w, 'hurt', { who: 'h1' }, { die: 8 }, { side: 's2' }))).toEqual({ who: 'h1', die: 8 })
  })

  test('what is declared nowhere, and a number of nobody, are secret as long as any side is behind the screen', () => {
    const undeclared: object = { roll: 17, result: 22, die: 9 }
    const speak = (w: World<RulesetTypes>) => say(w, 'hurt', { who: 'h1' }, undeclared)
    expect(sharedOf(speak)).toEqual({ who: 'h1' })
    expect(sharedOf(speak, false)).toEqual({ who: 'h1', ...undeclared })
  })

  test('health that is shown in numbers stays so: what is lost of it is no die', () => {
    const speak = (w: World<RulesetTypes>) =>
      sayAs(w, 'hurt', { id: 'c1', side: 's1' }, { who: 'c1', n: 4 }, { who: 'c1' })
    expect(sharedOf(speak)).toEqual({ who: 'c1', n: 4 })
    expect(sharedOf(speak, true, 'words')).toEqual({ who: 'c1' })
  })
})
