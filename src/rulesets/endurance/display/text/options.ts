import type { Id, Json } from '~/engine/snapshot'
import type { OptionWords } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { areFoes } from '../../conditions'
import { attackModes } from '../../gear'
import { difficultyOf } from '../../harm/resuscitate'
import { TEST_KEYS, type QuestionKey } from '../../state/questions'
import type { Item } from '../../state/sheet'
import type { Endurance, Snapshot } from '../../state/types'

type Words = OptionWords<Endurance>

const ofItem: Words = (id, { s, ask }) => itemOf(s, ask.of, id)?.name

const square: Words = (cell, { f }) => squareWords(Number(cell), f.width)

/** An action, or a maneuver of one's own. */
const action: Words = (word, { s, ask }) =>
  word.startsWith('maneuver:')
    ? maneuverWords(s, ask.of, word.slice('maneuver:'.length))
    : ACTIONS.find(({ type }) => type === word)?.name

const fateDie: Words = die => (die === 'none' ? undefined : `Set the ${die} die to its maximum`)

/** Labels of options that name a thing of somebody's, or a place, by the question. */
export const optionsOf = {
  'attack.weapon': (word, { s, ask }) => weaponWords(s, ask.of, word),
  'attack.how': (word, { s, ask }) => howWords(s, ask.of, word),
  'attack.defend'(word, { s, ask }) {
    const parrying = word.startsWith('parry:') ? itemOf(s, ask.of, word.slice('parry:'.length)) : undefined
    return parrying && `Parry with ${parrying.name.toLowerCase()}`
  },
  'attack.block': ofItem,
  'drop.item': ofItem,
  'kill.victim': (id, { s, ask }) => onSide(s, ask.of, id, 'friend'),
  'resuscitate.patient': (id, { s, ask }) => patientWords(s, ask.of, id),
  'reload.item': ofItem,
  'brandish.items': (word, context) =>
    word.startsWith('thing:') ? (context.s.things[word.slice('thing:'.length)]?.name ?? word) : ofItem(word, context),
  'command.action': action,
  'ready.action': action,
  'ready.use': action,
  'maneuver.which': (id, { s, ask }) => maneuverWords(s, ask.of, id),
  'interact.with': (id, { f }) => doorWords(f.doors, id),
  'intercept.where': square,
  'move.aside': square,
  'ready.where': (nth, { f }) =>
    nth !== 'none' && Array.isArray(f.cells) ? squareWords(Number(f.cells[Number(nth) - 1]), f.width) : undefined,
  'death.fate': fateDie,
  ...Object.fromEntries(TEST_KEYS.flatMap(key => [`${key}.fate`, `${key}.assist.fate`]).map(key => [key, fateDie])),
} satisfies Partial<Record<QuestionKey, Words>>

/** Labels of options by their value; `key.value` where a word means another thing in that question. */
export const options: { readonly [value: string]: string } = {
  none: 'Nothing',
  bonus: 'Bonus by the GM',
  advantage: 'Advantage by the GM',
  fortify: 'Fortify to stay conscious',
  fall: 'Fall unconscious',
  keep: 'Keep the dice',
  attribute: 'Reroll the attribute die',
  skill: 'Reroll the skill die',
  shift: 'Shift up to 1 m',
  prone: 'Drop prone',
  continue: 'Go on',
  abandon: 'Abandon it',
  roll: 'Make the test',
  decline: 'Die',
  on: 'Go on',
  stop: 'Stop here',
  anew: 'Another way',
  words: 'Something in words',
  comes: 'An enemy comes within reach',
  attacks: 'An enemy attacks',
  other: 'Something else',
  cover: 'Take cover',
  'extended.test.none': 'It is done',
  'extended.test.test': 'A test decides',
  'fate.on.action': 'One more action',
  'fate.on.endurance': 'Half of endurance back',
  'fate.on.stamina': 'Half of stamina back',
  'fate.on.focus': 'Half of focus back',
  'fate.on.question': 'Ask the GM a question',
  'damage.fate.halve': 'Halve it',
  'damage.fate.none': 'Keep the fate',
}

const itemOf = (s: Snapshot, who: Id, id: string): Item | undefined =>
  s.combatants[who]?.sheet.items.find(one => one.id === id)

/** "Roland (friend)": where somebody is of the kind that one does not expect here. */
function onSide(s: Snapshot, of: Id, id: Id, unexpected: 'friend' | 'foe'): string | undefined {
  const [by, other] = [s.combatants[of], s.combatants[id]]
  if (!by || !other) return undefined
  return areFoes(s, by, other) === (unexpected === 'foe') ? `${other.name} (${unexpected})` : other.name
}

/** "Roland, against 8": what bringing somebody back must reach. */
function patientWords(s: Snapshot, of: Id, id: Id): string | undefined {
  const patient = s.combatants[id]
  return patient && `${onSide(s, of, id, 'foe')}, against ${difficultyOf(s, patient)}`
}

/** A square of the map by its column and row; `width`: of the map. */
function squareWords(cell: number, width: Json | undefined): string {
  const across = Number(width)
  return `Column ${(cell % across) + 1}, row ${Math.floor(cell / across) + 1}`
}

function doorWords(doors: Json | undefined, id: string): string | undefined {
  const list = Array.isArray(doors) ? (doors as readonly Record<string, Json>[]) : []
  const door = list.find(one => one.id === id)
  return (
    door &&
    `${door.to === 'open' ? 'Open' : 'Close'} the door at column ${Number(door.x) + 1}, row ${Number(door.y) + 1}`
  )
}

/** "Trip (1 stamina)": a maneuver and its price. */
function maneuverWords(s: Snapshot, of: Id, id: string): string {
  const found = s.combatants[of]?.sheet.maneuvers.find(one => one.id === id)
  if (!found) return id
  const price = [
    found.actions > 1 ? `${found.actions} actions` : '',
    found.stamina > 0 ? `${found.stamina} stamina` : '',
    found.focus > 0 ? `${found.focus} focus` : '',
  ].filter(Boolean)
  return price.length > 0 ? `${found.name} (${price.join(', ')})` : found.name
}

/** "Spear 4/8/19+": damage, critical damage, and from which luck on it is one. */
function weaponWords(s: Snapshot, of: Id, name: string): string {
  const c = s.combatants[of]
  const found = c && attackModes(c).find(one => one.name === name)
  if (!found) return name
  const { item, weapon, mode } = found
  const several = (weapon.reach === null ? 0 : 1) + (weapon.ranged ? 1 : 0) + (weapon.thrown ? 1 : 0) > 1
  return `${item.name}${several ? ` (${mode})` : ''} ${weapon.damage}/${weapon.critDamage}/${weapon.critThreshold}+`
}

/** "strength d8 + combat d6 + martial 2, piercing". */
function howWords(s: Snapshot, of: Id, how: string): string {
  const sheet = s.combatants[of]?.sheet
  const [attribute = '', proficiency = '', type = ''] = how.split('/')
  const dice: Record<string, number> = sheet?.attributes ?? {}
  const bonuses: Record<string, number> = sheet?.proficiencies ?? {}
  const bonus = proficiency === 'none' ? '' : ` + ${proficiency} ${bonuses[proficiency] ?? ''}`
  return `${attribute} d${dice[attribute] ?? '?'} + combat d${sheet?.skills.combat ?? '?'}${bonus}, ${type}`
}
