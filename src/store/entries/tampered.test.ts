import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tamperedCreatures } from '../../../test/fixtures/tamperedFiles'
import { runs, SEED } from '../../../test/long'
import { importBytes } from '~/formats/import/importBytes'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, type TableTypes } from '~/table'
import type { Snapshot } from '~/engine'
import type { KeptMap } from '../fights/files'
import { creatureFromFile, encounterFromFile, partyFromFile } from './fileActions'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))
const rules = fc.constantFrom(...loaded)
const blank: KeptMap = {
  id: 'blank',
  name: 'blank',
  grid: { width: 24, height: 16, walls: [], portals: [] },
  picture: null,
}
const terrain = createTerrain(gridMap(blank.grid))

const RUNS = runs(100, 10_000)
it.each(Object.entries(tamperedCreatures))(
  `whatever was done to a file of %s, whoever it holds has a sheet that the rules of a system allow (seed ${SEED})`,
  (_, bytes) => {
    let taken = 0
    fc.assert(
      fc.property(bytes, rules, (file, ruleset) => {
        const read = importBytes(file, 'mutant.dat')
        if (!read.ok || read.value.kind !== 'creatures') return
        const { creatures, party, fights } = read.value.creatures
        // Whoever the file itself calls so is called so.
        const wrong = Buffer.from(file).includes('NaN') ? /undefined|\[object|^$/ : /undefined|NaN|\[object|^$/
        taken++
        for (const one of creatures) {
          const { name, facts = [], data } = creatureFromFile(one, ruleset)
          for (const words of [name, ...facts, ...data.check]) expect(words).not.toMatch(wrong)
        }
        expect(partyFromFile('They', party, ruleset).data.heroes).toHaveLength(party.length)
        // Who may join a fight has a sound sheet.
        const all = [...creatures, ...party].map(creature => ({ creature, isHidden: false, tags: [] }))
        for (const one of [...fights, { name: 'All', combatants: all }]) {
          const { data } = encounterFromFile(one, ruleset, blank, terrain)
          expect(ruleset.state.problem(data.start as unknown as Snapshot<TableTypes>)).toBeUndefined()
        }
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(taken, 'a change that lets nothing through would prove nothing').toBeGreaterThan(RUNS / 20)
  },
)
