import type { Asked, Json, RulesetTypes } from '~/engine'
import { terrainOf } from '~/engine/run'
import type { Chance } from '~/dice/chance'
import type { Board, Player } from './play'

/** Everybody plays by tactics, and the dice fall by chance. */
export function byTactics<R extends RulesetTypes>({ ruleset, terrain }: Board<R>, chance: Chance): Player<R> {
  const { tactics } = ruleset
  return {
    next: s => tactics.next(s, terrainOf(ruleset, terrain, s)),
    stuck: s => tactics.stuck(s, terrainOf(ruleset, terrain, s)),
    answer: (s, ask) => rolled(ask, chance) ?? tactics.likely(s, terrainOf(ruleset, terrain, s), ask),
  }
}

/** The faces of a roll; undefined: it is none. */
export function rolled(ask: Asked, chance: Chance): Json | undefined {
  return ask.kind === 'roll' ? ask.dice.map(sides => chance.face(sides)) : undefined
}
