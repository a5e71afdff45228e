import { expect } from 'vitest'
import type { Asked, Json, PathAsk } from '~/engine'
import { isSingleChoice } from '~/engine/questions'
import type { TableTypes } from '~/table'
import type { Chance } from './chance'
import type { Game } from './game'
import type { FuzzedFight } from './promises'
import { randomArea } from './randomArea'
import type { Tastes } from './tastes'

/** Stands in every secret text; must never be sent. */
export const CANARY = 'CANARY'

/** A legal answer to an open question. */
export function randomAnswer<R extends TableTypes>(
  game: Game<R>,
  table: FuzzedFight<R>,
  ask: Asked,
  chance: Chance,
  tastes: Tastes,
): Json {
  switch (ask.kind) {
    case 'roll':
      return ask.dice.map(sides => game.face?.(ask, sides, chance) ?? chance.between(1, sides))
    case 'choice': {
      const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
      if (isSingleChoice(ask)) {
        const liked = tastes.among(ask, open)
        if (liked !== open || tastes.curious) return chance.pick(liked)
        return game.choose?.(ask, open, chance, table.fight.state) ?? chance.pick(open)
      }
      const few = open.filter(() => chance.in100(ask.key === 'attack.others' ? 85 : 40))
      const all = [...few, ...open.filter(one => !few.includes(one))]
      return all.slice(0, Math.min(ask.max, Math.max(ask.min, few.length)))
    }
    case 'number':
      return chance.between(ask.min, Math.min(ask.max, ask.min + (game.spread?.[ask.key] ?? 40)))
    case 'text':
      return !game.toldWords?.includes(ask.key) && chance.in100(50) ? CANARY : 'words'
    case 'area':
      return randomArea(ask, table.terrain.map, chance)
    case 'path':
      return randomWay(table, ask, chance, tastes)
  }
}

/** A way to somewhere that the map tints: what is tinted must be allowed. */
function randomWay<R extends TableTypes>(
  { ruleset, fight, terrain }: FuzzedFight<R>,
  ask: Asked & PathAsk,
  chance: Chance,
  tastes: Tastes,
): Json {
  const { state } = fight
  const start = state.combatants[ask.who]?.cell ?? null
  const walk = ruleset.commands.walk(state, terrain, ask.who, ask)
  if (start === null || walk.whyNot || walk.cells.size === 0) return ask.default ?? []
  const stays = walk.cells.has(start) && (tastes.likes(`${ask.key} stays`) || chance.in100(20))
  const cells = [...walk.cells]
  // The farther of two: on a long way more can happen.
  const [one, other] = [chance.pick(cells), chance.pick(cells)]
  // Some want to the same place, and get in each other's way.
  const meets = chance.in100(tastes.likes(`${ask.key} meets`) ? 50 : 12)
  const farther = one[1] > other[1] ? one[0] : other[0]
  const goal = stays ? start : meets ? Math.min(...walk.cells.keys()) : farther
  if (goal === start) return []
  const { path, whyNot } = walk.route([goal])
  expect(whyNot, `${ask.key}: a way to a tinted square`).toBeUndefined()
  return path.slice(1)
}
