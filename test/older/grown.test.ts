import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { openFight, type Row } from '~/engine'
import { unpackFight } from '~/formats/fight/unpack'
import { rulesets } from '~/rulesets'
import { createTerrain } from '~/table'
import type * as SnapshotSchema from '~/table/commands/snapshotSchema'
import type * as Conditions from '~/table/contract/conditions'
import type * as HouseRules from '~/table/contract/houseRules'
import { asRecorded } from '../recorded/asRecorded'
import { runs } from '../long'
import { difference } from '../recorded/difference'
import { digest } from '../recorded/digest'
import { kept } from '../recorded/hold'
import { playBack, scriptsOf } from '../recorded/playBack'
import { transcript, type RecordedFight } from '../recorded/transcript'
import { tactical } from '../systems'
import { KEPT, opensOlder } from './opens'

/**
 * Every system has got one more house rule, one more condition, and one more field of its turn and of its sides, each a line in
 * its own declaration. Whatever was written before opens, holds their usual values, and no recording is otherwise.
 */
vi.mock('~/table/contract/houseRules', async importOriginal => {
  const real = await importOriginal<typeof HouseRules>()
  const imagined = real.oneOf(['as before', 'otherwise'], 'TOY-OPT-99', 'An imagined house rule')
  return { ...real, houseRules: (rules: object) => real.houseRules({ ...rules, imagined }) }
})
vi.mock('~/table/contract/conditions', async importOriginal => {
  const real = await importOriginal<typeof Conditions>()
  const imagined = { icon: 'stunned', mark: 'fight' } as const
  const conditions = (moments: readonly never[], rows: Readonly<Record<string, Conditions.ConditionRow<never>>>) =>
    // What a system says of its status, not of its ailments.
    real.conditions(moments, moments.length > 0 ? { ...rows, imagined } : rows)
  return { ...real, conditions }
})
vi.mock('~/table/commands/snapshotSchema', async importOriginal => {
  const real = await importOriginal<typeof SnapshotSchema>()
  const { added } = await import('~/table/schema/fields')
  type Given = Parameters<typeof real.snapshotSchema>[0]
  const grown = (schema: Given['turn']) =>
    v.object({ ...(schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries, imagined: added(v.boolean(), false) })
  const snapshotSchema = (given: Given) =>
    real.snapshotSchema({ ...given, side: grown(given.side), turn: grown(given.turn) })
  return { ...real, snapshotSchema }
})
// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => import('~/app/testing/worker'))

const FIGHTS = join(import.meta.dirname, '../recorded/fights')
const everySystem = await Promise.all(rulesets.map(one => one.load()))

opensOlder(
  (rules, s) => {
    expect(s.settings).toMatchObject({ imagined: 'as before' })
    if (s.turn) expect(s.turn, rules.id).toMatchObject({ imagined: false })
    // A side that is made now comes from the system's own code, which knows nothing of an imagined field.
    for (const { name, more } of Object.values(s.sides))
      if (!['Others', 'Heroes', 'Foes'].includes(name)) expect(more, rules.id).toMatchObject({ imagined: false })
    for (const { sheet } of Object.values(s.combatants))
      expect(sheet, rules.id).toMatchObject({ status: { imagined: false } })
  },
  readdirSync(KEPT).slice(runs(-1, 0)),
)

describe.each(runs(everySystem.slice(0, 1), everySystem))('$id, grown by a house rule and a condition', ruleset => {
  const read = (ending: string) => readFileSync(join(FIGHTS, `${ruleset.id}.${ending}`))
  const recorded = (): RecordedFight => {
    const unpacked = unpackFight(new Uint8Array(read('fray')), 'recorded.fray')
    if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
    const { meta, map, rows } = unpacked.value
    const { start } = meta as Pick<RecordedFight, 'start'>
    return { ruleset: ruleset.id, map: (map as { grid: RecordedFight['map'] }).grid, start, rows: rows as Row[] }
  }
  const lines = read('transcript').toString('utf8').trimEnd().split('\n')

  it('has them: a new fight and a new creature hold the usual values', () => {
    const { settings, sheet, declared } = ruleset.state
    expect(settings.defaults).toMatchObject({ imagined: 'as before' })
    for (const make of [sheet.blank, ...Object.values(sheet.presets)])
      expect(make()).toMatchObject({ status: { imagined: false } })
    const field = { imagined: { usual: false } }
    expect(declared).toMatchObject({
      settings: { imagined: {} },
      sheet: { status: { parts: { imagined: {} } } },
      added: { turn: { parts: field }, sides: { parts: { more: { parts: field } } } },
    })
    expect(sheet.problem({ ...sheet.blank(), status: {} })).toBeDefined()
  })

  it('opens its recorded fight to the state that it was left in, and asks the same', () => {
    const { map, start, rows } = recorded()
    const fight = openFight({
      ruleset,
      terrain: createTerrain(map, ruleset.commands.diagonals),
      state: start as never,
      rows,
    })
    const { state, asks } = fight
    expect(state.settings).toMatchObject({ imagined: 'as before' })
    expect(`end: state ${digest(asRecorded(ruleset).snapshot(state))}, asks ${digest(asks)}`).toBe(lines.at(-1))
  })

  it('plays its recorded fight again to the same rows, and says the same', () => {
    expect(transcript(ruleset, recorded())).toEqual(lines.slice(0, -1))
  })

  it('plays the fights that hands made as they were kept, and shows the condition in the editor', () => {
    const plays = kept(join(import.meta.dirname, `../recorded/played/${ruleset.id}.play`))
    const again = scriptsOf(plays)
      .slice(0, runs(1, Infinity))
      .flatMap(script => playBack(tactical(ruleset), script))
    expect(again.length).toBeGreaterThan(300)
    expect(difference(plays.slice(0, again.length), again)).toBeUndefined()
    const { sheet } = ruleset.state
    expect(sheet.fields(sheet.blank())).toContainEqual(
      expect.objectContaining({ path: ['status', 'imagined'], label: 'Imagined' }),
    )
  })

  it('takes the GM’s word in the form of an older version, in the middle of a question and at rest', () => {
    const { map, start, rows } = recorded()
    const fight = openFight({
      ruleset,
      terrain: createTerrain(map, ruleset.commands.diagonals),
      state: start as never,
      rows,
    })
    const [who] = Object.keys(fight.state.combatants)
    const sheet = () => fight.state.combatants[who!]!.sheet as { status: object }
    const { imagined: _, ...older } = sheet().status as { imagined: boolean }
    const patches = [{ op: 'replace' as const, path: ['combatants', who!, 'sheet', 'status'], value: older }]
    expect(fight.asks).not.toBeNull()
    expect(fight.ruling({ key: 'gm.set', patches }).no).toBeUndefined()
    expect(sheet().status).toMatchObject({ imagined: false })
    const rested = openFight({
      ruleset,
      terrain: createTerrain(map, ruleset.commands.diagonals),
      state: fight.stateAt(fight.timeline.mark.done),
    })
    expect(rested.do({ type: 'gm.set', by: 'gm', with: { patches } as never }).no).toBeUndefined()
    expect(rested.state.combatants[who!]!.sheet).toMatchObject({ status: { imagined: false } })
  })

  it('shows what was added where it is otherwise than usual', () => {
    const { snapshot } = asRecorded(ruleset)
    const { start } = recorded()
    const otherwise = { ...start, settings: { ...start.settings, imagined: 'otherwise' } }
    expect(snapshot(otherwise as never).settings).toHaveProperty('imagined')
    expect(snapshot({ ...start, settings: { ...start.settings, imagined: 'as before' } } as never)).toEqual(start)
  })
})
