import type { TableTypes } from '~/table'
import { ofEachSystem } from '../systems'
import { enduranceGame } from './endurance/game'
import type { Game } from './game'
import { hallowedGame } from './hallowed/game'
import { murdhamGame } from './murdham/game'
import { ratbagsGame } from './ratbags/game'
import { tinyGame } from './tiny/game'

const KNOWN: Readonly<Record<string, unknown>> = {
  tiny: tinyGame,
  ratbags: ratbagsGame,
  endurance: enduranceGame,
  hallowed: hallowedGame,
  murdham: murdhamGame,
}

/** Every system as its random players play it, with its id. Whoever takes one sees only what every game has. */
export const games = ofEachSystem(KNOWN, 'test/fuzz/games.ts') as readonly (readonly [string, Game<TableTypes>])[]

/** The game of one system. */
export const gameOf = (id: string): Game<TableTypes> => games.find(([one]) => one === id)![1]
