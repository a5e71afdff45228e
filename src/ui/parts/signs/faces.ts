import { useSyncExternalStore } from 'react'
import { addDrawings, hasDrawing, onDrawings, solidDrawing } from './drawings'
import { FACE_ICONS } from './faceIcons'
import type { FURTHER_FACE_ICONS } from './furtherFaceIcons'

/** The kinds of faces, by the names of their drawings. */
export type FaceName = keyof typeof FACE_ICONS | keyof typeof FURTHER_FACE_ICONS

/**
 * Which face a name tells, by the words in it, in the languages that Fray speaks; the first line that fits counts. What somebody is comes
 * before what they do ("goblin shaman"), and an animal that is ridden after its rider.
 */
export const KINDS: readonly (readonly [words: RegExp, face: FaceName])[] = [
  [/^(somebody|jemand)$|stranger|fremde/, 'person'],
  // the dead, and what was never alive
  [/skelet|skull|\bbones?\b|knochen|totenkopf/, 'skeleton'],
  [/\blich|necromanc|nekroman/, 'lich'],
  [/zombie|ghoul|ghul|undead|untot|corpse|leiche|wight|wiedergänger/, 'zombie'],
  [/mummy|mumie/, 'mummy'],
  [/ghost|geist|spirit|spectre|specter|wraith|banshee|phantom|\bshade|schatten|gespenst/, 'ghost'],
  [/vampir|dracula|strigoi/, 'vampire'],
  [/\bimps?\b|quasit|homuncul/, 'imp'],
  [/demon|dämon|devil|teufel|fiend|succub/, 'demon'],
  [/gargoyle|wasserspeier/, 'gargoyle'],
  [/golem|elemental|statue|construct|konstrukt|automat/, 'golem'],
  // beasts of tales
  [/hydra/, 'hydra'],
  [/wyvern|lindwurm/, 'wyvern'],
  [/dragon|drach|drak|wyrm|basilisk/, 'dragon'],
  [/griff|gryph|chimer|chimär|manticore|mantikor|sphinx/, 'griffin'],
  [/harpy|harpyie/, 'harpy'],
  [/dinosaur|raptor|tyrannosaur/, 'dinosaur'],
  // folk of tales
  [/were|werwolf/, 'werewolf'],
  [/minotaur/, 'minotaur'],
  [/centaur|kentaur|zentaur/, 'centaur'],
  [/cyclop|zyklop|beholder|betrachter/, 'cyclops'],
  [/kobold/, 'kobold'],
  [/goblin/, 'goblin'],
  [/gnoll|hyena|hyäne/, 'gnoll'],
  [/\borcs?\b|\borks?\b|uruk/, 'orc'],
  [/troll/, 'troll'],
  [/ogre|oger|ettin/, 'ogre'],
  [/dwarf|dwarv|zwerg|gnom/, 'dwarf'],
  [/\belf|\belv|\belb|drow/, 'elf'],
  [/fairy|\bfee\b|\bfeen\b|pixie|sprite|nymph/, 'fairy'],
  [/mermaid|merfolk|nixe|siren|meerjungfrau/, 'mermaid'],
  [/djinn|dschinn|genie\b/, 'djinn'],
  [/lizard ?(folk|man|men)|echsen(mensch|volk|krieger)|snake ?m[ae]n|serpent ?m[ae]n|troglodyt/, 'lizardfolk'],
  [/fish ?(folk|m[ae]n)|sahuagin|fischmensch|deep one/, 'fishfolk'],
  // whoever rides
  [/rider|reiter|cavalry|kavall|lancer|mounted|beritten/, 'rider'],
  // beasts
  [/wolf|wölf|worg|warg/, 'wolf'],
  [/\bdogs?\b|hound|\bhund|jackal|schakal/, 'hound'],
  [/\bfox|fuchs|füchs/, 'fox'],
  [/\bbears?\b|owlbear|\bbär|bär\b|bären/, 'bear'],
  [/\blions?\b|löwe/, 'lion'],
  [/lynx|luchs|tiger|panther|leopard/, 'lynx'],
  [/\bcats?\b|katze/, 'cat'],
  [/\brats?\b|ratte|mouse|\bmice\b|\bmaus\b|mäuse|rodent/, 'rat'],
  [/\bboars?\b|\beber|\bpigs?\b|schwein|keiler/, 'boar'],
  [/\bbulls?\b|stier|\box\b|\boxen\b|ochse|\bcow|\bkuh|buffalo|büffel|bison/, 'bull'],
  [/goat|ziege|\bram\b|widder|faun|satyr/, 'goat'],
  [/\bdeer|stag\b|hirsch|\belk\b|\belch/, 'deer'],
  [/unicorn|einhorn/, 'unicorn'],
  [/horse|pferd|pony|\bmule|maultier|\besel/, 'horse'],
  [/monkey|\baffe/, 'monkey'],
  [/gorilla|\bapes?\b|\byeti/, 'ape'],
  [/elephant|elefant|mammoth|mammut/, 'elephant'],
  [/\bbats?\b|fledermaus|fledermäuse|stirge/, 'bat'],
  [/\bowls?\b|\beule/, 'owl'],
  [/eagle|adler|hawk|habicht|falcon|falke|vulture|geier|\brocs?\b/, 'eagle'],
  [/raven|rabe\b|raben|crow\b|crows\b|krähe|\bbird|vogel|vögel/, 'raven'],
  [/snake|schlange|serpent|viper|naga|cobra|kobra/, 'snake'],
  [/lizard|echse|reptil|crocod|krokodil|salamander/, 'lizard'],
  [/\bfrog|frosch|frösche|\btoad|kröte/, 'frog'],
  [/shark|\bhai\b|haie\b|\bfish|\bfisch/, 'shark'],
  [/octopus|krake|squid|tentac/, 'octopus'],
  [/\bcrab|krabbe|lobster|hummer/, 'crab'],
  [/spider|spinne/, 'spider'],
  [/scorpion|skorpion/, 'scorpion'],
  [/beetle|käfer/, 'beetle'],
  [/\bants?\b|ameise|insect|insekt|centipede|tausendfüß|swarm|schwarm/, 'ant'],
  [/wasp|wespe|\bbees?\b|biene|hornet/, 'wasp'],
  [/worm\b|worms\b|\bwurm|würmer/, 'worm'],
  [/slime|schleim|\boozes?\b|jelly|gallert|\bcube/, 'slime'],
  [/mushroom|fung|pilz/, 'mushroom'],
  [/tree|\bbaum|bäume|treant|\bents?\b|plant\b|plants\b|pflanze|shambl|\bvine/, 'tree'],
  [/giant|riese|titan/, 'giant'],
  // people, by what they do
  [
    /captain|hauptmann|hauptfrau|sergeant|feldwebel|commander|kommandant|officer|offizier|centurion|zenturio/,
    'captain',
  ],
  [/archer|bowm[ae]n|bogen|schütz|crossbow|armbrust|ranger|hunter|huntress|jäger|scout|späher|sniper/, 'archer'],
  [/warlock|hexenmeister|occultist/, 'warlock'],
  [/witch|hexe|\bhag\b|vettel/, 'witch'],
  [/mage\b|mages\b|magier|wizard|zauber|sorcer|alchemist|magus|druid|illusion|conjur|beschwör/, 'mage'],
  [/cultist|kultist|\bcult|\bkult|acolyte|akolyth|fanatic|fanatiker/, 'cultist'],
  [/\bnuns?\b|nonne|priestess|priesterin|\babbess|äbtissin/, 'nun'],
  [/bishop|bischof|\bpope|papst|inquisit|cardinal|kardinal/, 'bishop'],
  [/priest|cleric|kleriker|monk|mönch|shaman|schaman|\babbot|\babt\b|pilgrim|pilger/, 'monk'],
  [/doctor|\barzt|ärztin|healer|heiler|medic|surgeon|plague|bader/, 'doctor'],
  [/assassin|meuchel|ninja|\bspy\b|spies|spion/, 'assassin'],
  [/pirate|pirat|corsair|korsar|buccaneer|sailor|matrose|seemann/, 'pirate'],
  [/thief|thieves|\bdieb|rogue|schurk|burglar|einbrecher|smuggler|schmuggler|pickpocket/, 'thief'],
  [/bandit|robber|räuber|brigand|outlaw|highwaym|wegelagerer|cutthroat|halsabschneider/, 'bandit'],
  [/thug|bruiser|schläger|\bgang|ruffian|henchm|handlanger|minion|scherge/, 'thug'],
  [/executioner|henker|scharfrichter|hangman/, 'executioner'],
  [/jester|\bnarr\b|\bfool\b|harlekin|bard\b|barde|minstrel/, 'jester'],
  [
    /king|könig|queen|\blords?\b|\blady|baron|prince|prinz|\bgraf\b|gräfin|\bcount|duke|duchess|herzog|noble|adlig|emperor|kaiser/,
    'noble',
  ],
  [/barbar|berserk/, 'barbarian'],
  [/viking|wikinger|raider|plünderer|northm/, 'viking'],
  [/savage|brute|wilde/, 'savage'],
  [/gladiator/, 'gladiator'],
  [/hoplit|spartan|legion/, 'hoplite'],
  [/samurai|ronin/, 'samurai'],
  [/warlord|kriegsherr|chieftain|häuptling|general\b/, 'warlord'],
  [/champion|\bhero\b|\bheld|heldin/, 'champion'],
  [/knight|ritter|paladin|templar|templer|squire|knappe/, 'knight'],
  [/guard|wache|wächter|watch|wärter|sentry|sentinel|posten|militia|miliz|gendarm|constable|büttel/, 'watchman'],
  [/veteran|mercenar|söldner/, 'veteran'],
  [/soldier|soldat|warrior|krieger|fighter|kämpfer|swords|schwert|spear|speer|pike|recruit|rekrut|trooper/, 'soldier'],
]

