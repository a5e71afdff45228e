import { PLAY } from '~/words/en/store'
import type { BoardState } from '~/table'

/**
 * What the players read above their table: the public name of the fight, or a neutral word where it has none. The name under which the
 * GM keeps the fight is not asked: it may say too much.
 */
export const titleFor = ({ publicName }: Pick<BoardState, 'publicName'>): string => publicName || PLAY.neutralName
