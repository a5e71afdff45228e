import { expect, test } from 'vitest'
import type { Id } from '~/engine'
import type { EntryKind, NewEntry } from '~/storage'
import { asGm } from '../state/asGm'
import { actions, useTable } from '../state/useTable'
import { openTable } from '../testing/openTable'
import { useEntries } from './useEntries'

const snapshot = () => useTable.getState().fight!.snapshot
const combatants = () => Object.values(snapshot().combatants)
const called = (name: string) => combatants().find(one => one.name === name)!
const cards = (kind?: EntryKind) => (useEntries.getState().cards ?? []).filter(card => !kind || card.kind === kind)
const sheetOf = (name: string) => called(name).sheet as { health: { cur: number; max: number } }

/** A fight with two heroes, two guards and a captain, open in a window. */
async function opened() {
  const table = await openTable()
  const [a] = table.fights
  await actions.openFight(a)
  asGm('side.add', { name: 'Heroes', show: 'exact' })
  asGm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(snapshot().sides) as [Id, Id]
  asGm('join', { list: ['Roland', 'Aldric'].map((name, i) => ({ name, side: heroes, cell: i })) })
  asGm('join', { list: ['Guard', 'Guard', 'Captain'].map((name, i) => ({ name, side: foes, cell: 20 + i })) })
  return { ...table, heroes, foes, entries: await actions.entries() }
}

const set = (name: string, field: string, value: number) => actions.set(called(name).id, ['health', field], value)

test('a sheet that is kept comes again, whole, lettered and beside its side', async () => {
  const { entries, foes } = await opened()
  set('Guard A', 'cur', 3)
  const guards = combatants().filter(({ name }) => name.startsWith('Guard'))
  expect(await entries.keepCombatants(guards.map(({ id }) => id)), 'one of the kind').toBe(1)
  const [card] = cards('creature')
  expect(card).toMatchObject({ name: 'Guard', system: snapshot().rules.id, origin: 'from “A”' })
  expect(card!.facts.join()).toContain('health')
  const fresh = await entries.addCreature(card!.id, { count: 2, side: foes, isHidden: true })
  expect(fresh.map(id => snapshot().combatants[id]!.name)).toEqual(['Guard C', 'Guard D'])
  expect(useTable.getState().selection).toEqual(fresh)
  for (const id of fresh) {
    expect(snapshot().combatants[id]).toMatchObject({ known: 'absent', cell: expect.any(Number) })
    expect(sheetOf('Guard C').health.cur).toBe(sheetOf('Guard C').health.max)
  }
})

test('a party goes home as the fight left it, and comes into the next fight so, or rested', async () => {
  const { entries, fights } = await opened()
  await entries.keepParty('The Karst company', [called('Roland').id, called('Aldric').id])
  const [party] = cards('party')
  set('Roland', 'cur', 2)
  asGm('marker.add', { on: [called('Roland').id], words: 'owes the miller', until: null })
  asGm('combatant.edit', { who: called('Aldric').id, notes: 'lost his bow' })
  const home = await entries.takeHome(party!.id)
  expect(home?.count).toBe(2)

  await actions.openFight(fights[1])
  await entries.addParty(party!.id, 'stands')
  expect(combatants().map(({ name }) => name)).toEqual(['Roland', 'Aldric'])
  expect(snapshot().sides[called('Roland').side]?.show).toBe('exact')
  expect(sheetOf('Roland').health.cur).toBe(2)
  expect(called('Aldric').notes).toBe('lost his bow')
  expect(Object.values(snapshot().effects).map(({ words }) => words)).toEqual(['owes the miller'])

  await entries.addParty(party!.id, 'rested')
  expect(sheetOf('Roland B').health.cur).toBe(sheetOf('Roland B').health.max)
  await home!.back()
  const before = await entries.readAs('party', party!.id)
  expect(before?.data.heroes[0]?.sheet).toMatchObject({ health: { cur: sheetOf('Roland B').health.max } })
})

test('whoever was renamed in the fight comes home as the same hero; of a fight without them nothing does', async () => {
  const { entries, fights } = await opened()
  await entries.keepParty('Karst', [called('Roland').id])
  const [party] = cards('party')
  asGm('combatant.edit', { who: called('Roland').id, name: 'Sir Roland' })
  expect((await entries.takeHome(party!.id))?.count).toBe(1)
  const heroes = async () => (await entries.readAs('party', party!.id))?.data.heroes.map(({ key, name }) => [key, name])
  expect(await heroes()).toEqual([['h1', 'Sir Roland']])
  await actions.openFight(fights[1])
  expect(await entries.takeHome(party!.id)).toBeNull()
  expect(useTable.getState().notice).toContain('Nobody of “Karst” is in this fight')
  expect(await heroes()).toEqual([['h1', 'Sir Roland']])
})

