import type { Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { type Action, actionList, type Declared } from '~/table/commands/offers'
import { toCombat, whyNotAdvance, whyNotAdvanceAttack } from './attack/advance'
import { whyNotShoot } from './attack/shoot'
import { whyNotStrikeFallen } from './attack/strikeFallen'
import { whyNotShootHere } from './attack/targets'
import { isAble, isDying, isPresent } from './conditions'
import { whyNotAttend } from './harm/medic'
import { isDue } from './harm/stabilize'
import { about, wayOut } from './movement'
import { weaponInHand } from './sheet/proficiency'
import { cellOf, ends, isInCombat } from './space'
import { say } from './state/events'
import { choose } from './state/questions'
import type { Sheet } from './state/sheet'
import type { Combatant, Snapshot, Tiny } from './state/types'
import { type Armour, ARMOURS } from './state/vocabulary'
import { isOver } from './turn/turn'

/** What else could be in hand. */
function otherThings({ weapons, wielded }: Sheet): string[] {
  return ['unarmed', ...weapons.map(weapon => weapon.id)].filter(id => id !== wielded)
}

/** Why there is nothing to change. */
function whyNotWield({ id, sheet }: Combatant): Reason | undefined {
  return otherThings(sheet).length > 0 ? undefined : reason('TINY-TURN-07', 'nothingElse', { who: id })
}

/** Another weapon, or none, at no cost; the turn goes on. */
export const wield = rule<Tiny, [Id], void>(['TINY-TURN-07'], 'wield', function* (w, who) {
  const others = () => otherThings(w.of(who).sheet)
  if (others().length === 0) return
  const chosen = yield* choose(who, 'wield.what', () => [...others().slice(1), ...others().slice(0, 1)], {
    see: 'asked',
  })
  w.edit(who).sheet.wielded = chosen
  const facts = { who, weapon: weaponInHand(w.of(who).sheet)?.name ?? '' }
  say(w, 'wields', { who }, facts)
})

/** Why armour stays as it is: not during a fight, nor on whoever does not get up any more. */
function whyNotChangeArmour(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase === 'combat') return reason('TINY-ARM-14', 'inCombat')
  return isPresent(c) ? undefined : reason('TINY-TURN-06', 'unable', { who: c.id })
}

/** Light and medium armour are for everybody; heavy armour needs training and strength. */
function suits({ traits }: Sheet): Option<Armour>[] {
  const no = (armour: Armour): Reason | undefined => {
    if (armour !== 'heavy') return undefined
    if (!traits.armorTraining) return reason('TINY-ARM-06', 'noArmourTraining')
    return traits.strong ? undefined : reason('TINY-ARM-07', 'notStrong')
  }
  return ARMOURS.map(value => {
    const whyNot = no(value)
    return option(value, whyNot)
  })
}

/** Put on or take off armour between fights. */
export const changeArmour = rule<Tiny, [Id], void>(['TINY-ARM-12'], 'changeArmour', function* (w, who) {
  const { armour: worn } = w.of(who).sheet
  const armour = yield* choose(who, 'armour.which', () => suits(w.of(who).sheet), { see: 'asked', default: worn })
  const { armorTraining, strong } = w.of(who).sheet.traits
  // Not even the GM's word makes it wearable; the traits do.
  if (armour === 'heavy' && !(armorTraining && strong)) return
  if (armour === 'light') w.enter('TINY-ARM-01')
  w.edit(who).sheet.armour = armour
  say(w, 'wears', { who }, { armour })
})

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
export const ACTIONS: readonly Action<Tiny>[] = actionList([
  main(
    { type: 'attack', name: 'Attack', hotkey: 'a', icon: 'attack', meaning: 'attack', target: 'attack.target' },
    inside('TINY-ACT-01', whyNotShootHere),
  ),
  main({ type: 'evade', name: 'Evade', hotkey: 'e', icon: 'dodge' }, (s, terrain, c) =>
    isInCombat(s, terrain, c) || s.settings.evadeOutsideCombat
      ? undefined
      : reason('TINY-ACT-02', 'notInCombat', { who: c.id }),
  ),
  main(
    { type: 'extricate', name: 'Extricate', hotkey: 'x', icon: 'retreat' },
    inside('TINY-ACT-03', (s, terrain, c) =>
      ends(s, terrain, c, wayOut(c)).size > 0 ? undefined : reason('TINY-MOVE-13', 'nowhere', { who: c.id }),
    ),
  ),
  main(
    { type: 'advanceAttack', name: 'Advance and attack', hotkey: 'd', icon: 'sprint', meaning: 'charge' },
    outside('TINY-TURN-03', whyNotAdvanceAttack),
  ),
  main(
    { type: 'advance', name: 'Advance', hotkey: 'v', icon: 'sprint', meaning: 'walk' },
    outside('TINY-TURN-03', (s, terrain, c) => whyNotAdvance(s, terrain, c, toCombat(c))),
  ),
  main(
    { type: 'shoot', name: 'Shoot', hotkey: 's', icon: 'bow', meaning: 'attack' },
    outside('TINY-ATK-07', whyNotShoot),
  ),
  main(
    { type: 'strikeFallen', name: 'Strike the fallen', hotkey: 'f', icon: 'kill' },
    outside('TINY-ATK-12', whyNotStrikeFallen),
  ),
  main(
    { type: 'move', name: 'Move', hotkey: 'm', icon: 'move', meaning: 'walk' },
    outside('TINY-MOVE-09', (s, terrain, c) =>
      ends(s, terrain, c, about(c)).size > 0 ? undefined : reason('TINY-MOVE-14', 'nowhere', { who: c.id }),
    ),
  ),
  main({ type: 'attend', name: 'Attend', hotkey: 't', icon: 'bandage' }, whyNotAttend),
  main(
    { type: 'sneak', name: 'Sneak', hotkey: 'k' },
    outside('TINY-ACT-04', (_s, _terrain, c) =>
      c.sheet.armour === 'heavy' ? reason('TINY-ARM-08', 'heavyArmour', { who: c.id }) : undefined,
    ),
  ),
  main({ type: 'other', name: 'Other Test', hotkey: 'o', icon: 'dice', meaning: 'rare', rank: 1 }, none),
  main({ type: 'pass', name: 'Pass', hotkey: 'q', icon: 'endTurn', meaning: 'end' }, none),
  {
    type: 'stabilize',
    name: 'Try to stabilize',
    group: 'main',
    icon: 'bandage',
    cost: { takes: 'the turn' },
    hotkey: 'z',
    whyNot: (s, _terrain, c) => whyNotStabilize(s, c),
  },
  {
    type: 'wield',
    name: 'Change weapon',
    group: 'free',
    icon: 'brandish',
    cost: { takes: 'free' },
    hotkey: 'w',
    whyNot: (s, _terrain, c) => whyNotActing(s, c) ?? whyNotWield(c),
  },
  {
    type: 'armour',
    name: 'Change armour',
    group: 'free',
    icon: 'guard',
    cost: { also: 'between fights' },
    hotkey: '',
    whyNot: (s, _terrain, c) => whyNotChangeArmour(s, c),
  },
  {
    type: 'meditate',
    name: 'Meditate',
    group: 'free',
    icon: 'unconscious',
    cost: { also: '6 hours' },
    hotkey: '',
    whyNot: (s, _terrain, c) => whyNotMeditate(s, c),
  },
])

function main(given: Omit<Declared<Tiny>, 'group' | 'cost' | 'whyNot'>, whyNot: WhyNot): Declared<Tiny> {
  return {
    ...given,
    group: 'main',
    cost: { takes: 'the turn' },
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
