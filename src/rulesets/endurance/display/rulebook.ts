import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger in our own words, in its order. */
export const rulebook = rulebookOf('END', {
  DICE: {
    chapter: 'Dice',
    rows: {
      'A test':
        'Attribute die plus skill die, plus one fitting proficiency at most, plus whatever the situation adds or takes. Reaching the difficulty succeeds. Anybody may try: an untrained skill is a d4.',
      'The luck die':
        'A d20 lies beside every test that is rolled and is not part of its total. At 20 or more it adds 4, except on attacks. Even then the test can fail.',
      'Luck on an attack':
        'On attacks the luck die adds nothing. High enough for the weapon, it makes a critical; at 1 or less it can send a shot astray.',
      Advantage:
        'Each source left over gives you one reroll of either die, attribute or skill; the better face stays. You see each result before the next, may take the same die again, and may decline.',
      Disadvantage:
        'Each source left over makes you reroll whichever of the two dice shows more, and keep the worse face. If they show the same, the attribute die goes.',
      'Adding up':
        'Sources of advantage and disadvantage cancel one for one. What remains is the number of rerolls; double advantage is two.',
      'Luck stays': 'No reroll ever touches the luck die.',
      'A luck test': 'The d20 alone, with luck modifiers, against a number. Skill and advantage play no part.',
      'Defence tests':
        'Dodge is dexterity, agility and dodge instead of evasion; Fortify strength, athletics and fortitude instead of constitution; Resist intellect, insight and resistance instead of willpower. The passive value counts if it is higher.',
      'Passive defences':
        'Constitution, evasion, willpower and deflection are compared as they stand. Nothing is rolled for them.',
      'No limits': 'Totals may fall to zero and below. No face of the two dice means anything special.',
      'Order of dice':
        'Attribute, skill, luck; then rerolls. In an attack: the attacker’s dice, the pick of a stray shot, the rerolls, the dodge, then staying conscious or the test against death.',
      'Picking at random':
        'One die with as many sides as there are candidates, listed in the order in which they joined. With a single one nothing is rolled.',
      Halves: 'Divisions round up. The passive value of a die is half its maximum. Comparisons with a half are exact.',
      Difficulties:
        'From simple (4) and standard (6) in steps of two up to improbable (24). Players learn the number with the result, not before.',
    },
  },
  INIT: {
    chapter: 'Initiative',
    rows: {
      'When it is combat':
        'As soon as one group means to harm another. Everybody belongs to one team, and teams take turns until it is over.',
      Objectives: 'Every team wants something, usually at another’s cost. The GM may change it between rounds.',
      'Who goes first': 'Teams have initiative, not people. The team whose deed set it off comes first.',
      'Who goes second': 'The team that was the target. The GM orders the others.',
      'The deed that set it off':
        'It is not resolved beforehand: it is the first thing its author does in their first turn, for the usual actions.',
      'The author may wait':
        'They need not be the first of their team. If the deed has become impossible by then it is dropped for free.',
      'No single target':
        'If the deed aimed at nobody in particular, or at more than one team, all but the first team are put in order by the GM.',
      'The order stands': 'It stays for the whole fight; every round begins with the first team.',
      Newcomers: 'They take turns from the next round on. A new team goes last unless the GM says otherwise.',
      'Changing sides':
        'Go over to another team and your turn of this round goes with you: still to come if you have not had it, spent if you have. A team that is new comes after the others, at once. Your marks stay on you.',
    },
  },
  SURP: {
    chapter: 'Surprise',
    rows: {
      'Having surprise': 'By stealth or by striking when nobody expects it. The GM says which team has it.',
      'The surprise round': 'First comes a whole round in which only the surprising team acts, each member once.',
      'Then as usual': 'After it, normal rounds begin.',
      'Not to be surprised': 'Whoever cannot be surprised acts in it too, even if the rest of their team cannot.',
      'Alternating in it':
        'With such people about, teams alternate as in any round, over those who may act. Without, the surprising team simply goes through.',
      'Taken out before': 'A turn not yet taken is lost with the one who should have taken it.',
      'What surprise means':
        'It is a round like others. The surprised neither act nor react in it, but their passive defences count, and they do see their attackers.',
    },
  },
  TURN: {
    chapter: 'Rounds and turns',
    rows: {
      'A round': 'About six seconds; ten make a minute.',
      'One turn each': 'Everybody gets exactly one turn in a round.',
      'Passing the go':
        'The team picks one of its members who has not acted; after their whole turn the next team picks, round and round.',
      'The end of a round': 'When all who can act have acted, the next round begins.',
      'A new sequence': 'Each round a team may send its members in another order.',
      'Nobody left to send': 'A team without anybody is passed over; the others go on. Being outnumbered hurts.',
      'Three teams and more':
        'The go moves on in the order of initiative; whether a team still has somebody is judged when it gets there.',
      'Out before the turn': 'Whoever is dead, unconscious or incapacitated cannot take a turn.',
      'Back in time':
        'Whoever comes to in the same round is still owed the turn, when the go is next with their team. The round waits for it.',
      'No second turn': 'Being revived gives nobody another turn. Falling in one’s own turn ends it.',
      'No passing': 'A team must send somebody if it can. That one may do nothing.',
      'How a turn begins':
        'Guard, wait, readied action and cover end; reactions are back to one; three actions; once-a-turn marks are cleared; then a pending action is continued or dropped.',
      'Off the map':
        'Reserves that wait off the map have no turn, answer no command and keep no fight going. Placed in mid-round they act from the next one; taken off and put back, they go on where they were. A fight in which nobody is on the map is fought without one.',
    },
  },
  ACT: {
    chapter: 'Actions',
    rows: {
      'Three actions': 'A turn has three actions of about two seconds.',
      Costs:
        'Unless it says otherwise, whatever you do takes one of them. Stamina and focus must be there to be spent.',
      Attack: 'One attack with a weapon or anything else the GM gives numbers to.',
      Brandish: 'Decide anew what the hands hold, out of the belongings or from within 1 m.',
      Command: 'One action and 2 focus: an ally does one thing now, in your turn. Each ally once a turn.',
      'What may be commanded':
        'Anything of one action except Command, Guard, Wait and Ready. The ally pays for it and keeps their own turn and reaction. Their attacks count as theirs.',
      Interact: 'Use a door, another thing within reach, or something carried.',
      Guard: 'Ends the turn. All defences and defence tests are better by 1 until your next.',
      Move: 'Once a turn, up to your speed.',
      'Ready an Action':
        'Ends the turn. Name an action and what sets it off; it may then be your reaction, until your next turn.',
      'What may be readied':
        'Attack, Brandish, Interact, Move, Seek Cover, Stand Up and short maneuvers. It interrupts what set it off, costs the reaction and its own price, and is gone if you let the moment pass or cannot do it then. An attack that has become impossible meanwhile is lost.',
      Resuscitate: 'Two actions: go prone beside somebody unconscious and test to wake them.',
      'The test to wake somebody':
        'Intellect, handling and healing against the health they are missing, at least 4, within 1 m. Prone with the first action, the test with the second. The patient stays prone.',
      'Seek Cover': 'While you stay behind it, shots at you have disadvantage until your next turn.',
      'Where there is cover':
        'Within 1 m of you. It works where the line between the centres of shooter and target passes it. It ends when you leave the square, or when what you are behind is gone.',
      'Short Task': 'Three actions for something that needs a test.',
      Sprint: 'After a Move: one action and 1 stamina for another. As often as you can pay.',
      'Stand Up': 'Stop being prone.',
      Wait: 'Ends the turn. One more reaction until your next, unless you fall unconscious.',
      'Longer than the turn':
        'What needs more actions than are left may be begun: it takes the rest of this turn and the first actions of later ones, and takes effect at the end. It may be given up in any of your turns. For anything of more than three actions the GM says what it is and how long it takes.',
      'Giving up':
        'Given up at the start of a turn, all three actions are there and the progress is gone. Prices are paid at the end. Unconsciousness ends it. Only one at a time.',
      'The last of the turn': 'Guard, Wait and Ready need an action and forfeit the others.',
      Free: 'Free actions and reactions cost none. Free actions belong to your own turn.',
      'Drop Item': 'Free: something held falls into your square.',
      'Drop Prone': 'Free: lie down.',
      Step: 'Free, once a turn: 1 m, instead of the Move.',
      'Step or Move': 'Never both in a turn, and a Step is not the movement that Sprint needs.',
      Reload:
        'A weapon that must be loaded takes its number of actions and both hands, at the end of them too. Attacking unloads it; counted ammunition goes with the dice.',
      'Not through a wall':
        'You cannot resuscitate somebody you cannot see: a wall between the two of you is too much.',
    },
  },
  REACT: {
    chapter: 'Reactions',
    rows: {
      'One reaction': 'In anybody’s turn, one between two of your own. It comes back as your turn starts.',
      'Who has one':
        'At the start everyone who is not surprised. It is spent when carried out, with its stamina or focus. The unconscious and incapacitated have none.',
      Block: '1 stamina: a shield takes the damage first.',
      Dodge: '1 stamina: try to get out of the way.',
      Fortify: '1 stamina: try to withstand something bodily.',
      Intercept: '1 stamina: take an ally’s place as the target. One defence after it is a free reaction.',
      Parry: '1 stamina: an item adds to your deflection.',
      Resist: '1 focus: try to withstand something of the mind.',
      'Defensive actions':
        'Dodge, Fortify, Resist; Block and Parry help against attacks only. Intercept counts as a reaction, but defends nobody by itself.',
      'When it is offered': 'Only when it is possible and can be paid. Declining costs nothing.',
    },
  },
  MOVE: {
    chapter: 'Movement',
    rows: {
      'Squares and diagonals': 'A square is 1 m. In one movement every second diagonal step counts 2 m.',
      'Afresh each time':
        'The count of diagonals begins again with each Move, Sprint, Step or shift. Metres not used are lost.',
      Distance: 'The longer side plus half the shorter, rounded down, between the nearest squares of two tokens.',
      'Who is in the way':
        'Allies, the unconscious and the dead can be passed, other enemies not. End on free squares; only the dead do not count. A diagonal is closed when both ways round are. Leaving an enemy provokes nothing.',
      Crawling:
        'Half the speed, rounded up, is all that a prone one covers with Move or Sprint. A house rule may lift this.',
    },
  },
  ATK: {
    chapter: 'Attacks',
    rows: {
      'The attack test':
        'One of the weapon’s attributes, combat, and a fitting proficiency, against evasion. Reaching it hits.',
      'Reach and range':
        'In melee the weapon’s reach, usually 1 m. Shots need sight and lose 1 for every further normal range begun. Thrown weapons lie with the target afterwards.',
      'Raw damage': 'The total of the test plus the weapon’s damage.',
      Lowered: 'By the deflection that fits the damage, never below 1.',
      'Which type': 'A weapon with several types: say which when you attack.',
      Critical: 'Luck at the weapon’s threshold hits for sure and deals its critical damage instead.',
      'No luck bonus': 'Luck of 20 or more adds nothing to an attack.',
      'A stray shot':
        'A projectile or throw with luck of 1 or less goes to somebody else within 1 m of the target, friend or foe, at random.',
      'Who may be hit':
        'Anybody alive beside the target, hidden or unconscious ones too, but not the shooter. They take the target’s place in everything and may react; what the first had declared is void and unpaid.',
      'More than one attack': 'Each attack takes −2 for every one you made before in the round.',
      'Maneuvers too': 'Attacks through maneuvers take it as well.',
      'All of them count': 'Hits and misses, in anybody’s turn. The count is cleared as a round begins.',
      'Sneak attack': 'Advantage against an enemy who cannot see you.',
      'Not seeing':
        'Because you are hidden from them, or they are unconscious or blinded. After the attack you are hidden no longer.',
      Flanking: 'Advantage against an enemy surrounded on two opposite sides.',
      'By anybody': 'You need not be one of those around the target; a shot from afar counts.',
      Both: 'Sneaking up on a flanked enemy gives two rerolls.',
      Surrounded:
        'Two different tokens, hostile to the target and able to act, on opposite sides or opposite corners. A side and a corner do not pair; walls and the fallen do not count.',
      Size: 'The larger one hits less easily and harder: evasion up and deflection down by the difference; the smaller one the reverse.',
      'Size, in detail':
        'It changes a dodge as well, and both deflections, which never fall below 0. Blocks and the other defences are untouched.',
      'Effects of maneuvers':
        'After the hit the same total is held against the defence the maneuver names. The target may fortify or resist first.',
      'Behind a wall':
        'An enemy that a wall hides from the target flanks nobody, and an arrow that goes astray does not go through one.',
      'Gone before the blow': 'If the target is taken out of the fight while the dice are rolled, it is not hurt.',
    },
  },
  DEF: {
    chapter: 'Defending',
    rows: {
      Block: 'An item with a block value in hand takes the hit in your place.',
      'What the shield takes':
        'Its block value is taken off instead of your deflection; the rest, at least 1, comes off its durability.',
      'Effects on the shield': 'What a hit would do to you it does to the item, where that makes sense.',
      'When to block': 'After the hit is certain, before damage.',
      'Through the shield': 'What exceeds its durability goes on to you as from a hit.',
      'Lowered once more':
        'By your own deflection, to at least 1. Any type of damage can be blocked, criticals as well.',
      Dodge: 'Said before the attack dice, rolled after them. The attack must reach the higher of dodge and evasion.',
      'After a dodge':
        'Whatever came of it, if you are conscious: drop prone, take cover, shift 1 m, as many of these as you like, for free.',
      Parry: 'The parry value of an item in hand is added to physical deflection against this attack.',
      'Parrying with anything': 'An item without a value adds 1.',
      Wear: 'A parry costs the item 1 durability, hit or miss.',
      'When to parry':
        'Said before the dice. Of no use against elemental or typeless damage; at least 1 damage remains.',
      'Durability not listed': '10 for metal, 4 for anything else.',
      Broken: 'At zero an item can neither block nor parry. It can still attack.',
      Fortify: 'Stands in for constitution when higher. Whoever rolls against a number wins ties.',
      Resist: 'The same for the mind, with willpower.',
      Intercept:
        'Before the dice, beside an ally who is attacked: change places, and everything is judged against you. If the footprints do not fit, the ally goes to the nearest free squares.',
      'The free defence': 'After an intercept one defence takes no reaction, but its stamina or focus.',
      'Several at once':
        'With more than one reaction several defences may answer one attack, each kind once and each at its price.',
      'Room to step in':
        'Interceptors need a free place on the squares of their ally, with no wall on the way there, that the attack still reaches; and the ally needs somewhere to go. Without that nobody is asked, and no stamina is spent.',
    },
  },
  DMG: {
    chapter: 'Damage',
    rows: {
      'Where it comes from': 'Attacks, traps, anything. Physical, elemental or typeless.',
      Types:
        'Blades, points and clubs are physical: slashing, piercing, bludgeoning. Cold, fire and shock are elemental, and so are arcane, radiant and void. Psychic damage is typeless.',
      'No type named': 'Then it is typeless.',
      'What deflection does':
        'Physical deflection lowers physical damage, elemental deflection elemental. Nothing lowers typeless damage.',
      'Not from an attack': 'The same steps, at least 1, unless the GM says that nothing lowers it.',
      'Endurance first': 'What endurance cannot take comes off health.',
      Harmed: 'At half of endurance or less, exactly.',
      Bloodied: 'With any health missing.',
      'Staying conscious':
        'Losing health and missing more than your constitution: fall, or fortify against what is missing.',
      'At a price': 'It is an ordinary reaction with its stamina. Without, or failing it, you fall.',
      'Again and again':
        'With every loss. Missing exactly your constitution is safe; guarding helps both ways; at zero health it is too late.',
    },
  },
  COND: {
    chapter: 'Conditions',
    rows: {
      Prone: 'Shots at you have disadvantage, melee advantage. Stand Up ends it.',
      Unconscious:
        'No actions, no reactions, prone and blind to all. Whatever you were about ends. Defences stay; things stay in the hand unused.',
      Waking: 'By Resuscitate, or as the GM decides.',
      'One of a kind':
        'No condition counts twice; the newer or stronger one does. Without a duration it lasts for the scene.',
    },
  },
  DEATH: {
    chapter: 'Death',
    rows: {
      'At zero': 'No health left: unconscious at once.',
      Risk: 'If the damage was more than the health there was, death is at hand. Exactly as much is no risk.',
      'Cheating death': 'A luck test, at first against 10. Failing it is death.',
      'The price': 'Who succeeds lies at zero, and the number is 5 higher for good.',
      Nonlethal: 'A nonlethal blow that brings somebody down does not put them at risk.',
      'At zero already': 'Any more damage does, nonlethal too.',
      'What counts as more': 'What gets past endurance, if there is any. A conscious one at zero falls and is at risk.',
      'Killing strike':
        'Somebody unconscious may be killed outright: combat, with advantage, against their constitution. Any weapon will do.',
      'If it fails': 'It becomes a sneak attack at once.',
      'Its time': 'In combat, three actions.',
      'In detail':
        'One of the weapon’s attributes, one advantage, no penalty for earlier attacks, luck as in any test; no luck test for the victim. The victim must be unconscious and in reach of the weapon, 1 m where it is shot or thrown, when the third action is spent.',
      'Set to zero':
        'No health left means unconscious, also when the GM has set the number or somebody joins like that; it is no risk of death. If the GM says you are awake all the same, you are. Points given back do not wake you.',
    },
  },
  END: {
    chapter: 'The end',
    rows: {
      'One team left': 'Combat goes on until only one remains.',
      'An objective reached': 'That ends it as well.',
      'When a team remains':
        'While somebody of it is up and has neither fled nor surrendered. The GM has the last word.',
      Friends:
        'Teams marked as friendly do not keep a fight going against each other: once only friends are left, the end is proposed.',
    },
  },
  REST: {
    chapter: 'Between fights',
    rows: {
      'A break':
        'Half an hour to an hour, twice between rests at most: half of endurance, stamina and focus, rounded up.',
      'A rest':
        'About eight hours, once a day: all of the three, and 1 health. Interrupted: half of the three, and no health.',
    },
  },
  OPT: {
    chapter: 'House rules',
    rows: {
      Fate: 'A point of fate sets a die to its maximum, gives an action, half a pool, halves damage, or answers a question. Off at first.',
      'More conditions':
        'Blinded, crippled, encumbered, stunned, bleeding, burning, sick, incapacitated, poisoned: put on and taken off by the GM.',
      Maneuvers: 'Attacks of your own making, with their costs, modifiers and an effect.',
      'Difficult ground': 'Difficult squares cost double.',
      Assisting: 'An ally’s test adds up to 4 to yours. Off at first.',
    },
  },
  GM: {
    chapter: 'The GM’s word',
    rows: {
      Decrees:
        'Out cold, dead, gone, beaten, taking a turn at once, passed over, or standing again: said and done, without a roll.',
    },
  },
})
