import { reason } from '~/engine/reason'
import type { Offer, Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import { isAble, isBroken, isEntangled, isPresent, roster } from './able'
import { blasters, finalTargets, isSwept, powersFor, singles, targetsFor, zonesFor } from './aim'
import { whyNotEligible, whyNotPass } from './eligible'
import { handItems, isInHand, MOST_LISTED, thingsNear, whyNotPickUp, whyNotTake } from './hands'
import { meansNamed, whyNotUse } from './means'
import { isNearby } from './place'
import { stepOptions } from './steps'
import { perceivers } from './targets'
import { mustYield } from './turn'
import type { Combatant, Snapshot } from './types'
import { weapon } from './weapons'

type WhyNot = (s: Snapshot, c: Combatant, terrain: Terrain) => Reason | undefined

/** What an action is used for, as far as a state of mind or a hold allows it or not. */
type Use = 'begin' | 'harm' | 'flee' | 'clear' | 'yield' | 'struggle' | 'end' | 'words' | 'other'

/** One thing a combatant can do, with what it costs and when it is closed. */
export interface Action {
  type: string
  name: string
  group: Offer['group']
  cost: string
  hotkey: string
  whyNot: WhyNot
}

const none: WhyNot = () => undefined

/**
 * All actions of a combatant, in the order of the action bar. What gives up a weapon or the fight has no letter: with one
 * thing in hand nothing is asked any more, and a letter is soon struck that means something else a moment later.
 */
export const ACTIONS: readonly Action[] = [
  action('turn', 'Take the turn', 'main', '', 't', 'begin', (s, c) =>
    s.turn?.acting ? reason('MUR-ROUND-02', 'acting', { who: c.id }) : undefined,
  ),
  main('attack', 'Attack', 'a', 'harm', (s, c, terrain) => some(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02')),
  main('attackOtherwise', 'Attack otherwise', '', 'harm', (s, c, terrain) =>
    some(targetsFor(s, terrain, c, singles(c)), 'MUR-ATK-02'),
  ),
  main('finalBlow', 'Final blow', 'f', 'harm', (s, c, terrain) => some(finalTargets(s, terrain, c), 'MUR-ATK-07')),
  main('blast', 'Blast', 'b', 'harm', (s, c, terrain) => whyNoBlast(s, c, terrain, 'plain')),
  main('sweep', 'Sweep', 'w', 'harm', (s, c, terrain) => whyNoBlast(s, c, terrain, 'sweep')),
  main('disarm', 'Disarm', 'd', 'harm', (s, c, terrain) =>
    some(targetsFor(s, terrain, c, [meansNamed(c, 'disarm')]), 'MUR-NL-04'),
  ),
  main('grapple', 'Grapple', 'g', 'harm', (s, c, terrain) =>
    some(targetsFor(s, terrain, c, [meansNamed(c, 'grapple')]), 'MUR-NL-05'),
  ),
  main('shove', 'Shove', 'v', 'other', (_s, c) => holding(c)),
  main('fullMove', 'Full movement', 'm', 'flee', (s, c) =>
    s.turn?.acting?.who === c.id && s.turn.acting.full ? reason('MUR-ACT-01', 'movedFully', { who: c.id }) : undefined,
  ),
  main('invoke', 'Invoke a power', 'i', 'harm', (s, c, terrain) => {
    if (c.sheet.powers.length === 0) return reason('MUR-ACT-03', 'noPower', { who: c.id })
    if (c.sheet.status.silenced) return reason('MUR-COND-07', 'silenced', { who: c.id })
    return some(powersFor(s, terrain, c), 'MUR-POW-03')
  }),
  main('distract', 'Distract', 'x', 'other', (s, c) => some(perceivers(s, c, 'distract'), 'MUR-ACT-04')),
  main('intimidate', 'Intimidate', 'n', 'other', (s, c) => some(perceivers(s, c, 'intimidate'), 'MUR-ACT-05')),
  main('taunt', 'Taunt', 'u', 'other', (s, c) => some(perceivers(s, c, 'taunt'), 'MUR-ACT-06')),
  main('free', 'Free a captive', 'e', 'other', (s, c, terrain) =>
    roster(s).some(
      other =>
        other.id !== c.id &&
        other.id !== c.sheet.status.grabbing &&
        isEntangled(other) &&
        isNearby(s, terrain, c, other),
    )
      ? undefined
      : reason('MUR-ACT-07', 'nobodyHeld'),
  ),
  main('tend', 'Tend a wound', 'h', 'other', (_s, c) =>
    c.sheet.consumables.some(({ effect, count }) => effect === 'medicine' && count > 0)
      ? undefined
      : reason('MUR-ACT-09', 'noMedicine', { who: c.id }),
  ),
  main('otherMain', 'Something else', 'o', 'other', none),
  bonus('pickUp', 'Pick up or put down', '', 'other', (s, c, terrain) =>
    handItems(c.sheet).some(isInHand)
      ? undefined
      : some(
          thingsNear(s, terrain, c).map(thing => {
            const whyNot = whyNotPickUp(c, thing)
            return whyNot ? { whyNot } : {}
          }),
          'MUR-BON-01',
          'nothingHere',
        ),
  ),
  bonus('equip', 'Equip or unequip', 'q', 'other', (_s, c) =>
    some(
      handItems(c.sheet).map(item => {
        const whyNot = isInHand(item) ? undefined : whyNotTake(c, item)
        return whyNot ? { whyNot } : {}
      }),
      'MUR-BON-02',
    ),
  ),
  bonus('improvise', 'Improvise a weapon', '', 'other', (_s, c) =>
    c.sheet.weapons.length < MOST_LISTED
      ? whyNotTake(c, weapon('', 4))
      : reason('MUR-GEAR-06', 'handsFull', { who: c.id }),
  ),
  bonus('consume', 'Use a consumable', 'c', 'other', (_s, c) =>
    c.sheet.consumables.some(({ effect, count }) => effect !== 'medicine' && count > 0)
      ? undefined
      : reason('MUR-BON-04', 'nothingToUse', { who: c.id }),
  ),
  bonus('interact', 'Use the surroundings', 'l', 'clear', none),
  bonus('say', 'Say a few words', 'y', 'words', (_s, c) =>
    c.sheet.status.silenced ? reason('MUR-COND-07', 'silenced', { who: c.id }) : undefined,
  ),
  free('letGo', 'Drop or let go', '', 'other', (s, c) => {
    if (s.turn?.acting?.who !== c.id) return reason('MUR-BON-07', 'ownTurn', { who: c.id })
    return c.sheet.status.grabbing !== null || handItems(c.sheet).some(isInHand)
      ? undefined
      : reason('MUR-BON-07', 'nothingHeld', { who: c.id })
  }),
  action('step', 'Half a step', 'move', '½ zone', 's', 'flee', (s, c, terrain) => whyNotMove(s, c, terrain, 'step')),
  action('move', 'Move along squares', 'move', '½ zone a border', '', 'flee', (s, c, terrain) =>
    whyNotMove(s, c, terrain, 'way'),
  ),
  action('breakFree', 'Break free', 'main', 'the turn', 'k', 'struggle', (_s, c) =>
    isEntangled(c) ? undefined : reason('MUR-NL-12', 'notHeldFast', { who: c.id }),
  ),
  action('surrender', 'Surrender', 'main', 'the turn', '', 'yield', (s, c) =>
    isTooLate(s, c) ? reason('MUR-SURR-01', 'tooLate', { who: c.id }) : undefined,
  ),
  action('declare', 'Say what the turn will be', 'free', '', '', 'words', (s, c) => {
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
    whyNot: (s, c) => {
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
    whyNot: (s, c) => {
      if (!s.turn || s.phase !== 'combat') return reason('MUR-TIME-01', 'notBegun')
      if (s.turn.at !== c.side) return reason('MUR-ROUND-01', 'othersGo', { side: s.turn.at })
      return whyNotPassNow(s)
    },
  },
]

/** The action of this type. */
export const actionOf = (type: string): Action | undefined => ACTIONS.find(one => one.type === type)

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
): Action {
  return {
    type,
    name,
    group,
    cost,
    hotkey,
    whyNot: (s, c, terrain) => whyNotTurn(s, c) ?? whyNotMinded(s, c, use) ?? whyNot(s, c, terrain),
  }
}

function main(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action {
  const unused: WhyNot = (s, c) =>
    s.turn?.acting?.who === c.id && s.turn.acting.main ? reason('MUR-TURN-01', 'noMain', { who: c.id }) : undefined
  return action(
    type,
    name,
    'main',
    'main action',
    hotkey,
    use,
    (s, c, terrain) => unused(s, c, terrain) ?? whyNot(s, c, terrain),
  )
}

function bonus(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action {
  const unused: WhyNot = (s, c) => {
    const acting = s.turn?.acting
    return acting?.who === c.id && acting.bonus && acting.main
      ? reason('MUR-TURN-01', 'noBonus', { who: c.id })
      : undefined
  }
  return action(
    type,
    name,
    'bonus',
    'bonus action',
    hotkey,
    use,
    (s, c, terrain) => unused(s, c, terrain) ?? whyNot(s, c, terrain),
  )
}

function free(type: string, name: string, hotkey: string, use: Use, whyNot: WhyNot): Action {
  return action(type, name, 'free', 'free', hotkey, use, whyNot)
}

/** Why it is not this one's to act: only on its faction's go, one at a time [MUR-ROUND-01]. */
function whyNotTurn(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('MUR-TIME-01', 'notBegun')
  const { acting, at } = s.turn
  if (acting) return acting.who === c.id ? undefined : reason('MUR-ROUND-01', 'othersTurn', { who: acting.who })
  return whyNotEligible(s, c) ?? (at === c.side ? undefined : reason('MUR-ROUND-01', 'othersGo', { side: at }))
}

/** Why a hold or a state of mind does not allow it. */
function whyNotMinded(s: Snapshot, c: Combatant, use: Use): Reason | undefined {
  const facts = { who: c.id }
  const { tauntedBy, frenzied, terrifiedOf } = c.sheet.status
  if (use === 'begin') return undefined
  if (use === 'end') {
    if (isBroken(c) && !isEntangled(c) && mustYield({ now: s }, c.id)) return reason('MUR-MOR-07', 'mustYield', facts)
    const stays = terrifiedOf !== null && isAble(c) && isYetToRun(s)
    return stays ? reason('MUR-COND-04', 'mustRun', facts) : undefined
  }
  if (isEntangled(c)) {
    if (use === 'struggle') return undefined
    // Surrender is open to everybody, captives too.
    return use === 'yield' ? undefined : reason('MUR-COND-02', 'entangled', facts)
  }
  if (isBroken(c) && use !== 'yield' && use !== 'flee' && use !== 'clear') return reason('MUR-MOR-07', 'broken', facts)
  if (tauntedBy !== null && use !== 'harm' && use !== 'flee')
    return reason('MUR-ACT-06', 'taunted', { ...facts, by: tauntedBy })
  if (frenzied && use !== 'harm' && use !== 'flee') return reason('MUR-COND-05', 'mustAttack', facts)
  if (terrifiedOf !== null && use !== 'flee' && use !== 'yield') return reason('MUR-COND-04', 'mustRun', facts)
  return undefined
}

/** Something was done in the turn; who has lost heart and found no way out may still surrender [MUR-MOR-07]. */
function isTooLate({ turn }: Snapshot, c: Combatant): boolean {
  const acting = turn?.acting
  if (acting?.who !== c.id || !acting.begun) return false
  return !(isBroken(c) && acting.moved === 0)
}

/** Has not gone anywhere this turn, and could. */
function isYetToRun({ turn }: Snapshot): boolean {
  return !turn?.acting || (turn.acting.moved === 0 && turn.acting.halves > 0)
}

function some(list: readonly { whyNot?: Reason }[], row: string, code = 'noTarget'): Reason | undefined {
  if (list.some(({ whyNot }) => !whyNot)) return undefined
  return list.find(({ whyNot }) => whyNot)?.whyNot ?? reason(row, code)
}

function holding(c: Combatant): Reason | undefined {
  return c.sheet.status.grabbing === null ? reason('MUR-NL-08', 'holdsNobody', { who: c.id }) : undefined
}

function whyNoBlast(s: Snapshot, c: Combatant, terrain: Terrain, how: 'plain' | 'sweep'): Reason | undefined {
  const list = blasters(c, how)
  if (list.length === 0) return reason('MUR-BLAST-01', 'noBlast', { who: c.id })
  const isNearSmaller = (other: Combatant) =>
    other.id !== c.id && isPresent(other) && isSwept(c, other) && isNearby(s, terrain, c, other)
  if (how === 'sweep' && !roster(s).some(isNearSmaller)) return reason('MUR-SIZE-03', 'nobodySmaller', { who: c.id })
  let no: Reason | undefined
  for (const means of list) {
    no = whyNotUse(c, means) ?? some(zonesFor(s, terrain, c, means), 'MUR-BLAST-04')
    if (!no) return undefined
  }
  return no
}

function whyNotMove(s: Snapshot, c: Combatant, terrain: Terrain, how: 'step' | 'way'): Reason | undefined {
  if (c.cell === null) return reason('MUR-ZONE-02', 'notOnMap', { who: c.id })
  const acting = s.turn?.acting?.who === c.id ? s.turn.acting : undefined
  // Within its own zone a token may always be moved about.
  if (how === 'way') return undefined
  if (acting?.stance === 'still') return reason('MUR-ATK-18', 'stoodStill', { who: c.id })
  if (acting && acting.halves === 0) return reason('MUR-MOVE-01', 'noMovement', { who: c.id })
  return some(stepOptions(s, terrain, c), 'MUR-MOVE-03')
}
