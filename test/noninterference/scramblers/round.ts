import type { Snapshot as EnduranceState } from '~/rulesets/endurance'
import type { Snapshot as HallowedState } from '~/rulesets/hallowed'
import type { Snapshot as MurdhamState } from '~/rulesets/murdham'
import type { Snapshot as RatbagsState } from '~/rulesets/ratbags'
import type { Snapshot as TinyState } from '~/rulesets/tiny'
import type { SystemId } from '../fights/systems'
import { junk, type About, type Scrambler } from './scrambler'

/** What each system keeps of the round besides what the players are told of it. */
export const round: Scrambler = ({ state }, about) => {
  if (state.turn === null) return false
  ROUNDS[about.system.id](state as never, about)
  return true
}

const ROUNDS: Readonly<Record<SystemId, (state: never, about: About) => void>> = {
  tiny({ turn }: TinyState, { chance }) {
    turn!.order = turn!.order.map(({ who }) => ({
      who,
      total: chance.between(2, 12),
      ties: [chance.between(2, 12)],
    }))
  },
  ratbags({ turn, combatants }: RatbagsState, { chance, hidden }) {
    turn!.morale = turn!.morale.map(group => ({ ...group, name: junk(), used: [] }))
    turn!.intents = turn!.intents.filter(({ who }) => !hidden.includes(who))
    turn!.declared = turn!.declared.map(one => {
      if (combatants[one.who]?.side === turn!.players) return one
      const act =
        one.act === 'attack' || one.act === 'other' ? chance.pick(['attack', 'other', 'nothing'] as const) : one.act
      return { ...one, words: junk(), targets: [], act }
    })
  },
  endurance({ turn, combatants, sides }: EnduranceState, { hidden }) {
    turn!.joined = turn!.joined.toReversed()
    for (const { id, side, sheet } of Object.values(combatants)) {
      if (sides[side]!.show === 'exact' && !hidden.includes(id)) continue
      const { status } = sheet
      if (status.readied) status.readied = { type: 'attack', watch: 'words', trigger: junk() }
      if (status.pending) status.pending = { ...status.pending, type: 'reload', with: {} }
      status.attacksThisRound = 3
    }
    for (const { more } of Object.values(sides)) if (!more.objectiveShown) more.objective = junk()
  },
  hallowed({ turn, settings }: HallowedState, { chance, hidden }) {
    const isSecret = settings.declarationMode === 'secret'
    turn!.declared = turn!.declared.map(one => {
      if (!isSecret && !hidden.includes(one.who)) return one
      return {
        ...one,
        act: chance.pick(['attack', 'other', 'heal'] as const),
        means: '',
        mod: chance.between(-3, 9),
        words: junk(),
      }
    })
    turn!.entries = turn!.entries.map(one =>
      hidden.includes(one.who)
        ? { ...one, act: 'other', means: '', mod: chance.between(-3, 9), words: junk(), base: 17 }
        : { ...one, base: 19 },
    )
    for (const table of Object.values(settings.injuryTables ?? {})) for (const row of table.rows) row.name = junk()
  },
  murdham({ turn }: MurdhamState) {
    turn!.groups = turn!.groups.map(group => ({ ...group, name: junk(), due: !group.due, lost: [] }))
  },
} satisfies Record<SystemId, (state: never, about: About) => void>
