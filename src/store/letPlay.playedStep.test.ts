import { expect, it } from 'vitest'
import type { Asked, Command, Decider } from '~/engine'
import { playedStep } from './letPlay'

const act = (by: Decider, type = 'act'): Command => ({ type, by })
const ask = (of: Decider): Asked => ({ of, key: 'k' }) as Asked

interface Given {
  asks?: readonly Asked[]
  next?: Command
  of?: Decider | null
  among?: readonly string[]
  ready?: readonly string[]
  played?: readonly string[]
}

/** What they come to; who is played is `foe`, who has a turn that the tactics know of is everybody but `idle`. */
function step({ asks, next, of = null, among, ready = [], played = ['foe', 'other', 'idle'] }: Given) {
  const lane = (now: boolean, who: readonly string[], state: string) => ({
    now,
    rows: who.map(one => ({ who: one, state })),
  })
  return playedStep(
    {
      ruleset: {
        display: {
          prompt: () => ({ of, among }),
          order: () => [lane(false, ['foe'], 'ready'), lane(true, ['idle'], 'spent'), lane(true, ready, 'ready')],
        },
      },
      tactics: {
        next: () => next,
        turn: (_s: unknown, _t: unknown, who: string) => (who === 'idle' ? undefined : act(who, 'turn')),
      },
      terrain: {},
      state: {},
      asks: asks ?? null,
    } as never,
    who => played.includes(who),
    command => command.type === 'round',
  )
}

it.each<[string, Given, ReturnType<typeof step>]>([
  ['a question to one of them', { asks: [ask('hero'), ask('foe')] }, { ask: ask('foe') }],
  ['a question to others only', { asks: [ask('hero')], next: act('foe') }, undefined],
  ['what one of them does', { next: act('foe') }, { command: act('foe') }],
  ['what a hand does', { next: act('hero') }, undefined],
  ['a step of the GM that leads on', { next: act('gm', 'round') }, { command: act('gm', 'round') }],
  ['another step of the GM', { next: act('gm', 'harm') }, undefined],
  ['one whose turn it is', { of: 'foe' }, { command: act('foe', 'turn') }],
  ['a hand whose turn it is, with nobody beside', { of: 'hero' }, undefined],
  ['the GM’s own turn', { of: 'gm' }, undefined],
  [
    'the first of those among whom one may act',
    { of: 'hero', among: ['hero', 'idle', 'other', 'foe'] },
    { command: act('other', 'turn') },
  ],
  ['one who is ready where nobody is asked', { ready: ['hero', 'other'] }, { command: act('other', 'turn') }],
  ['nobody ready', {}, undefined],
  ['who is ready while another is asked', { of: 'hero', ready: ['foe'] }, undefined],
  [
    'the advice of a hand’s turn, and one of theirs beside',
    { next: act('hero'), of: 'hero', among: ['foe'] },
    { command: act('foe', 'turn') },
  ],
])('the next step is %s', (_, given, expected) => {
  expect(step(given)).toEqual(expected)
})
