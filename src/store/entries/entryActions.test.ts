import { expect, test, vi } from 'vitest'
import type { Id } from '~/engine'
import { tiny } from '~/rulesets/tiny'
import type { EntryKind, NewEntry } from '~/storage'
import { titleFor } from '../players/playersView'
import { actions, asGm, useTable } from '../state'
import { openTable } from '../testing/openTable'
import { notYetHeroes } from './intoFight'
import { DRAFT } from './sheetDraft'
import { useEntries } from './cards'

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

test('a creature knows in how many fights and encounters its kind takes part, and a party how much is left of whom', async () => {
  const { entries, fights } = await opened()
  await entries.make('encounter here', 'Ambush', '')
  await entries.keepCombatants([called('Guard A').id])
  const [guard] = cards('creature')
  expect(await entries.usedIn(guard!, () => true)).toEqual({ fights: 1, encounters: 1 })
  expect(await entries.usedIn(guard!, () => false)).toBeNull()
  await actions.trashFight(fights[0])
  expect(await entries.usedIn(guard!, () => true)).toEqual({ fights: 0, encounters: 1 })

  await actions.giveBackFight(fights[0])
  await actions.openFight(fights[0])
  actions.set(called('Roland').id, ['endurance', 'cur'], 0)
  await entries.keepParty('Karst', [called('Roland').id, called('Aldric').id])
  const left = await entries.left(cards('party')[0]!.id)
  expect(left.map(({ name, left: part }) => [name, part])).toEqual([
    ['Roland', 0],
    ['Aldric', 1],
  ])
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

test('the fight knows which parties came into it or were kept from it, and how many of them are there', async () => {
  const { entries, fights } = await opened()
  expect(await entries.partiesHere()).toEqual([])
  const karst = (await entries.keepParty('Karst', [called('Roland').id, called('Aldric').id]))!
  await entries.make('party', 'Nobody yet', snapshot().rules.id)
  expect(await entries.partiesHere()).toEqual([{ id: karst, name: 'Karst', count: 2 }])
  asGm('remove', { who: [called('Aldric').id] })
  expect(await entries.partiesHere()).toMatchObject([{ count: 1 }])
  await actions.openFight(fights[1])
  expect(await entries.partiesHere(), 'another fight').toEqual([])
  await entries.addParty(karst, 'stands')
  expect(await entries.partiesHere()).toMatchObject([{ name: 'Karst', count: 2 }])
  await entries.trash([karst])
  expect(await entries.partiesHere()).toEqual([])
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
  await entries.make('encounter here', 'Toll at dusk', '')
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

test('the private name of an encounter reaches no player: they read its public name, else a neutral word', async () => {
  const { entries } = await opened()
  const title = () => titleFor(snapshot().board)
  expect(title(), 'kept before there was a public name').toBe('The fight')
  const id = (await entries.make('encounter here', 'Tavern ambush', ''))!
  await entries.startEncounter(id)
  expect([useTable.getState().fight!.name, title()]).toEqual(['Tavern ambush', 'The fight'])

  const back = await entries.namePublicly(id, ' A quiet inn ')
  await entries.startEncounter(id)
  expect(title()).toBe('A quiet inn')
  asGm('public.name', { name: 'The inn' })
  expect(title()).toBe('The inn')
  actions.undo()
  expect(title()).toBe('A quiet inn')
  await entries.make('encounter here', 'Ambush, once more', '')
  await back!()
  await entries.startEncounter(id)
  expect(title()).toBe('The fight')

  const again = cards('encounter').find(({ name }) => name === 'Ambush, once more')!
  await entries.startEncounter(again.id)
  expect(title(), 'an encounter keeps the public name of its fight').toBe('A quiet inn')
  await entries.newFight({ name: 'The betrayal', ruleset: snapshot().rules.id })
  expect(title()).toBe('The fight')
})

test('an encounter keeps where the party comes in: where it stood, or where the GM has marked it', async () => {
  const { entries } = await opened()
  const party = (await entries.keepParty('Karst', [called('Roland').id]))!
  asGm('place', { who: called('Roland').id, cell: 65 })
  asGm('place', { who: called('Aldric').id, cell: null })
  const stood = (await entries.make('encounter here', 'The mill', ''))!
  asGm('entrance', { cell: 39 })
  actions.undo()
  expect(snapshot().board).not.toHaveProperty('entrance')
  actions.redo()
  const marked = (await entries.make('encounter here', 'The mill, by the weir', ''))!
  for (const [id, cell] of [
    [stood, 65],
    [marked, 39],
  ] as const) {
    await entries.startEncounter(id, { id: party, as: 'stands' })
    expect(called('Roland').cell).toBe(cell)
  }
})

test('a set of house rules is applied to a fight, and one of them is that of new fights', async () => {
  const { entries, fights } = await opened()
  const [toggle] = useTable.getState().fight!.ruleset.state.settings.toggles
  const other = toggle!.values.find(value => value !== Reflect.get(snapshot().settings, toggle!.key))!
  asGm('settings', { set: { [toggle!.key]: other } })
  await entries.make('rules here', 'Our table', '')
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

test('a sheet of the library is set as in a fight, kept at once, and undone; the fight behind it is left alone', async () => {
  const { entries } = await opened()
  await entries.keepCombatants([called('Captain').id])
  const [card] = cards('creature')
  await entries.openDraft(card!.id)
  const draft = () => useTable.getState().sheetDraft!
  const health = async () => Object((await entries.readAs('creature', card!.id))?.data.sheet.health)
  const { max } = sheetOf('Captain').health
  expect(actions.set(DRAFT, ['health', 'cur'], 1)).toBe(true)
  await vi.waitFor(async () => expect(await health()).toEqual({ cur: 1, max }))
  expect(sheetOf('Captain').health.cur).toBe(max)
  expect(actions.set(DRAFT, ['health', 'cur'], -99)).toBe(false)
  expect(useTable.getState().refusal?.words).toContain('health')
  draft().undo()
  await vi.waitFor(async () => expect(await health()).toEqual({ cur: max, max }))
  entries.closeDraft()
  asGm('combatant.edit', { who: called('Captain').id, notes: 'on the table again' })
  expect(called('Captain').notes).toBe('on the table again')
})

test('copies of one in the fight are as it stands, under letters of their own', async () => {
  const { entries } = await opened()
  set('Captain', 'cur', 2)
  const fresh = await entries.copies([called('Captain').id], 2)
  expect(fresh.map(id => snapshot().combatants[id]!.name)).toEqual(['Captain B', 'Captain C'])
  expect(sheetOf('Captain C').health.cur).toBe(2)
  expect(called('Captain B').side).toBe(called('Captain').side)
})

test('heroes join a party and leave it, and their sheets are opened one by one', async () => {
  const { entries } = await opened()
  const id = (await entries.make('party', 'Karst', snapshot().rules.id))!
  await entries.addHeroes(id, [called('Roland').id])
  await entries.addHeroes(id, [called('Aldric').id])
  const names = async () => (await entries.readAs('party', id))!.data.heroes.map(({ name }) => name)
  expect(await names()).toEqual(['Roland', 'Aldric'])
  await entries.openDraft(id, 'h2')
  actions.set(DRAFT, ['health', 'cur'], 1)
  await vi.waitFor(async () =>
    expect((await entries.readAs('party', id))!.data.heroes.map(({ sheet }) => Object(sheet.health).cur)).toEqual([
      sheetOf('Roland').health.cur,
      1,
    ]),
  )
  const back = await entries.removeHero(id, 'h1')
  expect(await names()).toEqual(['Aldric'])
  await back!()
  expect(await names()).toEqual(['Roland', 'Aldric'])
  await entries.addHeroes(id, [called('Captain').id, 'c99'])
  const { heroes } = (await entries.readAs('party', id))!.data
  expect(heroes.map(({ key }) => key).toSorted(), 'each goes by a key of its own').toEqual(['h1', 'h2', 'h3'])
  entries.closeDraft()
})

test('nobody joins a party twice, by whom they are or by their names, and what joined has a way back', async () => {
  const { entries, fights } = await opened()
  const id = (await entries.keepParty('Karst', [called('Roland').id]))!
  const heroes = async () => (await entries.readAs('party', id))!.data.heroes
  const free = async () => notYetHeroes(await heroes(), useTable.getState().fight!).map(({ name }) => name)
  expect(await free(), 'no foe, and nobody who is in it').toEqual(['Aldric'])
  const back = await entries.addHeroes(id, [called('Roland').id, called('Aldric').id])
  expect((await heroes()).map(({ name }) => name)).toEqual(['Roland', 'Aldric'])
  expect(await free()).toEqual([])
  asGm('combatant.edit', { who: called('Aldric').id, name: 'Sir Aldric' })
  expect(await entries.addHeroes(id, [called('Roland').id, called('Sir Aldric').id])).toBeNull()
  expect(await heroes()).toHaveLength(2)
  await back!()
  expect(await free()).toEqual(['Sir Aldric'])

  await actions.openFight(fights[1])
  asGm('side.add', { name: 'Heroes', show: 'exact' })
  asGm('join', { list: ['Roland', 'Bess'].map(name => ({ name, side: Object.keys(snapshot().sides)[0]! })) })
  expect(await free(), 'another fight, the same name').toEqual(['Bess'])
})

test('an empty party is filled from the library or by a name, by its own rules alone', async () => {
  const { entries } = await opened()
  const id = (await entries.make('party', 'Karst', snapshot().rules.id))!
  const heroes = async () => (await entries.readAs('party', id))!.data.heroes
  set('Captain', 'cur', 1)
  await entries.keepCombatants([called('Captain').id])
  const [captain] = cards('creature')
  const back = await entries.addHeroOf(id, captain!.id)
  const key = await entries.addNewHero(id, 'Bess')
  expect((await heroes()).map(one => [one.key, one.name])).toEqual([
    ['h1', 'Captain'],
    [key, 'Bess'],
  ])
  expect((await heroes())[0]!.sheet).toEqual((await entries.readAs('creature', captain!.id))!.data.sheet)
  expect(cards('party')[0]!.facts).toEqual(['Captain', 'Bess'])
  await entries.addParty(id, 'stands')
  expect(called('Bess').cell).not.toBeNull()
  await back!()
  expect(await heroes()).toEqual([])

  const sheet = { ...tiny.state.sheet.blank() }
  const rat = { kind: 'creature', name: 'Rat', system: 'tiny', data: { sheet, check: [] } } satisfies NewEntry
  const [other] = await entries.keep([rat])
  await entries.edit(id, () => ({ system: snapshot().rules.id }))
  expect(await entries.addHeroOf(id, other!)).toBeNull()
  expect(useTable.getState().notice).toContain('“Karst” is a party for')
  expect(await heroes()).toEqual([])
})

test('a new fight stands on a map of the library by the house rules of the table, with the party', async () => {
  const { entries } = await opened()
  const { toggles } = useTable.getState().fight!.ruleset.state.settings
  const other = toggles[0]!.values.find(value => value !== Reflect.get(snapshot().settings, toggles[0]!.key))!
  asGm('settings', { set: { [toggles[0]!.key]: other } })
  const ruleset = snapshot().rules.id
  const rules = await entries.make('rules here', 'Ours', '')
  await entries.setDefaultRules(ruleset, rules)
  const map = (await entries.make('map here', 'The bridge', ''))!
  const party = (await entries.keepParty('Karst', [called('Roland').id]))!
  expect(await entries.newFight({ name: 'Next', ruleset, map, party: { id: party, as: 'stands' } })).toBe(true)
  expect(useTable.getState().fight).toMatchObject({ name: 'Next', map: { width: 10, height: 8 } })
  expect(Reflect.get(snapshot().settings, toggles[0]!.key)).toEqual(other)
  expect(combatants().map(({ name }) => name)).toEqual(['Roland'])
  expect(Object.values(snapshot().sides).map(({ name }) => name)).toEqual(['Heroes', 'Foes'])
  expect((await entries.differences(rules!)).map(({ label }) => label)).toEqual([toggles[0]!.label])
})

test('a new fight finds the party as it stands, or with full pools', async () => {
  const { entries } = await opened()
  const ruleset = snapshot().rules.id
  const roland = called('Roland')
  const [pool] = useTable.getState().fight!.ruleset.display.pools(roland)
  asGm('adjust', { who: [roland.id], pool: pool!.key, by: -1 })
  const party = (await entries.keepParty('Karst', [roland.id]))!
  const left: number[] = []
  for (const as of ['stands', 'rested'] as const) {
    await entries.newFight({ name: as, ruleset, party: { id: party, as } })
    const { cur, max } = useTable.getState().fight!.ruleset.display.pools(called('Roland'))[0]!
    left.push(max! - cur)
  }
  expect(left).toEqual([1, 0])
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

test('a handout is laid before the players as it is, its picture painted anew; one with nothing in it is not', async () => {
  const { entries, laid, ...table } = await opened()
  const id = (await entries.make('handout', 'The traitor’s letter', ''))!
  expect(await entries.showHandout(id)).toBe(false)
  expect(useTable.getState().notice).toContain('nothing to show')
  expect(laid()).toBeNull()

  await entries.edit(id, () => ({ data: { text: ' Come alone.\n' } }))
  expect(await entries.showHandout(id)).toBe(true)
  expect(laid()).toEqual({ text: 'Come alone.', picture: null })
  expect(useTable.getState().handout).toEqual({ id, name: 'The traitor’s letter' })

  await entries.givePicture(id, new File(['a mill'], 'mill.png'))
  await entries.showHandout(id)
  expect(await laid()?.picture?.text()).toBe('painted: whole: a mill')
  const rows = useTable.getState().log
  actions.layHandout(null)
  expect(laid()).toBeNull()
  expect(useTable.getState().log, 'no part of the fight').toBe(rows)

  table.break('getPicture')
  expect(await entries.showHandout(id)).toBe(false)
  expect(useTable.getState().handout).toBeNull()
})

test('an encounter tells who stands where on its map, without a fight of it', async () => {
  const { entries } = await opened()
  const id = await entries.make('encounter here', 'Ambush', '')
  const ambush = await entries.readAs('encounter', id!)
  expect(entries.prepared(ambush!)).toMatchObject({ words: 'Not begun', kinds: ['Guard', 'Captain'] })
  expect(entries.prepared(ambush!).tokens).toHaveLength(3)
})
