import type { Proc } from '~/engine/ask'
import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility, shareAs } from '~/table/secrecy/shareAs'
import type { Blow, Hit } from '../aim/blow'
import { isDown } from '../conditions'
import { hasOmen, omenAnswers, rollDamage, type Rolled, spendOmen } from '../dice'
import { isBlast, isDirect } from '../gear/attackModes'
import { armourValue } from '../harm/armourValue'
import { bySize } from '../sheet'
import { circumstancesOf } from '../space/circumstances'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { DICE, type Die } from '../state/vocabulary'

/** What a blow would do to one target. */
export interface Struck {
  who: Id
  /** Before the armour value. */
  raw: number
  /** After it. */
  n: number
  /** The parts of the armour value that counted ("worn", "shield"). */
  counted: readonly string[]
  /** The faces that could break a damaged weapon. */
  broken: readonly number[]
  rolled: Rolled
  low: boolean
  /** The parts of what is suffered. */
  because: readonly Part[]
}

/** Damage that is rolled and not yet suffered: `again` rolls its dice anew. */
export interface Landing extends Struck {
  again(): Proc<Struck>
}

/** How a blow meets one of its targets. */
interface Meeting {
  hit: Hit
  surprised: boolean
  /** The first target, which alone feels a skilled hand in a blast [R-BLAST-1]. */
  first: boolean
  /** The blow is itself a counter. */
  countering: boolean
}

/** The damage of a blow on one target: dice, size, armour value. `same`: the roll of the whole blast. */
export const rollBlow = rule<Murdham, [Blow, Meeting, Struck | undefined], Landing>(
  ['MUR-ARM-01'],
  'rollBlow',
  function* (w, blow, meeting, same) {
    const { who } = meeting.hit
    const target = w.of(who)
    const are = circumstancesOf(target, w.of(blow.by))
    const cover = (are.has('cover') || (meeting.countering && are.has('behind'))) && !(yield* goesThrough(w, blow, who))
    if (meeting.countering && are.has('behind')) w.enter('MUR-PROT-05')
    if (cover) w.enter('MUR-PROT-06')
    const rollIt = () =>
      rollDamage(w, {
        key: meeting.countering ? 'counter.damage' : 'attack.damage',
        of: blow.by,
        die: dieOf(w, blow, meeting),
        shifts: shiftsOf(w, blow, who),
        see: questionVisibility(w, blow.by, who),
        facts: {
          by: blow.by,
          target: who,
          weapon: blow.attackMode.name,
          health: w.of(who).sheet.health.cur,
          armour: total(armourAgainst(w, blow, meeting, cover)),
        },
      })
    const told = (rolled: Rolled): Struck => {
      const struck = reduce(w, blow, meeting, cover, rolled)
      tell(w, blow, struck)
      return struck
    }
    return {
      ...told(same?.rolled ?? (yield* rollIt())),
      *again() {
        return told(yield* rollIt())
      },
    }
  },
)

/** An omen against damage that is about to be suffered: the dice are rolled again, and the lower damage counts [MUR-OMEN-01]. */
export const turnAside = rule<Murdham, [Landing], Landing>([], 'turnAside', function* (w, struck) {
  const { who, n } = struck
  if (n === 0 || !hasOmen(w, who)) return struck
  const isDeadly = () => n >= Math.ceil(w.of(who).sheet.health.cur / 2)
  const facts = () => ({ who, n, deadly: isDeadly(), left: w.of(who).sheet.omens })
  const said = yield* choose(who, 'omen.damage', () => omenAnswers(w.of(who), {}), {
    see: questionVisibility(w, who),
    facts,
    default: 'keep',
  })
  if (said === 'keep') return struck
  spendOmen(w, who)
  const again = yield* struck.again()
  return again.raw < struck.raw ? { ...struck, ...again } : struck
})

/** Whether the attack is strong enough to go through the target's cover: the GM's word [MUR-PROT-03]. */
const goesThrough = rule<Murdham, [Blow, Id], boolean>([], 'goesThrough', function* (w, { by, attackMode }, target) {
  const facts = { by, target, weapon: attackMode.name }
  const how = yield* choose('gm', 'attack.through', () => ['stopped', 'through'], {
    see: 'asked',
    facts,
    default: 'stopped',
  })
  if (how === 'through') w.enter('MUR-PROT-03')
  return how === 'through'
})

/** The weapon's die, larger in a skilled hand, a d12 out of the dark [MUR-SKILL-01]. */
function dieOf(w: World, { by, attackMode }: Blow, { surprised, first, hit }: Meeting): Die {
  const { skills } = w.of(by).sheet
  const die = attackMode.die!
  const unaware = surprised || circumstancesOf(w.of(hit.who), w.of(by)).has('unaware')
  if (attackMode.kind === 'power') return die
  if (unaware && skills.includes('sneakAttack')) {
    w.enter('MUR-SKILL-01')
    return 12
  }
  const skilled = skills.includes(attackMode.mode === 'melee' ? 'skilledBlow' : 'skilledShot')
  if (!skilled || (isBlast(attackMode) && !first)) return die
  w.enter('MUR-SKILL-01')
  return DICE[Math.min(DICE.length - 1, DICE.indexOf(die) + 1)]!
}

