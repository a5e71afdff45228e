import { chanceOf } from '~/dice/faces'
import { openFight, type Command, type Json, type Ruleset, type Snapshot } from '~/engine'
import { DEMO } from '~/words/en/demo'
import { packSquares } from '~/grid/sets'
import type { GivenFight } from '~/store/fights/files'
import { squaresIn } from '~/store/queries/around'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { castOf } from './cast'
import type { Party } from './members'
import { cover, HEIGHT, river, tollBridge, WIDTH } from './tollBridge'

/** Beside the page, and precached with it. */
const PICTURE = 'demo/toll-bridge.webp'

/** Of the dice that say who goes first: such that a hero does. */
const SEED = 1

/**
 * The fight a first visit finds. Combat has begun by any rules, dice for the order are thrown, and the first input is a hero's.
 *
 * @throws when these rules refuse what the demo needs, or have a question at the beginning that proposes nothing
 */
export async function demo(ruleset: Ruleset<TableTypes>): Promise<GivenFight> {
  const terrain = createTerrain(tollBridge, ruleset.commands.diagonals)
  const fight = openFight({ ruleset, terrain, state: newEncounter(ruleset, 'toll-bridge') })
  const make = (type: string, given: Json) => {
    const command: Command = { type, by: 'gm', with: given as { [key: string]: Json } }
    const { no } = fight.do(command)
    if (no) throw new Error(`The demo fight: ${type} is refused, ${no.problem ?? no.reason.code}`)
  }
  const { sides, zones, begin } = castOf(ruleset.id)
  const { presets } = ruleset.state.sheet
  make('public.name', { name: DEMO.fight })
  for (const { name, show } of sides) make('side.add', { name, show })
  const ids = Object.keys(fight.state.sides)
  for (const [i, side] of ids.entries())
    make('join', {
      list: sides[i]!.members.map(({ preset, at: [x, y], ...one }) => ({
        ...one,
        side,
        cell: y * WIDTH + x,
        // Without a ready-made sheet by these rules: a quick NPC.
        ...(preset in presets && { sheet: withOwn(presets[preset]!(), sides[i]!.own?.[one.name]) as Json }),
      })),
    })
  make('paint', { squares: packSquares(river()), ground: 'difficult' })
  make('paint', { squares: packSquares(cover()), ground: 'cover' })
  make('fog.paint', { squares: squaresIn(WIDTH, { x: 0, y: 0, width: WIDTH, height: HEIGHT }), as: 'shown' })
  make('fog.paint', { squares: squaresIn(WIDTH, { x: 18, y: 2, width: 6, height: 5 }), as: 'hidden' })
  for (const [letter, name, exit] of zones?.named ?? []) {
    const squares = [...zones!.rows.join('')].flatMap((one, cell) => (one === letter ? [cell] : []))
    make('zone.paint', { squares: packSquares(squares), zone: 'new', name })
    const zone = Object.keys(fight.state.board.zones?.said ?? {}).at(-1)
    if (exit && zone !== undefined) make('zone.edit', { zone, exit: true })
  }
  make('door', { door: 'front-door', to: 'open' })
  make('begin', begin?.(ids) ?? {})
  const chance = chanceOf(SEED)
  for (let [ask] = fight.asks ?? []; ask; [ask] = fight.asks ?? []) {
    const { key, of, slot, kind } = ask
    const value = kind === 'roll' ? ask.dice.map(sides => chance.face(sides)) : ask.default
    if (value === undefined) throw new Error(`The demo fight: nothing is proposed for ${key}`)
    fight.answer({ key, ask: ask.ask, of, slot, value, source: kind === 'roll' ? 'dice' : 'auto' })
  }
  const state: Snapshot<TableTypes> = fight.state
  const blob = await (await fetch(PICTURE)).blob()
  return {
    name: DEMO.fight,
    ruleset: ruleset.id,
    map: { name: DEMO.fight, grid: tollBridge, picture: { blob, x: 0, y: 0, width: WIDTH, height: HEIGHT } },
    pictures: [],
    start: state,
    rows: [],
  }
}

/** A ready-made sheet with what is otherwise on it, field by field, and number by number in its groups of numbers. */
function withOwn(sheet: object, own: NonNullable<Party['own']>[string] = {}): object {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.fromEntries(
    Object.entries(sheet).map(([field, value]) => {
      const given = own[field]
      return [field, isGroup(value) && isGroup(given) ? { ...value, ...(given as object) } : (given ?? value)]
    }),
  )
}
