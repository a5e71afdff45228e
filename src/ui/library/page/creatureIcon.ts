import type { IconName } from '../../parts/signs/Icon'

/** By what stands in the name, in the languages that Fray speaks; the first that fits. */
const KINDS: readonly (readonly [kind: RegExp, icon: IconName])[] = [
  [/were|wolf|wölf|dog|hound|hund|jackal|fox|fuchs|worg|warg/, 'wolf'],
  [/skelet|skull|bone|knochen|lich/, 'dead'],
  [/zombie|ghoul|ghul|mummy|mumie|undead|untot|corpse|wight/, 'zombie'],
  [/ghost|geist|spirit|spectre|wraith|banshee|phantom|shade|schatten/, 'ghost'],
  [/demon|dämon|devil|teufel|imp\b|fiend|vampir/, 'demon'],
  [/golem|gargoyle|elemental|statue|construct/, 'golem'],
  [/dragon|drach|drak|wyvern|wyrm|hydra|basilisk/, 'dragon'],
  [/goblin|kobold|gnoll|orc\b|orcs\b|\bork/, 'creature'],
  [/lizard|echse|reptil|crocod|krokodil|snakeman|serpentman/, 'lizardfolk'],
  [/minotaur|bull\b|stier|ox\b/, 'minotaur'],
  [/dwarf|zwerg|gnom/, 'dwarf'],
  [/bear|bär/, 'bear'],
  [/\bcat|katze|lion|löwe|tiger|panther|lynx|luchs/, 'cat'],
  [/\brat|ratte|mouse|maus\b|rodent/, 'rat'],
  [/boar|eber|\bpig|schwein|keiler/, 'boar'],
  [/horse|pferd|pony|mule|centaur|kentaur|unicorn|einhorn|rider|reiter|cavalry/, 'horse'],
  [/\bbat\b|bats\b|fledermaus|stirge/, 'bat'],
  [/raven|rabe|crow|krähe|eagle|adler|hawk|falk|bird|vogel|harpy|harpyie|griff|owl|eule/, 'bird'],
  [/snake|schlange|serpent|viper|naga|worm|wurm/, 'snake'],
  [/spider|spinne|scorpion|skorpion/, 'spider'],
  [/beetle|käfer|\bant\b|ants\b|ameise|wasp|wespe|insect|insekt|centipede|crab|krabbe|swarm|schwarm/, 'insect'],
  [/octopus|krake|kraken|squid|tentac|slime|schleim|ooze|jelly/, 'octopus'],
  [/tree|baum|treant|\bent\b|plant|pflanze|shambl|fung|pilz|mushroom|vine/, 'plant'],
  [/ogre|oger|troll|giant|riese|cyclop|zyklop|ettin|titan/, 'giant'],
  [/archer|bowman|crossbow|schütz|ranger|hunter|jäger|scout|späher|sniper/, 'archer'],
  [/mage\b|magier|wizard|zauber|witch|hexe|sorcer|warlock|necromanc|alchemist|magus|druid/, 'mage'],
  [/priest|cleric|monk|mönch|nun\b|nonne|cult|kult|acolyte|shaman|schaman|bishop|healer|heiler|inquisitor/, 'priest'],
  [
    /thief|dieb|rogue|schurke|assassin|cutthroat|bandit|robber|räuber|brigand|pirate|pirat|smuggler|spy|gang|thug|bruiser/,
    'rogue',
  ],
  [/king|könig|queen|lord|lady|baron|prince|prinz|graf\b|duke|herzog|noble|adlig/, 'noble'],
  [/barbar|berserk|savage|brute|gladiator|raider|plünder|viking/, 'savage'],
  [
    /guard|wache|wächter|watch|soldier|soldat|captain|hauptmann|knight|ritter|paladin|sergeant|militia|mercenar|söldner|legion/,
    'soldier',
  ],
  [/warrior|krieg|fighter|kämpfer|veteran|sword|schwert|champion|hero\b|held\b|squire/, 'warrior'],
]

/** The face of a creature without a picture, by the kind that its name tells; what tells none is a person. */
export function creatureIcon(name: string): IconName {
  const words = name.toLowerCase()
  return KINDS.find(([kind]) => kind.test(words))?.[1] ?? 'person'
}
