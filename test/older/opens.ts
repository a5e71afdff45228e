import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openFight, type Ruleset, type Row, type Snapshot } from '~/engine'
import { createFiles } from '~/app/files'
import type { GridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import type { MemoryRecords } from '~/storage/browser/memoryJournal'
import { createTerrain, type TableTypes } from '~/table'
import { actions, asGm, useTable } from '~/store/state'
import { useEntries } from '~/store/entries/cards'
import { openTable } from '~/store/testing/openTable'

export const KEPT = join(import.meta.dirname, 'kept')
const BACKUP = 'backup.fray'

type State = Snapshot<TableTypes>
type Rules = Ruleset<TableTypes>

/**
 * Everything that a version which people have had has written opens, and is played on: fight files, a whole browser, its library, a
 * backup.
 *
 * @param isToday what a state must be besides, when it has been opened
 * @param versions those that are opened
 */
export function opensOlder(
  isToday: (rules: Rules, s: State) => void = () => undefined,
  versions = readdirSync(KEPT),
): void {
  describe.each(versions)('what version %s has written', version => {
    const folder = join(KEPT, version)
    const names = readdirSync(folder)
    const bytes = (name: string) => readFileSync(join(folder, name))
    const file = (name: string) => new File([new Uint8Array(bytes(name))], name)
    const files = createFiles(rulesets)

    it.each(names.filter(name => name.endsWith('.fray') && name !== BACKUP))(
      'the fight file %s opens at every place and goes on',
      async name => {
        const read = await files.read(file(name))
        if (read.kind !== 'fight') throw new Error(JSON.stringify(read))
        expect(read.problems).toEqual([])
        const { ruleset, map, start, rows } = await files.fight(read.token)
        playsOn(await rulesOf(ruleset), map.grid, start, rows)
      },
    )

    it('a browser opens, and each of its fights goes on', async () => {
      await openTable({}, browser(bytes('browser.json.gz')))
      const own = listed()
      expect(own.map(({ ruleset }) => ruleset).toSorted()).toEqual(rulesets.map(({ id }) => id).toSorted())
      for (const { id, name } of own) {
        await actions.openFight(id)
        expect(open().name, String(useTable.getState().notice)).toBe(name)
        expect(open().snapshot.phase).toBe('combat')
        goesOn()
      }
    })

    it.runIf(names.includes(BACKUP))('its library comes into fights', async () => {
      await openTable({}, browser(bytes('browser.json.gz')))
      await usesLibrary()
    })

    it.runIf(names.includes(BACKUP))('a backup comes back whole, and is the same the next time', async () => {
      await openTable({ files })
      const { backup } = await actions.entries()
      const found = await backup.read(file(BACKUP))
      expect(found.problems).toEqual([])
      expect([found.entries.length, found.fights.length]).toEqual([rulesets.length * 4, rulesets.length])
      expect(await backup.take(found, false)).toEqual({ count: rulesets.length * 5, problems: [] })
      expect(useTable.getState().notice ?? '').toBe('')
      for (const { id, name } of listed()) {
        await actions.openFight(id)
        expect(open().name).toBe(name)
        goesOn()
      }
      const again = await backup.read(file(BACKUP))
      expect(again.entries.filter(({ standing }) => standing !== 'same')).toEqual([])
      await usesLibrary()
    })
  })

  function playsOn(ruleset: Rules, map: GridMap, start: State, rows: readonly Row[]): void {
    const fight = openFight({ ruleset, terrain: createTerrain(map, ruleset.commands.diagonals), state: start, rows })
    const isSound = (s: State) => {
      expect(ruleset.state.problem(s)).toBeUndefined()
      isToday(ruleset, s)
    }
    for (let done = 0; done <= fight.timeline.mark.done; done++) isSound(fight.stateAt(done))
    for (const { id } of fight.timeline.branches()) isSound(fight.stateOfBranch(id))
    isSound(fight.state)
    const command = { type: 'side.add', by: 'gm', with: { name: 'Others', show: 'words' } }
    const did = fight.asks ? fight.ruling({ key: 'gm.run', command }) : fight.do(command)
    expect(did.no).toBeUndefined()
    isSound(fight.state)
  }

  /** The open fight takes the GM's hand. */
  function goesOn(): void {
    const { ruleset, snapshot } = open()
    expect(ruleset.state.problem(snapshot)).toBeUndefined()
    isToday(ruleset, snapshot)
    const sides = Object.keys(snapshot.sides).length
    asGm('side.add', { name: 'Others', show: 'words' })
    expect(useTable.getState().notice ?? '').toBe('')
    expect(Object.keys(open().snapshot.sides)).toHaveLength(sides + 1)
  }

  async function usesLibrary(): Promise<void> {
    const entries = await actions.entries()
    for (const { id: system } of rulesets) {
      const cards = (useEntries.getState().cards ?? []).filter(card => card.system === system)
      const of = (kind: string) => cards.find(card => card.kind === kind)!.id
      const said = () => `${system}: ${useTable.getState().notice}`
      expect(await entries.startEncounter(of('encounter'), { id: of('party'), as: 'stands' }), said()).toBe(true)
      goesOn()
      const [side] = Object.keys(open().snapshot.sides)
      expect(
        await entries.addCreature(of('creature'), { count: 2, side: side!, isHidden: false }),
        said(),
      ).toHaveLength(2)
      expect(await entries.addParty(of('party'), 'rested'), said()).toHaveLength(1)
      expect(await entries.applyRules(of('rules')), said()).toBe(true)
      expect(await entries.differences(of('rules')), 'one was set otherwise').toHaveLength(1)
      expect(await entries.openDraft(of('creature')), said()).toBe(true)
      entries.closeDraft()
      await entries.setDefaultRules(system, of('rules'))
      const { settings } = open().snapshot
      expect(await entries.newFight({ name: 'New', ruleset: system }), said()).toBe(true)
      expect(open().snapshot.settings).toEqual(settings)
      goesOn()
    }
  }
}

const open = () => {
  const { fight } = useTable.getState()
  if (!fight) throw new Error(`No fight is open. ${useTable.getState().notice}`)
  return fight
}

/** The fights that were there before the table of the test, without its own two. */
function listed() {
  return useTable.getState().fights.filter(({ name }) => name.startsWith('A fight of'))
}

async function rulesOf(id: string): Promise<Rules> {
  return rulesets.find(one => one.id === id)!.load()
}

type RecordOf = MemoryRecords extends Map<string, infer Value> ? Value : never

/** What a browser of that version had on its disk. */
function browser(zipped: Uint8Array) {
  const { records, mirrors, entriesMirrors } = JSON.parse(gunzipSync(zipped).toString('utf8')) as {
    records: (readonly [string, RecordOf])[]
    mirrors: [string, string[]][]
    entriesMirrors: [string, string[]][]
  }
  return { records: new Map(records), mirrors: new Map(mirrors), entriesMirrors: new Map(entriesMirrors) }
}
