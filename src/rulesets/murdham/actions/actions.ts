import type { Offer, Reason } from '~/engine/command'
import { option } from '~/engine/options'
import { reason } from '~/engine/reason'
import type { Action } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { isSwept } from '../aim/blast'
import { zonesFor } from '../aim/blastZones'
import { finalTargets } from '../aim/finalBlow'
import { powersFor, targetsFor } from '../aim/targets'
import { blasters, singles } from '../aim/weapons'
import { isAble, isBroken, isEntangled, isPresent, roster } from '../conditions/able'
import { attackModeNamed, whyNotUse } from '../gear/attackModes'
import { handItems, isInHand, MOST_LISTED, thingsNear, whyNotPickUp, whyNotTake } from '../gear/hands'
import { weapon } from '../sheet/weapons'
import { perceivers } from '../space/perceivers'
import { isNearby } from '../space/place'
import { stepOptions } from '../space/zoneSteps'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import { whyNotPass } from '../turn/eligible'
import { halvesLeft } from '../turn/speed'
import { captivesNear } from './captives'
import { whyNone } from './whyNone'
import { type Use, whyNotAct } from './whyNotAct'

type WhyNot = Action<Murdham>['whyNot']

const none: WhyNot = () => undefined

/**
 * All actions of a combatant, in the order of the action bar. What gives up a weapon or the fight has no letter: with one
 * thing in hand nothing is asked any more, and a letter is soon struck that means something else a moment later.
 */
