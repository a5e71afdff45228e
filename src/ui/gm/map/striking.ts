import type { Id } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { actions, type TableState, useTable } from '~/store/state'

/** Whoever acts, or the selected one that may take the turn; null: nobody. */
export function actorOf(fight: FightView, [chosen]: TableState['selection']): Id | null {
  const { of } = fight.prompt(chosen)
  if (of === 'gm') return null
  return of ?? (chosen !== undefined && fight.lead(chosen) ? chosen : null)
}

/** Who would strike at this one at a click; null: nobody. */
export function strikerAt(fight: FightView, selection: TableState['selection'], target: Id): Id | null {
  const by = actorOf(fight, selection)
  return by !== null && mayStrike(fight, by, target) ? by : null
}

/** Whether a blow of one at the other is meant by a click or a drop: foes who stand. */
function mayStrike({ snapshot, asks, writer, ruleset }: FightView, by: Id, target: Id): boolean {
  const { combatants, phase } = snapshot
  const [c, t] = [combatants[by], combatants[target]]
  if (!writer || asks || phase !== 'combat' || !c || !t || t.gone || c.cell === null || t.cell === null) return false
  return c.side !== t.side && !ruleset.display.isOut(t)
}

/**
 * A foe was clicked while somebody acts: aims at it, or strikes where that one is aimed at already.
 *
 * @returns who aims; null: the click means something else
 */
export function clickFoe(target: Id): Id | null {
  const { fight, selection, aimed } = useTable.getState()
  if (!fight) return null
  if (aimed?.target === target) {
    strikeAimed()
    return aimed.by
  }
  const by = strikerAt(fight, selection, target)
  if (by === null) actions.letGo()
  else actions.aim({ by, target })
  return by
}

/**
 * Strikes as it is aimed.
 *
 * @returns whether anything was struck; where it cannot, the reason stays, and Enter goes to what is lit
 */
export function strikeAimed(): boolean {
  const { aimed } = useTable.getState()
  if (aimed?.whyNot !== null) return false
  actions.strike([aimed])
  return true
}

/** A token is held over another one, or a menu is called for it: aims at it. @returns whether that means anything */
export function aimFrom(by: Id, target: Id, through: readonly number[]): boolean {
  const { fight } = useTable.getState()
  if (!fight || !mayStrike(fight, by, target)) return false
  actions.aim({ by, target, through })
  return true
}

/** A token was dropped on a foe: it strikes, and after it the others of its side that are selected with it. */
export function strikeFrom(by: Id, target: Id, through: readonly number[]): void {
  const { fight, selection, aimed } = useTable.getState()
  if (!fight) return
  const { combatants } = fight.snapshot
  const others = selection.includes(by)
    ? selection.filter(id => id !== by && combatants[id]?.side === combatants[by]?.side)
    : []
  // Nothing comes of the drop: the reason that stood at the pointer stands in the dock.
  if (others.length === 0 && aimed && aimed.whyNot !== null) actions.strike([aimed])
  else actions.strike([{ by, target, through }, ...others.map(id => ({ by: id, target }))])
}
