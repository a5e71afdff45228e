import type { Rect } from '../squares/rect'
import { across, surroundedPlaces } from './surroundedPlaces'

/**
 * Do two different tokens stand on opposite places of `target`? `tokens` are the footprints of those that count: hostile to
 * the target and able to act. A single token never surrounds, however large. O(tokens). [END-ATK-18]
 */
export function isSurrounded(target: Rect, tokens: readonly Rect[]): boolean {
  let heldByEarlier = 0
  for (const token of tokens) {
    const places = surroundedPlaces(target, token)
    if (across(places) & heldByEarlier) return true
    heldByEarlier |= places
  }
  return false
}
