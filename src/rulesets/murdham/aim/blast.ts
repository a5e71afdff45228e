import type { Reason } from '~/engine/command'
import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { largerBy } from '../conditions'
import { type AttackMode, attackModeNamed, whyNotUse } from '../gear/attackModes'
import { namesOf, type Zone } from '../space/zones'
import { choose } from '../state/questions'
import type { Combatant, Murdham } from '../state/types'
import { whyNoZone, zonesFor } from './blastZones'
import type { Blow, How } from './blow'
import { takeStance } from './stance'
import { blasters } from './weapons'

/** Each as an option, the open ones first. */
export function opened(
  all: readonly AttackMode[],
  why: (attackMode: AttackMode) => Reason | undefined,
): Option<string>[] {
  return openFirst(all.map(attackMode => option(attackMode.id, why(attackMode))))
}

/** The open ones before the closed ones, each in their order. */
export function openFirst(options: readonly Option<string>[]): Option<string>[] {
  return [...options.filter(one => !one.whyNot), ...options.filter(one => one.whyNot)]
}

const see = 'asked' as const

/** Where there are the most foes for each friend that is caught as well; the first of equals, and none without a foe. */
function likeliest(zones: readonly Option<Zone>[]): Zone | undefined {
  const worth = ({ stake }: Option<Zone>) => Number(stake?.effect?.foes ?? 0) - Number(stake?.effect?.friends ?? 0)
  const open = zones.filter(({ whyNot }) => !whyNot)
  return open.toSorted((a, b) => worth(b) - worth(a))[0]?.value
}

/** A blast: with what, at which zone, held back or not. */
export const aimBlast = rule<Murdham, [Id, 'plain' | 'sweep'], Blow>([], 'aimBlast', function* (w, by, kind) {
  const list = () =>
    opened(
      blasters(w.of(by), kind),
      attackMode => whyNotUse(w.of(by), attackMode) ?? whyNoZone(w.now, w.terrain, w.of(by), attackMode),
    )
  const name = yield* choose(by, 'blast.weapon', list, { see, default: firstOpen })
  const attackMode = attackModeNamed(w.of(by), name)
  const zones = () => zonesFor(w.now, w.terrain, w.of(by), attackMode)
  if (attackMode.mode === 'melee' && zones().length > 1) w.enter('MUR-BLAST-08')
  const names = namesOf(
    w.now,
    w.terrain,
    zones().map(({ value }) => value),
  )
  const zone = yield* choose(by, 'blast.zone', zones, {
    see,
    facts: { weapon: attackMode.name, names },
    default: likeliest,
  })
  const footing = yield* takeStance(w, by, attackMode, zone)
  const ways: readonly How[] =
    kind === 'sweep' ? ['sweep'] : attackMode.die === null ? ['plain'] : ['plain', 'holdBack']
  const how = yield* choose(by, 'attack.how', () => ways, {
    see,
    facts: { zone, weapon: attackMode.name },
    default: ways[0]!,
  })
  return { by, attackMode, how, target: null, zone, drop: null, footing, outOfTurn: null }
})

/** Smaller than the one who sweeps [MUR-SIZE-03]. */
export const isSwept = (by: Combatant, target: Combatant): boolean => largerBy(by, target) > 0
