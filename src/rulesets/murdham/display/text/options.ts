import type { Json } from '~/engine/snapshot'
import { asWord, capital, nameIn } from '~/table/words/sentences'
import type { OptionWords, QuestionContext } from '~/table/words/textOf'
import { priceOf } from '../../aim/power'
import { attackModes, isBlast } from '../../gear/attackModes'
import { handItems } from '../../gear/hands'
import type { QuestionKey } from '../../state/questions'
import type { Murdham, Snapshot } from '../../state/types'

type Label = OptionWords<Murdham>

/** "Sword d8", "Fireball d6 (1 mana)". */
const attackMode: Label = (id, { ask, s }) => {
  const c = s.combatants[ask.of]
  const attackMode = c && attackModes(c).find(one => one.id === id)
  if (!attackMode) return capital(id)
  const die = attackMode.die === null ? '' : ` d${attackMode.die}`
  const price = attackMode.power && priceOf(c.sheet, attackMode.power)
  const costs = price && [
    price.mana > 0 ? `${price.mana} mana` : '',
    price.corruption > 0 ? `${price.corruption} corruption` : '',
  ]
  return `${capital(attackMode.name)}${die}${isBlast(attackMode) ? ', blast' : ''}${costs ? ` (${costs.filter(Boolean).join(', ')})` : ''}`
}

/** "Into B3", "On the border with B3": the names come with the question. */
const place: Label = (value, { f }) => {
  const [kind = '', zone] = value.includes(':') ? value.split(':') : ['', value]
  const known = (f.names ?? {}) as { readonly [id: string]: Json }
  const name = asWord(known[zone ?? ''] ?? zone)
  if (kind === 'zone') return `Into ${name}`
  if (kind === 'border') return `On the border with ${name}`
  if (kind === 'throw') return `Throw into ${name}`
  return options[value] ?? name
}

function itemName(s: Snapshot, of: string, id: string): string {
  const sheet = s.combatants[of]?.sheet
  return (sheet && handItems(sheet).find(item => item.id === id)?.name) ?? id
}

/** A thing of whoever is asked. */
const own = (id: string, { ask, s }: QuestionContext<Murdham>): string => itemName(s, ask.of, id)
const ownWithCapital: Label = (id, question) => capital(own(id, question))

/** Labels of options that name a thing or a place, by the question. */
export const optionsOf: { readonly [Key in QuestionKey]?: Label } = {
  'attack.weapon': attackMode,
  'blast.weapon': attackMode,
  'counter.with': attackMode,
  'opportunity.with': attackMode,
  'invoke.power': attackMode,
  'disarm.weapon': (id, { f, s }) => itemName(s, asWord(f.target), id),
  'gear.shield': own,
  'step.to': place,
  'move.stop': place,
  'shove.to': place,
  'blast.zone': place,
  'equip.what': (value, question) =>
    `${value.startsWith('take') ? 'Take' : 'Put away'} ${own(value.slice('take.'.length), question)}`,
  'equip.all': ownWithCapital,
  'consume.weapon': ownWithCapital,
  'letGo.what': (value, question) =>
    value === 'captive'
      ? `Let ${nameIn(question.s, question.s.combatants[question.ask.of]?.sheet.status.grabbing)} go`
      : `Drop ${own(value.slice('item.'.length), question)}`,
  'pickUp.what': (value, question) =>
    value.startsWith('down.')
      ? `Put down ${own(value.slice('down.'.length), question)}`
      : `Pick up ${question.s.things[value]?.name ?? 'it'}`,
  'consume.what': (i, { ask, s }) => capital(s.combatants[ask.of]?.sheet.consumables[Number(i)]?.name ?? i),
}

/** Labels of options; where one word means several things, by its question. */
export const options: { readonly [value: string]: string } = {
  unclear: 'Unclear: by a die',
  hand: 'For one hand, d4',
  great: 'For both hands, d6',
  zone: 'In the zone',
  exit: 'Off the map',
  stay: 'Where it stands',
  plain: 'Plain',
  'fullMove.how.plain': 'On foot',
  holdBack: 'Hold back',
  stunt: 'Offer a stunt',
  final: 'Final blow',
  focus: 'At this one alone, double',
  still: 'Stand still, and move no more',
  moving: 'Stay on the move',
  none: 'Nothing',
  'stunt.offer.none': 'No, strike',
  'stunt.offer.offer': 'Offer a stunt',
  'attack.guard.none': 'Stay out of it',
  'guard.stranger.none': 'Nobody',
  'opportunity.react.none': 'Let it go',
  'hide.behind.none': 'Nobody after all',
  'cleave.target.none': 'Nobody',
  'shove.hazard.none': 'No',
  'shove.hazard.hazard': 'Into the hazard',
  hide: 'Hide behind somebody',
  agree: 'Agree',
  refuse: 'Refuse',
  allow: 'Allow',
  letGo: 'Let go',
  keep: 'Keep hold',
  'omen.save.keep': 'Leave it',
  'omen.damage.keep': 'Leave it',
  spend: 'Spend an omen',
  die: 'Die',
  revealed: 'Revealed',
  hidden: 'Still hidden',
  save: 'A save',
  unnoticed: 'Unnoticed without one',
  noticed: 'Noticed',
  easy: 'Easy',
  impossible: 'It cannot be done',
  works: 'It works without one',
  bonus: 'Bonus action',
  main: 'Main action',
  stopped: 'It does not',
  through: 'Through the cover',
  behind: 'A barrier: no attack',
  cover: 'Cover',
  obscured: 'Obscured',
  unseen: 'Out of sight',
  fightOn: 'Fight on',
  'surrender.fightOn.stay': 'Stay surrendered',
  notFollowed: 'Nobody follows',
  faster: 'Those who flee are faster',
  equal: 'Equal',
  slower: 'Those who flee are slower',
  end: 'End the combat',
  playOn: 'Play on',
}
