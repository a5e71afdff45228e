import { catalogue } from '../../../spoken'

/** The map in the window. */
export const MAP = catalogue('gm/map', {
  label: (fight: string) => `Map of ${fight}`,
  strip: 'On the map',
  select: 'Select and move',
  several: 'Select several (drag with Shift)',
  tools: 'Map tools: fog, ground, zones, walls, areas',
  asPlayers: 'As the players see it',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole map',
  place: (column: number, row: number) => `column ${column}, row ${row}`,
  asked: 'asked',
  hidden: 'hidden from players',
  bearing: (bearing: string, whom: string) => `${bearing} of ${whom}`,
  door: (kind: 'door' | 'window', where: string, isClosed: boolean) =>
    `${kind}, ${where}: ${isClosed ? 'closed' : 'open'}`,
})
