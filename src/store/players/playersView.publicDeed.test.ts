import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { deedOf } from '../log/deed'
import { inDeeds, LINES, playersView, publicDeed, publicLog } from './playersView'

/** Roland's attack on the guard with these dice, and what the players see of it. */
function attacked(faces: readonly number[], way: 'there' | 'back' = 'there') {
  const { play, roland, guard } = skirmish()
  const [by, to] = way === 'there' ? [roland, guard] : [guard, roland]
  if (way === 'back') {
    expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
    expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
  }
  expect(play.do({ type: 'attack', by, with: { 'attack.target': to } })).toBeNull()
  while (play.fight.asks) {
    const [ask] = play.fight.asks
    const value: Json =
      ask!.key === 'attack.dice' ? [...faces] : ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
    expect(play.answer(ask!, value, { source: 'physical' })).toBeNull()
  }
  const seen = () => {
    const { state } = play.fight
    const lines = publicLog(ruleset, state, play.log(), () => new Set())
    return publicDeed(ruleset, ruleset.display.view(state, null), lines)
  }
  return { play, roland, guard, seen }
}

test('of a foe shown in words the players see that it was hit, and no number', () => {
  const { roland, guard, seen } = attacked([4, 2, 5])
  expect(seen()).toMatchObject({ by: roland, victims: [{ who: guard, kinds: ['hit'], changes: [] }] })
  expect(JSON.stringify(seen()!.victims)).not.toMatch(/\d(?!")/)
})

test('of a side shown in numbers they see what was lost, and it stays when the next turn begins', () => {
  const { play, roland, guard, seen } = attacked([4, 4, 5], 'back')
  const [victim] = seen()!.victims
  expect(victim).toMatchObject({ who: roland, kinds: ['hit'] })
  expect(victim!.changes.every(({ n }) => n < 0)).toBe(true)
  expect(victim!.changes.length).toBeGreaterThan(0)
  const before = seen()
  expect(play.do({ type: 'endTurn', by: guard })).toBeNull()
  expect(seen()).toEqual(before)
  play.undo('command')
  play.undo('command')
  expect(seen()).toBeNull()
})

test('what somebody paid to dodge is no loss of the blow, neither to the players nor to the GM', () => {
  const { play, roland, guard } = skirmish()
  expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
  expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
  expect(play.do({ type: 'attack', by: guard, with: { 'attack.target': roland } })).toBeNull()
  while (play.fight.asks) {
    const [ask] = play.fight.asks
    const options = ask!.kind === 'choice' ? ask!.options.filter(({ whyNot }) => !whyNot).map(({ value }) => value) : []
    const value: Json =
      ask!.kind === 'roll'
        ? ask!.dice.map(sides => (ask!.key === 'attack.dice' ? Math.min(sides, 5) : 1))
        : options.includes('dodge')
          ? 'dodge'
          : ask!.default!
    expect(play.answer(ask!, value, { source: 'physical' })).toBeNull()
  }
  const { state } = play.fight
  const { stamina } = state.combatants[roland]!.sheet as unknown as { stamina: { cur: number; max: number } }
  expect(stamina.cur).toBe(stamina.max - 1)
  const lines = publicLog(ruleset, state, play.log(), () => new Set())
  const [victim] = publicDeed(ruleset, ruleset.display.view(state, null), lines)!.victims
  expect(victim!.changes.map(({ label }) => label)).toEqual(['Endurance'])
  const entry = play.log().at(play.log().present)!
  expect(
    deedOf(ruleset, entry)!
      .changes.filter(({ who }) => who === roland)
      .map(({ pool }) => pool),
  ).toEqual(['endurance'])
})

test('it stays whole as its lines leave the log one by one, and goes with the last', () => {
  const { play, seen } = attacked([4, 4, 5], 'back')
  const whole = seen()
  let rolls = 0
  for (; seen() && rolls < 40; rolls++) {
    expect(seen(), `after ${rolls} further lines`).toEqual(whole)
    expect(play.do({ type: 'roll', by: 'gm', with: { notation: 'd6', words: 'a roll', open: true } })).toBeNull()
    while (play.fight.asks) {
      const [ask] = play.fight.asks
      expect(play.answer(ask!, play.proposed(ask!), { source: 'physical' })).toBeNull()
    }
  }
  expect(rolls).toBeGreaterThan(10)
})

test('a blow on somebody whom they do not know is none, and one by such a somebody has no author', () => {
  const there = attacked([4, 2, 5])
  expect(there.play.do({ type: 'known', by: 'gm', with: { who: [there.guard], known: 'absent' } })).toBeNull()
  expect(there.seen()).toBeNull()
  const { play, roland, guard } = attacked([4, 4, 5], 'back')
  const lines = publicLog(ruleset, play.fight.state, play.log(), () => new Set())
  const { combatants } = ruleset.display.view(play.fight.state, null)
  const without = { combatants: combatants.filter(({ id }) => id !== guard) }
  expect(publicDeed(ruleset, without, lines)).toMatchObject({ by: null, victims: [{ who: roland }] })
})

test('what was lost while the side was shown in words is not told when it is shown in numbers later', () => {
  const { play, guard, seen } = attacked([4, 2, 5])
  const side = play.fight.state.combatants[guard]!.side
  expect(play.do({ type: 'side.edit', by: 'gm', with: { side, show: 'exact' } })).toBeNull()
  expect(ruleset.display.view(play.fight.state, null).combatants.find(({ id }) => id === guard)!.pools).not.toEqual([])
  expect(seen()!.victims).toMatchObject([{ who: guard, changes: [] }])
})

test('where the GM plays several in one go, each blow is told as that of whoever struck it', () => {
  const { play, roland, guard } = attacked([4, 4, 5], 'back')
  const { state } = play.fight
  const real = publicLog(ruleset, state, play.log(), () => new Set()).at(-1)!
  const entry = Object.create(real.entry, { command: { value: { type: 'nextCount', by: 'gm' } } }) as typeof real.entry
  const event = (type: string, by: string, target: string) => ({ ...real.event, type, with: { by, target } })
  const told = (...events: (typeof real.event)[]) =>
    publicDeed(
      ruleset,
      ruleset.display.view(state, null),
      events.map(event => ({ ...real, entry, event })),
    )
  expect(told(event('critical', roland, guard))).toMatchObject({ by: roland, victims: [{ who: guard }] })
  expect(told(event('critical', roland, guard), event('missed', guard, roland))).toMatchObject({
    by: guard,
    victims: [{ who: roland, kinds: ['miss'] }],
  })
})

test('it is over when the players are asked something in a later command, not while its own questions are open', () => {
  const { play } = attacked([4, 4, 5], 'back')
  const { state } = play.fight
  const lines = publicLog(ruleset, state, play.log(), () => new Set())
  const table = ruleset.display.view(state, null)
  const { done } = lines.at(-1)!.entry
  expect(publicDeed(ruleset, table, lines, done)).toEqual(publicDeed(ruleset, table, lines))
  expect(publicDeed(ruleset, table, lines, done)).not.toBeNull()
  expect(publicDeed(ruleset, table, lines, done + 1)).toBeNull()
})

test('a question to the GM, or to somebody whom they do not know, leaves it there; one to somebody whom they know ends it', () => {
  const { play, roland } = attacked([4, 4, 5], 'back')
  expect(play.do({ type: 'roll', by: 'gm', with: { notation: 'd6', words: 'a roll', open: true } })).toBeNull()
  const [ask] = play.fight.asks!
  expect(ask).toMatchObject({ of: 'gm', see: 'all' })
  const { state } = play.fight
  const spy = { ...state.combatants[roland]!, id: 'spy', known: 'absent' as const }
  const deedWhenAsked = (of: string) =>
    playersView({
      ruleset,
      terrain,
      state: { ...state, combatants: { ...state.combatants, spy } },
      asks: [{ ...ask!, of }],
      log: play.log(),
      clock: null,
      pictures: new Map(),
      flat: null,
      showsEnd: false,
      curtain: false,
    }).deed
  for (const of of ['gm', 'spy']) expect(deedWhenAsked(of)).toMatchObject({ victims: [{ who: roland }] })
  expect(deedWhenAsked(roland)).toBeNull()
})

test('the log holds as many sentences as are promised, however many lines each of them is made of', () => {
  const { play } = attacked([4, 4, 5], 'back')
  for (let i = 0; i < LINES - 4; i++) {
    expect(play.do({ type: 'roll', by: 'gm', with: { notation: 'd6', words: 'a roll', open: true } })).toBeNull()
    const [ask] = play.fight.asks!
    expect(play.answer(ask!, play.proposed(ask!), { source: 'physical' })).toBeNull()
  }
  const lines = publicLog(ruleset, play.fight.state, play.log(), () => new Set())
  expect(inDeeds(ruleset, lines).length).toBeGreaterThanOrEqual(LINES)
})

test('one blow, one sentence: what somebody is since then is told with it', () => {
  const { play } = attacked([4, 4, 5], 'back')
  const lines = publicLog(ruleset, play.fight.state, play.log(), () => new Set())
  const told = inDeeds(ruleset, lines)
  expect(lines.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Guard attacks Roland.', 'Roland is harmed.']),
  )
  expect(told.slice(-2)).toEqual(['Guard takes the turn.', 'Guard hits Roland: takes 8 damage, harmed.'])
})

test('an attack that has not ended yet is told as one', () => {
  const { play, roland, guard } = skirmish()
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
  expect(play.fight.asks).not.toBeNull()
  const lines = publicLog(ruleset, play.fight.state, play.log(), () => new Set())
  expect(inDeeds(ruleset, lines).at(-1)).toBe('Roland attacks Guard.')
})
