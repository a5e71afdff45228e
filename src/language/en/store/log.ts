import { catalogue } from '../../spoken'
import { plural } from '../grammar'

/** What the store says of what has happened. */
export const HAPPENED = catalogue('store/log', {
  preparation: 'Preparation',
  after: 'After the fight',
  round: (n: number) => `Round ${n}`,
  left: (label: string, now: number, most: number) => `${label} ${now} of ${most}`,
  title: (fight: string, rounds: number) => `${fight}, ${rounds} ${plural(rounds, { one: 'round', other: 'rounds' })}.`,
  fell: (name: string, round: number, by: string | null) =>
    `${name} fell in round ${round}${by === null ? '' : `, by ${by}`}.`,
  took: (amounts: string) => `took from others ${amounts}`,
  lost: (amounts: string) => `lost to others ${amounts}`,
  spent: (amounts: string) => `spent ${amounts}`,
  ground: (things: readonly string[]) => `On the ground: ${things.join(', ')}.`,
})
