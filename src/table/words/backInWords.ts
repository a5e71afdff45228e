import type { Json } from '~/engine/snapshot'
import { asWord } from './asWord'

/** "5 endurance, 1 health back": what came back to which pool, or that nothing did; '' where that is not known. */
export function backInWords(back: Json | undefined, label = (pool: string, _n: number) => pool): string {
  if (typeof back !== 'object' || back === null) return ''
  const got = Object.entries(back).map(([pool, n]) => `${asWord(n)} ${label(pool, Number(n))}`)
  return got.length > 0 ? `${got.join(', ')} back` : 'nothing to get back'
}
