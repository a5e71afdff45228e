import { createRequire } from 'node:module'
import { game } from './attackGame'

/** What is used of boardgame.io, which ships no types that fit a current compiler. */
interface Client {
  start(): void
  moves: { [name: string]: (from: number, to: number) => void }
  undo(): void
  getState(): { G: { units: { hp: number }[] } }
}

type MakeClient = (options: object) => Client

const require = createRequire(import.meta.url)

/** Its packages ask for the mode when they are loaded, and again while they run. */
const clients: { [mode: string]: MakeClient } = {}

function clientOf(mode: 'production' | undefined): MakeClient {
  // In Node, to write undefined would write the word.
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  return (clients[`${mode}`] ??= loaded())
}

function loaded(): MakeClient {
  for (const path of Object.keys(require.cache))
    if (/node_modules.(boardgame\.io|redux|immer)/.test(path)) delete require.cache[path]
  return (require('boardgame.io/client') as { Client: MakeClient }).Client
}

/** A boardgame.io client with this many moves behind it. `mode`: as NODE_ENV says, until the next client is made. */
export function boardgame(
  move: 'attack' | 'hit',
  logged: number,
  mode?: 'production',
): { move(i: number): void; undo(): void; sum(): number } {
  const client = clientOf(mode)({ game, debug: false, numPlayers: 2 })
  client.start()
  const make = (i: number) => client.moves[move]!(i % 24, (i * 5 + 1) % 24)
  for (let i = 0; i < logged; i++) make(i)
  return {
    move: make,
    undo: () => client.undo(),
    sum: () => client.getState().G.units.reduce((sum, unit) => sum + unit.hp, 0),
  }
}
