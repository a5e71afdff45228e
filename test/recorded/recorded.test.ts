import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFight, type Row } from '~/engine'
import { packFight } from '~/formats/fight/pack'
import { unpackFight } from '~/formats/fight/unpack'
import { append, readLine, type ChainEnd } from '~/storage/journal'
import { createTerrain, type TableTypes } from '~/table'
import { enduranceGame } from '../fuzz/endurance/game'
import type { Game } from '../fuzz/game'
import { hallowedGame } from '../fuzz/hallowed/game'
import { murdhamGame } from '../fuzz/murdham/game'
import { ratbagsGame } from '../fuzz/ratbags/game'
import { tinyGame } from '../fuzz/tiny/game'
import { digest } from './digest'
import { EVERY_KIND, kindsOf, recordFight } from './record'
import { asRecorded } from './asRecorded'
import { transcript, WHAT_TO_DO, type RecordedFight } from './transcript'

/** `FRAY_RECORD=new` plays and keeps new fights; `FRAY_RECORD=words` keeps what the rules say of the old ones today. */
const { FRAY_RECORD } = process.env
const FOLDER = join(import.meta.dirname, 'fights')

/** The kinds of rows that a system cannot have: nothing in it answers by itself, or no roll of it has knobs. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = { tiny: ['answer auto'], ratbags: ['gm.knob'] }

describe.each([
  ['endurance', recorded(enduranceGame)],
  ['tiny', recorded(tinyGame)],
  ['ratbags', recorded(ratbagsGame)],
  ['hallowed', recorded(hallowedGame)],
  ['murdham', recorded(murdhamGame)],
])('a fight recorded by %s', (slug, { ruleset, read }) => {
  it('has every kind of row and stops in the middle of a question', () => {
    const { rows } = read()
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(EVERY_KIND.filter(kind => !kindsOf(rows).has(kind))).toEqual(WITHOUT[slug] ?? [])
    expect(opened(ruleset, read()).asks).not.toBeNull()
  })

  it('opens to the state that it was left in, byte for byte, and asks the same', () => {
    const { state, asks } = opened(ruleset, read())
    const recorded = asRecorded(ruleset).snapshot(state)
    const [, atEnd, asked] = /^end: state (\w+), asks (\w+)$/.exec(words(slug).at(-1)!)!
    expect(digest(recorded), WHAT_TO_DO).toBe(atEnd)
    expect(digest(asks), WHAT_TO_DO).toBe(asked)
  })

  it('is played again to the same rows, and the rules say the same', () => {
    expect(transcript(ruleset, read()).concat(end(ruleset, read())), WHAT_TO_DO).toEqual(words(slug))
  })

  it('is exported to the same bytes', () => {
    const bytes = readFileSync(join(FOLDER, `${slug}.fray`))
    const unpacked = unpackFight(new Uint8Array(bytes), `${slug}.fray`)
    if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
    expect(Buffer.compare(packFight(unpacked.value), bytes)).toBe(0)
  })

  it('has the lines in which its journal was kept', () => {
    const lines = readFileSync(join(FOLDER, `${slug}.journal`), 'utf8')
      .trimEnd()
      .split('\n')
    const { rows } = read()
    expect(journal(rows)).toEqual(lines)
    let head: ChainEnd = { seq: 0, sum: 0 }
    const back: (Row | null)[] = []
    for (const line of lines) {
      const kept = readLine(head, line)!
      back.push(kept.row)
      head = kept
    }
    expect(back).toEqual([null, ...rows])
  })
})

function opened<R extends TableTypes>(ruleset: Game<R>['ruleset'], { map, start, rows }: RecordedFight) {
  return openFight<R>({ ruleset, terrain: createTerrain(map, ruleset.commands.diagonals), state: start as never, rows })
}

function end<R extends TableTypes>(ruleset: Game<R>['ruleset'], fight: RecordedFight): string {
  const { state, asks } = opened(ruleset, fight)
  return `end: state ${digest(asRecorded(ruleset).snapshot(state))}, asks ${digest(asks)}`
}

const words = (slug: string): string[] =>
  readFileSync(join(FOLDER, `${slug}.transcript`), 'utf8')
    .trimEnd()
    .split('\n')

/** The lines of storage: a window begins to write, then row after row. */
function journal(rows: readonly Row[]): string[] {
  let head: ChainEnd = { seq: 0, sum: 0 }
  return [null, ...rows].map(row => {
    const kept = append(head, 1, row)
    head = kept
    return kept.line
  })
}

/** The fight in the folder; with `FRAY_RECORD` it is written first. Its types are those of the game only here. */
function recorded<R extends TableTypes>(game: Game<R>): { ruleset: Game<never>['ruleset']; read: () => RecordedFight } {
  const { ruleset } = game
  const file = (ending: string) => join(FOLDER, `${ruleset.id}.${ending}`)
  const read = (): RecordedFight => {
    const unpacked = unpackFight(new Uint8Array(readFileSync(file('fray'))), `${ruleset.id}.fray`)
    if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
    const { meta, map, rows } = unpacked.value
    const { start } = meta as Pick<RecordedFight, 'start'>
    const { grid } = map as { grid: RecordedFight['map'] }
    return { ruleset: ruleset.id, map: grid, start, rows: rows as Row[] }
  }
  if (FRAY_RECORD === 'new') {
    const { map: grid, start, rows } = recordFight(game, 1, WITHOUT[ruleset.id] ?? [])
    const meta = { name: 'A recorded fight', ruleset: ruleset.id, start }
    const map = { id: 'map', name: 'A small map', grid, picture: null }
    writeFileSync(file('fray'), packFight({ meta, map, rows, pictures: [] }))
    writeFileSync(file('journal'), `${journal(rows).join('\n')}\n`)
  }
  if (FRAY_RECORD) {
    const lines = [...transcript(ruleset, read()), end(ruleset, read())]
    writeFileSync(file('transcript'), `${lines.join('\n')}\n`)
  }
  return { ruleset: ruleset as unknown as Game<never>['ruleset'], read }
}