/** Names that tell no kind are people: each name has one of these faces, and keeps it. */
const PEOPLE = ['person', 'viking', 'archer', 'knight'] as const

/** The face of whoever has no picture, by the kind that the name tells; a name that tells none has one of a few faces of people. */
export function faceOf(name: string): FaceName {
  const words = name.trim().toLowerCase()
  const kind = KINDS.find(([fits]) => fits.test(words))?.[1]
  if (kind || words === '') return kind ?? 'person'
  const sum = [...words].reduce((hash, letter) => (hash * 19 + letter.codePointAt(0)!) % 65_521, 5)
  return PEOPLE[sum % PEOPLE.length]!
}

type Drawings = Readonly<Record<string, string>>

let load = (): Promise<{ readonly FURTHER_FACE_ICONS: Drawings }> => Promise.reject(new Error('no faces were provided'))
let loading: Promise<void> | null = null

/** Says where the faces come from that are not on the first screen: the load plan has them (`src/app/parts.ts`). */
export function provideFaces(from: typeof load): void {
  load = from
}

/** Loads the faces that do not come with the first screen. What waits for one of them is drawn when it is there (`onDrawings`). */
function loadFurtherFaces(): Promise<void> {
  loading ??= load().then(
    ({ FURTHER_FACE_ICONS }) => addDrawings(FURTHER_FACE_ICONS),
    // Without a network they come another time: until then letters stand there.
    () => void (loading = null),
  )
  return loading
}

