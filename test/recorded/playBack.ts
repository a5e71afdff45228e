import { openFight, type Asked, type Event, type Snapshot, type TacticalRuleset } from '~/engine'
import { gridMap, type GridMap } from '~/grid/map/gridMap'
import { createTerrain, newEncounter, type Terrain, type TableTypes } from '~/table'
import { asRecorded } from './asRecorded'
import { changed } from './changed'
import { digestOfFacts } from './digest'
import { carryOut, type Deed } from './script'
import { shown, type Shown } from './shown'

/** A fight as hands made it. */
export interface Script {
  map: GridMap
  deeds: readonly Deed[]
}

const DEED = '> '
const MAP = '# map '

/**
 * Plays a script and writes down what comes of it, deed by deed: the questions with their options, stakes and reasons, what is said and
 * heard, what is refused, and all of what is shown that has changed. What an earlier deed led to and these rules do not is said
 * ("refused", "nobody asks"), and the play goes on. `more`: what is shown besides.
 */
export function playBack<R extends TableTypes>(
  ruleset: TacticalRuleset<R>,
  { map, deeds }: Script,
  more?: (s: Snapshot<R>, terrain: Terrain) => Shown,
): string[] {
  const terrain = createTerrain(gridMap(map), ruleset.commands.diagonals)
  const fight = openFight<R>({ ruleset, terrain, state: newEncounter<R>(ruleset, 'map') })
  const lines = [`${MAP}${JSON.stringify(map)}`]
  const { text } = ruleset.display
  const { isAdded } = asRecorded(ruleset)
  let before: Shown = {}
  let already: readonly string[] = []
  let waiting: ReadonlySet<string> = new Set()
  const once = new Set<string>()
  for (const deed of deeds) {
    lines.push(`${DEED}${JSON.stringify(deed)}`)
    const did = carryOut(fight, deed)
    if (!did) {
      lines.push('  Nobody asks.')
      continue
    }
    const { state, asks } = fight
    if (did.no) {
      lines.push(`  ${did.no.problem ?? `refused: ${text.reason(did.no.reason!, state)} ${did.no.reason!.rule}`}`)
      continue
    }
    const name = (id: string) => (state.combatants[id] ?? state.sides[id])?.name ?? id
    if ('do' in deed) lines.push(`  ${text.command(deed.do, name)}`)
    const told = fight.events.flatMap(event => said(event, name))
    // Within a command what was said before is not said again.
    const known = told.findIndex((line, i) => line !== already[i])
    lines.push(...(known < 0 ? [] : told.slice(known)))
    already = told
    const questions = (asks ?? []).map(ask => asked(ruleset, terrain, fight.state, ask))
    // Of several who are asked at once those who are still asked the same are not written again.
    lines.push(...questions.filter(one => !waiting.has(one.join())).flat())
    waiting = new Set(questions.map(one => one.join()))
    const now = { ...(shown(ruleset, terrain, state, asks) as object), ...(more && { more: more(state, terrain) }) }
    // Between questions nobody is offered anything: what was open before is compared with what is open after.
    const kept = asks === null || typeof before !== 'object' ? now : { ...(before as object), ...now }
    lines.push(...changed(before, kept as Shown))
    before = kept as Shown
    for (const { sheet } of Object.values(state.combatants))
      for (const field of ruleset.state.sheet.fields(sheet)) {
        const { path, label, group, kind } = field
        const place = path.join('.')
        if (isAdded(place)) continue
        const line = `  field ${place}: ${group}, ${label}, ${JSON.stringify(kind)}`
        if (!once.has(line)) lines.push(line)
        once.add(line)
      }
  }
  return lines

  function said(event: Event, name: (id: string) => string): string[] {
    const because = (event.because ?? []).map(part => `${part.n} ${text.part(part)}`).join(', ')
    return [
      `  said: ${text.event(event, name)}${because && ` (${because})`} ${digestOfFacts(event).slice(0, 8)}`,
      ...(event.shared ? [`  heard: ${text.event({ type: event.type, with: event.shared }, name)}`] : []),
    ]
  }
}

/** A question as the GM reads it, and what would be answered to it by an order or by somebody sensible. */
function asked<R extends TableTypes>(
  { commands, display, tactics }: TacticalRuleset<R>,
  terrain: Terrain,
  s: Parameters<typeof display.prompt>[0],
  ask: Asked,
): string[] {
  const { text } = display
  const { title, detail } = text.ask(ask, s)
  const options = ask.kind === 'choice' ? ask.options : []
  const likely = tactics.likely(s, terrain, ask)
  const orders = display.orders?.(ask) ?? []
  const way = ask.kind === 'path' ? commands.walk(s, terrain, ask.who, ask) : undefined
  const band = ask.kind === 'roll' ? tactics.bandOf(s, ask) : undefined
  const { rules: _, ...facts } = ask
  return [
    `  asks ${ask.of} ${ask.key}: ${title} | ${detail} | ${text.dice(ask, s).join(', ')} ${digestOfFacts(facts).slice(0, 8)}`,
    ...options.map(one => {
      const { cost, effect } = text.stake(ask, one, s)
      const why = one.whyNot ? ` – no: ${text.reason(one.whyNot, s)} ${one.whyNot.rule}` : ''
      return `    ${text.option(ask, one.value, s)}${cost && ` [${cost}]`}${effect && ` → ${effect}`}${why}`
    }),
    ...(way ? [`    ${way.cells.size} squares ${digestOfFacts([...way.cells]).slice(0, 8)}`] : []),
    ...(band && ask.kind === 'roll'
      ? [`    read as ${[1, 2, 3, 4, 5, 6].map(face => band(ask.dice.map(sides => Math.min(sides, face)))).join(' ')}`]
      : []),
    ...(likely === undefined ? [] : [`    likely ${JSON.stringify(likely)}`]),
    ...orders.map(({ words, sets }) => `    order "${words}" ${JSON.stringify(sets)}`),
  ]
}

/** The scripts of a kept play, which stand in it between what came of them. */
export function scriptsOf(lines: readonly string[]): Script[] {
  const scripts: { map: GridMap; deeds: Deed[] }[] = []
  for (const line of lines) {
    if (line.startsWith(MAP)) scripts.push({ map: JSON.parse(line.slice(MAP.length)) as GridMap, deeds: [] })
    else if (line.startsWith(DEED)) scripts.at(-1)!.deeds.push(JSON.parse(line.slice(DEED.length)) as Deed)
  }
  return scripts
}
