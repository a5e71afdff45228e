import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger in our own words, in its order. */
export const rulebook = rulebookOf('HAL', {
  DICE: {
    chapter: 'Dice',
    rows: {
      Initiative: 'One d12 less the Agility modifier, once a combat. Low is fast, and there is no lowest value.',
      Checks: 'A d20 plus the modifier must reach the TN. A natural 1 or 20 means nothing here.',
      'The attack roll':
        "A d20 plus the ability of the weapon and its bonus must reach the target's Defense. Whatever is thrown uses Dexterity, a spell only its own bonus.",
      'The damage roll':
        'The dice of the weapon in the order it lists them, plus flat numbers and the ability, never less than 1. A critical hit multiplies the sum.',
      'The chance of an injury': 'The GM rolls d%, from 1 to 100. Not above the damage done: something breaks.',
      'The injury table': 'One roll of the die that belongs to the table; for Blunt it is a d20.',
      'Which side': 'A d4 where the row asks: low half the main hand, high half the other.',
      'Ability damage': 'The dice of the row, each expression rolled once though it may name two abilities.',
      'The morale roll': '3d6 plus Insight, Hit Dice and able friends. Dice alone neither pass nor fail.',
      'Rolled Stress': 'Where Stress is rolled: every Hit Die but the first, each with the Strength modifier.',
    },
  },
  GEN: {
    chapter: 'The frame',
    rows: {
      'How a fight goes':
        'Surprise, then initiative, then round after round: declare, act by initiative, test morale. Then it ends.',
      'The GM decides': 'The GM may overrule every value, roll and step. The log keeps what was overruled.',
      'What a sheet needs':
        'Stress and Wounds, Defense and Armour, Speed, Initiative, and the skills, Talents and features that matter in a fight.',
      Rounding: 'Once, at the end, downwards. Minus one and a half becomes minus two.',
      Squares:
        'A yard is a square. Diagonals count 1, 2, 1, 2 through all moves of a round, and so do reach and range.',
    },
  },
  SURP: {
    chapter: 'Surprise',
    rows: {
      Surprised: 'Those who do not know of their enemies as the fight begins are Surprised for a round.',
      'Who is surprised':
        'The GM ticks it before the first round: an ambush on either side, or a chance meeting. No roll.',
      'They roll all the same': 'Initiative is rolled by everybody. The Surprised make use of theirs from round 2.',
      'No first round': 'Neither declaration nor action for the Surprised in that round.',
      'What it takes away':
        'Actions of all three kinds, Reposte with them, and movement. Defense stays what it is. Over when the round is.',
      'Newcomers may be surprised': 'They roll when they arrive and declare in the following round.',
      'No extra turn for them': 'Without a Round Initiative nothing can be missed, so nothing is made up for later.',
    },
  },
  INIT: {
    chapter: 'Initiative',
    rows: {
      'Base Initiative': 'Everybody rolls a d12 as combat starts and takes the Agility modifier off it.',
      'The sign': 'A good Agility makes the number smaller, a poor one larger. Zero and less are fine.',
      'Other modifiers': 'Traits, Talents and features may add to this roll or take from it.',
      'It stays': 'The Base holds for the whole fight, unless an effect says that it changes.',
      'Agility lost later': 'Losing or regaining Agility leaves a Base that was rolled alone.',
      'Round Initiative':
        'Base plus the modifier of what you declared, worked out anew each round. It can be negative.',
      'Lowest first': 'The count goes up, from the lowest Round Initiative to the highest.',
      Ties: 'The same number is the same instant. Two fighters may fell each other.',
      'How a tie is played':
        'First all move, the most agile first. Then all choose. Then all roll, each reading the table as it was before. Then everything lands. Then Repostes, then the rest of the movement.',
      'Shared rolls': 'The GM may roll once for monsters of a kind.',
      'What is shared':
        'The die alone. Everybody keeps their own Agility, modifiers and declaration, so the counts may differ. Newcomers can share too.',
      Newcomers: 'Whoever joins rolls at once, and declares at once unless Surprised.',
      'Too late':
        'If the count is past their number they wait; next round they act at that number less 12 and once more as usual.',
      'Back to one': 'After that one round they have a single turn again.',
      'When a number is past':
        'Only if it is lower than the count; the same number still acts, with the group if that has not begun, or right after it. Before the first count nothing is past, and after the last one higher numbers still act. Arrivals at the end of a round wait without an extra turn.',
      'The extra turn':
        'It is bound to what was declared on arrival, with its own Standard Action. Speed, Free Action and Reaction are those of the whole round. On one count the extra turn comes first. Whoever cannot act by then loses it.',
      'Counts do not run backwards':
        'If your number is past before you have acted, you are as late as a newcomer: because your Base was pushed down, or because you were off the map, gone or dead when it came. An extra turn missed like that is lost. A Base pushed up: at the new number.',
      'Changing sides':
        'Number, declaration and all you have done stay yours on the other side. You are no longer on the run and no captive, and declare with your new friends.',
    },
  },
  DECL: {
    chapter: 'Declaring',
    rows: {
      'Everybody declares': 'Before anything happens in a round all but the Surprised say what they will do.',
      'In which order':
        'Around the table either way, by Agility from the top, by initiative modifier from the bottom, or written down and shown together.',
      'One way for all combats': 'The way of declaring belongs to the campaign. It cannot be changed during a fight.',
      'What is declared':
        'The kind of action and what with: weapon, spell, item. Whom, where and how it is paid for comes later.',
      'Bound to it':
        'On your count you may let it go, but not do something else. If it cannot be done it is lost. You may move, and the count stays.',
      'Saying nothing':
        'Silence means moving only, at +0. Who could not declare has no turn this round but may react once awake.',
    },
  },
  ACT: {
    chapter: 'Actions',
    rows: {
      Attack: 'As slow as the weapon: its speed is the modifier.',
      Spell: 'As slow as the spell.',
      'Spell speed': 'Ten less than the casting TN, if the spell names none. Easy spells may be quicker than nothing.',
      Consumable: '+6, or what the item says.',
      Throw: '+2, or what the item says.',
      'Full-Defense': 'One count earlier: −1.',
      'Defensive Attack': 'One count slower than the plain attack.',
      'Defensive, without attacking': 'Guarded movement alone is +1.',
      'Safe approach': 'A Defensive Attack lets you step into reach without a Reposte.',
      'How far that goes':
        'It covers each step of that turn. Someone on Full-Defense whom you strike may answer still. Not striking after all leaves the count as declared.',
      'Defense of Full-Defense': 'Four more.',
      'Movement of Full-Defense': 'Half Speed in that round.',
      'From when to when':
        'It starts when its count is resolved, too late for blows of the same count, and lasts through the round. Falling to 0 Wounds, Paralyzed or Unconscious ends it. Those who lie at 0 already may take it for the usual price. The half Speed holds for all turns of the round, until the declaration is dropped.',
      'Three in a round': 'One Standard Action, one Free Action, one Reaction.',
      'Standard and Free':
        'What you declare is Standard. Drawing a weapon or letting something fall is Free: in your turn, before or after, undeclared. Talking costs nothing.',
      'Everything else':
        '+0, unless the GM sets a number: Heal, Intimidation, doors. Only moving is no action, and so are crawling and getting up.',
      Casting:
        'Pay, then roll against the TN. A failure costs just as much. If the spell attacks, its roll against Defense follows.',
      'Using and throwing':
        "An item works, and is spent, on its count. Thrown at somebody it must hit, with Dexterity. A thrown weapon hits as hard as ever and lies at the target's feet.",
    },
  },
  REACT: {
    chapter: 'Reposte',
    rows: {
      'When attacked': 'On Full-Defense you may strike back with your Reaction.',
      'When approached': 'Stepping into reach invites a Reposte. Only a Defensive Attack does not.',
      'What it is':
        'One attack right now, hand to hand, as strong as ever, at whoever caused it and is within reach. It takes the Reaction and no initiative.',
      'Threat range':
        'As far as the longest weapon ready for close combat reaches, at least one square. Bows threaten nobody.',
      'When it happens':
        'At the first threatened square, before the next step; a mover who falls goes no further. After the blow on Full-Defense, hit or miss, if the defender still holds it. Several are asked by Agility.',
      'Who cannot':
        'Surprised, helpless, dead, routed or surrendered ones, those who do not see it or mean no harm, and those without a Reaction or an action left. Nobody has to.',
      'An attack like any other': 'It can be critical, shake morale, and be answered by someone on Full-Defense.',
      'What invites none':
        'Stepping away, shifting within reach, rising, and being dragged. Coming back does so again.',
      'Not through a wall':
        'You threaten, and strike back at, only those you can see. Round the corner is where the range begins.',
    },
  },
  MOVE: {
    chapter: 'Movement',
    rows: {
      Speed: 'How many squares you have in a round.',
      'In pieces': 'As many moves as you like, as long as their sum is within your Speed.',
      'When and where':
        'In your own turn, before and after the action. Standing foes are in the way, and every square holds one, the dead aside.',
      'Halved and halved again':
        'Halvings multiply, one rounding at the end, one square is always left. What you have gone already counts.',
    },
  },
  ATK: {
    chapter: 'Attacks',
    rows: {
      'To hit': 'd20, the ability as it is now, the bonus, conditions, and what the GM adds.',
      'Reaching is hitting': 'The total has to be as high as Defense.',
      Defense: 'Ten, Agility and your bonus: all the ways not to be struck.',
      'More Defense': 'Traits, Talents, features and equipment may raise it.',
      'What armour gives': 'A piece helps Defense, Armour, or both.',
      'No lucky hits': 'A 20 that falls short misses, a 1 that gets there hits.',
      'How far': 'Close combat within reach, shots and throws within range.',
      'Hurt abilities':
        'A lowered ability counts from the next roll on: to hit, damage, Defense, checks, morale. A skill follows only the ability it is linked to.',
      'Gone before the blow':
        'Leave the fight while the dice roll, and neither blow nor spell nor healing hand reaches you.',
    },
  },
  STAT: {
    chapter: 'Stress and Wounds',
    rows: {
      'Most Stress': 'All Hit Dice of people and class, and the Strength modifier for every one of them.',
      'How it is counted': 'The first die in full, the others by their average, rounded at the end, at least one each.',
      'What Stress is': 'Breath, nerve and strength to go on.',
      'Most Wounds': 'The Strength score and what traits and Talents add.',
      'What Wounds are': 'What a body can take. Experience hardly raises it.',
      Weakened: 'Lost Strength makes weak, but neither pools nor the line of death move.',
    },
  },
  DMG: {
    chapter: 'Damage',
    rows: {
      'How much': 'Dice, flat numbers and the ability; one point at least before Armour.',
      Armour: 'Everything that protects is added up and taken off every single hit.',
      'Once a hit':
        'Off the whole, after multiplying, whatever its types. Blood loss, strain, choking, hazards and spells that need not hit go past Armour.',
      'Stress first': 'A blow wears Stress down before it draws blood.',
      'Then Wounds': 'Without Stress left it is the body that pays.',
      'The rest of a blow': 'What Stress cannot hold goes through in the same blow.',
      'Injuries are written down': 'Every loss of Wounds is a line of its own: what kind, how much.',
      'What stands in the line':
        'Only the part that was lost in Wounds, all types of the hit together. Strain, bleeding and suffocation are lines too.',
      'Stress to spend': 'Features, Talents and traits can ask for Stress.',
      'Stress for Mana': 'A point for a point, for everybody.',
      Paying:
        'Split as you like, before the dice of the action. Too little of both: the action fails and costs nothing. Nobody is hurt by paying.',
      'Several hits': 'One after another, each against Armour, each its own line.',
      Healing:
        'Wounds rise to their maximum, the worst line shrinks first and closes at 0. Above 0 Wounds you are up again.',
      'Not by an attack':
        'Traps, falls, the GM: Stress, then Wounds, never critical. Strain, bleeding and choking know only Wounds.',
    },
  },
  CRIT: {
    chapter: 'Critical hits',
    rows: {
      'Twofold to fourfold': 'The weapon says by how much the damage is multiplied.',
      'Past Stress': 'All of it goes to the body. Stress is not touched.',
      'What is critical':
        'A hit whose die shows 20, or what the weapon asks for. Spells and thrown items only if they have a multiplier.',
      'How it is multiplied': 'Roll once, add up everything, multiply, then Armour.',
      'Something may break': 'The GM rolls d%: up to the damage done it is a Combat Injury.',
      'Damage done':
        'After Armour. Nothing done, nothing rolled; a hundred always breaks something. Even the dead are rolled for.',
      'Which table': 'That of the damage type.',
      'Several types': 'The player of the attacker chooses the table; for the others the GM.',
      'When it is chosen': 'Once it is clear that something breaks.',
    },
  },
  INJ: {
    chapter: 'Combat injuries',
    rows: {
      'Crushed Foot': 'Balance is five worse.',
      'Broken Shin': '1d8 off Agility, and half Speed.',
      'Shattered Kneecap': '1d12 off Agility. Lying down until it is healed.',
      'Broken Femur': '1d10 off Agility.',
      'Shattered Hip': '4d4 off Agility.',
      'Broken Rib': '2d4 off Strength. One action in two rounds.',
      'Broken Collarbone': '3d4 off Strength.',
      'Crushed Shoulder': 'One arm, by a d4. 2d8 off Strength and Dexterity, and that arm attacks no more.',
      'Broken Upper Arm': 'One arm, by a d4. 1d10 off Strength, and that arm attacks no more.',
      'Shattered Elbow': 'One arm, by a d4. 1d12 off Dexterity, and that arm attacks no more.',
      'Broken Forearm': 'One arm, by a d4. 1d10 off Strength and Dexterity, and it lets go of everything.',
      'Shattered Hand': 'One hand, by a d4. 4d4 off Dexterity; it holds nothing and does nothing.',
      'Broken Finger': '1d8 off Dexterity. Which hand does not matter.',
      'Broken Neck': 'Paralyzed from there down.',
      'Crushed Windpipe': 'No word and no breath.',
      'Broken Jaw': 'No word, no bite.',
      'Broken Nose': '1d10 off Perception; smells nothing.',
      'Eye Swollen Shut': '2d8 off Perception; that eye is useless.',
      'Cauliflower Ear': '1d12 off Perception; that ear is useless.',
      'Cracked Skull': '1d8 off Memory and Perception. Concussed.',
      'Left or right': 'For arms and hands a d4: 1 and 2 hit the main side, 3 and 4 the other.',
      'The ten other tables': 'Every type of damage has its table. Only Blunt was ever written.',
      'Empty tables':
        'You can fill each of them, its die and its rows. As long as one is empty, an injury without a name is noted and you say what it does.',
      'Order of the dice': 'Table, side, abilities. Two abilities in one expression lose the same number.',
      'Until healed': 'The score is lowered, not below 0, for as long as the injury lasts.',
      Healed: 'When the GM says so, with everything it did. Stabilizing is not healing.',
      'A score of 0':
        'Strength or Agility: Paralyzed. Dexterity: nothing that takes hands. Perception: blind and deaf. Memory or Insight: Unconscious.',
      'Broken arms':
        'An arm that cannot attack neither swings, nor helps with two hands, nor throws; its shield still helps. One that cannot hold drops all, shield and two-handed weapon too. A useless hand does nothing besides.',
      'One action in two rounds':
        'One of any kind, if there was none in this round nor in the one before. Otherwise only moving can be declared.',
      'Second eye, second ear':
        'One leaves only the loss of Perception. Two eyes: Blinded. Two ears: Deafened. The same arm again: only the ability suffers once more.',
    },
  },
  COND: {
    chapter: 'Conditions',
    rows: {
      'The list': 'What was left open is filled in here. You can add conditions with modifiers of your own.',
      Prone:
        'Blows are four worse, and blows against you four better; shots at you four worse. One square a round. Rising costs half of what you could go, if you have it left and are on more than 0 Wounds.',
      Paralyzed: 'Neither moves nor acts. Talks. As easy to hit as with Agility 0.',
      Unconscious: 'Paralyzed, and silent.',
      Mute: 'No spells that are spoken, no Intimidation.',
      'Blinded and Deafened': 'Blind: four worse to hit, four easier to be hit. Deaf: as the GM says.',
      Concussed: 'Two worse on every d20.',
      'No breath':
        'Each end of round a d20 with Strength against 10, and one more for each success before. The first failure: Unconscious at 0 Wounds. A round later −1. Another round later dead.',
      'Clearing the airway':
        'A Heal check lets the patient breathe and wake, though not speak. At 0 Wounds or less it stabilizes too.',
    },
  },
  DEATH: {
    chapter: 'Down and dying',
    rows: {
      Incapacitated: 'That is what 0 Wounds are called.',
      'Still awake': 'You hear and shout. Effort is what hurts.',
      'A crawl': 'One square a turn is free. Anything else costs a Wound.',
      Dying: 'Below 0: one action in the round or the crawl, not both.',
      Bleeding: 'The Dying lose a Wound as each round ends.',
      Death: 'At as many Wounds below 0 as there is Strength.',
      Stabilizing: 'Heal against 10 and the worst open injury.',
      Stabilized: 'Half Speed, and one action that costs nothing.',
      'Overdoing it': 'Each further action of the round costs a Wound.',
      'What is an action':
        'Standard, Free and Reaction. Words and the crawl are not. What you were when you began decides, and you pay when it is done.',
      'All of the round':
        'What you did before you fell counts. Moved: no action. Acted: nothing more. A Reaction was the action.',
      'At once': 'Bleeding begins in the round of the fall.',
      'Stabilized do not bleed': 'And the limits of the fallen are not theirs.',
      'No longer Stabilized': 'A new wound from outside ends it, or being well. Your own strain does not.',
      'The Heal check': 'Standard, +0, beside the patient or on yourself. As often as you like; failing harms nobody.',
      'Where the line is':
        'At the Strength you were born with; what else raises Wounds does not move it. Looked at after each loss.',
      'Nothing more': 'The chapter on death was never written. The dead leave the count and stay where they fell.',
      'Set to the line':
        'Wounds at the line are death whoever has set them. If the GM takes the mark away you live, until your Wounds change again.',
      'Heal and walls': 'There is no healing somebody you cannot see.',
    },
  },
  MORALE: {
    chapter: 'Morale',
    rows: {
      When: 'As every round ends.',
      'A terrible blow': 'More than half the Wounds in one hit.',
      Outnumbered: 'All enemies count, those of a third side too.',
      Intimidated: 'Somebody tried to frighten it; the two rolls are compared.',
      'What is rolled': '3d6, Insight, Hit Dice, friends.',
      'Against what': '11 and one for each opponent, or the Intimidation.',
      Hopeless: 'If it sees that all is lost, it fails without dice. The GM says so.',
      'Half of what': 'Of the maximum, not of what is left, by a single loss of this round. Stress does not count.',
      'Who counts':
        'The able. Friends, allied sides included, without itself; foes without those it does not see. Who is not on the map neither counts nor rolls. Counted once, before the first roll.',
      'Once a round': 'One roll a monster, against the higher number where two apply.',
      Intimidation: 'Standard, +0. The total waits for the end of the round.',
      'Passed or not':
        'Reaching the number is enough. Whoever fails flees or gives up, as the GM likes. The fearless, the fallen and the routed are not asked. The routed lose what they declared before, unless they may still declare it.',
      'The end of a round': 'Bleeding, breath, morale, what lasted this round, and whether it is over.',
    },
  },
  END: {
    chapter: 'The end',
    rows: {
      'When it is over': 'When nobody fights on: won, lost, fled, caught, or disturbed.',
      Then: 'Initiative is forgotten and exploring goes on.',
      'What stays':
        'Fray proposes it when one side is left on the map; the GM confirms, or ends it sooner, and with it whatever was being asked. Wounds and injuries stay, whoever was Dying still is, and you can let single rounds pass.',
    },
  },
  OPT: {
    chapter: 'House rules',
    rows: {
      'Shared initiative': 'Monsters may share a die.',
      'Way of declaring':
        'Secret, around the table either way, most agile first, or quickest first. Around the table the GM is last. All but the secret way are open at once.',
      'Natural 20 and 1': 'The one hits and the other misses, come what may.',
      'Confirm criticals': 'A second roll has to hit as well, or the hit is an ordinary one.',
      'Reposte after misses': 'Full-Defense answers only a miss.',
      'Weakness goes deeper':
        'Lost Strength lowers pools and the line of death. What was cut does not return by itself.',
      'Defense at once': 'Full-Defense holds from the start of the round.',
      'Caught flat-footed': 'The Surprised have no use of a good Agility.',
      'How Stress is set': 'By average, rolled, or all dice in full; the first die is full in any case.',
      'Empty tables': 'Note the injury, use the Blunt table, or leave it.',
      'Separate rolls': 'Each of two abilities gets its own dice.',
      'Armour first': 'Take Armour off, then multiply.',
    },
  },
  GM: {
    chapter: 'The GM’s word',
    rows: {
      Decrees:
        'Down, dead, gone, beaten, acting on this count, losing its action, or on its feet again: said and done, without a roll.',
    },
  },
})
