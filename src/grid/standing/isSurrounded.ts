import type { Rect } from '../squares/rect'
import { oppositePlace, type Place, surroundedPlaces } from './surroundedPlaces'

/**
 * Do two different tokens stand on opposite places of `target`? `tokens` are the footprints of those that count: hostile to
 * the target and able to act. A single token never surrounds, however large. O(tokens). [END-ATK-18]
 */
export function isSurrounded(target: Rect, tokens: readonly Rect[]): boolean {
  const heldByEarlier: Place[] = []
  for (const token of tokens) {
    const places = surroundedPlaces(target, token)
    if (places.some(place => heldByEarlier.includes(oppositePlace[place]))) return true
    heldByEarlier.push(...places)
  }
  return false
}