export const ACTIONS: readonly Action<Murdham>[] = [
  action('turn', 'Take the turn', 'main', '', 't', 'begin', (s, _terrain, c) =>
    s.turn?.acting ? reason('MUR-ROUND-02', 'acting', { who: c.id }) : undefined,
  ),
  main('attack', 'Attack', 'a', 'harm', (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02'),
  ),
  main('attackOtherwise', 'Attack otherwise', '', 'harm', (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02'),
  ),
  main('finalBlow', 'Final blow', 'f', 'harm', (s, terrain, c) => whyNone(finalTargets(s, terrain, c), 'MUR-ATK-07')),
  main('blast', 'Blast', 'b', 'harm', (s, terrain, c) => whyNoBlast(s, terrain, c, 'plain')),
  main('sweep', 'Sweep', 'w', 'harm', (s, terrain, c) => whyNoBlast(s, terrain, c, 'sweep')),
  main('disarm', 'Disarm', 'd', 'harm', (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, [attackModeNamed(c, 'disarm')]), 'MUR-NL-04'),
  ),
  main('grapple', 'Grapple', 'g', 'harm', (s, terrain, c) =>
    whyNone(targetsFor(s, terrain, c, [attackModeNamed(c, 'grapple')]), 'MUR-NL-05'),
  ),
  main('shove', 'Shove', 'v', 'other', (_s, _terrain, c) => holding(c)),
  main('fullMove', 'Full movement', 'm', 'flee', (s, _terrain, c) =>
    s.turn?.acting?.who === c.id && s.turn.acting.full ? reason('MUR-ACT-01', 'movedFully', { who: c.id }) : undefined,
  ),
  main('invoke', 'Invoke a power', 'i', 'harm', (s, terrain, c) => {
    if (c.sheet.powers.length === 0) return reason('MUR-ACT-03', 'noPower', { who: c.id })
    if (c.sheet.status.silenced) return reason('MUR-COND-07', 'silenced', { who: c.id })
    return whyNone(powersFor(s, terrain, c), 'MUR-POW-03')
  }),
  main('distract', 'Distract', 'x', 'other', (s, _terrain, c) => whyNone(perceivers(s, c, 'distract'), 'MUR-ACT-04')),
  main('intimidate', 'Intimidate', 'n', 'other', (s, _terrain, c) =>
    whyNone(perceivers(s, c, 'intimidate'), 'MUR-ACT-05'),
  ),
  main('taunt', 'Taunt', 'u', 'other', (s, _terrain, c) => whyNone(perceivers(s, c, 'taunt'), 'MUR-ACT-06')),
  main('free', 'Free a captive', 'e', 'other', (s, terrain, c) =>
    captivesNear(s, terrain, c).length > 0 ? undefined : reason('MUR-ACT-07', 'nobodyHeld'),
  ),
  main('tend', 'Tend a wound', 'h', 'other', (_s, _terrain, c) =>
    c.sheet.consumables.some(({ effect, count }) => effect === 'medicine' && count > 0)
      ? undefined
      : reason('MUR-ACT-09', 'noMedicine', { who: c.id }),
  ),
  main('otherMain', 'Something else', 'o', 'other', none),
  bonus('pickUp', 'Pick up or put down', '', 'other', (s, terrain, c) =>
    handItems(c.sheet).some(isInHand)
      ? undefined
      : whyNone(
          thingsNear(s, terrain, c).map(thing => option(thing.id, whyNotPickUp(c, thing))),
          'MUR-BON-01',
          'nothingHere',
        ),
  ),
  bonus('equip', 'Equip or unequip', 'q', 'other', (_s, _terrain, c) =>
    whyNone(
      handItems(c.sheet).map(item => option(item.id, isInHand(item) ? undefined : whyNotTake(c, item))),
      'MUR-BON-02',
    ),
  ),
  bonus('improvise', 'Improvise a weapon', '', 'other', (_s, _terrain, c) =>
    c.sheet.weapons.length < MOST_LISTED
      ? whyNotTake(c, weapon('', 4))
      : reason('MUR-GEAR-06', 'handsFull', { who: c.id }),
  ),
  bonus('consume', 'Use a consumable', 'c', 'other', (_s, _terrain, c) =>
    c.sheet.consumables.some(({ effect, count }) => effect !== 'medicine' && count > 0)
      ? undefined
      : reason('MUR-BON-04', 'nothingToUse', { who: c.id }),
  ),
  bonus('interact', 'Use the surroundings', 'l', 'clear', none),
  bonus('say', 'Say a few words', 'y', 'words', (_s, _terrain, c) =>
    c.sheet.status.silenced ? reason('MUR-COND-07', 'silenced', { who: c.id }) : undefined,
  ),
  free('letGo', 'Drop or let go', '', 'other', (s, _terrain, c) => {
    if (s.turn?.acting?.who !== c.id) return reason('MUR-BON-07', 'ownTurn', { who: c.id })
    return c.sheet.status.grabbing !== null || handItems(c.sheet).some(isInHand)
      ? undefined
      : reason('MUR-BON-07', 'nothingHeld', { who: c.id })
  }),
  action('step', 'Half a step', 'move', '½ zone', 's', 'flee', whyNotStepAway),
  // Within its own zone a token may always be moved about.
  action('move', 'Move along squares', 'move', '½ zone a border', '', 'flee', whyNotOnMap),
  action('breakFree', 'Break free', 'main', 'the turn', 'k', 'struggle', (s, _terrain, c) => {
    if (!isEntangled(c)) return reason('MUR-NL-12', 'notHeldFast', { who: c.id })
    return hasBegun(s, c) ? reason('MUR-NL-12', 'tooLate', { who: c.id }) : undefined
  }),
  action('surrender', 'Surrender', 'main', 'the turn', '', 'yield', (s, _terrain, c) =>
    isTooLate(s, c) ? reason('MUR-SURR-01', 'tooLate', { who: c.id }) : undefined,
  ),
  action('declare', 'Say what the turn will be', 'free', '', '', 'words', (s, _terrain, c) => {
    if (!s.settings.chaosTimer) return reason('MUR-OPT-10', 'switchedOff')
    const { acting } = s.turn!
    return acting?.who === c.id && !acting.declared && !acting.begun ? undefined : reason('MUR-OPT-12', 'noClock', {})
  }),
  action('endTurn', 'End the turn', 'free', '', 'z', 'end', none),
  {
    type: 'armour',
    name: 'Put armour on or off',
    group: 'main',
    cost: 'a stretch',
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
    cost: "the faction's go",
    hotkey: '',
    whyNot: (s, _terrain, c) => {
      if (!s.turn || s.phase !== 'combat') return reason('MUR-TIME-01', 'notBegun')
      if (!isAble(c)) return reason('MUR-COND-01', 'unable', { who: c.id })
      if (s.turn.at !== c.side) return reason('MUR-ROUND-01', 'othersGo', { side: s.turn.at })
      return whyNotPassNow(s)
    },
  },
]

/** The action of this type. */
export const actionOf = (type: string): Action<Murdham> | undefined => ACTIONS.find(one => one.type === type)

/** Why the faction whose go it is cannot pass now. */
export function whyNotPassNow(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('MUR-TIME-01', 'notBegun')
  if (s.turn.acting) return reason('MUR-ROUND-01', 'acting', { who: s.turn.acting.who })
  return whyNotPass(s, s.turn.at)
}

function action(
  type: string,
  name: string,
  group: Offer['group'],
  cost: string,
  hotkey: string,
  use: Use,
  whyNot: WhyNot,
): Action<Murdham> {
  return {
    type,
    name,
    group,
    cost,
    hotkey,
    whyNot: (s, terrain, c) => whyNotAct(s, c, use) ?? whyNot(s, terrain, c),
  }
}

function main(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action<Murdham> {
  return action(type, name, 'main', 'main action', hotkey, use, (s, terrain, c) => {
    const spent = s.turn?.acting?.who === c.id && s.turn.acting.main
    return spent ? reason('MUR-TURN-01', 'noMain', { who: c.id }) : whyNot(s, terrain, c)
  })
}

function bonus(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action<Murdham> {
  return action(type, name, 'bonus', 'bonus action', hotkey, use, (s, terrain, c) => {
    const acting = s.turn?.acting
    const spent = acting?.who === c.id && acting.bonus && acting.main
    return spent ? reason('MUR-TURN-01', 'noBonus', { who: c.id }) : whyNot(s, terrain, c)
  })
}

function free(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action<Murdham> {
  return action(type, name, 'free', 'free', hotkey, use, whyNot)
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
