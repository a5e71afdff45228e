import type { Asked, Command, Decider, Id, Ruleset, Snapshot, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'

/** One step of whoever is played. */
export type PlayedStep = { readonly ask: Asked } | { readonly command: Command }

interface Standing {
  ruleset: Pick<Ruleset<TableTypes>, 'display'>
  tactics: TacticsRules<TableTypes>
  terrain: TableTypes['terrain']
  state: Snapshot<TableTypes>
  asks: readonly Asked[] | null
}

/**
 * What those who are played by tactics come to next: a question to one of them, what one of them does, or a step of the GM that
 * leads from one to the next. Undefined: somebody else is to do something.
 *
 * @param leads which steps of the GM are taken
 */
export function playedStep(
  { ruleset, tactics, terrain, state, asks }: Standing,
  isPlayed: (of: Decider) => boolean,
  leads: (command: Command) => boolean,
): PlayedStep | undefined {
  if (asks) {
    const ask = asks.find(({ of }) => isPlayed(of))
    return ask && { ask }
  }
  const { of, among } = ruleset.display.prompt(state)
  const command = tactics.next(state, terrain)
  if (command && (command.by === 'gm' ? leads(command) : isPlayed(command.by))) return { command }
  // Of several who may act the rules advise one; if that one is a hand's, one of those that are played goes on.
  const others = among ?? (of === null ? readyOf(ruleset.display.order(state)) : [])
  for (const id of new Set([of, ...others])) {
    const own = id !== null && id !== 'gm' && isPlayed(id) ? tactics.turn(state, terrain, id) : undefined
    if (own) return { command: own }
  }
  return undefined
}

function readyOf(lanes: ReturnType<Ruleset<TableTypes>['display']['order']>): readonly Id[] {
  return lanes.flatMap(({ now, rows }) => (now ? rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])) : []))
}
