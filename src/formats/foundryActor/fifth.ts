import * as v from 'valibot'
import type { GivenAttack, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { given } from '../creatures/build'
import { diceOf } from '../creatures/dice'
import { type Fields, inWords } from '../creatures/fields'
import { plainText, points } from '../creatures/plainText'
import { proseAttack } from '../creatures/proseAttack'
import type { ProblemList } from '../report/problemList'
import { itemsOf, itemWords, type OfRules } from './ofItems'

const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
const SIDES: Readonly<Record<string, number>> = { lg: 2, huge: 3, grg: 4 }

const NUMBER = v.pipe(v.string(), v.regex(/^\d{1,3}$/))

const fifth = v.object({
  attributes: v.object({ hp: v.unknown() }),
  abilities: v.object({ str: v.object({ value: v.unknown() }), cha: v.object({ value: v.unknown() }) }),
})

/** Whether an actor is written for the fifth edition: its six abilities in small letters with their scores, hit points among its attributes. */
export function isFifth(value: unknown): boolean {
  return v.is(v.union([v.object({ system: fifth }), v.object({ data: fifth })]), value)
}

/** An actor of the fifth edition. Attacks are the weapons among its items; everything else of its items stands in the notes. */
export function fifthActor(system: Fields, list: readonly unknown[], problems: ProblemList): OfRules {
  const attributes = system.inside('attributes')
  const hp = attributes.inside('hp')
  const max = hp.read('max', points)
  const value = hp.read('value', points)
  const size = max ?? value
  const numbers: GivenNumber[] = []
  if (size !== undefined)
    numbers.push({
      name: 'hp',
      value: size,
      from: 'attributes, hp',
      ...(value !== undefined && value !== size && { left: value }),
    })
  const ac = attributes.inside('ac')
  numbers.push(...given('ac', ac.read('flat', points) ?? ac.read('value', points), 'attributes, ac'))
  const movement = attributes.inside('movement')
  numbers.push(...given('speed (feet)', movement.read('walk', points), 'attributes, movement'))
  const abilities = system.inside('abilities')
  for (const key of ABILITIES) {
    const ability = abilities.inside(key)
    numbers.push(...given(key, ability.read('value', points), `abilities, ${key}`))
  }
  const traits = system.inside('traits')
  const body = traits.read('size', v.string())
  const details = system.inside('details')
  const biography = details.inside('biography')
  const notes = [plainText(biography.read('value', v.string()) ?? ''), body === undefined ? '' : `Size: ${body}`]
  const { attacks, words } = itemsRead(list, system.place, problems)
  notes.push(...words)
  notes.push(...system.rest().map(plainText))
  const squares = body === undefined ? 1 : (SIDES[body] ?? 1)
  return { numbers, attacks, armour: [], critical: '', notes, squares }
}

function itemsRead(list: readonly unknown[], place: string, problems: ProblemList) {
  const attacks: GivenAttack[] = []
  const words: string[] = []
  for (const { name, type, data } of itemsOf(list, place, problems)) {
    const text = data.inside('description')
    const prose = plainText(text.read('value', v.string()) ?? '')
    const from = CREATURES.itemNamed(name)
    const said = proseAttack(name, prose, from)
    const parts = type === 'weapon' && !said ? partsOf(data) : []
    if (type === 'weapon') attacks.push(said ?? { name, dice: parts.flatMap(diceWithoutNames), from })
    words.push([itemWords(name, type, ...parts), prose].filter(one => one !== '').join('. '))
    words.push(...data.rest().map(line => `${name}, ${plainText(line)}`))
  }
  return { attacks, words }
}

/** Damage by `damage.parts` ("1d6 + @mod, slashing") or, in later versions, by `damage.base`. */
function partsOf(data: Fields): string[] {
  const damage = data.inside('damage')
  const parts = damage.list('parts').map(inWords)
  const base = damage.inside('base')
  const count = base.read('number', points)
  const sides = base.read('denomination', points)
  // What is no number there ("@mod") stays in the words.
  const bonus = base.fits('bonus', NUMBER) ? base.read('bonus', NUMBER) : undefined
  if (count !== undefined && sides !== undefined) parts.push(`${count}d${sides}${bonus ? ` + ${bonus}` : ''}`)
  return parts
}

/** The dice of a part: without what is named there, and without the kind of damage. */
function diceWithoutNames(part: string): GivenAttack['dice'] {
  const [written = ''] = part.split(',')
  return diceOf(written.replace(/\s*[+-]\s*@[\w.]+/g, ''))?.dice ?? []
}
