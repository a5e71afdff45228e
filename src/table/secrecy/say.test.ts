import { expect, test } from 'vitest'
import type { Event } from '~/engine/events'
import type { RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { saying } from './say'

const { say, sayAmong, sayAs, sayToGm } = saying<'strikes' | 'hurt'>()

type Known = 'absent' | 'unnamed' | 'named'

/** What the events hold that a procedure says with these known to the players. */
function heard(
  known: { [id: string]: Known },
  show: string,
  speak: (w: World<RulesetTypes>) => void,
  screen = false,
): Event[] {
  const events: Event[] = []
  const combatants = Object.fromEntries(Object.entries(known).map(([id, how]) => [id, { id, known: how, side: 's1' }]))
  const now = { combatants, sides: { s1: { show, screen } } }
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

test('of a side that rolls behind the screen the players hear what happens, and no die nor what it came to', () => {
  const dice = { weapon: 'axe', faces: [3, 4], die: 3, luck: 12, total: 7, raw: 7, kept: 4, dice: [], base: 1 }
  const speak = (w: World<RulesetTypes>) => {
    say(w, 'strikes', { by: 'c1', target: 'c2' }, dice)
    sayAmong(w, 'hurt', ['c1', 'c2'], { ...dice, who: 'c2' })
  }
  const [strikes, hurt] = heard({ c1: 'named', c2: 'named' }, 'words', speak, true)
  expect(strikes).toMatchObject({ with: dice, shared: { by: 'c1', target: 'c2', weapon: 'axe' } })
  expect(Object.keys(strikes!.shared!)).toEqual(['by', 'target', 'weapon'])
  expect(hurt!.shared).toEqual({ weapon: 'axe', who: 'c2' })
})
