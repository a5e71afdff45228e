import { reason } from '~/engine/reason'
import { type Option, atStake, option } from '~/engine/questions'
import type { Reason } from '~/engine/command'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isFallen, isPresent, isSeen, roster } from '../conditions'
import { areNeighbours, cellOf, distanceBetween, isInCombat } from '../space'
import { weaponInHand } from '../sheet/proficiency'
import type { Combatant, Snapshot } from '../state/types'

/** Whether it strikes from afar with what is in hand. */
export const isRanged = (c: Combatant): boolean => weaponInHand(c.sheet)?.category === 'ranged'

/** Why this is no legal target from where everybody stands. `fallen`: only the dying and the stable are struck. */
export function whyNotTarget(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  target: Combatant,
  fallen: boolean,
): Reason | undefined {
  if (!isPresent(target)) return reason('TINY-ATK-05', 'notThere', { target: target.id })
  if (!isSeen(target)) return reason('TINY-ATK-06', 'notSeen', { target: target.id })
  if (isRanged(by) && !fallen) return whyOutOfRange(terrain, by, target)
  return areNeighbours(s, terrain, by, target) ? undefined : reason('TINY-ATK-05', 'notAdjacent', { target: target.id })
}

function whyOutOfRange(terrain: Terrain, by: Combatant, target: Combatant): Reason | undefined {
  const [from, to] = [cellOf(terrain, by), cellOf(terrain, target)]
  if (from === null || to === null) return reason('TINY-ATK-06', 'notOnMap', { who: target.id })
  const squares = distanceBetween(terrain, from, to)
  return isInRange(by, squares) ? undefined : reason('TINY-ATK-06', 'outOfRange', { squares, range: rangeOf(by) })
}

const rangeOf = ({ sheet }: Combatant): number => weaponInHand(sheet)?.range ?? 0

/** Range 0 is no limit. */
export function isInRange(by: Combatant, squares: number): boolean {
  const range = rangeOf(by)
  return range === 0 || squares <= range
}

/** Whom one could attack: enemies (or only fallen ones), those who are up first and the nearest; closed ones say why. */
export function targets(s: Snapshot, terrain: Terrain, by: Combatant, fallen: boolean): Option<string>[] {
  const from = cellOf(terrain, by)
  const far = (c: Combatant) => {
    const cell = cellOf(terrain, c)
    return from === null || cell === null ? Infinity : distanceBetween(terrain, from, cell)
  }
  return roster(s)
    .filter(c => areFoes(by, c) && (fallen ? isFallen(c) : isPresent(c)))
    .map((c, place) => ({ c, place, whyNot: whyNotTarget(s, terrain, by, c, fallen), far: far(c) }))
    .sort(
      (a, b) =>
        Number(!!a.whyNot) - Number(!!b.whyNot) ||
        Number(isFallen(a.c)) - Number(isFallen(b.c)) ||
        Math.sign(a.far - b.far || 0) ||
        a.place - b.place,
    )
    .map(({ c, whyNot }) =>
      whyNot
        ? option(c.id, whyNot)
        : atStake(option(c.id), {
            effect: { hp: c.sheet.hp.cur, max: c.sheet.hp.max, evading: c.sheet.status.evading },
          }),
    )
}

/** Why a ranged weapon cannot be used by somebody in combat [TINY-OPT-03]. `arrives`: it is about to be in combat. */
export function whyNotShootHere(s: Snapshot, terrain: Terrain, by: Combatant, arrives = false): Reason | undefined {
  const forbidden = s.settings.rangedInCombat === 'forbidden' && isRanged(by)
  return forbidden && (arrives || isInCombat(s, terrain, by))
    ? reason('TINY-OPT-03', 'rangedForbidden', { who: by.id })
    : undefined
}

/** Somebody seen and able or fallen within range of this square. */
export function hasTargetFrom(s: Snapshot, terrain: Terrain, by: Combatant, cell: number): boolean {
  return roster(s).some(c => {
    const at = cellOf(terrain, c)
    const legal = areFoes(by, c) && (isAble(c) || isFallen(c)) && isSeen(c)
    return legal && at !== null && isInRange(by, distanceBetween(terrain, cell, at))
  })
}
