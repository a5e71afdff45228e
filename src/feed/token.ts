/** The name under which the GM's window keeps the players' token over its own reload. */
export const TOKEN = 'fray/players'
