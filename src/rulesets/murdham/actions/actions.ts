import type { Reason } from '~/engine/command'
import { option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { type Action, actionList, type Declared } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { isSwept } from '../aim/blast'
import { zonesFor } from '../aim/blastZones'
import { finalTargets } from '../aim/finalBlow'
import { powersFor, targetsFor } from '../aim/targets'
import { blasters, singles } from '../aim/weapons'
import { isAble, isBroken, isEntangled, isPresent, roster } from '../conditions'
import { attackModeNamed, whyNotUse } from '../gear/attackModes'
import { handItems, isInHand, MOST_LISTED, thingsNear, whyNotPickUp, whyNotTake } from '../gear/hands'
import { weapon } from '../sheet/weapons'
import { perceivers } from '../space/perceivers'
import { isNearby } from '../space/place'
import { stepOptions } from '../space/zoneSteps'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import { whyNotPass } from '../turn/eligible'
import { halvesLeft } from '../turn/speed'
import { captivesNear } from './carry'
import { type Use, whyNone, whyNotAct } from './whyNotAct'

type WhyNot = Action<Murdham>['whyNot']
type Given = Omit<Declared<Murdham>, 'whyNot'> & { use: Use }

const none: WhyNot = () => undefined

/**
 * All actions of a combatant, in the order of the action bar. What gives up a weapon or the fight has no letter: with one
 * thing in hand nothing is asked any more, and a letter is soon struck that means something else a moment later.
 */
export const ACTIONS: readonly Action<Murdham>[] = actionList([
  action(
    { type: 'turn', name: 'Take the turn', group: 'main', hotkey: 't', use: 'begin', icon: 'move' },
    (s, _terrain, c) => (s.turn?.acting ? reason('MUR-ROUND-02', 'acting', { who: c.id }) : undefined),
  ),
  main(
    {
      type: 'attack',
      name: 'Attack',
      hotkey: 'a',
      use: 'harm',
      icon: 'attack',
      meaning: 'attack',
      target: 'attack.target',
    },
    (s, terrain, c) => whyNone(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02'),
  ),
  main(
    { type: 'attackOtherwise', name: 'Attack otherwise', hotkey: '', use: 'harm', icon: 'maneuver' },
    (s, terrain, c) => whyNone(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02'),
  ),
  main({ type: 'finalBlow', name: 'Final blow', hotkey: 'f', use: 'harm', icon: 'kill' }, (s, terrain, c) =>
    whyNone(finalTargets(s, terrain, c), 'MUR-ATK-07'),
  ),
  main({ type: 'blast', name: 'Blast', hotkey: 'b', use: 'harm', icon: 'blast' }, (s, terrain, c) =>
    whyNoBlast(s, terrain, c, 'plain'),
  ),
  main({ type: 'sweep', name: 'Sweep', hotkey: 'w', use: 'harm', icon: 'sweep' }, (s, terrain, c) =>
    whyNoBlast(s, terrain, c, 'sweep'),
  ),
  main({ type: 'disarm', name: 'Disarm', hotkey: 'd', use: 'harm', icon: 'drop' }, (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, [attackModeNamed(c, 'disarm')]), 'MUR-NL-04'),
  ),
  main({ type: 'grapple', name: 'Grapple', hotkey: 'g', use: 'harm', icon: 'grapple' }, (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, [attackModeNamed(c, 'grapple')]), 'MUR-NL-05'),
  ),
  main(
    { type: 'shove', name: 'Shove', hotkey: 'v', use: 'other', icon: 'shove', meaning: 'rare', rank: 10 },
    (_s, _terrain, c) => holding(c),
  ),
  main(
    { type: 'fullMove', name: 'Full movement', hotkey: 'm', use: 'flee', icon: 'sprint', meaning: 'walk', rank: 1 },
    (s, _terrain, c) =>
      s.turn?.acting?.who === c.id && s.turn.acting.full
        ? reason('MUR-ACT-01', 'movedFully', { who: c.id })
        : undefined,
  ),
  main({ type: 'invoke', name: 'Invoke a power', hotkey: 'i', use: 'harm', icon: 'cast' }, (s, terrain, c) => {
    if (c.sheet.powers.length === 0) return reason('MUR-ACT-03', 'noPower', { who: c.id })
    if (c.sheet.status.silenced) return reason('MUR-COND-07', 'silenced', { who: c.id })
    return whyNone(powersFor(s, terrain, c), 'MUR-POW-03')
  }),
  main(
    { type: 'distract', name: 'Distract', hotkey: 'x', use: 'other', icon: 'hand', meaning: 'rare', rank: 9 },
    (s, _terrain, c) => whyNone(perceivers(s, c, 'distract'), 'MUR-ACT-04'),
  ),
  main({ type: 'intimidate', name: 'Intimidate', hotkey: 'n', use: 'other', icon: 'intimidate' }, (s, _terrain, c) =>
    whyNone(perceivers(s, c, 'intimidate'), 'MUR-ACT-05'),
  ),
  main(
    { type: 'taunt', name: 'Taunt', hotkey: 'u', use: 'other', icon: 'talk', meaning: 'rare', rank: 8 },
    (s, _terrain, c) => whyNone(perceivers(s, c, 'taunt'), 'MUR-ACT-06'),
  ),
  main({ type: 'free', name: 'Free a captive', hotkey: 'e', use: 'other', icon: 'hand' }, (s, terrain, c) =>
    captivesNear(s, terrain, c).length > 0 ? undefined : reason('MUR-ACT-07', 'nobodyHeld'),
  ),
  main(
    { type: 'tend', name: 'Tend a wound', hotkey: 'h', use: 'other', icon: 'bandage', meaning: 'rare', rank: 11 },
    (_s, _terrain, c) =>
      c.sheet.consumables.some(({ effect, count }) => effect === 'medicine' && count > 0)
        ? undefined
        : reason('MUR-ACT-09', 'noMedicine', { who: c.id }),
  ),
  main(
    { type: 'otherMain', name: 'Something else', hotkey: 'o', use: 'other', icon: 'task', meaning: 'rare', rank: 7 },
    none,
  ),
  bonus(
    { type: 'pickUp', name: 'Pick up or put down', hotkey: '', use: 'other', icon: 'pickUp', meaning: 'rare', rank: 2 },
    (s, terrain, c) =>
      handItems(c.sheet).some(isInHand)
        ? undefined
        : whyNone(
            thingsNear(s, terrain, c).map(thing => option(thing.id, whyNotPickUp(c, thing))),
            'MUR-BON-01',
            'nothingHere',
          ),
  ),
  bonus(
    { type: 'equip', name: 'Equip or unequip', hotkey: 'q', use: 'other', icon: 'brandish', meaning: 'rare', rank: 13 },
    (_s, _terrain, c) =>
      whyNone(
        handItems(c.sheet).map(item => option(item.id, isInHand(item) ? undefined : whyNotTake(c, item))),
        'MUR-BON-02',
      ),
  ),
  bonus(
    {
      type: 'improvise',
      name: 'Improvise a weapon',
      hotkey: '',
      use: 'other',
      icon: 'throw',
      meaning: 'rare',
      rank: 1,
    },
    (_s, _terrain, c) =>
      c.sheet.weapons.length < MOST_LISTED
        ? whyNotTake(c, weapon('', 4))
        : reason('MUR-GEAR-06', 'handsFull', { who: c.id }),
  ),
  bonus({ type: 'consume', name: 'Use a consumable', hotkey: 'c', use: 'other', icon: 'potion' }, (_s, _terrain, c) =>
    c.sheet.consumables.some(({ effect, count }) => effect !== 'medicine' && count > 0)
      ? undefined
      : reason('MUR-BON-04', 'nothingToUse', { who: c.id }),
  ),
  bonus(
    {
      type: 'interact',
      name: 'Use the surroundings',
      hotkey: 'l',
      use: 'clear',
      icon: 'hand',
      meaning: 'rare',
      rank: 6,
    },
    none,
  ),
  bonus(
    { type: 'say', name: 'Say a few words', hotkey: 'y', use: 'words', icon: 'talk', meaning: 'rare', rank: 12 },
    (_s, _terrain, c) => (c.sheet.status.silenced ? reason('MUR-COND-07', 'silenced', { who: c.id }) : undefined),
  ),
  free(
    { type: 'letGo', name: 'Drop or let go', hotkey: '', use: 'other', icon: 'drop', meaning: 'rare', rank: 3 },
    (s, _terrain, c) => {
      if (s.turn?.acting?.who !== c.id) return reason('MUR-BON-07', 'ownTurn', { who: c.id })
      return c.sheet.status.grabbing !== null || handItems(c.sheet).some(isInHand)
        ? undefined
        : reason('MUR-BON-07', 'nothingHeld', { who: c.id })
    },
  ),
  action(
    {
      type: 'step',
      name: 'Half a step',
      group: 'move',
      hotkey: 's',
      use: 'flee',
      icon: 'step',
      cost: { also: '½ zone' },
    },
    whyNotStepAway,
  ),
  // Within its own zone a token may always be moved about.
  action(
    {
      type: 'move',
      name: 'Move along squares',
      group: 'move',
      hotkey: '',
      use: 'flee',
      icon: 'move',
      meaning: 'walk',
      cost: { also: '½ zone a border' },
    },
    whyNotOnMap,
  ),
  action(
    {
      type: 'breakFree',
      name: 'Break free',
      group: 'main',
      hotkey: 'k',
      use: 'struggle',
      icon: 'retreat',
      cost: { takes: 'the turn' },
    },
    (s, _terrain, c) => {
      if (!isEntangled(c)) return reason('MUR-NL-12', 'notHeldFast', { who: c.id })
      return hasBegun(s, c) ? reason('MUR-NL-12', 'tooLate', { who: c.id }) : undefined
    },
  ),
  action(
    {
      type: 'surrender',
      name: 'Surrender',
      group: 'main',
      hotkey: '',
      use: 'yield',
      icon: 'surrendered',
      meaning: 'rare',
      rank: 5,
      cost: { takes: 'the turn' },
    },
    (s, _terrain, c) => (isTooLate(s, c) ? reason('MUR-SURR-01', 'tooLate', { who: c.id }) : undefined),
  ),
  action(
    {
      type: 'declare',
      name: 'Say what the turn will be',
      group: 'free',
      hotkey: '',
      use: 'words',
      icon: 'log',
      meaning: 'rare',
      rank: 4,
    },
    (s, _terrain, c) => {
      if (!s.settings.chaosTimer) return reason('MUR-OPT-10', 'switchedOff')
      const { acting } = s.turn!
      return acting?.who === c.id && !acting.declared && !acting.begun ? undefined : reason('MUR-OPT-12', 'noClock', {})
    },
  ),
  action(
    { type: 'endTurn', name: 'End the turn', group: 'free', hotkey: 'z', use: 'end', icon: 'endTurn', meaning: 'end' },
    none,
  ),
  {
    type: 'armour',
    name: 'Put armour on or off',
    group: 'main',
    cost: { also: 'a stretch' },
    hotkey: '',
    whyNot: (s, _terrain, c) => {
      if (s.phase === 'combat') return reason('MUR-BON-03', 'takesAStretch')
      return c.sheet.armour ? undefined : reason('MUR-BON-03', 'noArmour', { who: c.id })
    },
  },
  {
    type: 'pass',
    name: 'Pass',
    group: 'free',
    icon: 'endTurn',
    meaning: 'end',
    cost: { also: "the faction's go" },
    hotkey: '',
    whyNot: (s, _terrain, c) => {
      if (!s.turn || s.phase !== 'combat') return reason('MUR-TIME-01', 'notBegun')
      if (!isAble(c)) return reason('MUR-COND-01', 'unable', { who: c.id })
      if (s.turn.at !== c.side) return reason('MUR-ROUND-01', 'othersGo', { side: s.turn.at })
      return whyNotPassNow(s)
    },
  },
])

/** The action of this type. */
export const actionOf = (type: string): Action<Murdham> | undefined => ACTIONS.find(one => one.type === type)

/** Why the faction whose go it is cannot pass now. */
export function whyNotPassNow(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('MUR-TIME-01', 'notBegun')
  if (s.turn.acting) return reason('MUR-ROUND-01', 'acting', { who: s.turn.acting.who })
  return whyNotPass(s, s.turn.at)
}

function action({ use, ...given }: Given, whyNot: WhyNot): Declared<Murdham> {
  return { ...given, whyNot: (s, terrain, c) => whyNotAct(s, c, use) ?? whyNot(s, terrain, c) }
}

function main(given: Omit<Given, 'group' | 'cost'>, whyNot: WhyNot): Declared<Murdham> {
  return action({ ...given, group: 'main', cost: { takes: 'main action' } }, (s, terrain, c) => {
    const spent = s.turn?.acting?.who === c.id && s.turn.acting.main
    return spent ? reason('MUR-TURN-01', 'noMain', { who: c.id }) : whyNot(s, terrain, c)
  })
}

function bonus(given: Omit<Given, 'group' | 'cost'>, whyNot: WhyNot): Declared<Murdham> {
  return action({ ...given, group: 'bonus', cost: { takes: 'bonus action' } }, (s, terrain, c) => {
    const acting = s.turn?.acting
    const spent = acting?.who === c.id && acting.bonus && acting.main
    return spent ? reason('MUR-TURN-01', 'noBonus', { who: c.id }) : whyNot(s, terrain, c)
  })
}

function free(given: Omit<Given, 'group' | 'cost'>, whyNot: WhyNot): Declared<Murdham> {
  return action({ ...given, group: 'free', cost: { takes: 'free' } }, whyNot)
}

/** Something was done in the turn already: it is too late for what takes the whole of it. */
const hasBegun = ({ turn }: Snapshot, c: Combatant): boolean => turn?.acting?.who === c.id && turn.acting.begun

/** Who has lost heart and found no way out may surrender in the middle of a turn [MUR-MOR-07]. */
function isTooLate(s: Snapshot, c: Combatant): boolean {
  return hasBegun(s, c) && !(isBroken(c) && s.turn?.acting?.moved === 0)
}

function holding(c: Combatant): Reason | undefined {
  return c.sheet.status.grabbing === null ? reason('MUR-NL-08', 'holdsNobody', { who: c.id }) : undefined
}

function whyNoBlast(s: Snapshot, terrain: Terrain, c: Combatant, how: 'plain' | 'sweep'): Reason | undefined {
  const list = blasters(c, how)
  if (list.length === 0) return reason('MUR-BLAST-01', 'noBlast', { who: c.id })
  const isNearSmaller = (other: Combatant) =>
    other.id !== c.id && isPresent(other) && isSwept(c, other) && isNearby(s, terrain, c, other)
  if (how === 'sweep' && !roster(s).some(isNearSmaller)) return reason('MUR-SIZE-03', 'nobodySmaller', { who: c.id })
  let no: Reason | undefined
  for (const attackMode of list) {
    no = whyNotUse(c, attackMode) ?? whyNone(zonesFor(s, terrain, c, attackMode), 'MUR-BLAST-04')
    if (!no) return undefined
  }
  return no
}

function whyNotOnMap(_s: Snapshot, _terrain: Terrain, { id, cell }: Combatant): Reason | undefined {
  return cell === null ? reason('MUR-ZONE-02', 'notOnMap', { who: id }) : undefined
}

function whyNotStepAway(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  const acting = s.turn?.acting?.who === c.id ? s.turn.acting : undefined
  const off = whyNotOnMap(s, terrain, c)
  if (off) return off
  if (acting?.stance === 'still') return reason('MUR-ATK-18', 'stoodStill', { who: c.id })
  if (halvesLeft(s, c) === 0) return reason('MUR-MOVE-01', 'noMovement', { who: c.id })
  return whyNone(stepOptions(s, terrain, c), 'MUR-MOVE-03')
}