/** The drawing of a name's face, in a 128 × 128 box; null: it is still being loaded, which this begins. */
export function faceDrawing(name: string): string | null {
  const face = faceOf(name)
  if (hasDrawing(face)) return solidDrawing(face)
  void loadFurtherFaces()
  return null
}

/** Whether a name that players know has had the further faces loaded, and they have come. */
let isPublic: 'no' | 'loading' | 'here' = 'no'

/**
 * As `faceDrawing`, for players' screens. A further face counts as here only once a name that the players know has asked for one: that a
 * hidden troll has had the faces loaded in the GM's window before must not be seen from a goblin's face being there at once.
 */
export function publicFace(name: string): string | null {
  const face = faceOf(name)
  if (face in FACE_ICONS) return solidDrawing(face)
  if (isPublic === 'no') {
    isPublic = 'loading'
    void loadFurtherFaces().then(() => {
      isPublic = hasDrawing(face) ? 'here' : 'no'
      if (isPublic === 'here') showFaces(faces.shown)
    })
  }
  return isPublic === 'here' ? solidDrawing(face) : null
}

/** Whether faces are shown in this window, or letters; another object once further faces have come. */
let faces = { shown: true }
const listeners = new Set<() => void>()

/** Shows faces in this window, or letters in their place. */
export function showFaces(shown: boolean): void {
  faces = { shown }
  for (const listener of listeners) listener()
}

onDrawings(() => showFaces(faces.shown))

/** Whether faces are shown. What draws them must be drawn anew whenever this is another object. */
export const useFaces = (): { readonly shown: boolean } => useSyncExternalStore(onFaces, () => faces)

/** The drawing of a name's face, if faces are shown and as soon as it is there. `name` undefined: none is wanted. */
export const useFace = (name: string | undefined): string | null =>
  useSyncExternalStore(onFaces, () => (faces.shown && name !== undefined ? faceDrawing(name) : null))

/** Calls `listener` when faces are switched on or off, or further ones have come; returns what ends that. */
export function onFaces(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
