import { createAliases } from '~/feed/alias'
import { publicRecord } from '~/feed/publicRecord'
import { publicRuler } from '~/feed/publicRuler'
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
  let moment = copyOf(base)
  const own = { ...about, chance: new Chance(seed) }
  const secrets: string[] = []
  for (const name of names) {
    const next = copyOf(moment)
    const hidden = [...about.hidden, ...(own.added ? [own.added] : [])].filter(id => next.state.combatants[id])
    const context: About = { ...own, hidden }
    if (!SCRAMBLERS[name]!(next, context) || isUnsound(next)) continue
    if (context.added) own.added = context.added
    moment = next
    secrets.push(name)
  }
  return secrets.length > 0 ? { moment, secrets } : null
}

function isUnsound({ ruleset, state }: Moment): boolean {
  return ruleset.state.problem(state) !== undefined
}

/** What is seen hangs on walls and light, which may lie unseen: of a pair in which it is not the same nothing can be said. */
export function isSameSight(one: Moment, other: Moment): boolean {
  return isSame(sightOf(one), sightOf(other)) && isSame(endOf(one), endOf(other))
}

/** In Tiny the fight is decided once nobody else can fight, hidden ones among them [TINY-END-01]. */
function endOf({ ruleset, state }: Moment): unknown {
  return ruleset.id === 'tiny' ? (decided(state as never) ?? null) : null
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a page that connects now is sent: the record, the squares that are cut out, the ruler, the files of tokens. */
export function recordOf(moment: Moment, way: Way = {}) {
  const { width, height } = moment.terrain.map
  let drawn = 0
  const draw = () => (drawn++).toString(16).padStart(8, '0')
  const view = playersView(moment)
  const input = way.input ? way.input(view, moment) : view
  const { seen, curtain } = input
  const pictures = seen.blocks.map(() => null)
  const record = publicRecord({ ...input, theme: 'dark' }, { width, height, pictures }, createAliases(draw))
  const named = record.show === 'table' ? record.combatants.map(({ picture }) => picture !== null) : []
  const files = named.flatMap((is, i) => (is ? [input.pictures.get(input.table.combatants[i]!.id)!.file] : []))
  return {
    ...record,
    blocks: curtain ? [] : seen.blocks,
    files,
    ruler: moment.ruler && !curtain ? publicRuler(moment.ruler, width, seen) : null,
  }
}
