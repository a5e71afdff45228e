import { withWord } from '~/grid/sets/rows'
import type { BoardState } from '~/table'
import type { GivenMap } from '../fights/files'

/** The board of a new fight on a map: whoever wants fog lays it; what the map brought with it is there. */
export function preparedBoard({
  grid,
  difficult = [],
  pins = [],
  about = '',
}: Pick<GivenMap, 'grid' | 'difficult' | 'pins' | 'about'>): Partial<BoardState> {
  return {
    fog: { mode: 'off', party: [], dark: false, hand: {}, known: {}, looks: {} },
    ...(difficult.length > 0 && { paint: withWord({}, grid.width, difficult, 'difficult') }),
    ...(pins.length > 0 && {
      pins: Object.fromEntries(pins.map((pin, i) => [`n${i + 1}m`, { id: `n${i + 1}m`, ...pin }])),
    }),
    ...(about !== '' && { notes: about }),
  }
}
