import { PLAY } from '~/language/en/store/play'
import type { BoardState } from '~/table'

/**
 * What the players read above their table: the public name of the fight, or a neutral word where it is empty. A fight that was kept
 * before fights had a public name shows its own name, as it always did.
 * @param name the fight's own name, under which the GM keeps it
 */
export function titleFor({ publicName }: Pick<BoardState, 'publicName'>, name: string): string {
  if (publicName === undefined) return name
  return publicName === '' ? PLAY.neutralName : publicName
}
