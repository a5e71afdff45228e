import { openFight, type Command, type Json, type Ruleset, type RulesetTypes, type Snapshot } from '~/engine'
import { packSquares } from '~/grid/squares'
import type { GivenFight } from '~/store/services'
import { squaresIn } from '~/store/squaresIn'
import { createTerrain, newEncounter } from '~/table'
import { HEIGHT, river, tollBridge, WIDTH } from './tollBridge'

/** Beside the page, and precached with it. */
const PICTURE = 'demo/toll-bridge.webp'

const at = (x: number, y: number) => y * WIDTH + x

const HEROES = [
  { name: 'Roland', preset: 'Roland', cell: at(8, 9) },
  { name: 'Boudica', preset: 'Boudica', cell: at(9, 10) },
  { name: 'Agnessa', preset: 'Agnessa', cell: at(6, 9) },
  { name: 'Clementine', preset: 'Clementine', cell: at(6, 10) },
]
const FOES = [
  { name: 'Toll captain', preset: 'captain', cell: at(17, 9) },
  { name: 'Guard', preset: 'guard', cell: at(16, 8) },
  { name: 'Guard', preset: 'guard', cell: at(16, 10) },
  { name: 'Archer', preset: 'archer', cell: at(18, 11) },
]
/** Waits in the toll house; the players do not know of him. */
const HIDDEN = { name: 'Crossbowman', preset: 'archer', cell: at(19, 5), known: 'absent' }

/**
 * The fight a first visit finds: combat has begun, and the heroes choose who acts first. By rules that begin with dice,
 * everybody is in their place, and the GM begins.
 */
export async function demo(ruleset: Ruleset<RulesetTypes>): Promise<GivenFight> {
  const fight = openFight({ ruleset, terrain: createTerrain(tollBridge), state: newEncounter(ruleset, 'toll-bridge') })
  /** Without a ready-made sheet by these rules: a quick NPC. */
  const known = <One extends { preset: string }>({ preset, ...one }: One) =>
    preset in ruleset.sheet.presets ? { ...one, preset } : one
  const make = (type: string, given: Json) => {
    const command: Command = { type, by: 'gm', with: given as { [key: string]: Json } }
    const { no } = fight.do(command)
    if (no) throw new Error(`The demo fight: ${type}: ${no.problem ?? no.reason.code}`)
  }
  make('side.add', { name: 'Heroes', show: 'exact' })
  make('side.add', { name: 'Toll guards', show: 'words' })
  const [heroes, guards] = Object.keys(fight.state.sides) as [string, string]
  make('join', { list: HEROES.map(one => ({ ...known(one), side: heroes })) })
  make('join', { list: [...FOES, HIDDEN].map(one => ({ ...known(one), side: guards })) })
  make('paint', { squares: packSquares(river()), ground: 'difficult' })
  make('fog.paint', { squares: squaresIn(WIDTH, { x: 0, y: 0, width: WIDTH, height: HEIGHT }), as: 'shown' })
  make('fog.paint', { squares: squaresIn(WIDTH, { x: 18, y: 2, width: 6, height: 5 }), as: 'hidden' })
  make('begin', { 'begin.author': heroes, 'begin.surprise': 'none' })
  if (fight.asks) fight.go(fight.back('command')!)
  const state: Snapshot = fight.state
  const blob = await (await fetch(PICTURE)).blob()
  return {
    name: 'The toll bridge',
    ruleset: ruleset.id,
    map: { name: 'The toll bridge', grid: tollBridge, picture: { blob, x: 0, y: 0, width: WIDTH, height: HEIGHT } },
    start: state,
    rows: [],
  }
}
