import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isDown, isDying, roster } from '../conditions'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import { ABILITIES } from '../state/vocabulary'
import { beCritical, die, getOutOfDanger, startDying } from './damage'

/**
 * What health and abilities mean that any hand has changed: nothing left of an ability is death, nothing left of health is critical
 * and dying, and the dying who were given some are out of danger. What the GM has ruled otherwise stands as long as the number does.
 */
export const settleHealth = rule<Murdham, [Pick<Snapshot, 'combatants'>], void>(
  [],
  'settleHealth',
  function* (w, before) {
    for (const { id } of roster(w.now)) if (w.of(id) !== before.combatants[id]) yield* settleOne(w, id, before)
  },
)

const settleOne = rule<Murdham, [Id, Pick<Snapshot, 'combatants'>], void>(
  [],
  'settleOne',
  function* (w, who, { combatants: { [who]: was } }) {
    const c = w.of(who)
    const has = (what: (c: Combatant) => boolean) => what(c) && !(was && what(was))
    if (has(lacksAbility)) {
      w.enter('MUR-DEATH-02', 'MUR-DEATH-05')
      die(w, who)
    } else if (has(lacksHealth) && !isDying(c)) {
      w.enter('MUR-DMG-03', 'MUR-DEATH-05')
      startDying(w, who)
      if (!isDown(c)) beCritical(w, who)
    } else if (was && isDying(c) && isDying(was) && c.sheet.health.cur > was.sheet.health.cur)
      yield* getOutOfDanger(w, who)
  },
)

const isAlive = ({ gone, sheet: { status } }: Combatant): boolean => !gone && !status.dead

const lacksHealth = (c: Combatant): boolean => isAlive(c) && c.sheet.health.cur === 0

const lacksAbility = (c: Combatant): boolean => isAlive(c) && ABILITIES.some(ability => c.sheet[ability].cur === 0)
