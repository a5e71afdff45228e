import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger in our own words, in its order. */
export const rulebook = rulebookOf('MUR', {
  DICE: {
    chapter: 'Dice',
    rows: {
      Save: 'Roll a d20 and stay at or under the ability as it stands now. Nothing is ever added to the die.',
      'Group save': 'The group shares one d20; each holds it against their own score, and fares accordingly.',
      Contest: 'Each side rolls a d20 and takes it off its ability. What is left over counts; if even, again.',
      Damage:
        'The top face counts one less than it shows and brings another roll, until some other face comes up. Add it all.',
      'Impaired, enhanced':
        'Take impairments off enhancements. Above nothing: roll twice, the higher counts. One below: roll twice, the lower counts. Two below: no damage at all, and no roll.',
      'To-hit save': "The attacker's WIT, if at all, and never twice for one attack.",
      Durability:
        'A d4, for robust items a d8. On a 1 the item is damaged; if it was damaged, fragile or improvised already, it is destroyed.',
      Chance: '“2 in 6” is one d6 that shows 2 or less.',
      'The FAT': "The GM's open d20 at the head of a round; it is itself the mark to reach.",
      'Drawn initiative': 'If nobody can say who started, number the factions and let a die say.',
      Deviation: 'Number the neighbouring zones and roll; with just one of them there is nothing to roll.',
      Injury:
        'd6: 1 a scar; 2 STR, 3 WIT or 4 AGI sinks by d4, with 4 you limp too; 5 an arm is useless; 6 an eye, the second time you are blind. A full rest heals it.',
      Rounding: 'Halves go up, unless said.',
      Soulblight:
        'A d12 each time corruption grows. If it is no higher than the corruption, it is direct damage, and takes that much corruption away.',
      'Order of dice':
        'To hit; where a blast strays; each dodge and counter; damage, target by target; the counter; saves against effects; the rest. A roll that goes on is finished before another begins.',
    },
  },
  TIME: {
    chapter: 'Time',
    rows: {
      Rounds: 'Fights are counted in rounds.',
      'Stretches and watches':
        'A round is some six seconds, a stretch ten minutes or 100 rounds, a watch eight hours. You say when a stretch is over.',
    },
  },
  ROUND: {
    chapter: 'The round',
    rows: {
      'Turn about': 'The factions take it in turns: one character each time, or a pass.',
      'One turn each': 'Nobody has more than one in a round, and reacting is having had it.',
      'When a round is over': 'When everybody has passed one after the other. Any turn starts that count over.',
      'A pass is not for good': 'If play comes round to you again you may act.',
      'Forced to pass': 'Nobody left who can act: the faction passes without being asked.',
      'Several factions': 'From the first one on down the list, then from its top.',
      'Reactions change no go': 'After a turn it is for the next faction, no matter who reacted meanwhile.',
      'Morale comes last': 'Whatever checks came due are rolled as the round closes.',
      'The next round': 'Everybody is fresh again, and the holder says who begins.',
      'No hiding behind a pass': 'A faction with a broken member who could act now has to give somebody the turn.',
      'Joining and changing sides':
        'The sheet names the faction and group of anyone who joins, returns or changes sides. Both count at once: the faction gets goes if it had none, a fresh character still has a turn this round, and friends see each other. The old group forgets the character, the new group counts one more.',
    },
  },
  INIT: {
    chapter: 'Initiative',
    rows: {
      'Who goes first': 'Each round the holder says which faction opens it. It need not be its own.',
      'The holder': 'Those who began the fight hold it until the fight is over.',
      'Nobody knows': 'Drawn by lot when the start was unclear.',
      'The holder is gone': 'If two others still fight, a new one is drawn among them for the coming round.',
    },
  },
  TURN: {
    chapter: 'A turn',
    rows: {
      'What it holds':
        'A bonus action, a main action and a zone of movement. A second bonus action may replace the main one.',
      'In your own order': 'Do it in whichever order suits.',
      'Split movement': 'Half a zone now, the other half when you like.',
      'Reacting instead': 'Your turn may come early, as an answer to what somebody does.',
      'It costs everything': 'Whoever reacts has neither moved nor acted and will not. Only the fresh and able can.',
      'Not in your own turn': 'While yours is under way there is no reacting, unless it costs you nothing by skill.',
      'Doing nothing': 'You may end your turn without having done a thing; it is spent all the same.',
      'Once an attack': 'To one attack everybody reacts once at most.',
    },
  },
  ACT: {
    chapter: 'Main actions',
    rows: {
      'Full movement': 'Two zones this turn rather than one. The only way to sprint, climb, leap and the like.',
      Attack: 'Hurt somebody, or try something rough that does not.',
      Power: 'Call on something better left alone.',
      Distract: 'Unless their WIT saves them, they miss their next turn. A brilliant idea allows no save.',
      Intimidate: 'A WIT save or they fear you; none if you are plainly too much for them.',
      Taunt: 'A WIT save or they spend their next turn on you alone; none where it really stings.',
      'Free a captive': 'Pull somebody nearby loose with a STR save of your own.',
      Shove: 'Push away the one you are holding.',
      'Anything else': 'A wound seen to, caltrops, a trap, a longer handgrip: whatever the GM takes for a few seconds.',
      Surrender: 'Giving up is a turn in itself.',
    },
  },
  BON: {
    chapter: 'Bonus actions',
    rows: {
      'Pick up, put down': 'One thing, once.',
      'Draw, stow': 'One item in or out of your hands. Swapping makes two of it.',
      'No dressing': 'Armour stays as it is; buckling takes a stretch.',
      'Use something up': 'Drink, smear, swallow. A healing draught gives back half your STR in health.',
      'Doors and levers': 'What a hand does in passing. Fiddly things are a main action if the GM says so.',
      'A few words': 'Short and to the point.',
      'Let go': 'Dropping or releasing is free while it is your turn.',
    },
  },
  ZONE: {
    chapter: 'Zones and range',
    rows: {
      Zones: 'The battlefield falls into pieces of roughly four metres. You are in one, or between two.',
      'Zones on the map':
        'Paint them as you like; unpainted ground is cut into blocks of 4 × 4 squares from the top left.',
      Neighbours: 'Zones whose edges meet somewhere without a wall. Corners are not enough.',
      'In one, or in both': 'On a border you count as standing on either side of it.',
      Range:
        'Count the zones you would have to enter. From a border the shorter count holds; shut doors are in the way.',
      Nearby: 'No zone between you: close enough to strike, hold, shield, or hide behind.',
      Borders: 'Standing on one you are caught by what befalls the zones beside it.',
      Room: 'Eight people to a zone, half as many if tight, double if roomy; two to a border, one in a doorway. Full is full. Size counts: 1/16, 1/4, 1, 4, 16.',
      'Shuffling about': 'Moves within your zone are free and provoke nobody; squares only tell the zone.',
    },
  },
  MOVE: {
    chapter: 'Movement',
    rows: {
      'How far': 'A zone. With full movement two, counting the first.',
      'Not while reacting': 'Reactions are done on the spot.',
      'Half a zone': 'Into a border or out of it. You may stop on one.',
      'Slow and fast':
        'Each halving halves both distances; three of them pin you down. Fast doubles, or makes up for one.',
      'With a captive': 'The holder can drag along whom they hold.',
      'Being moved': 'Costs you nothing, and gives nobody a free blow.',
      'Special movement': 'A single kind at once, as part of full movement.',
      Sprint: 'Four zones on open ground. Keeping it up wants an AGI save each round.',
      Sneak: 'AGI save to stay hidden. No save in noisy darkness; impossible in plain view or on crunching ground.',
      Balance: 'AGI save on bad footing, or fall for d4 direct and stay where you are.',
      Leap: 'AGI save. Some gaps are too small to bother, some too wide to try.',
      Climb: 'AGI save each round and at the top, or fall: d4 direct for every two metres. You fight impaired.',
      Swim: 'Rough water wants an AGI save every round, or you go under. You fight impaired.',
      Leaving: 'From a zone with a way out, half a zone takes you off the map and out of the fight.',
    },
  },
  ATK: {
    chapter: 'Attacks',
    rows: {
      'What it costs': 'The main action, or your reaction.',
      'It hits': 'As a rule a blow lands and you roll how hard.',
      'Unless it is hard': 'Striking blind, far shots, lobbed ones, and what else the GM names need a WIT save.',
      'Bare hands': 'An impaired d4.',
      Weapons: 'Their die.',
      'Holding back': 'One impairment of your own choosing, said beforehand.',
      'Final blow': 'No dice: someone helpless beside you dies.',
      Melee: 'Whom you would strike must be nearby.',
      'Melee, unseen': 'Against what you cannot see, save on WIT or miss.',
      Shooting: 'In sight and in range.',
      'Out of sight': 'There is no shooting at what you do not see.',
      'Far or moving': 'Past half range, or on the move: WIT save or miss.',
      'Far and moving': 'Both together cannot be done.',
      'Half the range': 'Odd ranges are halved upwards, and half itself is still near. Point blank is allowed.',
      'Lobbed shots': 'They go over obstacles at what you do not see, but only past half their range.',
      'Lobbed shots to hit': 'Always a WIT save.',
      'No lobbing on the move': 'You must be standing.',
      'What moving means':
        'You have moved this turn or keep the right to. At your first shot say which: standing still gives up all movement that is left. A reaction counts as standing.',
      Hands: 'The other hand strikes impaired. Big weapons take two, and none of them reaches whom you hold.',
      'Reload and use up':
        'What has to be reloaded shoots once a fight, what is thrown away is gone. Arrows are not counted.',
      Blind: 'Blows need the save; shots are out of the question.',
      Used: 'Swung is used, whether it hit or not.',
      'Special weapons':
        'Holy: harms demons and undead only. Poison: a STR save once it did damage. Grab: a STR save or you are held. Stun: no save. Without a damage die it strikes last in an exchange.',
      'Gone before the blow':
        'A target who is gone by the time the dice are rolled takes no damage. An attacker or counterer the GM removes or fells meanwhile does nothing more. An attack the GM permits to a fallen character is carried out.',
    },
  },
  REACT: {
    chapter: 'Reacting to an attack',
    rows: {
      'Three answers': 'Get out of the way, strike back, or put somebody else in front.',
      When: 'Once it is known to hit and before anybody rolls damage. Misses need no answer.',
      'Caught unawares': 'What you do not see coming you cannot answer.',
      Dodge: 'AGI save, and it goes past you. Well or badly, your turn is used.',
      Counter: 'An attack of your own on the attacker, with what you hold and as far as it reaches.',
      'Both roll': 'Each rolls; armour comes off both numbers first.',
      'The heavier blow': 'Whoever is due the worse number takes it first. If that fells them, they never strike.',
      'Even numbers': 'Both land at one moment, and both may fall.',
      'One counter': 'Many may be hit, one strikes back, even if that one wastes it.',
      'Hide behind': 'Someone nearby and willing takes your place.',
      'Then it is theirs': 'Taking your place is free, and if fresh they may answer as well.',
      Guard: 'Whoever stands near may step in front of you.',
      'A guard just takes it': 'Stepping in was all they could do.',
      'A counter may need a save': 'If such an attack would call for one. Failing wastes it.',
      'Who may guard':
        'Asked when you do not answer yourself: friends who are near, fresh, steady and see it. Nobody who was the target here already or has reacted to this attack.',
      'No counter to a counter': 'The attacker is busy attacking.',
      'All reactions': 'Dodge, counter, hide behind, guard, and the parting blow.',
      'Who cannot': 'The caught, the helpless, those who gave up, those who are done.',
      'Nobody moves': 'The one in your place may be out of reach; places stay as they are.',
      'Guarding in a blast':
        "One target of a blast may step in front of a second target. The guard then takes two rolls: the guard's own and the other one's.",
    },
  },
  OPP: {
    chapter: 'Opportunity attacks',
    rows: {
      'A parting blow': 'Whoever walks away from a fresh enemy can be struck for it.',
      'In mid step': 'It comes before the step; whoever still stands goes on.',
      'No answer': 'Walkers are in their own turn, so they just take it.',
      'What walking away is': 'The half zone by which you stop being nearby. You are struck where you were.',
      'One after another': 'Each is asked in turn, while there is somebody leaving to strike.',
      'Who, and how': 'They must know of you. A plain attack, a disarm or a grapple; nothing that hits several.',
    },
  },
  PROT: {
    chapter: 'Protection',
    rows: {
      Obscured: 'Smoke, leaves, gloom: damage is impaired.',
      Cover: 'One more armour.',
      'Through cover': 'Some blows do not care.',
      Barrier: 'Nothing comes through.',
      'Leaning out': 'Attack around it and you can be countered; it is only cover then.',
      'Once each': 'Two covers are one. Cover and smoke are two things.',
      'From above': 'Lobbed shots pass over, unless there is a roof; being out of sight does not obscure on top.',
      'The GM says':
        'Sight, cover and barriers are yours to set for each pair. A blast stops at a barrier before its zone; inside it, strike off whom one shields.',
    },
  },
  ARM: {
    chapter: 'Armour',
    rows: {
      'Armour value': 'Suit, hide, shield and cover summed, then subtracted. Less than nothing is nothing.',
      'Direct damage': 'Flame, frost, lightning and the like go past all of it.',
      Shields: 'One counts when you answer a blow, or are countered. Two count always, still for one.',
      Helmets: 'You fall one point later, if a helmet could have helped.',
    },
  },
  DMG: {
    chapter: 'Damage',
    rows: {
      Health: 'What armour leaves is lost, never below nothing.',
      Critical: 'Losing half of what you had in one go lays you out for the stretch.',
      'Nothing left': 'Down, and dying.',
      'Struck dead':
        'As much as your STR at a single blow kills, however well you were. By size or toughness it takes more.',
      Impairments: 'Fists, restraint, a veil. Two are too many: no damage.',
      'In a blast': 'Everyone has a roll of their own.',
    },
  },
  BLAST: {
    chapter: 'Blasts',
    rows: {
      'Who is hit': 'The zone and its borders, whoever is there.',
      'Up close': 'Your own zone, without you.',
      'Up close it hits': 'It needs no save. It can be dodged.',
      'At range': 'Any zone you reach. In your own you are hit too.',
      'Going astray': 'It needs what a shot needs. On a miss it lands in a random neighbouring zone.',
      Where: 'Number the zones around it and roll.',
      'Your own blast': 'If it comes back to you, you take it, and cannot answer.',
      'From a border': 'Pick which side you sweep.',
      'The counter to it': 'If it fells you first nobody is hit. Otherwise all are, at once.',
    },
  },
  STUNT: {
    chapter: 'Stunts',
    rows: {
      'An offer': 'Propose something other than damage.',
      When: 'It hits, and they have not answered yet.',
      'With leave': 'It has to be sensible; the GM agrees first.',
      'Take it or not': 'No means the blow comes.',
      Taken: 'It happens; no answer, no dice.',
      Once: 'One to an attack, on one target, and not when countering.',
    },
  },
  NL: {
    chapter: 'Disarm, grapple, shove',
    rows: {
      'No damage': 'They save or suffer what you tried. An attack all the same.',
      Answers: 'Dodge them, counter them, counter with them.',
      'Always last': 'In an exchange with a blow they come second, if you are still up.',
      Disarm: 'STR save, or the weapon you named lies at their feet.',
      Grapple: 'STR save, or you have them, and they are stuck while you do.',
      'What a holder can do': 'Walk with them and strike them.',
      'What ends it': 'Do something else and they are loose.',
      Shove: 'Let go with a push: over half a zone, into something nasty, or the two together.',
      'A living shield': 'Attacked, a holder may put the captive in front, who is not asked.',
      'Two of them': 'First the attack, then the counter if there is still somebody free to make it.',
      'To hit': 'They need a save when a blow would.',
      'Break free':
        "STR save for the whole turn, so not once you have begun something. Or give up; nothing else is in a captive's power.",
      Apart: 'A holder who falls or is carried off holds nobody.',
      'Shoving in detail': 'A main action, no save, where you like if there is room.',
      'Shields can be disarmed': 'A held shield can be knocked away like any weapon.',
      'Grappling a captive': 'A second grappler takes over the hold. The first holder loses it, and the log says so.',
    },
  },
  SNEAK: {
    chapter: 'Ambush',
    rows: {
      'Lying in wait': 'Ambushers begin hidden.',
      Vanishing: 'Later it takes a moment out of sight, or everyone looking elsewhere.',
      'Kept apart': 'Players do not learn where foes hide, and foes do not act on what only you know.',
      Surprise: 'Those attacked out of hiding have no answer.',
      'A turn before': 'Each of the hidden has one before it all begins; nobody else.',
      Found: 'Heard or seen is found.',
      'What gives you away': 'Attacks, powers, talk, careless steps. You are asked each time.',
      'A whole turn': 'It has all allowances and comes on top of the turn in round 1. Nobody reacts in it.',
      'In what order': 'By turns among the factions who hide, as the holder says. It counts as round 0.',
      'Still a surprise': 'The blow that gives you away falls first, and nobody steps in.',
    },
  },
  MOR: {
    chapter: 'Morale',
    rows: {
      'Half the group': 'Half or fewer of those who began are left.',
      Alone: 'Half your health or less is left.',
      When: 'At the end of the round, not before.',
      'The check': 'One d20 and the WIT of each.',
      Failed: 'Give up or get out.',
      Passed: 'Not asked again this stretch.',
      Broken:
        'A broken one surrenders or retreats: never closer to an enemy, at least one step a turn. It may still dodge or hide behind somebody, nothing else.',
      Fearless: 'Those without fear are not asked.',
      'Half of odd numbers': 'Upwards: three of five.',
      'Who is lost':
        'Dead, dying, down, yielded or fled, but not those the GM takes out unharmed. Without another loss there is no further check, and nobody who took up arms again is tried for having yielded.',
      'Who is alone': 'Whoever had nobody along when it began.',
      'Who rolls': 'Those who can still be shaken. Nobody: no die.',
    },
  },
  SURR: {
    chapter: 'Surrender',
    rows: {
      'Giving up': 'Weapons away, hands up, turn over.',
      Mercy: 'It is up to them.',
      'Struck all the same': 'Whoever is hurt regardless may fight on, heart regained.',
      'While it lasts':
        'Neither turns nor reactions. Taking up arms again brings no check for the blow that caused it.',
    },
  },
  CHASE: {
    chapter: 'Chases',
    rows: {
      Short: 'Just go on as you are.',
      Long: 'One d20 and the AGI of each who runs. Fail and they have you.',
      'The faster': 'They are away.',
      'The slower': 'They are caught.',
    },
  },
  GEAR: {
    chapter: 'Wear',
    rows: {
      'After the fight': 'Test what was used: each weapon, each piece of armour, also what lies on the ground.',
      'What it means': 'Nicks, arrows, straps: all of it in one roll.',
      'Worn weapons': 'A 1 on the damage die breaks them.',
      'Worn armour': 'Eight damage, before armour, breaks it.',
      'Shields first': 'If the shield went, the suit is spared.',
      'Whatever is at hand': 'Chairs, pans, rocks will do.',
      'How good that is': 'Small ones a d4, large ones a d6 in both hands. All as good as damaged.',
      'Fragile and robust': 'The one is never better than damaged, the other lasts twice as long.',
      'Any 1': 'Of any damage die of that attack. The blow still counts.',
      'What breaks when':
        'Suit and shield, counted or not, by a blow that landed; they still protect against it. Helmets are safe.',
      'What was used':
        'Armour that took something off a blow, a shield that struck, a helmet whose wearer lost health. Natural weapons and lasting items never wear.',
    },
  },
  COND: {
    chapter: 'Conditions',
    rows: {
      Incapacitated: 'Down and defenceless for the rest of the stretch, healed or not.',
      Entangled: 'Struggle with STR, or give up.',
      Stunned: 'The next turn is lost: this one if still to come.',
      'Frightened, terrified':
        'Frightened: no step closer to the cause. Terrified: run from it; cornered you are helpless. WIT save, for the stretch.',
      Frenzied: 'Strike or close in. No fear, no retreat, no lying down.',
      Confused: 'All abilities 2 lower, attacks impaired. Confused again, you are incapacitated.',
      'Other harm':
        'Blind, deaf, silenced; an arm or an eye gone; slowed by wounds or load, and the loaded fail AGI; poisoned.',
    },
  },
  DEATH: {
    chapter: 'Death',
    rows: {
      Dying: 'One round more. A single point of health saves you, with an injury to remember.',
      'Nothing left of you': 'An ability at 0 is death. Lost STR lowers health with it, down to 1 at worst.',
      'No safety in dying': 'Finished off or struck hard enough, the dying die at once.',
      'When exactly': 'As the following round closes, before morale.',
      'Zero by any cause':
        'Health or an ability at 0 has the same result whether a blow, the GM or the sheet put it there. Any health given saves the dying. Setting a number above 0 is never a critical. The GM may change the number and nothing else, or decide otherwise. Such a decision holds until the number is changed again.',
      'Health after a full rest':
        'Maximum health rises again with the STR that returns, by what that loss took away. Apart from that a rest leaves every maximum as the GM wrote it.',
    },
  },
  KIND: {
    chapter: 'Kinds',
    rows: {
      'Undead, demons, constructs':
        'They are never incapacitated, afraid, poisoned or ill. Critical damage stops a construct for good. The mindless know no fear.',
    },
  },
  SIZE: {
    chapter: 'Size',
    rows: {
      'By size':
        'From tiny to massive, health and damage are a quarter, half, once, twice, four times. Large doubles armour, massive makes it fourfold and strikes one zone away.',
      'Big against small':
        'The larger one wins every trial of strength, holds the smaller with one hand while doing anything else, and can throw it two zones for d4 direct.',
      Sweeps:
        'Any melee attack can sweep: a blast for half damage against smaller ones. A blast spent on one large or massive target does double.',
    },
  },
  OMEN: {
    chapter: 'Omens',
    rows: {
      Luck: 'Heroes have up to two. Roll your failed save again; have what would hit you rolled again and take the less; or, dead, be not quite dead, and marked for life.',
    },
  },
  POW: {
    chapter: 'Powers',
    rows: {
      Price:
        '1 mana, or 2 corruption with the soulblight die. The level is at most your mana before paying; each 2 corruption more raises it by one.',
      Answers: 'Countered like a blow, fit to counter with, not to be dodged.',
      Reach: 'Yourself, nearby, or eight zones in sight.',
    },
  },
  SKILL: {
    chapter: 'Skills',
    rows: {
      Skills:
        'What bends the rules for some: a free dodge or guard, a better shield, the first blow in an exchange, better fists, both hands, quick hands, bigger dice, holes in armour, sure grips, blows from behind, far shots, light feet, thick skin, a brave heart, a second victim.',
    },
  },
  END: {
    chapter: 'The end',
    rows: {
      'When it is over':
        'Proposed when only one side still can and will fight. You may play on while somebody is dying. Then come wear and the chase.',
    },
  },
  OPT: {
    chapter: 'Optional rules',
    rows: {
      'Fast and slow': 'A d20 opens every round for all to see: the FAT.',
      'Two phases': 'First the quick, then everybody else.',
      'The quick': 'WIT no lower than the FAT.',
      'Everybody else': 'Whoever has not acted yet, because they could not or would not.',
      'Each on its own': 'Each phase lasts until all have passed, counted anew.',
      Reactions: 'They ask nobody how quick they are.',
      'Who begins': 'The same faction both times.',
      'Nobody quick': 'Then a faction just passes until the slow phase.',
      Silence: 'Players do not confer. A sentence costs a bonus action.',
      'Quick decisions': 'Fifteen seconds to say what you do, or you do nothing.',
      'Only the saying counts': 'Take your time with the dice.',
      'The clock': 'From being up to the first thing done. Foes and reactions are not timed.',
    },
  },
  GM: {
    chapter: 'The GM’s word',
    rows: {
      Decrees:
        'Down, dead, gone, beaten, acting at once, passed over, or fighting again: said and done, and nothing turns it aside.',
    },
  },
})
