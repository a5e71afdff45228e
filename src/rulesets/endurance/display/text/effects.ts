import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import type { Facts } from '~/table/words/sentences'
import type { EffectWords } from '~/table/words/textOf'
import { TEST_KEYS, type QuestionKey } from '../../state/questions'
import type { Endurance } from '../../state/types'
import { advantageInShort } from './advantage'

type Words = EffectWords<Endurance>

/** "rolls d6 + d4 + 2". */
function rolls({ dice, adds }: Facts): string {
  const sides = Array.isArray(dice) ? dice.map(die => `d${asWord(die)}`).join(' + ') : ''
  const n = Number(adds ?? 0)
  return `rolls ${sides}${n === 0 ? '' : n > 0 ? ` + ${n}` : ` − ${-n}`}`
}

/** "9 damage, endurance 1 left", with what becomes of the item that blocks. */
const damage: Words = f => {
  if (f.taken === undefined) return ''
  const item = f.item === undefined ? '' : `${wear(f)}: `
  if (f.taken === 0) return `${item}no damage`
  const left = f.endurance === 0 ? `health ${asWord(f.health)} left` : `endurance ${asWord(f.endurance)} left`
  return `${item}${asWord(f.taken)} damage, ${left}`
}

/** What becomes of the item that is used. */
const wear = ({ was, left }: Facts): string => (left === 0 ? 'breaks' : `wears ${asWord(was)} → ${asWord(left)}`)

const reroll: Words = ({ shows, sides }) => `the d${asWord(sides)} shows ${asWord(shows)}`

/** Defence against an effect: what is rolled, or what stands without. */
const stands: Words = (f, { f: question }) =>
  f.passive === undefined
    ? `${rolls(f)} against ${asWord(question.total)}`
    : `${asWord(f.defence)} ${asWord(f.passive)} against ${asWord(question.total)}`

/** What comes of an option, by the key of the question. */
export const effects: { readonly [Key in QuestionKey]?: Words } = {
  'attack.target': ({ evasion, sources }) =>
    [`evasion ${asWord(evasion)}`, advantageInShort(sources)].filter(Boolean).join(', '),
  'attack.intercept': ({ evasion, insteadOf }, { f, name }) =>
    evasion === undefined ? '' : `in ${name(f.target)}'s place, evasion ${asWord(evasion)} for ${asWord(insteadOf)}`,
  'attack.defend'(f) {
    if (f.dice !== undefined) return `${rolls(f)}, at least ${asWord(f.evasion)}`
    if (f.less === undefined) return f.evasion === undefined ? '' : `evasion ${asWord(f.evasion)}`
    const less = f.less === 0 ? `nothing against ${asWord(f.type)}` : `${asWord(f.less)} less damage`
    return `${less}, ${wear(f)}`
  },
  'attack.block': damage,
  'effect.fortify': stands,
  'effect.resist': stands,
  'conscious.fortify': (f, { f: { missing } }) =>
    f.dice === undefined ? 'unconscious' : `${rolls(f)} against ${asWord(missing)}`,
  'death.test': f => (f.needed === undefined ? 'dead' : `the luck die must reach ${needed(f)}`),
  ...Object.fromEntries(TEST_KEYS.map(key => [`${key}.reroll`, reroll])),
}

/** What the die itself must show. */
const needed = ({ needed, bonus }: { readonly [fact: string]: Json | undefined }): number =>
  Number(needed) - Number(bonus ?? 0)
