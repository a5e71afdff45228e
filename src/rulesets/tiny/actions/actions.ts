import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/command'
import type { Action } from '~/table/commands/offers'
import { isAble, isDying } from '../conditions/able'
import { toCombat, whyNotAdvance, whyNotAdvanceAttack } from '../attack/advance'
import { whyNotChangeArmour, whyNotWield } from './equip'
import { wayOut } from '../movement/extricate'
import { isInCombat } from '../space/inCombat'
import { whyNotAttend } from '../harm/medic'
import { about } from '../movement/moveAbout'
import { whyNotShoot } from '../attack/shoot'
import { cellOf } from '../space/space'
import { isDue } from '../harm/stabilize'
import { whyNotStrikeFallen } from '../attack/strikeFallen'
import { whyNotShootHere } from '../attack/targets'
import { isOver } from '../turn/turn'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { ends } from '../space/way'

type WhyNot = Action<Tiny>['whyNot']

const none: WhyNot = () => undefined

/** Only for those who are in combat [TINY-TURN-03]. */
const inside =
  (row: string, whyNot: WhyNot = none): WhyNot =>
  (s, terrain, c) =>
    isInCombat(s, terrain, c) ? whyNot(s, terrain, c) : reason(row, 'notInCombat', { who: c.id })

/** Only for those who are not, and who stand on the map [TINY-TURN-03]. */
const outside =
  (row: string, whyNot: WhyNot): WhyNot =>
  (s, terrain, c) => {
    if (cellOf(terrain, c) === null) return reason('TINY-MOVE-08', 'notOnMap', { who: c.id })
    return isInCombat(s, terrain, c) ? reason(row, 'inCombat', { who: c.id }) : whyNot(s, terrain, c)
  }

/** All actions of a combatant, in the order of the action bar. A turn is exactly one of the main ones. */
export const ACTIONS: readonly Action<Tiny>[] = [
  main('attack', 'Attack', 'a', inside('TINY-ACT-01', whyNotShootHere)),
  main('evade', 'Evade', 'e', (s, terrain, c) =>
    isInCombat(s, terrain, c) || s.settings.evadeOutsideCombat
      ? undefined
      : reason('TINY-ACT-02', 'notInCombat', { who: c.id }),
  ),
  main(
    'extricate',
    'Extricate',
    'x',
    inside('TINY-ACT-03', (s, terrain, c) =>
      ends(s, terrain, c, wayOut(c)).size > 0 ? undefined : reason('TINY-MOVE-13', 'nowhere', { who: c.id }),
    ),
  ),
  main('advanceAttack', 'Advance and attack', 'd', outside('TINY-TURN-03', whyNotAdvanceAttack)),
  main(
    'advance',
    'Advance',
    'v',
    outside('TINY-TURN-03', (s, terrain, c) => whyNotAdvance(s, terrain, c, toCombat(c))),
  ),
  main('shoot', 'Shoot', 's', outside('TINY-ATK-07', whyNotShoot)),
  main('strikeFallen', 'Strike the fallen', 'f', outside('TINY-ATK-12', whyNotStrikeFallen)),
  main(
    'move',
    'Move',
    'm',
    outside('TINY-MOVE-09', (s, terrain, c) =>
      ends(s, terrain, c, about(c)).size > 0 ? undefined : reason('TINY-MOVE-14', 'nowhere', { who: c.id }),
    ),
  ),
  main('attend', 'Attend', 't', whyNotAttend),
  main(
    'sneak',
    'Sneak',
    'k',
    outside('TINY-ACT-04', (_s, _terrain, c) =>
      c.sheet.armour === 'heavy' ? reason('TINY-ARM-08', 'heavyArmour', { who: c.id }) : undefined,
    ),
  ),
  main('other', 'Other Test', 'o', none),
  main('pass', 'Pass', 'q', none),
  {
    type: 'stabilize',
    name: 'Try to stabilize',
    group: 'main',
    cost: 'the turn',
    hotkey: 'z',
    whyNot: (s, _terrain, c) => whyNotStabilize(s, c),
  },
  {
    type: 'wield',
    name: 'Change weapon',
    group: 'free',
    cost: 'free',
    hotkey: 'w',
    whyNot: (s, _terrain, c) => whyNotActing(s, c) ?? whyNotWield(c),
  },
  {
    type: 'armour',
    name: 'Change armour',
    group: 'free',
    cost: 'between fights',
    hotkey: '',
    whyNot: (s, _terrain, c) => whyNotChangeArmour(s, c),
  },
  {
    type: 'meditate',
    name: 'Meditate',
    group: 'free',
    cost: '6 hours',
    hotkey: '',
    whyNot: (s, _terrain, c) => whyNotMeditate(s, c),
  },
]

function main(type: string, name: string, hotkey: string, whyNot: WhyNot): Action<Tiny> {
  return {
    type,
    name,
    group: 'main',
    cost: 'the turn',
    hotkey,
    whyNot: (s, terrain, c) => whyNotActing(s, c) ?? whyNot(s, terrain, c),
  }
}

/** Why it is not this combatant's to act. */
function whyNotActing(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotTurn(s, c)
  if (no) return no
  if (isDying(c)) return reason('TINY-TURN-06', 'dying', { who: c.id })
  return isAble(c) ? undefined : reason('TINY-TURN-06', 'unable', { who: c.id })
}

function whyNotTurn(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat') return reason('TINY-TURN-02', 'notBegun')
  if (isOver(s)) return reason('TINY-END-01', 'decided')
  const who = s.turn?.who
  return who === c.id ? undefined : reason('TINY-TURN-04', 'othersTurn', { who: who ?? null })
}

function whyNotStabilize(s: Snapshot, c: Combatant): Reason | undefined {
  if (!isDying(c)) return reason('TINY-DEATH-01', 'notDying', { who: c.id })
  // Outside of a fight no round is waited for.
  if (s.phase !== 'combat') return undefined
  return whyNotTurn(s, c) ?? (isDue(s, c) ? undefined : reason('TINY-DEATH-12', 'notDue', { who: c.id }))
}

function whyNotMeditate(s: Snapshot, { id, gone, sheet }: Combatant): Reason | undefined {
  const { condition, meditatedToday } = sheet.status
  if (s.phase === 'combat') return reason('TINY-MONK-09', 'inCombat')
  if (!sheet.traits.monk || sheet.monkLevel < 7) return reason('TINY-MONK-07', 'noMeditation', { who: id })
  if (gone || condition !== 'up') return reason('TINY-MONK-09', 'unable', { who: id })
  return meditatedToday >= 3 ? reason('TINY-MONK-09', 'enoughToday', { who: id }) : undefined
}
