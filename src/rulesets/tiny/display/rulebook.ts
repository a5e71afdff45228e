import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger in our own words, in its order. */
export const rulebook = rulebookOf('TINY', {
  DICE: {
    chapter: 'Dice',
    rows: {
      'A Test':
        'Two d6, three with advantage, one with disadvantage. One die that reaches the number is enough: 3 trivial, 4 easy, 5 average, 6 difficult.',
      Initiative: 'Here the dice are summed up: two, or three for the Vigilant. High goes first.',
      'The attack': 'A Test of the attacker. Success hits, unless the target evades.',
      'The evasion': 'A Test of whoever is hit while evading. Success turns the hit into a miss.',
      'The critical':
        'Two dice, summed up, whatever the attack was rolled with. 12 adds a point of damage; some need only 11.',
      'The armour':
        'The attack is tried once more with the same dice. Success gets through; failure loses the reduction.',
      'Getting away': 'A Test of whoever wants out of combat.',
      'Live or die': 'A Test of average difficulty, as good or bad as the attempt is. Success leaves one hit point.',
      'The Medic': 'An average Test with two dice.',
      'Everything else': 'Sneaking hides whoever succeeds. What comes of saves and other Tests is told at the table.',
    },
  },
  TEST: {
    chapter: 'Tests',
    rows: {
      'Two dice': 'Without anything for or against it, a Test is made with two d6.',
      'More or fewer': 'Advantage makes it three dice, disadvantage one.',
      'What counts': 'A single 5 or 6 among the dice is a success, as long as nobody sets another difficulty.',
      'The ladder': 'Before the dice fall, the GM can call a Test trivial (3), easy (4), average (5) or difficult (6).',
      'Up and down': 'What the situation helps or hampers moves a Test along the ladder by a rung or more.',
      'The ends': 'Nothing is easier than trivial or harder than difficult.',
      'Both at once': 'One source of disadvantage outweighs any number of advantages. Several of a kind count once.',
      'The GM’s hand': 'For the situation the GM may add either of the two. It counts like any other source.',
      'Saving throws':
        'Three kinds, called for by the GM. Robust helps with Fortitude, Agile with Reflex, Determined with Will.',
    },
  },
  INIT: {
    chapter: 'Initiative',
    rows: {
      Rolling: 'Everybody rolls two dice at the start and adds them up.',
      Vigilant: 'The Vigilant roll a third die.',
      Order: 'The highest total begins, then downwards.',
      'Vigilant in a tie': 'Of those who are level, the Vigilant come first.',
      'Equal among equals': 'If all who are level are Vigilant, or none is, they roll again.',
      'Three dice count': 'None of a Vigilant fighter’s three dice is left out.',
      'Rolling again':
        'It sorts out only those who are level. Ties that remain roll on, the higher one to its end before the next.',
      'In which order':
        'First rolls go down the GM’s list. Then the ties, from the top: the Vigilant of each, then the rest.',
      'Once a fight': 'The order is not rolled anew for later rounds.',
      Latecomers:
        'They roll when they come and are slotted in. Level with somebody of their own sort, they roll off against each in turn and stand before the first they beat. A slot that has passed waits for the next round.',
    },
  },
  TURN: {
    chapter: 'Rounds and turns',
    rows: {
      'Five seconds': 'That is how long a round lasts.',
      'Round after round': 'Each fighter has a turn, in order; then it begins anew.',
      'The question': 'Is anybody to fight right next to you? When your turn begins, that decides what is open to you.',
      'One thing': 'You do one thing. Nothing is saved for later, and nobody strikes out of turn.',
      'More things to do':
        'You may also shoot, finish off the fallen, walk, attend, sneak, try something else, or do nothing.',
      'As a turn begins':
        'Your evading is over. The dying do nothing but cling to life; those who are out are passed over.',
      'What you hold': 'First you may swap your weapon for another, or drop your hands, for nothing.',
    },
  },
  ACT: {
    chapter: 'Options',
    rows: {
      Attack: 'For those in combat.',
      Evade: 'In its place: keep out of the way of blows.',
      Extricate: 'Or try to break away.',
      Sneak:
        'Away from combat: walk a little if you like, then make a Test. Success hides you from all enemies, so that nobody can strike you and nobody is held in combat by you. Failure gives you away. Nothing else changes.',
      'Other Test': 'Say what you try. The GM sets how hard it is; Fray only rolls.',
      Pass: 'You do nothing.',
    },
  },
  REACT: {
    chapter: 'Evading',
    rows: {
      'How long': 'From your choice until your next turn begins.',
      'What it does':
        'Every hit on you, near or far, must get past one Test of yours. It costs nothing and is never forgotten; success and the blow is wasted.',
      'How good': 'Two dice, 5 or more. Your own skill with arms is of no matter.',
      'With bare hands': 'Untrained, against a weapon in trained hands, it is one die that must show a 6.',
      'Unarmed Fighter': 'With it, bare hands evade as well as any others.',
      'Trained hands':
        'The attacker’s training with that weapon is what counts, even if something else costs him dice. Fists and untrained hands carry no such threat.',
      'Only while up': 'Whoever falls evades no longer.',
      'Walking past': 'No step, wherever it leads, gives anybody a free blow.',
    },
  },
  MOVE: {
    chapter: 'Movement',
    rows: {
      'In combat': 'You are in it while it goes on right beside you.',
      'On the map':
        'That means: on one of the eight squares around you stands an enemy you can see who can still fight.',
      'Advance and attack': 'With combat in reach of your normal movement, run in and strike.',
      Advance: 'Up to double that distance you can run in, but then your turn is done.',
      'How far is it':
        'As far as the cheapest way to a free square beside an enemy. You choose which of those you can afford. With no way, there is no advancing.',
      Pace: 'Twenty-five feet, if the sheet has nothing else.',
      'Feet and squares': 'Five feet make a square. Take off armour, divide, round down; double it for the far limit.',
      'Counting squares':
        'Straight 1; diagonals 1 and 2 by turns, anew in every turn. Not through walls or standing enemies; friends and the fallen may be passed. Only two walls close a diagonal. Stop on a free square.',
      'Held in combat': 'From combat you get away by extricating alone.',
      'Breaking away': 'Extricating is an average Test; the Agile have advantage.',
      Away: 'Success: go up to your normal movement, to where nobody threatens you. That was your turn.',
      Stuck: 'Failure: you stay, and your turn is gone.',
      'Nowhere to go': 'Without a safe square in reach there is nothing to try.',
      Move: 'Away from combat: walk up to twice your movement, to where there still is none.',
    },
  },
  ATK: {
    chapter: 'Attacking',
    rows: {
      Untrained: 'A weapon you have no proficiency with: disadvantage.',
      Proficient: 'A plain Test.',
      Mastered: 'Advantage.',
      Difficulty: 'Average, no matter who is on the other end.',
      'At arm’s length':
        'Blades, clubs and fists reach the eight squares around. The defeated and dead are left alone; the dying and unconscious are not safe.',
      'From afar':
        'A shot goes at any enemy you can see within the weapon’s range; 0 means there is no limit. Who can be seen is the GM’s word.',
      Shoot: 'Away from combat: walk up to your movement if you like, staying clear, then loose one shot.',
      'Shooting in combat': 'Allowed, unhindered, at anyone.',
      Fists: 'Bare hands without training strike at disadvantage.',
      'Trained fists': 'An Unarmed Fighter strikes with a plain Test.',
      'The helpless': 'They are no easier to hit.',
      'Strike the fallen':
        'Away from combat, with anything but a bow: walk up to your movement, staying clear, and strike somebody who lies beside you.',
      'Gone before the blow':
        'A target who is gone by the time the dice are rolled takes no damage. An attacker who is felled or led away meanwhile stops there. An attack the GM permits to a fallen combatant is carried out.',
    },
  },
  PROF: {
    chapter: 'Weapon training',
    rows: {
      'One for all': 'Every hero begins with one proficiency.',
      More: 'Another, or mastery of one you have, is worth a trait slot.',
      Fewer: 'The first one can be traded for a slot.',
      'What it covers': 'A family of weapons within light melee, heavy melee or ranged.',
      Families: 'Bows; one-handed swords; two-handed swords; and whatever the table adds.',
      'The GM’s word': 'Whether this weapon belongs to that family is up to the GM; set it on the weapon.',
      Slots:
        'Three, six for humans, and what was traded. A trait, tongue, proficiency, mastery or hit point takes one; Monk and Adept two. Fray counts and warns, no more.',
    },
  },
  DMG: {
    chapter: 'Damage',
    rows: {
      'Light and far': 'Light melee and ranged weapons take 1.',
      Heavy: 'Heavy melee weapons take 2.',
      Criticals: 'A hit is followed by two dice added up. 12 is critical.',
      Worth: 'One more point.',
      Brutal: 'From 11 with heavy melee weapons.',
      Duelist: 'From 11 with light melee weapons.',
      'A roll of its own':
        'It has nothing to do with the dice of the attack, and only a hit that stands is followed by it.',
      'Against armour': 'Whoever has damage reduction makes you prove the hit again; fail, and that much is lost.',
      'The proof': 'As the attack was: dice, difficulty and all. Nobody evades it, and it is never critical.',
      'What is left': 'Reduction bites into everything, the critical too, down to nothing at worst.',
      'Hit points': 'They take what gets through and stop at zero.',
      'Harmless fists': 'Untrained bare hands hurt nobody.',
      'No further dice': 'Such a blow ends once it has hit and was not evaded. The GM may make a shove of it.',
      'Unarmed Fighter': 'With this trait fists are worth something.',
      'How much':
        'One point, with critical at 12 and armour as ever. Fists are no light weapon, so a Duelist gains nothing.',
    },
  },
  ARM: {
    chapter: 'Armour',
    rows: {
      'Light armour': 'For everybody, even Monks and Adepts.',
      'Worth of light armour': 'It reduces by 1.',
      'Medium armour': 'Untrained in armour, you are at disadvantage in it.',
      'It rattles': 'Whoever sneaks in it does so at disadvantage, trained or not.',
      'Worth of medium armour': 'It reduces by 2.',
      'Heavy armour': 'Not without Armor Training.',
      'It is heavy': 'Nor without the trait Strong.',
      'It clanks': 'There is no sneaking in it.',
      'It slows': 'Five feet less movement.',
      'Worth of heavy armour': 'It reduces by 3. Some call it fantasy armour.',
      'What is hampered':
        'Untrained medium armour hampers attacks and their proof, evading, breaking away, sneaking and Reflex; not initiative, criticals, clinging to life or healing.',
      Refused: 'Without both traits it does not go onto the sheet.',
      'Several sources': 'Armour, hide and a Monk’s calm do not add up; the best one works.',
      'In a fight': 'Nobody has the time to change it.',
    },
  },
  DEATH: {
    chapter: 'Falling and dying',
    rows: {
      Down: 'At 0 a hero drops senseless and gets two chances.',
      When: 'One in the next round, one in the round after.',
      How: 'First a plain Test, then one at disadvantage.',
      Saved: 'One success is enough: 1 hit point, out cold until the fight is done.',
      Lost: 'With the last failure the hero is dead.',
      Robust: 'Makes it likelier to live.',
      'Robust, exactly': 'First with advantage, then a plain Test.',
      'Hard to Kill': 'Three chances in three rounds: advantage, plain, disadvantage.',
      'A Medic': 'Who attends the dying and passes a plain Test turns every chance left into one with advantage.',
      'For good':
        'It replaces what the chance would have been, even a bad one, for as long as the patient is dying. Once is enough.',
      Attending:
        'It takes the turn, beside a dying friend. A Medic who is free may walk there first, into danger too. After a failure, try again later.',
      'Whose turn': 'A chance comes at the fallen one’s own place. In the round of the fall there is none.',
      Others: 'That was for heroes. Foes are finished at 0; whether dead or senseless, the GM says.',
      'Both traits': 'Hard to Kill covers Robust; the three chances stay as they are.',
      'Hit again':
        'The dying cannot get worse. Somebody stable who is struck down anew starts all over, without the Medic’s work.',
      'Zero by any cause':
        'Hit points at 0 fell a combatant whether a blow, the GM or the sheet put them there. The GM may change the number and nothing else, or decide otherwise. Such a decision holds until the number is changed again.',
    },
  },
  END: {
    chapter: 'The end',
    rows: {
      'When it is over':
        'With one side left at most, or when the GM ends it. The GM can also keep it going for those who are still to come.',
      'The dying':
        'Before it closes every Medic may see to one friend, near or far. Then all chances left are rolled, one patient after the other.',
      Afterwards: 'The stable come to, with what they have. Nobody evades or hides any more.',
    },
  },
  REST: {
    chapter: 'Rest',
    rows: {
      Sleep: 'Six hours of it bring back a point.',
      Resilient: 'They mend at another pace.',
      'How fast': 'Two points a sleep.',
      Tended: 'A Medic’s success before somebody else sleeps is worth one more.',
      'In practice':
        'Each press is one sleep for those chosen, up to their maximum; not for the dead and defeated. Short naps do nothing. A Medic can see to many, each once, but not to himself.',
    },
  },
  MONK: {
    chapter: 'Monks',
    rows: {
      Novice: 'Fists strike with advantage for 1. With them you evade on one die against 5, whoever strikes.',
      'Level 1': 'That becomes two dice.',
      'Level 2': 'Criticals from 11, with whatever you strike.',
      'Levels 3 and 6': 'Damage reduction of 1, later 2.',
      'Level 4': 'Fists take 2.',
      'Level 5': 'Bare-handed you evade on three dice.',
      'Level 7': 'Deep meditation mends 1 every six hours, three times a day, apart from sleep.',
      'All together':
        'You keep what you have learnt. With a weapon you are like anybody. A novice who is an Unarmed Fighter evades on two dice.',
      Meditate:
        'Between fights, one press for six hours, no more than thrice until the GM calls a new day. Neither Medic nor Resilience adds to it.',
    },
  },
  OPT: {
    chapter: 'House rules',
    rows: {
      'Evading is harder': 'One die for everybody who would have two by the common rule or by Unarmed Fighter.',
      'Evading anywhere': 'Also away from combat.',
      'Bows in combat':
        'Unhindered, at disadvantage, or not at all; judged as the shot is made, so after running in too.',
      'Foes cling to life': 'All of them as heroes do, or a single one by a mark on its sheet.',
      'Adding reductions': 'All sources together instead of the best. There still is one proof.',
      'Kicking the dying': 'Harm to them does nothing, takes the last chance away, or kills.',
      Robust: 'Which two chances it gives.',
      Resilient: 'How much a sleep is worth to them.',
    },
  },
  GM: {
    chapter: 'The GM’s word',
    rows: {
      Decrees:
        'Down, dead, gone, beaten, next to act, passed over, or on its feet again: said and done, without a roll.',
    },
  },
})
