/** The name under which the GM's window keeps the players' token over its own reload. */
export const TOKEN = 'fray/players'
/** The name under which it is kept that a room for screens elsewhere is open, and what its link is made of. */
export const ROOM = 'fray/room'
