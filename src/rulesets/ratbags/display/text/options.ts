import type { Id } from '~/engine/snapshot'
import { capital } from '~/table/words/sentences'
import type { OptionWords } from '~/table/words/textOf'
import { attackModes } from '../../gear/attackModes'
import type { Ratbags, Snapshot } from '../../state/types'

/** Labels of options that name a thing of somebody's, by the question. */
export const optionsOf: { readonly [key: string]: OptionWords<Ratbags> } = {
  'attack.weapon': (word, { ask, s }) => weaponLabel(s, ask.of, word),
  'cast.wand': (word, { ask, s }) => capital(s.combatants[ask.of]?.sheet.wands[Number(word)]?.name ?? word),
  'special.which': (word, { ask, s }) => s.combatants[ask.of]?.sheet.specialActions[Number(word)]?.name ?? word,
  'sunder.item': (word, { ask, s }) =>
    word === 'no'
      ? 'Take the hit'
      : `Sunder the ${s.combatants[ask.of]?.sheet.armorItems[Number(word)]?.name ?? 'item'}`,
  'attack.arm': (word, { f }) => (Array.isArray(f.weapons) ? capital(String(f.weapons[Number(word)])) : word),
  'hold.what': (word, { ask, s }) => heldLabel(s, ask.of, word),
}

function weaponLabel(s: Snapshot, of: Id, value: string): string {
  const c = s.combatants[of]
  const mode = c && attackModes(c).find(({ name }) => name === value)
  if (!mode) return value
  return `${capital(mode.words)} ${mode.dice.map(die => `d${die}`).join(' + ')}${mode.blast ? ', blast' : ''}`
}

function heldLabel(s: Snapshot, of: Id, value: string): string {
  const sheet = s.combatants[of]?.sheet
  const [kind, at] = value.split('.')
  const list = kind === 'weapon' ? sheet?.weapons : kind === 'wand' ? sheet?.wands : sheet?.armorItems
  return capital(list?.[Number(at)]?.name ?? value)
}

/** Labels of options by their value. */
export const options: { readonly [value: string]: string } = {
  none: 'Nobody',
  suggested: 'As suggested',
  each: 'Rule on each',
  both: 'Impaired and enhanced: normal',
  impossible: 'Cannot work',
  works: 'Simply works',
  str: 'STR save',
  dex: 'DEX save',
  wil: 'WIL save',
  all: 'All of them',
  count: 'Roll how many',
  place: 'Lay its area on the map',
  take: 'Roll the d12',
  decline: 'Keep the own die',
  before: 'Before',
  after: 'After',
  likely: 'Show it',
  nothing: 'Show nothing',
  treated: 'Treated in time',
  goesOn: 'The clock goes on',
  died: 'Died',
  rest: 'Rest',
  noRest: 'No rest',
  end: 'End the combat',
  goOn: 'Play on',
  newcomer: 'A new character',
  wait: 'Wait',
}
