import type { CSSProperties } from 'react'
import type { Id } from '~/engine'
import type { Aimed } from '~/store/strikes'
import { useFight } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { useTable } from '~/store/state'
import { MAP_STRIKE } from '~/words/en/map'
import { shownLength, type WayUnit } from '../../board/geometry/lengthWords'
import { isBetterBelow } from '../../board/tokens/labelPlaces'
import { Key } from '../../parts/controls/Button'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { squaresOf } from '../odds/OddsOnMap'
import { lossWords, percent, spokenOdds } from '../odds/oddsWords'
import { useUnits } from '../state/layout'
import { useWindowState } from '../state/windowState'

/** How large the words at the foe are where the whole map is in sight, in squares. */
const TIP = { wide: 11, high: 2.2 }

/** What a blow that is aimed comes to, in words. */
interface AimWords {
  /** "Move 7 m · Attack". */
  deed: string
  /** "76 %"; undefined: not found yet, or nothing is rolled. */
  chance: string | undefined
  loss: string | undefined
  /** What it is struck with, and what it costs. */
  with: string
}

/** The words of a blow that is aimed, for the map and the dock. */
export function aimWords({ plan, figures }: Aimed, fight: FightView, unit: WayUnit): AimWords | null {
  if (!('steps' in plan)) return null
  const { actions } = fight.ruleset.commands
  const goes =
    plan.way.length > 1
      ? plan.cost === null
        ? MAP_STRIKE.goesNear
        : MAP_STRIKE.goes(shownLength(plan.cost, unit))
      : ''
  const price =
    plan.left === null
      ? (actions[plan.offer.command.type]?.price?.words ?? plan.offer.cost)
      : MAP_STRIKE.left(plan.left)
  const { chance, loss, exact } = figures ?? {}
  return {
    deed: [goes, plan.offer.name].filter(Boolean).join(' · '),
    chance: chance ? percent(chance.share, exact!, chance.margin) : undefined,
    loss: loss ? lossWords(loss) : undefined,
    with: [plan.weapon, price].filter(Boolean).join(' · '),
  }
}

/**
 * Beside whom it is aimed at: what is done, how likely it strikes, what it costs; or why nothing can be done.
 *
 * @param isHeld the token is in the hand: letting go strikes, and not Enter
 */
export function StrikeOnMap({ isHeld }: { isHeld: boolean }) {
  const aimed = useTable(s => s.aimed)
  const fight = useFight()
  const { ways } = useUnits()
  // In a menu all of it stands at the pointer already.
  const isInMenu = useWindowState(v => v.dialog?.kind === 'menu')
  if (!aimed || isInMenu) return null
  const place = squaresOf(fight, [aimed.target])[0]
  const name = fight.snapshot.combatants[aimed.target]?.name ?? ''
  const words = aimWords(aimed, fight, ways)
  const nameOf = (id: Id) => fight.snapshot.combatants[id]?.name ?? id
  if (!place) return null
  const { x, y, size } = place
  const isLow = isBetterBelow(place, squaresOf(fight), fight.map, TIP)
  return (
    <div className="board-odds" data-aimed>
      <div
        className="strike-tip"
        aria-hidden="true"
        data-refused={words === null || undefined}
        data-below={isLow || undefined}
        style={
          {
            '--at': `calc(var(--x) + ${x + size / 2} * var(--square))`,
            top: `calc(var(--y) + ${isLow ? y + size : y} * var(--square))`,
          } as CSSProperties
        }
      >
        {words && 'offer' in aimed.plan ? (
          <>
            <p>
              <Icon
                name={drawingOf(fight.ruleset.commands.actions[aimed.plan.offer.command.type]?.icon, 'attack')}
                size={20}
              />
              <b>{words.deed}</b>
              {words.chance && <b>{words.chance}</b>}
              {words.loss && <b className="text-danger">{words.loss}</b>}
            </p>
            <p>
              <small>{words.with}</small>
              {!isHeld && <Key of="Enter" />}
            </p>
          </>
        ) : (
          aimed.whyNot
        )}
      </div>
      <p role="status" className="sr-only">
        {words
          ? [MAP_STRIKE.aimsAt(name), words.deed, words.with, aimed.figures && spokenOdds(aimed.figures, nameOf)]
              .filter(Boolean)
              .join(', ')
          : aimed.whyNot}
      </p>
    </div>
  )
}
