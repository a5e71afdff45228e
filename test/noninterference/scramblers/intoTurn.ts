import type { Id } from '~/engine'
import type { Snapshot as EnduranceState } from '~/rulesets/endurance'
import type { Snapshot as HallowedState } from '~/rulesets/hallowed'
import { nextGroup } from '~/rulesets/hallowed/initiative/track'
import type { Snapshot as MurdhamState } from '~/rulesets/murdham'
import type { Snapshot as RatbagsState } from '~/rulesets/ratbags'
import type { Snapshot as TinyState } from '~/rulesets/tiny'
import type { State } from '../fights/moment'
import { junk, type About } from './scrambler'

/** Gives somebody whom the players do not know a place in the round, where one can be had beside the go of somebody else. */
export function intoTurn(state: State, about: About, who: Id): void {
  if (state.turn === null) return
  const { chance, system } = about
  const into = <T>(list: readonly T[], one: T): T[] => list.toSpliced(chance.below(list.length + 1), 0, one)
  if (system.id === 'tiny') {
    const turn = (state as unknown as TinyState).turn!
    turn.order = into(turn.order, { who, total: chance.between(2, 12), ties: [] })
  } else if (system.id === 'ratbags') {
    const turn = (state as unknown as RatbagsState).turn!
    const list = chance.pick(['early', 'late'] as const)
    if (chance.in100(30)) turn[list] = into(turn[list], who)
    const target = chance.pick([null, ...Object.keys(state.combatants)])
    if (chance.in100(30)) turn.intents = [...turn.intents, { who, words: junk(), target }]
  } else if (system.id === 'endurance') {
    const turn = (state as unknown as EnduranceState).turn!
    turn.joined = [...turn.joined, who]
  } else if (system.id === 'hallowed') intoHallowed(state as unknown as HallowedState, about, who)
}

const ATTACK = { act: 'attack', means: '0', mod: 3, words: '' } as const

function intoHallowed(state: HallowedState, { chance }: About, who: Id): void {
  const turn = state.turn!
  if (turn.step === 'declaring') {
    if (chance.in100(50)) turn.declared = [...turn.declared, { who, ...ATTACK }]
    return
  }
  // Resolved with an earlier count, or still to come; whose count it is now, the fight itself waits for.
  const [next] = nextGroup(state)
  const past = turn.entries.flatMap(entry => (entry.state === 'waiting' ? [] : [entry.value]))
  const isPast = past.length > 0 && (!next || chance.in100(50))
  if (!isPast && !next) return
  const value = isPast ? chance.pick(past) : next!.value + (chance.in100(40) ? 0 : chance.between(1, 20))
  const wave = !isPast && value === next!.value ? next!.wave : 0
  const entry = { who, ...ATTACK, base: 5, value, wave, extra: false, state: isPast ? 'done' : 'waiting' } as const
  turn.entries = [...turn.entries, entry].sort((a, b) => a.value - b.value || a.wave - b.wave)
}

/** Takes somebody out of the round; false when the fight hangs on them just now, and the state is of no use then. */
export function outOfTurn(state: State, { system }: About, who: Id): boolean {
  if (state.turn === null) return true
  const others = <T extends { who: Id }>(list: readonly T[]): T[] => list.filter(one => one.who !== who)
  const ids = (list: readonly Id[]): Id[] => list.filter(id => id !== who)
  if (system.id === 'tiny') {
    const turn = (state as unknown as TinyState).turn!
    turn.order = others(turn.order)
    return turn.who !== who && turn.last !== who
  }
  if (system.id === 'ratbags') {
    const turn = (state as unknown as RatbagsState).turn!
    Object.assign(turn, { early: ids(turn.early), late: ids(turn.late) })
    Object.assign(turn, { declared: others(turn.declared), intents: others(turn.intents) })
    turn.morale = turn.morale.map(group => ({ ...group, members: ids(group.members) }))
    return true
  }
  if (system.id === 'endurance') {
    const turn = (state as unknown as EnduranceState).turn!
    turn.joined = ids(turn.joined)
    return turn.who !== who && turn.opening?.by !== who && turn.opening?.target !== who
  }
  if (system.id === 'hallowed') {
    const hallowed = state as unknown as HallowedState
    const turn = hallowed.turn!
    if (nextGroup(hallowed).some(entry => entry.who === who)) return false
    Object.assign(turn, { declared: others(turn.declared), entries: others(turn.entries) })
    return turn.step !== 'declaring' || hallowed.settings.declarationMode === 'secret'
  }
  const turn = (state as unknown as MurdhamState).turn!
  turn.ambushers = ids(turn.ambushers)
  turn.groups = turn.groups.map(group => ({ ...group, members: ids(group.members), lost: ids(group.lost) }))
  return turn.acting?.who !== who
}
