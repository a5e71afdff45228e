import { catalogue } from '../../spoken'

/** What the map says of tools and of tokens that are carried. */
export const HAND = catalogue('board/hand', {
  help: 'Space picks the token up, arrow keys move it square by square, W sets a waypoint, Space or Enter drops it, Escape puts it back.',
  pickedUp: (name: string, others: number) => `${name}${others > 0 ? ` and ${others} more` : ''} picked up.`,
  waypoint: (where: string) => `Waypoint. ${where}`,
  backWhere: 'back where it was',
  dropped: (name: string, where: string) => `${name} dropped: ${where}.`,
  putBack: (name: string) => `${name} put back.`,
  ruler: 'Ruler',
  nothing: 'nothing here',
  oneOf: (what: string, n: number, of: number) => `${what}, ${n} of ${of}`,
  room: (squares: string) => `room of ${squares}`,
  long: (squares: number) => `${squares} squares long`,
})
