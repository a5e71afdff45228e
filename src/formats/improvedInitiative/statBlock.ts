import * as v from 'valibot'
import type { Creature, GivenAttack, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { creature, feetIn, given } from '../creatures/build'
import { diceOf } from '../creatures/dice'
import { Fields, inWords } from '../creatures/fields'
import { plainText, points, whole } from '../creatures/plainText'
import { NOTE_WORDS, proseAttack } from '../creatures/proseAttack'
import { label, within } from '../report/label'

const ABILITIES = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'] as const
const POWERS = ['Traits', 'Actions', 'BonusActions', 'Reactions', 'LegendaryActions', 'MythicActions'] as const
const modifier = whole(-99, 99)
const challenge = v.union([v.string(), v.number()])

/** Squares a side by the first word of a type, as the fifth edition measures bodies. */
const SIDES: readonly (readonly [RegExp, number])[] = [
  [/^large\b/i, 2],
  [/^huge\b/i, 3],
  [/^gargantuan\b/i, 4],
]

/** How a whole stat block is called in the file: "creature 3 “Goblin”". */
export const blockPlace = (place: string, name: string): string => (name === '' ? place : CREATURES.named(place, name))

/**
 * A stat block of Improved Initiative; undefined without a name, which is told. A number that is none is told and left out; what
 * the format does not know stays in the notes.
 */
export function statBlock(block: Fields, format: string, file: string): Creature | undefined {
  const { place, problems } = block
  const name = label(block.read('Name', v.string()) ?? '')
  if (name === '') {
    problems.add('left out', place, CREATURES.noName)
    return undefined
  }
  const numbers: GivenNumber[] = []
  const notes: string[] = []
  const take = (from: Fields, key: string, as: string, schema: typeof points, where: string) =>
    numbers.push(...given(as, from.read(key, schema), where))

  const type = block.read('Type', v.string()) ?? ''
  const source = block.read('Source', v.string()) ?? ''
  const level = block.read('Challenge', challenge)
  notes.push(
    [type, level === undefined ? '' : NOTE_WORDS.challenge(String(level)), source].filter(one => one !== '').join('; '),
  )

  const hp = block.inside('HP')
  take(hp, 'Value', 'hp', points, 'HP')
  const rolled = hp.read('Notes', v.string()) ?? ''
  if (rolled !== '') notes.push(`HP: ${hitDice(rolled, hp)}`)
  const ac = block.inside('AC')
  take(ac, 'Value', 'ac', points, 'AC')
  const armour = ac.read('Notes', v.string()) ?? ''
  if (armour !== '') notes.push(`AC: ${plainText(armour)}`)
  take(block, 'InitiativeModifier', 'initiative', modifier, 'InitiativeModifier')
  const abilities = block.inside('Abilities')
  for (const key of ABILITIES) take(abilities, key, key.toLowerCase(), points, `Abilities, ${key}`)

  const speed = block.list('Speed').map(inWords).join(', ')
  numbers.push(...given('speed (feet)', feetIn(speed), 'Speed'))
  if (speed !== '') notes.push(`Speed: ${speed}`)
  for (const key of ['Saves', 'Skills']) {
    const list = block.list(key).map(one => signed(new Fields(one, `${place}, ${key}`, problems)))
    if (list.length > 0) notes.push(`${key}: ${list.join(', ')}`)
  }
  const attacks = POWERS.flatMap(key => powers(block, key, notes))
  const description = block.read('Description', v.string()) ?? ''
  notes.push(plainText(description))
  const picture = label(block.read('ImageURL', v.string()) ?? '')
  const player = block.read('Player', v.string()) ?? ''
  // How the library there sorts and finds it.
  block.pass('Id', 'Path', 'LastUpdateMs', 'Version', 'SearchHint', 'FilterDimensions')
  notes.push(...block.rest().map(plainText))
  if (picture !== '') notes.push(`Picture: ${picture}`)
  const squares = SIDES.find(([word]) => word.test(type))?.[1] ?? 1
  return creature(
    {
      name,
      origin: { format, rules: 'fifth', place: `${file}, ${place}` },
      numbers,
      attacks,
      picture: picture === '' ? null : picture,
      squares,
      isTheirs: player !== '',
      notes,
    },
    problems,
    place,
  )
}

/** What is said behind the hit points: dice that are none are told, not carried on. */
function hitDice(marked: string, hp: Fields): string {
  const written = plainText(marked)
  if (!/\d\s*d\s*\d/i.test(written) || diceOf(written)) return written
  hp.problems.add('left out', within(hp.place, 'Notes'), CREATURES.noDice(label(written.slice(0, 60))))
  return label(written)
}

/** "Stealth +6". */
function signed(fields: Fields): string {
  const name = fields.read('Name', v.string()) ?? ''
  const n = fields.read('Modifier', modifier)
  const words = n === undefined ? '' : ` ${n < 0 ? n : `+${n}`}`
  return [label(name) + words, ...fields.rest()].join(' ')
}

/** Traits and actions of one kind: each a paragraph of the notes, and those that attack an attack. */
function powers(block: Fields, key: string, notes: string[]): GivenAttack[] {
  const list = block.list(key)
  if (list.length > 0 && key !== 'Traits' && key !== 'Actions')
    notes.push(`${key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/ Actions/, ' actions')}:`)
  return list.flatMap((entry, i) => {
    const power = new Fields(entry, `${block.place}, ${key} ${i + 1}`, block.problems)
    if (typeof entry === 'string') notes.push(plainText(entry))
    const name = label(power.read('Name', v.string()) ?? '')
    const usage = label(power.read('Usage', v.string()) ?? '')
    const content = plainText(power.read('Content', v.string()) ?? '')
    const title = usage === '' ? name : `${name} (${usage})`
    notes.push([title, content].filter(one => one !== '').join('. '), ...power.rest())
    return proseAttack(name, content, `${key}, ${name}`) ?? []
  })
}
