import { openFight, type Asked, type Fight, type Json, type Row, type Ruleset, type Snapshot } from '~/engine'
import { createTerrain, type Terrain, type TableTypes } from '~/table'
import type { GridMap } from '~/grid/map/gridMap'
import { asOrdered, asRecorded, asPlayersSaw } from './asRecorded'
import { digest, digestOfFacts } from './digest'

/** A fight as it was played: the state at its beginning and every row since. */
export interface RecordedFight {
  ruleset: string
  map: GridMap
  start: Snapshot
  rows: readonly Row[]
}

/**
 * Play these rows once more, row by row, and write down all that the rules answer and say: the state, the questions with
 * their options, what is open and why not, the log as the GM and as the players read it, and the public record.
 *
 * Errors: throws when playing gives other rows than those that were recorded.
 */
export function transcript<R extends TableTypes>(ruleset: Ruleset<R>, { map, start, rows }: RecordedFight): string[] {
  const terrain = createTerrain(map, ruleset.commands.diagonals)
  const fight = openFight<R>({ ruleset, terrain, state: start as Snapshot<R> })
  const recording = asRecorded(ruleset)
  const lines: string[] = []
  for (let at = 0; at < rows.length;) {
    const row = rows[at]!
    const played = play(fight, row)
    const recorded = rows.slice(at, at + played.length)
    const [now, then] = [played, recorded].map(some => JSON.stringify(some.map(recording.row)))
    if (now !== then) throw new Error(`Row ${at + 1} is played otherwise: ${now}, not ${then}. ${WHAT_TO_DO}`)
    at += played.length
    lines.push(
      `${at} ${heading(row)}: state ${digest(recording.snapshot(fight.state))}`,
      ...standing(ruleset, terrain, fight),
    )
  }
  return lines
}

/** Said where a recorded fight comes to something else. */
export const WHAT_TO_DO = [
  'Rules were meant to behave otherwise: look at each difference, say it in the changelog, and write down what is said today with',
  'FRAY_RECORD=words npx vitest run test/recorded -t <system>.',
  'Rows that are played otherwise need new fights (FRAY_RECORD=new), beside the old ones, which must still open.',
  'Nothing was meant to change: it is a defect; nothing is recorded again.',
  'A house rule or a field of a sheet that was added never needs a new recording: it has a usual value by which older fights are played.',
].join(' ')

/** Give the fight what this row says. Returns the rows that came of it. */
function play<R extends TableTypes>(fight: Fight<R>, row: Row): readonly Row[] {
  const did = (() => {
    switch (row.row) {
      case 'open':
        return fight.do(row.command)
      case 'entry':
        return 'of' in row.entry ? fight.answer(row.entry) : fight.ruling(row.entry)
      case 'undo':
      case 'redo':
        return fight.go(row.to)
      case 'branch':
        return fight.openBranch(row.to)
      case 'name':
        return fight.nameBranch(row.branch, row.name)
      case 'close':
        throw new Error('A command ended that was not open.')
    }
  })()
  if (did.no) throw new Error(`Refused: ${JSON.stringify(row)}: ${JSON.stringify(did.no)}`)
  return did.rows
}

function heading(row: Row): string {
  switch (row.row) {
    case 'open':
      return `${row.command.type} by ${row.command.by}`
    case 'entry':
      return `${row.entry.key} ${JSON.stringify('value' in row.entry ? row.entry.value : row.entry)}`
    default:
      return `${row.row} ${JSON.stringify('to' in row ? row.to : '')}`
  }
}

/** All that can be said of the fight as it stands. */
function standing<R extends TableTypes>(ruleset: Ruleset<R>, terrain: Terrain, fight: Fight<R>): string[] {
  const { state, asks, events } = fight
  const { text } = ruleset.display
  const name = (id: string) => (state.combatants[id] ?? state.sides[id])?.name ?? id
  const question = (ask: Asked) => {
    const { title, detail } = text.ask(ask, state)
    const option = ({ value, whyNot }: { value: Json; whyNot?: Parameters<typeof text.reason>[0] }) =>
      `${text.option(ask, value, state)}${whyNot ? ` (${text.reason(whyNot, state)})` : ''}`
    return [
      `  asked: ${title} | ${detail} | ${text.dice(ask, state).join(', ')} | ${digestOfFacts(ask)}`,
      ...(ask.kind === 'choice' ? [`    ${ask.options.map(option).join(' / ')}`] : []),
    ]
  }
  const open = asks ?? []
  const offers = asks
    ? []
    : ['gm', ...Object.keys(state.combatants)].flatMap(of => offered(ruleset, terrain, state, of))
  const { order, prompt, view, badges, pools, figures } = ruleset.display
  const seen = Object.values(state.combatants).map(c => [badges(c, state), pools(c), figures?.(c, state) ?? null])
  return [
    ...open.flatMap(question),
    ...events.flatMap(event => [
      `  said: ${text.event(event, name)} | ${(event.because ?? []).map(part => `${part.n} ${text.part(part)}`).join(', ')} | ${digestOfFacts(event)}`,
      ...(event.shared ? [`  heard: ${text.event({ type: event.type, with: event.shared }, name)}`] : []),
    ]),
    `  offers ${digestOfFacts(offers)}, order ${digestOfFacts(asOrdered(order(state)))}, prompt ${digestOfFacts(prompt(state))}, view ${digestOfFacts(asPlayersSaw(view(state, asks), state.combatants))}, sheets ${digestOfFacts(seen)}`,
  ]
}

function offered<R extends TableTypes>(
  ruleset: Ruleset<R>,
  terrain: Terrain,
  state: Snapshot<R>,
  of: string,
): unknown[] {
  return ruleset.commands
    .offers(state, terrain, of)
    .map(offer => [of, offer, offer.whyNot ? ruleset.display.text.reason(offer.whyNot, state) : null])
}
