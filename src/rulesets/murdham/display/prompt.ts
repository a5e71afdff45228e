import type { Prompt } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import { lasted } from '~/table/words/lasted'
import { isAble, roster } from '../conditions/able'
import type { Snapshot } from '../state/types'
import { eligible } from '../turn/eligible'
import { isDecided } from '../turn/end'
import { allowances } from './order'
import { roundName, secondsBefore } from './round'

/** What to do next: whose go it is and who of them could take it, or what the one who acts has left. */
export function prompt(s: Snapshot, preferred?: Id): Prompt {
  const { turn } = s
  const round = turn?.round ?? 0
  const clock = { round, ...roundName(s), seconds: secondsBefore(round) }
  if (s.phase === 'preparation' || !turn)
    return { of: 'gm', side: null, title: 'Preparation', detail: 'Place the combatants, then begin.', ...clock }
  if (s.phase === 'over')
    return {
      of: 'gm',
      side: null,
      title: 'Combat is over',
      detail: 'Wounds and wear stay as they are.',
      ...clock,
      ...lasted(round),
    }
  const side = turn.at
  const actor = turn.acting && s.combatants[turn.acting.who]
  if (actor)
    return {
      of: actor.id,
      side: actor.side,
      title: `${actor.name}'s turn`,
      detail: `Left: ${allowances(s)}.`,
      ...clock,
    }
  if (!roster(s).some(isAble))
    return {
      of: 'gm',
      side: null,
      title: 'Nobody can act',
      detail: 'Go on to the next round, or end the combat.',
      ...clock,
    }
  const among = eligible(s, side).map(({ id }) => id)
  const name = s.sides[side]?.name ?? 'Nobody'
  const names = among.map(id => s.combatants[id]!.name).join(', ')
  const over = isDecided(s) ? ' Only one side can still fight.' : ''
  const of = preferred !== undefined && among.includes(preferred) ? preferred : null
  return { of, among, side, title: `${name}: who acts, or pass?`, detail: `Ready: ${names}.${over}`, ...clock }
}
