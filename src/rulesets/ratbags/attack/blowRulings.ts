import { rule } from '~/engine/rule'
import { ruleReport } from '~/engine/reason'
import type { Id, Json } from '~/engine/snapshot'
import { groundAt } from '~/table/map/ground'
import type { Terrain } from '~/table/map/terrain'
import { isHelpless } from '../conditions'
import { canSee, rectOf, distanceBetween } from '../space'
import type { AttackMode } from '../gear'
import type { Combatant, Ratbags, Snapshot } from '../state/types'
import type { Mode } from '../state/vocabulary'
import { choose } from '../state/questions'
import { sayToGm } from '../state/events'

/** One attacker's part in what hits one target. */
export interface Blow {
  by: Id
  target: Id
  means: AttackMode
  /** The daring manoeuvre before it has worked [RAT-ATK-20]. */
  daring: boolean
}

/** A blow with the dice it will roll. */
export interface RuledBlow extends Blow {
  mode: Mode
}

/** Reasons for rolling worse or better; several of one kind count as one [RAT-ATK-09]. */
interface Reasons {
  impaired: boolean
  enhanced: boolean
}

const RULINGS = ['normal', 'impaired', 'enhanced', 'both', 'impossible'] as const
type Ruling = (typeof RULINGS)[number]

/**
 * Impaired or enhanced: the GM decides for each attack, for a blast target by target; what the engine suggests is one key
 * away. What detachments bring applies by itself. Blows that cannot work are left out.
 */
export const blowRulings = rule<Ratbags, [readonly Blow[]], readonly RuledBlow[]>(
  ['RAT-ATK-10'],
  'rulings',
  function* (w, blows) {
    if (blows.length === 0) return []
    const see = 'asked' as const
    const suggestions = () =>
      blows.map(blow => suggested(w.now, w.terrain, w.of(blow.by), w.of(blow.target), blow.means))
    const facts = {
      blows: blows.map((blow, i): Json => ({ by: blow.by, target: blow.target, mode: wordFor(suggestions()[i]!) })),
    }
    if (blows.some(({ by, target, means }) => isDistant(w.now, w.terrain, w.of(by), w.of(target), means)))
      w.enter('RAT-OPT-08')
    const how = yield* choose('gm', 'phase.rulings', () => ['suggested', 'each'], { see, facts, default: 'suggested' })
    const ruled: RuledBlow[] = []
    for (const [i, blow] of blows.entries()) {
      const { by, target, means } = blow
      const usual = suggestions()[i]!
      const facts = { by, target, weapon: means.words }
      const said: Ruling =
        how === 'suggested'
          ? wordFor(usual)
          : yield* choose('gm', 'attack.ruling', () => RULINGS, { see, facts, default: wordFor(usual) })
      if (said === 'impossible') {
        w.enter('RAT-ACT-11')
        sayToGm(w, 'impossible', { by, target })
        continue
      }
      const own = automatic(w.of(by), w.of(target), blow)
      const impaired = own.impaired || said === 'impaired' || said === 'both'
      let enhanced = own.enhanced || said === 'enhanced' || said === 'both'
      if (means.unarmed) w.enter('RAT-OPT-13')
      // A single d4 that nothing changes: there is nothing to decline.
      if (enhanced && !impaired && !(means.unarmed && !w.now.settings.unarmedFlexible)) {
        const answers = () => ['take', 'decline']
        enhanced = (yield* choose(by, 'attack.enhanced', answers, { see, facts, default: 'take' })) === 'take'
      }
      ruled.push({ ...blow, mode: modeOf({ impaired, enhanced }) })
    }
    return ruled
  },
)

function modeOf({ impaired, enhanced }: Reasons): Mode {
  if (impaired && enhanced) {
    ruleReport('RAT-ATK-09')
    return 'normal'
  }
  if (impaired) ruleReport('RAT-ATK-07')
  if (enhanced) ruleReport('RAT-ATK-08')
  return impaired ? 'impaired' : enhanced ? 'enhanced' : 'normal'
}

function wordFor({ impaired, enhanced }: Reasons): Ruling {
  if (impaired && enhanced) return 'both'
  return impaired ? 'impaired' : enhanced ? 'enhanced' : 'normal'
}

/** What stands to reason: cover, darkness, bound hands, distance; a helpless target. */
export function suggested(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant, means: AttackMode): Reasons {
  const helpless = isHelpless(target)
  if (helpless) ruleReport('RAT-COND-13')
  const far = isDistant(s, terrain, by, target, means)
  const { inCover, unseen } = target.sheet.status
  return {
    impaired: inCover || unseen || by.sheet.status.bound || far || covers(s, terrain, by, target) !== undefined,
    enhanced: helpless,
  }
}

function isDistant(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant, { ranged }: AttackMode): boolean {
  const { rangedDistance } = s.settings
  if (rangedDistance === 0 || !ranged) return false
  ruleReport('RAT-OPT-08')
  return (distanceBetween(terrain, by, target) ?? 0) > rangedDistance
}

/** What stands between: the target is on a square painted as cover and not right beside the attacker, or is out of sight. */
export function covers(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  target: Combatant,
): 'in cover' | 'out of sight' | undefined {
  const [from, to] = [rectOf(terrain, by), rectOf(terrain, target)]
  if (!from || !to || target.cell === null) return undefined
  const apart = (distanceBetween(terrain, by, target) ?? 0) > 1
  if (apart && groundAt(s.board, terrain.map.width, target.cell) === 'cover') return 'in cover'
  return canSee(s, terrain, from, to) ? undefined : 'out of sight'
}

/** What applies without anybody's word: detachments and individuals, a weakened detachment, a manoeuvre that worked. */
function automatic(by: Combatant, target: Combatant, { means, daring }: Blow): Reasons {
  const [group, mass] = [by.sheet.detachment, target.sheet.detachment]
  if (group || mass) ruleReport(group && mass ? 'RAT-DET-08' : group ? 'RAT-DET-05' : 'RAT-DET-04')
  if (group !== mass) ruleReport('RAT-DET-10')
  if (daring) ruleReport('RAT-ATK-20')
  return {
    impaired: (!group && mass && !means.blast) || by.sheet.status.weakened,
    enhanced: (group && !mass) || daring,
  }
}
