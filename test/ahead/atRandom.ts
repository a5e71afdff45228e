import type { Asked, Command, Id, Json, Snapshot } from '~/engine'
import { isSingleChoice } from '~/engine/questions'
import type { Chance } from '~/dice/faces'
import { byTactics, type Board, type Player } from '~/simulate'
import type { TableTypes } from '~/table'

/**
 * One side plays at random: any open action of whoever of it acts, any open answer. The other side and the GM play by
 * tactics, and the dice fall by chance.
 */
export function atRandom<R extends TableTypes>(board: Board<R>, side: Id, chance: Chance): Player<R> {
  const { ruleset, terrain } = board
  const sensible = byTactics(board, chance)
  const isRandom = (s: Snapshot<R>, who: Id) => s.combatants[who]?.side === side
  const pick = <T>(list: readonly T[]): T | undefined => list[chance.face(list.length) - 1]

  return {
    next(s) {
      const command = sensible.next(s)
      if (!command || !isRandom(s, command.by)) return command
      const open = ruleset.commands.offers(s, terrain, command.by).filter(({ whyNot }) => !whyNot)
      return open.length > 0 ? (pick(open)!.command satisfies Command) : command
    },
    answer(s, ask) {
      if (ask.kind === 'roll' || !isRandom(s, ask.of)) return sensible.answer(s, ask)
      return anyAnswer(s, ask) ?? sensible.answer(s, ask)
    },
  }

  function anyAnswer(s: Snapshot<R>, ask: Asked): Json | undefined {
    if (ask.kind === 'choice') {
      const open = ask.options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
      if (isSingleChoice(ask)) return open.length > 0 ? pick(open) : undefined
      const few = open.filter(() => chance.face(2) === 1).slice(0, ask.max)
      return few.length >= ask.min ? few : undefined
    }
    if (ask.kind !== 'path') return undefined
    const walk = ruleset.commands.walk(s, terrain, ask.who, ask)
    const goals = [...walk.cells.keys()].filter(cell => cell !== s.combatants[ask.who]?.cell)
    if (walk.whyNot || goals.length === 0) return undefined
    const { path, whyNot } = walk.route([pick(goals)!])
    return whyNot ? undefined : path.slice(1)
  }
}