/** What makes the damage worse: each is one impairment [MUR-DMG-05]. */
function shiftsOf(w: World, { by, attackMode, how }: Blow, target: Id): readonly Part[] {
  const { skills, status } = w.of(by).sheet
  const parts: Part[] = []
  const impaired = (of: string, row: string) => parts.push(part(-1, of, row))
  if (attackMode.kind === 'unarmed' && !skills.includes('brawling')) impaired('unarmed', 'MUR-ATK-04')
  if (attackMode.kind === 'unarmed' && skills.includes('brawling')) w.enter('MUR-SKILL-01')
  if (attackMode.held === 'off' && !attackMode.natural) {
    if (skills.includes('ambidextrous')) w.enter('MUR-SKILL-01')
    else impaired('offHand', 'MUR-ATK-19')
  }
  if (how === 'holdBack') impaired('holdBack', 'MUR-ATK-06')
  if (circumstancesOf(w.of(target), w.of(by)).has('obscured')) impaired('obscured', 'MUR-PROT-01')
  if (status.confused) impaired('confused', 'MUR-COND-06')
  if (status.climbing) impaired('climbing', 'MUR-MOVE-12')
  if (status.swimming) impaired('swimming', 'MUR-MOVE-13')
  return parts
}

function reduce(w: World, blow: Blow, meeting: Meeting, cover: boolean, rolled: Rolled): Struck {
  const { by, attackMode, how } = blow
  const { hit } = meeting
  const target = w.of(hit.who)
  const because: Part[] = [part(rolled.amount, 'dice', 'MUR-DICE-04')]
  const size = w.of(by).sheet.size
  const sized = attackMode.kind === 'power' ? rolled.amount : bySize(rolled.amount, size)
  if (sized !== rolled.amount) because.push(part(sized - rolled.amount, 'size', 'MUR-SIZE-01'))
  const swept = how === 'sweep' ? Math.ceil(sized / 2) : how === 'focus' ? sized * 2 : sized
  if (swept !== sized || how === 'sweep' || how === 'focus') because.push(part(swept - sized, how, 'MUR-SIZE-03'))
  const raw = swept
  const low = circumstancesOf(target, w.of(by)).has('low')
  const plain = {
    who: hit.who,
    raw,
    rolled,
    low,
    broken: w.now.settings.breakOnKeptDieOnly ? rolled.kept : rolled.faces,
  }
  if (attackMode.keywords.includes('holy') && !isHallowable(target)) {
    w.enter('MUR-ATK-23')
    return { ...plain, n: 0, counted: [], because: [...because, part(-raw, 'unharmed', 'MUR-ATK-23')] }
  }
  if (isDirect(attackMode)) {
    w.enter('MUR-ARM-02')
    return { ...plain, n: raw, counted: [], because }
  }
  const parts = armourAgainst(w, blow, meeting, cover)
  const piercing = w.of(by).sheet.skills.includes('piercingStrike') && raw > total(parts)
  if (piercing) {
    w.enter('MUR-SKILL-01')
    return { ...plain, n: raw, counted: [], because }
  }
  because.push(...parts.map(one => ({ ...one, n: -one.n })))
  if (total(because) < 0) because.push(part(-total(because), 'atLeastNothing', 'MUR-ARM-01'))
  return { ...plain, n: total(because), counted: parts.map(({ of }) => of), because }
}

/** The parts of the armour value that a blow meets; none where nothing stops it [MUR-ARM-02]. */
function armourAgainst(w: World, { by, attackMode }: Blow, meeting: Meeting, cover: boolean): Part[] {
  if (isDirect(attackMode)) return []
  const { hit, surprised, countering } = meeting
  const target = w.of(hit.who)
  const aware = !surprised && !circumstancesOf(target, w.of(by)).has('unaware') && !isDown(target)
  return armourValue(target, { reacting: hit.reacted || countering, aware, cover })
}

/** Holy weapons harm these alone [MUR-ATK-23]. */
const isHallowable = ({ sheet }: Combatant): boolean => sheet.kind === 'demon' || sheet.kind === 'undead'

function tell(w: World, { by, attackMode }: Blow, { who, raw, n, rolled, because }: Struck): void {
  // That armour has stopped it is a word, for all who are shown anything of the target; how much came through is a number.
  const stopped = n === 0 && shareAs(w.now, w.of(who), { n }, { n }).shared
  const known = { weapon: attackMode.name, faces: [...rolled.faces], raw, ...stopped }
  say(w, 'struck', { by, target: who }, known, { n }, because)
}
