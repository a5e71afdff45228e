import { createAliases } from '~/feed/alias'
import { areaSquares, type AreaShape } from '~/grid/area'
import { publicRecord } from '~/feed/publicRecord'
import { publicRuler } from '~/feed/feed'
import { decided } from '~/rulesets/tiny/turn/turn'
import { playersView } from '~/store/players/playersView'
import { Chance } from '../../fuzz/chance'
import { copyOf, type Moment } from '../fights/moment'
import { SCRAMBLERS } from '../scramblers'
import { sightOf, type About } from '../scramblers/scrambler'
import type { Way } from './screens'

/** A moment with other secrets, and which kinds of them differ. */
export interface Scrambled {
  moment: Moment
  secrets: readonly string[]
}

/** The moment with other secrets of these kinds; null when there are none, or nothing sound came of it. */
export function scrambled(base: Moment, about: About, names: readonly string[], seed: number): Scrambled | null {
  // All of them at once are sound nearly always; where they are not, each is tried by itself and left out if it is at fault.
  const all = written(copyOf(base), about, names, seed)
  if (!isUnsound(all.moment)) return all.secrets.length > 0 ? all : null
  return names.length > 1 ? oneByOne(base, about, names, seed) : null
}

/** The same moment with these kinds written into it. */
function written(moment: Moment, about: About, names: readonly string[], seed: number): Scrambled {
  const own = { ...about }
  return { moment, secrets: names.filter(name => write(moment, own, name, seed)) }
}

function oneByOne(base: Moment, about: About, names: readonly string[], seed: number): Scrambled | null {
  let moment = copyOf(base)
  const own = { ...about }
  const secrets: string[] = []
  for (const name of names) {
    const next = copyOf(moment)
    const tried = { ...own }
    if (!write(next, tried, name, seed) || isUnsound(next)) continue
    Object.assign(own, tried)
    moment = next
    secrets.push(name)
  }
  return secrets.length > 0 ? { moment, secrets } : null
}

const NAMES = Object.keys(SCRAMBLERS)

/** Whom a scrambler puts in, those after it find among the hidden. What each draws hangs on none of the others. */
function write(moment: Moment, own: About, name: string, seed: number): boolean {
  const all = own.added ? [...own.hidden, own.added] : own.hidden
  const chance = new Chance(seed + NAMES.indexOf(name) * 7919)
  const context: About = { ...own, chance, hidden: all.filter(id => moment.state.combatants[id]) }
  const did = SCRAMBLERS[name]!(moment, context)
  if (context.added) own.added = context.added
  return did
}

function isUnsound({ ruleset, state }: Moment): boolean {
  return ruleset.state.problem(state) !== undefined
}

/**
 * What is seen hangs on walls and light, which may lie unseen, and so does what an area that all see really covers: of a pair in which
 * it is not the same nothing can be said.
 */
export function isSameSight(one: Moment, other: Moment): boolean {
  const [a, b] = [sightOf(one), sightOf(other)]
  if (!isSameMarks(a.visible, b.visible) || !isSameMarks(a.known, b.known)) return false
  return isSame(coveredIn(one, one, a.visible), coveredIn(other, one, a.visible)) && isSame(endOf(one), endOf(other))
}

/** The squares in sight that each shared area of `base` covers at this moment. */
function coveredIn({ terrain, state }: Moment, base: Moment, visible: Uint8Array): readonly number[][] {
  return Object.values(base.state.board.areas ?? {}).flatMap(({ shared, shape }) =>
    shared ? [areaSquares(terrain.at(state.board), shape as AreaShape).filter(cell => visible[cell])] : [],
  )
}

/** In Tiny the fight is decided once nobody else can fight, hidden ones among them [TINY-END-01]. */
function endOf({ ruleset, state }: Moment): unknown {
  return ruleset.id === 'tiny' ? (decided(state as never) ?? null) : null
}

const isSameMarks = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((mark, i) => mark === other[i])
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Stands for the drawing of a face: another for each name. */
const drawnName = (name: string): string => `face of ${name}`

/** What a page that connects now is sent: the record, the squares that are cut out, the ruler, the files of tokens. */
export function recordOf(moment: Moment, way: Way = {}) {
  const { width, height } = moment.terrain.map
  let drawn = 0
  const draw = () => (drawn++).toString(16).padStart(8, '0')
  const view = playersView(moment)
  const input = way.input ? way.input(view, moment) : view
  const { seen, curtain } = input
  const pictures = seen.blocks.map(() => null)
  // Aliases are drawn by chance in the field. Here they are numbered, by lists and not by whoever is named first.
  const aliases = createAliases(draw)
  for (const { id } of [...input.table.sides, ...input.table.combatants]) aliases.of(id)
  const record = publicRecord({ ...input, theme: 'dark', faceOf: drawnName }, { width, height, pictures }, aliases)
  const named = record.show === 'table' ? record.combatants.map(({ picture }) => picture !== null) : []
  const files = named.flatMap((is, i) => (is ? [input.pictures.get(input.table.combatants[i]!.id)!.file] : []))
  return {
    ...record,
    blocks: curtain ? [] : seen.blocks,
    files,
    ruler: moment.ruler && !curtain ? publicRuler(moment.ruler, width, seen) : null,
  }
}
