import type { Json } from '~/engine/snapshot'
import { capital } from '~/table/words/sentences'
import type { OptionWords } from '~/table/words/textOf'
import { ACTIONS } from '../../actions'
import { signed } from '../../sheet/ability'
import type { CheckKey, QuestionKey } from '../../state/questions'
import type { DamagePart, Sheet } from '../../state/sheet'
import type { Hallowed } from '../../state/types'

/** Something on the sheet of the one who is asked. */
const own =
  (label: (sheet: Sheet, word: string) => string | undefined): OptionWords<Hallowed> =>
  (word, { ask, s }) => {
    const sheet = s.combatants[ask.of]?.sheet
    return sheet && label(sheet, word)
  }

/** Labels of options that name a thing of somebody's, by the question. */
export const optionsOf: { readonly [Key in QuestionKey]?: OptionWords<Hallowed> } = {
  'attack.weapon': own((sheet, word) => weaponLabel(sheet, Number(word))),
  reposte: own((sheet, word) => (word === 'no' ? undefined : `Reposte with ${weaponLabel(sheet, Number(word))}`)),
  'cast.spell': own((sheet, word) => spellLabel(sheet, Number(word))),
  'consumable.item': own(({ items }, word) => capital(items[Number(word)]?.name ?? word)),
  'trait.which': own(({ traits }, word) => capital(traits[Number(word)]?.name ?? word)),
  'throw.what': own(thingLabel),
  'free.what': own(freeLabel),
  'newcomer.act': word => ACTIONS.find(({ type }) => type === word)?.name,
  // Of those who would share a die all are named.
  'initiative.sharing'(word, { f, name }) {
    const groups = Array.isArray(f.groups) ? f.groups : []
    const group = groups.find((one: Json) => Array.isArray(one) && one[0] === word)
    return Array.isArray(group) ? group.map(name).join(', ') : name(word)
  },
}

const damageWords = (damage: readonly DamagePart[]): string =>
  damage.map(({ count, sides, flat }) => `${count}d${sides}${flat === 0 ? '' : signed(flat)}`).join(' + ')

function weaponLabel({ weapons }: Sheet, i: number): string {
  const weapon = weapons[i]
  if (!weapon) return 'a weapon'
  const { name, damage, speed, held, kind } = weapon
  return `${name} ${damageWords(damage)}, speed ${signed(speed)}${held || kind === 'natural' ? '' : ', not drawn'}`
}

function spellLabel({ spells }: Sheet, i: number): string {
  const spell = spells[i]
  if (!spell) return 'a spell'
  const { name, castingTN, speedOverride, manaCost } = spell
  return `${name}, TN ${castingTN}, speed ${signed(speedOverride ?? castingTN - 10)}, ${manaCost} Mana`
}

function thingLabel(sheet: Sheet, word: string): string {
  const [kind, n] = word.split('.')
  const name = kind === 'weapon' ? sheet.weapons[Number(n)]?.name : sheet.items[Number(n)]?.name
  return capital(name ?? word)
}

function freeLabel(sheet: Sheet, word: string): string {
  const [kind, n] = word.split('.')
  if (kind === 'draw') return `Draw ${sheet.weapons[Number(n)]?.name ?? 'a weapon'}`
  if (kind === 'drop') return `Drop ${sheet.weapons[Number(n)]?.name ?? 'a weapon'}`
  if (kind === 'trait') return `Activate ${sheet.traits[Number(n)]?.name ?? 'a trait'}`
  return 'Some other small act'
}

/** What the GM adds to a roll by hand, as the knob is labelled. */
const KNOBS: { readonly [Key in `${CheckKey | 'attack'}.modifier`]: string } = {
  'attack.modifier': 'By the GM',
  'cast.die.modifier': 'By the GM',
  'heal.die.modifier': 'By the GM',
  'intimidate.die.modifier': 'By the GM',
  'breath.die.modifier': 'By the GM',
  'check.die.modifier': 'By the GM',
}

/** Labels of options by their value; `key.value` where one word means another thing in one question. */
export const options: { readonly [value: string]: string } = {
  ...KNOBS,
  'act.go.go': 'Go on with it',
  'act.go.drop': 'Drop the action',
  'before.on': 'On to the action',
  'after.on': 'Nothing more',
  'reposte.no': 'No Reposte',
  move: 'Move',
  stand: 'Stand up',
  free: 'Free Action',
  on: 'Go on',
  stop: 'Stop here',
  anew: 'Choose another way',
  drop: 'Drop the action',
  ground: 'Nobody in particular',
  flee: 'It flees',
  surrender: 'It surrenders',
  end: 'End the combat',
  goOn: 'Play on',
  halfSpeed: 'Half speed',
  proneUntilHealed: 'Prone until healed',
  oneActionPerTwoTurns: 'One action in two rounds',
  armNoAttack: 'No attacks with that arm',
  armNoHold: 'Cannot hold anything in that arm',
  handNoUse: 'Cannot use that hand',
  cannotBreathe: 'Cannot breathe',
  cannotChew: 'Cannot chew',
  noSmell: 'Cannot smell',
  oneEyeBlind: 'Blind in one eye',
  oneEarDeaf: 'Deaf in one ear',
}
