/**
 * How many diagonals a movement has taken so far, odd or even: 0 = the next diagonal costs 1 m, 1 = it costs 2 m.
 * Every movement starts at 0. [END-MOVE-01, 02]
 */
export type Parity = 0 | 1
