/**
 * The topics of a room, without what they all begin with. `record`, `gm` and the pieces of pictures are retained: whoever comes late
 * has them at once. `change` is what has changed since, and the pulse.
 */
export const RECORD = 'record'
export const CHANGE = 'change'
export const GM = 'gm'
const PICTURE = 'picture'

/** What Fray's own broker takes from the GM's window alone, and tells it: how many screens watch, and who is asked in. */
export const SCREENS = 'screens'
export const INVITE = 'invite'
export const INVITED = 'invited'

/** In the place of a room, where screens wait that came without a link; and what each of them is told there. */
export const LOBBY = 'lobby'
export const SELF = 'self'

/** All pieces of all pictures. */
export const PICTURES = `${PICTURE}/#`

/** A room's name: 128 bits in hexadecimal. */
export const ROOM = /^[0-9a-f]{32}$/
const PIECE_TOPIC = /^picture\/([0-9a-f]{8})\/(\d{1,3})$/

/** What the topics of a room begin with. */
export function prefixOf(room: string): string {
  return `fray/${room}/`
}

/** Where a piece of a picture lies. @param piece from 0 */
export function pieceTopic(picture: string, piece: number): string {
  return `${PICTURE}/${picture}/${piece}`
}

/** Which piece of which picture lies there; null: none. */
export function readPieceTopic(topic: string): { picture: string; piece: number } | null {
  const [, picture, piece] = PIECE_TOPIC.exec(topic) ?? []
  return picture === undefined ? null : { picture, piece: Number(piece) }
}
