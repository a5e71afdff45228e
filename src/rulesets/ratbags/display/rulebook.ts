import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger in our own words, in its order. */
export const rulebook = rulebookOf('RAT', {
  DICE: {
    chapter: 'Dice',
    rows: {
      'A save': 'One d20 against the score as it stands: equal or lower passes, 1 always, 20 never. Nothing is added.',
      'Normal damage': "The weapon's die is the damage; armour comes later.",
      'Impaired damage': 'A d4 for every weapon die, however big the weapon.',
      'Enhanced damage': 'A d12 for every weapon die.',
      'Two weapons': 'Both dice, and the better one counts; replaced dice are replaced both.',
      'Several attackers': "Everybody's own dice on one heap. One die of it counts, once.",
      'A blast': 'The dice of the attack anew for each one it reaches.',
      'How many a blast reaches': 'When its reach is unclear: one die as large as the damage die says how many.',
      'Ability damage': 'Mostly 1d4, off the ability itself. Neither armour nor HP help.',
      Morale: 'A WIL save; whoever fails runs.',
      Reaction: '2d6: 2 hostile, up to 5 wary, up to 8 curious, up to 11 kind, 12 helpful.',
      'Die of fate': 'A d6. From 4 on luck is with the players.',
    },
  },
  INIT: {
    chapter: 'Who acts when',
    rows: {
      Rounds: 'Time is loose until it matters; then it is counted in rounds.',
      'Ten seconds': 'A round is some ten seconds. Six are a minute, 360 an hour.',
      'The first save': 'When a fight starts each PC saves on DEX. Success: before the opponents. Failure: after them.',
      'The first round': 'Early PCs, opponents, late PCs. Late ones do have their turn.',
      'Later rounds':
        'Players, then opponents, again and again, without new saves. Whoever was late is up again at once.',
      'On guard, or caught out':
        'A PC on guard needs no roll unless a foe lay ready as well; PCs who were ambushed fail without one.',
      'Opponents do not roll': "Nobody but the players' side rolls for the order.",
      "Everybody on the players' side": 'Hirelings and friends save and act with the PCs, whoever plays them.',
      'Who cannot act': 'Nobody rolls who could not act. In critical damage one crawls with the late ones.',
      'More sides, or no PC':
        'Each further side has a phase after the first opponents. Without PCs the GM names the first side and nobody saves.',
      'The order in doubt again':
        'If newcomers upset the order, the GM may have everybody save again when a round starts.',
      'Joining late': 'Newcomers wait for the next round and then act with their side.',
      'Changing sides':
        'The change counts at once and cancels what was declared. A turn still to come is taken with the new side; if that side had no phase, it gets one last in the round. A turn already taken is not given twice. In round 1 a newcomer to the players is late. Morale counts a newcomer in the new group only.',
    },
  },
  TURN: {
    chapter: 'Declarations',
    rows: {
      'Likely actions':
        'Each round opens with what the foes seem to be up to. Everybody hears it; nobody is held to it.',
      'Said before dice': 'The players say what they do; only then dice fall.',
      'What is said':
        'Move and its time, action, targets, weapons, and for other actions whether before or after the attacks. Then it is locked.',
      'When it is said':
        'Late PCs speak up with the others. A plan that has become impossible may be replaced when its phase comes.',
      'The other sides': 'The GM settles what a side does when its phase begins, before any die of it.',
      'All at once':
        "Within a phase everything happens together. A friend's bomb may fell you, your blow still lands; what would come after does not.",
      'One phase after another':
        'Phases follow each other. Fall in one and your plan for a later one is gone, save for a crawl in critical damage.',
    },
  },
  ACT: {
    chapter: 'Actions',
    rows: {
      'Move and action': 'One move of 40 ft and one action. Either can be left out.',
      'What an action is': 'A spell, an attack, another move, or whatever seems reasonable.',
      Risk: 'Risk calls for a save, of heroes and foes alike.',
      'The save': 'd20, at or below the ability. 1 is always good, 20 never.',
      'Which ability': 'STR for force and toughness, DEX for speed and stealth, WIL for people and magic.',
      'When a save is asked':
        'Only if something hangs on it. In a contest one side rolls, the one with more to lose, and hears the price first.',
      Casting:
        'Wand in hand, no roll, one Fatigue afterwards. With a full pack something must go first. What the spell does is told.',
      'Special actions': 'What is printed as an action takes the action.',
      Aid: 'A helper beside the victim spends the action. No die.',
      'No reactions': 'No reactions, no readied blows, no parting shots; only sundering interrupts.',
      'The fiction first': 'Some things just work, some just do not. An attack that cannot work adds no die.',
      'Two hands':
        'Two hands carry two one-handed things or one large one. More is warned about. Two weapons leave no hand for a shield. Swapping is free, once a turn.',
      Dragging: 'Take hold of someone helpless with your action, and take them along on your move, which follows it.',
    },
  },
  MOVE: {
    chapter: 'Movement',
    rows: {
      'One move': 'Eight squares; other speeds a fifth of their feet.',
      'A second move': 'Another eight squares for the action.',
      'Before or after': 'All of the move first, or all of it last.',
      Diagonals: 'Diagonals count 1, then 2, and so on; each move starts anew.',
      Crawling: 'Two squares at most, and nothing else.',
      'Through others': 'Friends let you pass, foes do not unless the GM agrees. Nobody stops on another.',
      'Stepping away': "Leaving a foe's side is free. Leaving the fight is a retreat.",
      'Into a square being left':
        "You may declare a square that a comrade will leave first. The side's moves are put in a workable order. If there is none, you choose a new square.",
    },
  },
  ATK: {
    chapter: 'Attacks',
    rows: {
      'No roll to hit': 'Choose weapon and target and roll damage. What can hit does hit.',
      'Bare hands': 'Fists are a d4, come what may.',
      'Only the best die': 'All dice of all attackers are rolled, but one alone does damage.',
      'Who combines':
        'Members of a side with the same target in the same phase always strike as one; other phases are other heaps.',
      'Each their own dice': "Weapon and state of each attacker settle that attacker's dice beforehand.",
      'Whose die it was':
        'The owner of the counting die did the damage. A tie is settled by the attackers, where it matters.',
      Impaired: 'From a weak position any weapon is a d4.',
      Enhanced: "With the upper hand a d12 takes the die's place, unless the attacker would rather not.",
      'Both at once': 'One of each kind makes an ordinary attack; two of a kind are one.',
      'The GM rules':
        'Attack by attacker, target by target, after what comes before. Cover, dark, bonds and helpless victims are proposed; detachments apply by themselves.',
      'Both hands': 'Striking with both hands is a single action; the better die counts.',
      'Two weapons, replaced': 'Neither hand keeps its own die: two d4, or two d12.',
      Blast: 'Everybody within is hit, each with dice of their own.',
      'What a blast is': 'Explosions, huge sweeps, falling rocks: whatever takes in an area.',
      'An unclear number': 'When it cannot be told, the damage die tells how many.',
      'Counting a blast':
        'Rolled once, as large as the die against the main target. Too few: the attacker picks, that target among them. A drawn area needs no count.',
      'A blast in the heap': 'Its die goes onto the heap of each target that others attack too.',
      'Friends in the blast': 'Friends are not spared. Its author is, unless the GM says otherwise.',
      'Reach and sight': 'Hand to hand from square to square; shots as far as one sees.',
      'Daring manoeuvres': 'Granted, or won by a save that was named before. Failing merely loses the advantage.',
      'Fists stay fists': 'Two fists are one d4, even with an advantage. Many hands of a detachment are a weapon.',
      'Led away in mid-attack':
        'An attacker the GM removes before the damage is done adds no dice. A target the GM removes is not hurt and does not save.',
    },
  },
  DMG: {
    chapter: 'Damage',
    rows: {
      'Armour first': 'Subtract armour from the counting die; the rest costs HP.',
      'How armour adds up': 'Hide, clothes, helmet and shield together, three at the most.',
      'Armour once a target': 'Once for a joint attack, once for each one in a blast. Below nothing is nothing.',
      'Beyond HP': 'What HP cannot pay STR does.',
      'Exactly 0': 'Reaching 0 costs nothing more. From then on all of it is STR.',
      'The save against critical damage': 'Every such loss of STR asks for a STR save. Failing is critical damage.',
      'The new STR counts': 'Against STR as the wound has left it.',
      Passed: 'You stay up, weaker, and the next wound asks again.',
      'Effects of enemies': 'Some foes have something in store for those who fail.',
      'When an effect happens': 'Right after the save and only by the one who did the damage. No failure, no effect.',
      'Straight to an ability': 'Falls, traps and curses skip armour, HP and the save. Only 0 matters.',
      'Hit again': 'STR sinks, no save. Aid is lost and a full hour begins; a running one is not prolonged.',
      'Never below 0': 'Scores stop at 0.',
    },
  },
  COND: {
    chapter: 'Conditions',
    rows: {
      'Critical damage': 'A feeble crawl is all that is left.',
      'Aid and rest': 'Both together bring a PC back.',
      'Within the hour': 'Nobody came: dead before the hour is out.',
      'The clock': '360 rounds after the round of the save, at its end. Minutes after the fight count as well.',
      'What aid does':
        'The hour stops; crawling remains. Ten quiet minutes later the worst is over, HP are back, STR is not.',
      'NPCs go down': 'Others drop out at once and have the same hour. The GM may call them dead, or beaten.',
      Paralysed: 'No DEX, no movement.',
      Delirious: 'No WIL, no sense.',
      'Until restored': 'Long rest or a wonder must lift the score before anything can be done.',
      'What they still do': 'Neither declares nor moves. A save still succeeds on a 1.',
      Deprived: 'Hungry or sleepless nobody recovers, and each further day tires.',
      Fatigue: "Tiredness takes up room in the pack until a whole night's sleep.",
      Helpless: 'Dying, down, paralysed, tied or senseless: striking them is proposed as an advantage.',
      'Out of the fight':
        'Gone are the dead, the down, the broken, the escaped, those who gave up. Able are all others in their senses.',
    },
  },
  DEATH: {
    chapter: 'Death',
    rows: {
      'STR 0': 'No STR left is death for a PC.',
      'No save before it': 'It comes before the save, for foes as well.',
      'Who the player is next': 'The player goes on with somebody new, or with a hireling.',
      'Joining soon': 'As early as can be, so that nobody waits for long.',
      'The choice at once':
        'Asked at once. A hireling keeps everything, wounds too, and does not act twice; somebody new comes when the GM has room.',
      'STR 0 by any cause':
        'A creature without STR dies and a detachment is destroyed, whether a blow, the GM or the sheet took the STR. The GM may change the number and nothing else, or decide otherwise. Such a decision holds until the number is changed again.',
    },
  },
  DET: {
    chapter: 'Detachments',
    rows: {
      'A detachment': 'A crowd that fights as one is one.',
      'Critical damage of many': 'It breaks, or is badly shaken.',
      Destroyed: 'Without STR it is no more.',
      'Individuals against many': 'Single fighters do a d4 to it; blasts keep their die.',
      'Many against individuals': 'It strikes single fighters with a d12, all of them at once.',
      'One set of numbers': "One member's numbers, one turn, one target.",
      'Routed or weakened': 'The GM decides. Shaken, its attacks are worse, and the next failure ends it.',
      'Many against many': 'Among themselves they fight like anybody.',
      'Whom its blast hits':
        'Every opponent beside it, a chosen area, or a rolled number; never its own, unless its weapon is a blast already. Either people or another crowd.',
      'One reason each': 'Each counts as a single reason, and may be cancelled by another.',
      'No clock, no aid': 'It has neither hour nor aid nor shield to break.',
    },
  },
  END: {
    chapter: 'The end',
    rows: {
      Retreat: 'Flight wants a DEX save each time, and somewhere to go.',
      'How a retreat goes':
        'The whole turn: no move beside it, said before or after. First the place, then each runs for themselves. Failing means staying.',
      'When combat ends': 'One side can still fight, or the GM has seen enough.',
      'Ten minutes of rest': 'Water and quiet after the fight fill HP up.',
      'A week with a healer': 'Abilities need a week and somebody who heals.',
      'The untreated': 'For each untreated one: seen to, still dying, or dead.',
    },
  },
  OPT: {
    chapter: 'House rules',
    rows: {
      Sundering: 'Give up a helmet or shield and the blow does nothing.',
      'Sundering in detail':
        'Asked only if something would get through. One item stops a joint attack. No action, so the helpless may too; crowds may not.',
      Morale: 'Foes test WIL when the first falls, when half are lost, and alone at 0 HP. Players never do.',
      'Morale in detail':
        'After each phase, once a group, each cause once. A leader who stands rolls for all; the fearless do not mind.',
      Fleeing: 'Those who lost heart only run. They may need no save, if you like.',
      Scars: 'A wound to exactly 0 is looked up by what it cost.',
      'A lost first turn': 'Failing the first save costs the whole first round.',
      'Far shots': 'Too far a shot is a d4.',
      'Full pack': 'Ten full slots leave a PC without HP; it is no wound.',
      'Risky casting': 'In danger spells want a WIL save.',
      'NPCs die at once': 'Foes who fail are dead at once.',
      'Late declarations': 'Who is late speaks late.',
      'Quick fists': 'Fists may be improved, and two of them count.',
      'One die for two weapons': 'A d4 or d12 in all, not one a hand.',
      'Reaction roll': 'What mood those are in whom you meet.',
      'Die of fate': 'When nothing else decides.',
    },
  },
  GM: {
    chapter: 'The GM’s word',
    rows: {
      Decrees:
        'Down, dead, gone, beaten, first to act, left out of the round, or back in the fight: said and done, without a save.',
    },
  },
})
