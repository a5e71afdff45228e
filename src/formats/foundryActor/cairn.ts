import * as v from 'valibot'
import type { GivenArmour, GivenAttack, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { diceOf } from '../creatures/dice'
import type { Fields } from '../creatures/fields'
import { plainText, points, whole } from '../creatures/plainText'
import { label, within } from '../report/label'
import type { ProblemList } from '../report/problemList'
import { itemsOf, itemWords, type OfRules } from './ofItems'
import { NOTE_WORDS } from '../creatures/proseAttack'

const SHOT = /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|rifle|musket|javelins?|blowgun)\b/i

const cairn = v.object({
  abilities: v.object({ STR: v.unknown(), DEX: v.unknown(), WIL: v.unknown() }),
})

/** Whether an actor is written for Cairn: its three abilities in capitals. */
export function isCairn(value: unknown): boolean {
  return v.is(v.union([v.object({ system: cairn }), v.object({ data: cairn })]), value)
}

/**
 * An actor of the Cairn family. Armour is an item there, and so is each weapon; what the description calls critical damage is
 * what a failed save brings.
 */
export function cairnActor(system: Fields, list: readonly unknown[], problems: ProblemList): OfRules {
  const numbers: GivenNumber[] = []
  const attacks: GivenAttack[] = []
  const armour: GivenArmour[] = []
  const notes: string[] = []
  const pool = (fields: Fields, name: string, from: string) => {
    const max = fields.read('max', points)
    const value = fields.read('value', points)
    const size = max ?? value
    if (size === undefined) return
    numbers.push({ name, value: size, from, ...(value !== undefined && value !== size && { left: value }) })
  }
  pool(system.inside('hp'), 'hp', 'hp')
  const abilities = system.inside('abilities')
  for (const key of ['STR', 'DEX', 'WIL']) pool(abilities.inside(key), key.toLowerCase(), `abilities, ${key}`)
  const natural = system.read('armor', points) ?? 0
  if (natural > 0) numbers.push({ name: 'armour', value: natural, from: 'armor' })
  const { words, critical } = described(system.read('description', v.string()) ?? '')
  notes.push(words)
  notes.push(plainText(system.read('biography', v.string()) ?? ''))

  for (const { name, data } of itemsOf(list, system.place, problems)) {
    const formula = data.read('damageFormula', v.string())?.trim() ?? ''
    const value = data.read('armor', points) ?? 0
    const isBlast = data.read('blast', v.boolean()) ?? false
    const harm = plainText(data.read('criticalDamage', v.string()) ?? '')
    const text = plainText(data.read('description', v.string()) ?? '')
    // Armed or not is settled at the table; how much one carries is not counted for creatures.
    data.pass('equipped')
    const count = data.read('quantity', whole(0, 9999))
    const more = [count === undefined || count === 1 ? '' : NOTE_WORDS.count(count), text, ...data.rest()]
    const from = CREATURES.itemNamed(name)
    const read = formula === '' ? undefined : diceOf(formula)
    if (formula !== '' && !read)
      problems.add('left out', within(data.place, 'damageFormula'), CREATURES.noDice(label(formula.slice(0, 60))))
    if (formula !== '')
      attacks.push({
        name,
        dice: read?.dice ?? [],
        ...(read?.keepsHighest && { keepsHighest: true }),
        ...(SHOT.test(name) && { isRanged: true }),
        ...(isBlast && { isBlast: true }),
        ...(harm !== '' && { critical: harm }),
        from,
      })
    if (value > 0) armour.push({ name, value, from })
    const said = [
      formula,
      value > 0 ? NOTE_WORDS.armour(value) : '',
      isBlast ? NOTE_WORDS.blast : '',
      harm && NOTE_WORDS.critical(harm),
    ]
    notes.push(itemWords(name, ...said, ...more))
  }
  notes.push(...system.rest().map(plainText))
  return { numbers, attacks, armour, critical, notes, isDetachment: /^\W*detachment\b/im.test(words) }
}

/** The description as plain lines, and what one of them calls critical damage. */
function described(html: string): { words: string; critical: string } {
  const words = plainText(html)
  return { words, critical: /^\W*critical damage\W*[:.]\W*(.{1,400})$/im.exec(words)?.[1]?.trim() ?? '' }
}
