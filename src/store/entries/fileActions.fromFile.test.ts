import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { improvedInitiative } from '../../../test/fixtures/creatures'
import type { CreatureFile } from '~/engine'
import { importBytes } from '~/formats/import/importBytes'
import { rulesets } from '~/rulesets'
import { actions, useTable } from '../state'
import { openTable } from '../testing/openTable'
import { creatureFromFile, partyFromFile } from './fileActions'
import { useEntries } from './cards'

function creaturesIn(bytes: Uint8Array<ArrayBuffer>, name: string): CreatureFile {
  const read = importBytes(bytes, name)
  if (!read.ok || read.value.kind !== 'creatures') throw new Error(`${name} has no creatures`)
  return read.value.creatures
}

const foes = () => creaturesIn(new Uint8Array(Buffer.from(JSON.stringify(improvedInitiative))), 'foes.json')
const cards = () => useEntries.getState().cards ?? []

async function opened() {
  const { fights, fill } = await openTable()
  await actions.openFight(fights[0])
  return { entries: await actions.entries(), fill }
}

test.each(rulesets.map(({ id }) => id))(
  'creatures, party and encounters of a file are kept by the rules of %s, marked to check, with where they came from',
  async system => {
    const { entries } = await opened()
    const { creatures, party, fights } = foes()
    const wanted = { system, creatures, party: { name: 'The party of foes', heroes: party }, fights }
    const kept = await entries.files.keep(wanted)
    expect(kept).toHaveLength(creatures.length + 1 + fights.length)
    const [goblin] = cards().filter(({ kind }) => kind === 'creature')
    expect(goblin).toMatchObject({ name: 'Goblin', system, origin: expect.stringContaining('foes.json') })
    const whole = await entries.readAs('creature', goblin!.id)
    expect(goblin!.checks, 'a card counts what is to be checked').toBe(whole!.data.check.length)
    const [becomes] = await entries.files.becomes(creatures, system)
    expect(becomes).toEqual({ facts: goblin!.facts, check: whole!.data.check })
    expect(cards().find(({ kind }) => kind === 'party')?.facts).toEqual(party.map(({ name }) => name))

    const [encounter] = cards().filter(({ kind }) => kind === 'encounter')
    expect(await entries.startEncounter(encounter!.id)).toBe(true)
    const { snapshot, ruleset } = useTable.getState().fight!
    expect(ruleset.id).toBe(system)
    expect(ruleset.state.problem(snapshot)).toBeUndefined()
    const there = Object.values(snapshot.combatants)
    const [asked] = fights
    expect(there.map(({ name }) => name)).toEqual(asked!.combatants.map(({ creature }) => creature.name))
    expect(there.map(({ known }) => known === 'absent')).toEqual(asked!.combatants.map(({ isHidden }) => isHidden))
    for (const [i, { creature }] of asked!.combatants.entries())
      for (const tag of creature.tags) expect(there[i]!.notes).toContain(tag)
  },
)

test('what was confirmed is no more to be checked, and undo asks for it again', async () => {
  const { entries } = await opened()
  const [id] = await entries.files.keep({ system: 'endurance', creatures: foes().creatures })
  const card = () => cards().find(one => one.id === id)!
  const { checks } = card()
  expect(checks).toBeGreaterThan(0)
  const back = await entries.confirm(id!)
  expect(card().checks).toBeUndefined()
  expect((await entries.readAs('creature', id!))?.data.check).toEqual([])
  await back!()
  expect(card().checks).toBe(checks)
})

test('of a file either all is kept or nothing where there is no room', async () => {
  const { entries, fill } = await opened()
  const { creatures } = foes()
  fill(true)
  expect(await entries.files.keep({ system: 'endurance', creatures })).toEqual([])
  fill(false)
  expect(
    cards().every(({ problem }) => problem?.startsWith('Not saved')),
    'it waits in the window, and says so',
  ).toBe(true)
})

const samples = process.env.FRAY_SAMPLES ?? ''

describe.runIf(samples !== '')('every sample of creatures goes into the library whole', () => {
  it.each([
    ['improved-initiative/creatures-excerpt.json', 'endurance'],
    ['improved-initiative/library-export.assembled.json', 'tiny'],
    ['improved-initiative/sample_players.json', 'hallowed'],
    ['foundry-actor/cairn-actors-v8.db', 'ratbags'],
    ['foundry-actor/cairn-actors-v12.json', 'murdham'],
    ['5etools/srd-acolyte.json', 'hallowed'],
    ['cairn-statline/goblin.md', 'ratbags'],
  ])('%s by the rules of %s', async (path, system) => {
    const { entries } = await opened()
    const { creatures, party, fights } = creaturesIn(
      new Uint8Array(readFileSync(`${samples}/${path}`)),
      path.split('/')[1]!,
    )
    const kept = await entries.files.keep({
      system,
      creatures,
      fights,
      ...(party.length > 0 && { party: { name: 'They', heroes: party } }),
    })
    const all = await Promise.all(kept.map(id => entries.read(id)))
    const heroes = all.flatMap(entry => (entry?.kind === 'party' ? entry.data.heroes : []))
    expect(all.filter(entry => entry?.kind === 'creature').map(entry => entry!.name)).toEqual(
      creatures.map(({ name }) => name),
    )
    expect(heroes.map(({ name }) => name)).toEqual(party.map(({ name }) => name))
    expect(all.filter(entry => entry?.kind === 'encounter')).toHaveLength(fights.length)
    // What the file says of each is kept in words, whatever its numbers became.
    const notes = [
      ...all.flatMap(entry => (entry?.kind === 'creature' ? [entry.notes] : [])),
      ...heroes.map(one => one.notes),
    ]
    for (const [i, one] of [...creatures, ...party].entries())
      for (const { name, value } of one.numbers)
        expect(notes[i]).toMatch(new RegExp(`${name.replace(/[()]/g, '.')} .*${value}`))
  })
})

test('a name and its tags are kept as far as there is room for them, each tag once', async () => {
  const { state, id } = await rulesets[0]!.load()
  const [one] = foes().creatures
  const tags = ['beast', 'x'.repeat(41), 'beast', 'x'.repeat(42)]
  const kept = creatureFromFile({ ...one!, name: 'y'.repeat(61), tags }, { id, state } as never)
  expect([kept.name, kept.tags]).toEqual(['y'.repeat(60), ['beast', 'x'.repeat(40)]])
  const { data } = partyFromFile('All', [{ ...one!, name: 'y'.repeat(61), tags: ['bold'] }, one!], {
    id,
    state,
  } as never)
  expect(data.heroes.map(({ key, name }) => [key, name])).toEqual([
    ['h1', 'y'.repeat(60)],
    ['h2', one!.name],
  ])
  expect(data.heroes[0]!.notes.split('\n')[0]).toBe('bold')
  expect(partyFromFile('Nobody', [], { id, state } as never)).toMatchObject({ origin: '', data: { heroes: [] } })
})
