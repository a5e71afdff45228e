import { describe, expect, it, vi } from 'vitest'
import { startCommand, type Asked, type Entry, type Roll, type Snapshot } from '~/engine'
import { chanceOf } from '~/dice/faces'
import { answerTo, byTactics, carryOut, explore, likely, type OddsInput } from '~/simulate'
import { rollOutcomes } from '~/simulate/explore'
import type { TableTypes } from '~/table'
import { runs, SEED } from '../long'
import { prepared } from './mirrored'
import { ofEachSystem, tacticalRulesets } from '../systems'

vi.setConfig({ testTimeout: 3_600_000 })

/** Rolls whose faces are walked, for each system, and how many of each: in the usual run some, in the long one all. */
const ROLLS = runs(8, 400)
const FACES = runs(12, Infinity)

/** Ways behind a face that are walked at the most, and faces of a roll. */
const MOST = runs(600, 4_000)
const MOST_FACES = 1_000

/** Rolls of which the test is nothing if it has not met them. */
const MUST_MEET = new Map<string, readonly string[]>(
  ofEachSystem(
    {
      endurance: ['attack.dice', 'dodge.dice'],
      tiny: ['attack.dice'],
      ratbags: ['attack.dice', 'critical.save'],
      hallowed: ['attack.die', 'damage.dice', 'injury.chance'],
      murdham: ['dodge.save'],
    },
    'test/ahead/bands.test.ts, MUST_MEET',
  ),
)

/** How it ends from here on, each end with its share: a share of a share, to nine decimals. Undefined: there are too many ways. */
function ends(begun: OddsInput<TableTypes>, entries: readonly Entry[]): string | undefined {
  const odds = explore(begun, entries, undefined, MOST)
  if (!odds) return undefined
  const list = odds.endings.map(({ ways, ...rest }) => {
    return `${JSON.stringify(rest)} ${Number((ways * 10n ** 9n) / odds.of)}`
  })
  return list.toSorted().join('\n')
}

/** Each roll on one way through a command, the dice thrown by chance, with what was answered before it. */
function* rollsOf(begun: OddsInput<TableTypes>, chance: ReturnType<typeof chanceOf>) {
  const decide = likely(begun)
  const live = startCommand(begun)
  const entries: Entry[] = []
  for (;;) {
    const { state, asks } = live.peek()
    const [ask] = asks ?? []
    if (!ask || begun.ruleset.tactics.after.has(ask.key)) return
    // What is yielded is looked at before anything is done to the state.
    if (ask.kind === 'roll') yield { state, ask, entries: [...entries] }
    const value = ask.kind === 'roll' ? ask.dice.map(sides => chance.face(sides)) : decide(state, ask)
    if (value === undefined) return
    const entry = answerTo(ask, value)
    live.take(entry)
    entries.push(entry)
  }
}

/**
 * A roll is proved: whatever two faces the rules are said not to tell apart, all that follows is the same. What lies behind is walked
 * by bands, which are proved as rolls of their own.
 *
 * @returns how many faces lie in a band with others; undefined: it has none, or is too large to be walked
 */
function proved(
  begun: OddsInput<TableTypes>,
  { state, ask, entries }: { state: Snapshot<TableTypes>; ask: Asked & Roll; entries: Entry[] },
  chance: ReturnType<typeof chanceOf>,
): number | undefined {
  const { tactics } = begun.ruleset
  const bandOf = tactics.bandOf(state, ask)
  const all = ask.dice.reduce((product, sides) => product * sides, 1)
  if ((!bandOf && !tactics.unordered.has(ask.key)) || all > MOST_FACES) return undefined
  const bands = new Map<string, { faces: readonly number[]; ends: string }>()
  let shared = 0
  // Each order of the dice by itself, and not as multisets.
  const some = rollOutcomes(ask.dice, false).filter(() => all <= FACES || chance.face(all) <= FACES)
  for (const { faces } of some) {
    const sorted = tactics.unordered.has(ask.key) ? faces.toSorted((a, b) => a - b) : faces
    const band = String(bandOf ? bandOf(sorted) : sorted.join(' '))
    const found = ends(begun, [...entries, answerTo(ask, [...faces])])
    if (found === undefined) return undefined
    const known = bands.get(band)
    if (!known) bands.set(band, { faces, ends: found })
    else {
      shared++
      expect(found, `${ask.key}: ${faces.join(' ')} is not as ${known.faces.join(' ')}`).toBe(known.ends)
    }
  }
  return shared
}

describe.each(tacticalRulesets)('the bands of $id', ruleset => {
  it(`hold whatever leads to the same: ${Number.isFinite(FACES) ? FACES : 'all'} faces of ${ROLLS} rolls, seed ${SEED}`, () => {
    const known = (names: string[]) => names.filter(name => name in ruleset.state.sheet.presets)
    const chance = chanceOf(SEED)
    const met = new Map<string, number>()
    let [rolls, shared] = [0, 0]
    for (let fight = 0; rolls < ROLLS && fight < 5 * ROLLS; fight++) {
      const heroes = fight % 2 === 0 ? ['Roland', 'Agnessa'] : ['Boudica', 'Clementine']
      const { board, state: before } = prepared(ruleset, known(heroes), known(['guard', 'archer', 'captain']))
      const player = byTactics(board, chance)
      let state: Snapshot<TableTypes> = carryOut(board, before, { type: 'begin', by: 'gm' }, player).state
      for (let i = 0; i < 60 && rolls < ROLLS; i++) {
        const command = player.next(state)
        if (!command) break
        const begun = { ruleset, terrain: board.terrain, snapshot: state, command }
        for (const roll of rollsOf(begun, chance)) {
          const { key } = roll.ask
          // Each kind of roll has its turn: the common ones do not crowd out the others.
          if ((met.get(key) ?? 0) > ROLLS / 4) continue
          const found = proved(begun, roll, chance)
          if (found === undefined) continue
          met.set(key, (met.get(key) ?? 0) + 1)
          shared += found
          rolls++
        }
        state = carryOut(board, state, command, player).state
      }
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining([...MUST_MEET.get(ruleset.id)!]))
    expect(shared).toBeGreaterThan(2 * rolls)
  })
})
