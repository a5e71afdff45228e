import type { Asked } from '~/engine/questions'
import type { Json } from '~/engine/snapshot'
import type { Sheet } from '../state/sheet'
import type { Snapshot } from '../state/types'

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const { sheet } = s.combatants[ask.of] ?? {}
  if (!sheet) return undefined
  const { orders } = sheet
  switch (ask.key) {
    case 'reposte':
      if (orders.reposte === 'ask') return undefined
      return orders.reposte === 'never' ? 'no' : ask.default
    case 'cast.mana':
      return orders.payment === 'mana' ? ask.default : undefined
    case 'attack.weapon':
      return orders.weapon === 'ask' ? undefined : meant(sheet, ask)
    case 'act.go':
      return orders.movement === 'needed' && isPlain(sheet, ask) ? 'go' : undefined
    case 'before':
    case 'after':
      return goesOn(orders.movement, ask) ? 'on' : undefined
    default:
      return undefined
  }
}

/** The only weapon that can be meant; nobody strikes with the bare fist who has one. */
function meant({ weapons }: Sheet, ask: Asked): Json | undefined {
  if (ask.kind !== 'choice') return undefined
  const open = ask.options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
  const made = open.filter(value => weapons[Number(value)]?.kind !== 'natural')
  const [only, ...more] = made.length > 0 ? made : open
  return more.length === 0 ? only : undefined
}

/** Full-Defense costs nothing, as long as it costs no Wound. */
const isPlain = ({ wounds }: Sheet, { facts }: Asked): boolean => facts?.act === 'fullDefense' && wounds.cur > 0

/** Whether somebody simply goes on, before the action or after it. */
function goesOn(movement: Sheet['orders']['movement'], { default: proposed, facts }: Asked): boolean {
  // Whoever has declared a weapon that is not in hand is asked all the same: it would be lost.
  if (movement === 'stay') return facts?.draw === undefined
  return movement === 'needed' && proposed === 'on' && facts?.trait === undefined
}