test('an encounter is a fight before its beginning without the heroes, and stays as it is when one is begun from it', async () => {
  const { entries } = await opened()
  set('Guard A', 'cur', 1)
  asGm('settings', { set: { [useTable.getState().fight!.ruleset.state.settings.toggles[0]!.key]: true } })
  const settings = snapshot().settings
  await entries.keepParty('Karst', [called('Roland').id])
  await entries.keepEncounter('Toll at dusk')
  const [[encounter], [party]] = [cards('encounter'), cards('party')]
  expect(encounter!.facts).toEqual(['Guard × 2', 'Captain', '10 × 8'])

  expect(await entries.startEncounter(encounter!.id, { id: party!.id, as: 'stands' })).toBe(true)
  expect(useTable.getState().fight?.name).toBe('Toll at dusk')
  expect(combatants().map(({ name, cell }) => [name, cell])).toEqual([
    ['Guard A', 20],
    ['Guard B', 21],
    ['Captain', 22],
    ['Roland', expect.any(Number)],
  ])
  expect(snapshot()).toMatchObject({ phase: 'preparation', settings })
  expect(sheetOf('Guard A').health.cur).toBe(sheetOf('Guard A').health.max)
  set('Guard A', 'cur', 0)
  expect(await entries.readAs('encounter', encounter!.id)).toMatchObject({
    data: { start: { combatants: { [called('Guard A').id]: { name: 'Guard A' } } } },
    rev: 1,
  })
})

test('a set of house rules is applied to a fight, and one of them is that of new fights', async () => {
  const { entries, fights } = await opened()
  const [toggle] = useTable.getState().fight!.ruleset.state.settings.toggles
  const other = toggle!.values.find(value => value !== Reflect.get(snapshot().settings, toggle!.key))!
  asGm('settings', { set: { [toggle!.key]: other } })
  await entries.keepRules('Our table')
  const [rules] = cards('rules')
  expect(rules!.facts[0]).toBe('1 otherwise')
  await actions.openFight(fights[1])
  expect(await entries.applyRules(rules!.id)).toBe(true)
  expect(Reflect.get(snapshot().settings, toggle!.key)).toEqual(other)
  await entries.setDefaultRules(rules!.system!, rules!.id)
  expect(await entries.defaultRules(rules!.system!)).toBe(rules!.id)
})

test('what is of another system or cannot be saved is said, and nothing has changed', async () => {
  const { entries, foes, fill } = await opened()
  const given = { kind: 'creature', name: 'Lich', system: 'tiny', data: { sheet: {}, check: [] } } satisfies NewEntry
  const [lich] = await entries.keep([given])
  expect(await entries.addCreature(lich!, { count: 1, side: foes, isHidden: false })).toEqual([])
  expect(useTable.getState().notice).toContain('“Lich” is for Tiny')
  expect(combatants()).toHaveLength(5)
  fill(true)
  expect(await entries.keep([{ ...given, name: 'Ghoul' }])).toEqual([])
  expect(useTable.getState().notice).toContain('Not saved: ')
  expect(cards().find(({ name }) => name === 'Ghoul')?.problem).toContain('Not saved')
})

test('what is edited, doubled and thrown away has a way back', async () => {
  const { entries } = await opened()
  const [id] = await entries.keep([{ kind: 'handout', name: 'Writ', data: { text: 'Pay.' } }])
  const back = await entries.edit(id!, () => ({ name: 'The writ', tags: ['toll'] }))
  await entries.duplicate(id!)
  expect(
    cards('handout')
      .map(({ name, tags }) => `${name}: ${tags.join()}`)
      .toSorted(),
  ).toEqual(['The writ (copy): toll', 'The writ: toll'])
  await back!()
  expect(
    cards('handout')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['The writ (copy)', 'Writ'])
  expect(await entries.trash([id!])).toBe(true)
  await entries.restore([id!])
  expect(cards('handout').every(({ trashed }) => trashed === undefined)).toBe(true)
})
