import { describe, expect, test } from 'vitest'
import { openLibrary } from '../library/openLibrary'
import { served } from '../testing/served'
import { World } from '../testing/world'
import type { NewEntry } from './entries'

const DAY = 24 * 60 * 60 * 1000
const goblin = (name = 'Goblin'): NewEntry => ({
  kind: 'creature',
  name,
  system: 'endurance',
  tags: ['toll road'],
  origin: 'typed',
  facts: ['health 10'],
  notes: 'Afraid of fire.',
  data: { sheet: { health: { cur: 10, max: 10 } }, check: [] },
})

async function sit(world: World) {
  const library = await served(world, openLibrary(world.openTab().ports))
  const entries = await served(world, library.entries())
  await rest(world)
  return { library, entries }
}

/** Lets everything that is under way come to its end: that takes fewer turns than these, however slow the machine is. */
async function rest(world: World): Promise<void> {
  for (let turns = 0; turns < 400; turns++) {
    await new Promise(resolve => setImmediate(resolve))
    if (!world.deliver(0)) world.advance(100)
  }
}

const names = ({ entries }: Awaited<ReturnType<typeof sit>>) => entries.cards.value.map(({ name }) => name).toSorted()

/** A world with a library of these, and its window closed. */
async function kept(...given: readonly string[]) {
  const world = new World()
  const { library, entries } = await sit(world)
  const ids = await served(world, entries.add(given.map(goblin)))
  await served(world, library.close())
  return { world, ids }
}

/** Puts something else in the place of the stored texts that fit. */
function spoil(world: World, part: 'head' | 'body', id: string, by: (text: string) => string) {
  for (const [at, record] of world.records)
    if (record.store === 'entries' && record.key[0] === part && record.key[1] === id)
      world.records.set(at, { ...record, value: by(String(record.value)) })
}

test('what is put in comes back whole in the next window, and only its card is read for the list', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  expect(there.entries.cards.value).toEqual([
    expect.objectContaining({
      id: ids[0],
      kind: 'creature',
      name: 'Goblin',
      tags: ['toll road'],
      facts: ['health 10'],
    }),
  ])
  expect(there.entries.cards.value[0]).not.toHaveProperty('data')
  expect(await served(world, there.entries.read(ids[0]!))).toMatchObject(goblin())
})

test('a change leaves the rest as it was, and gives what it was for the way back', async () => {
  const { world, ids } = await kept('Goblin', 'Ogre')
  const there = await sit(world)
  const before = await served(
    world,
    there.entries.change(ids[0]!, ({ tags }) => ({ name: 'Ditch goblin', tags: [...tags, 'undead'] })),
  )
  expect(names(there)).toEqual(['Ditch goblin', 'Ogre'])
  expect(await served(world, there.entries.read(ids[0]!))).toMatchObject({
    ...goblin('Ditch goblin'),
    tags: ['toll road', 'undead'],
  })
  await served(
    world,
    there.entries.change(ids[0]!, () => ({ name: before.name, tags: before.tags })),
  )
  expect(await served(world, there.entries.read(ids[0]!))).toMatchObject(goblin())
})

test('two windows see each other’s changes, and of one entry changed in both neither change is lost', async () => {
  const { world, ids } = await kept('Goblin')
  const [one, two] = [await sit(world), await sit(world)]
  await served(world, one.entries.add([goblin('Ogre')]))
  await rest(world)
  expect(names(two)).toEqual(['Goblin', 'Ogre'])
  const [id] = ids as [string]
  const both = Promise.all([
    one.entries.change(id, () => ({ name: 'Ditch goblin' })),
    two.entries.change(id, () => ({ notes: 'Hates fire.' })),
  ])
  await served(world, both)
  await rest(world)
  for (const seat of [one, two]) {
    expect(names(seat)).toEqual(['Ditch goblin', 'Ogre'])
    expect(await served(world, seat.entries.read(id))).toMatchObject({ name: 'Ditch goblin', notes: 'Hates fire.' })
  }
})

test('on a full disk it says so, keeps what was not written in the list, and writes it when there is room', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  world.diskFault = 'abort'
  await expect(served(world, there.entries.add([goblin('Ogre')]))).rejects.toThrow(/Not saved.*The disk is full/)
  const edit = served(
    world,
    there.entries.change(ids[0]!, () => ({ name: 'Ditch goblin' })),
  )
  await expect(edit).rejects.toThrow('Not saved')
  expect(names(there)).toEqual(['Ditch goblin', 'Ogre'])
  expect(there.entries.cards.value.map(({ problem }) => problem)).toEqual(
    Array(2).fill(expect.stringContaining('The disk is full')),
  )
  expect(names(await sit(world)), 'another window has what is on disk').toEqual(['Goblin'])
  world.diskFault = 'none'
  await served(world, there.library.retry())
  expect(there.entries.cards.value.map(({ problem }) => problem)).toEqual([undefined, undefined])
  world.cutPower()
  expect(names(await sit(world))).toEqual(['Ditch goblin', 'Ogre'])
})

test('a disk that does not answer has failed, and an answer that comes late doubles nothing', async () => {
  const { world } = await kept('Goblin')
  const there = await sit(world)
  world.diskFault = 'silent but written'
  await expect(served(world, there.entries.add([goblin('Ogre')]))).rejects.toThrow('does not answer')
  world.diskFault = 'none'
  world.answerLate()
  await served(world, there.entries.retry())
  expect(names(there)).toEqual(['Goblin', 'Ogre'])
  world.cutPower()
  expect(names(await sit(world))).toEqual(['Goblin', 'Ogre'])
})

test('the trash keeps for thirty days, gives back, and what was deleted for good is brought back by nothing', async () => {
  const { world, ids } = await kept('Goblin', 'Ogre', 'Wolf')
  const there = await sit(world)
  await served(world, there.entries.trash(ids))
  expect(there.entries.cards.value.every(({ trashed }) => trashed !== undefined)).toBe(true)
  await served(world, there.entries.restore([ids[0]!]))
  await served(world, there.entries.remove([ids[1]!]))
  expect(names(there)).toEqual(['Goblin', 'Wolf'])
  await served(world, there.library.close())
  world.advance(29 * DAY)
  expect(names(await sit(world))).toEqual(['Goblin', 'Wolf'])
  world.advance(2 * DAY)
  const later = await sit(world)
  expect(names(later)).toEqual(['Goblin'])
  expect(later.entries.cards.value[0]).not.toHaveProperty('trashed')
})

test('what was deleted for good is not brought back by the second copy of an emptied database', async () => {
  const { world, ids } = await kept('Goblin', 'Ogre')
  const there = await sit(world)
  await served(world, there.entries.remove([ids[0]!]))
  await served(world, there.library.close())
  world.clear(false)
  expect(names(await sit(world))).toEqual(['Ogre'])
})

test('the trash keeps to the hour', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  await served(world, there.entries.trash(ids))
  await served(world, there.library.close())
  world.advance(30 * DAY - 600_000)
  expect(names(await sit(world))).toEqual(['Goblin'])
  world.advance(1_200_000)
  expect(names(await sit(world))).toEqual([])
})

test('an emptied database is filled from the second copy, and that is said', async () => {
  const { world } = await kept('Goblin', 'Ogre')
  world.clear(false)
  const there = await sit(world)
  expect(names(there)).toEqual(['Goblin', 'Ogre'])
  expect(there.library.notice.value).toBe(
    '2 entries of the library could not be read, and came back from a second copy.',
  )
  world.entriesMirrors.clear()
  await served(world, there.library.close())
  expect(names(await sit(world))).toEqual(['Goblin', 'Ogre'])
})

test('a database that is cleared while the window is open is filled again from what it has in hand', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  await served(world, there.entries.read(ids[0]!))
  await served(world, there.entries.add([goblin('Ogre')]))
  world.clear(true)
  await rest(world)
  await served(world, there.library.close())
  world.entriesMirrors.clear()
  expect(names(await sit(world))).toEqual(['Goblin', 'Ogre'])
})

test.each(['head', 'body'] as const)(
  'a damaged %s is mended from the second copy and leaves the others alone',
  async part => {
    const { world, ids } = await kept('Goblin', 'Ogre')
    spoil(world, part, ids[0]!, text => text.replace('Goblin', 'Goblim').replace('Afraid', 'Afrait'))
    const there = await sit(world)
    expect(names(there)).toEqual(['Goblin', 'Ogre'])
    for (const [i, name] of ['Goblin', 'Ogre'].entries())
      expect(await served(world, there.entries.read(ids[i]!))).toMatchObject(goblin(name))
  },
)

test.each(['nonsense', ''])(
  'a card that is %o is put together from its content where there is no second copy',
  async nonsense => {
    const { world, ids } = await kept('Goblin', 'Ogre')
    world.entriesMirrors.clear()
    spoil(world, 'head', ids[0]!, () => nonsense)
    const there = await sit(world)
    expect(names(there)).toEqual(['Goblin', 'Ogre'])
    expect(await served(world, there.entries.read(ids[0]!))).toMatchObject(goblin())
  },
)

test('content that is nowhere sound any more is said of its entry alone', async () => {
  const { world, ids } = await kept('Goblin', 'Ogre')
  world.entriesMirrors.clear()
  spoil(world, 'body', ids[0]!, text => text.replace('Afraid', 'Afrait'))
  const there = await sit(world)
  await expect(served(world, there.entries.read(ids[0]!))).rejects.toThrow(
    'What is in “Goblin” cannot be read any more',
  )
  expect(await served(world, there.entries.read(ids[1]!))).toMatchObject(goblin('Ogre'))
})

test('content that is damaged in both copies is said of its entry alone, and made up from neither', async () => {
  const { world, ids } = await kept('Goblin', 'Ogre')
  spoil(world, 'body', ids[0]!, text => text.replace('Afraid', 'Afrait'))
  for (const [at, lines] of world.entriesMirrors)
    world.entriesMirrors.set(
      at,
      lines.map(line => (line.includes(ids[0]!) ? line.replaceAll('Afraid', 'Afrait') : line)),
    )
  const there = await sit(world)
  await expect(served(world, there.entries.read(ids[0]!))).rejects.toThrow(
    'What is in “Goblin” cannot be read any more',
  )
  expect(await served(world, there.entries.read(ids[1]!))).toMatchObject(goblin('Ogre'))
})

test('a second copy that failed is caught up with, and one that grew long is written anew', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  world.mirrorFails = true
  await served(world, there.entries.add([goblin('Ogre')]))
  world.mirrorFails = false
  for (let n = 0; n < 230; n++)
    await served(
      world,
      there.entries.change(ids[0]!, () => ({ notes: `${n}` })),
    )
  await served(world, there.library.close())
  await sit(world)
  const lines = [...world.entriesMirrors.values()][0]!
  expect(lines).toHaveLength(2)
  world.clear(false)
  const after = await sit(world)
  expect(names(after)).toEqual(['Goblin', 'Ogre'])
  expect(await served(world, after.entries.read(ids[0]!))).toMatchObject({ notes: '229' })
})

test('what a backup has is written under its own names, over what is there', async () => {
  const { world, ids } = await kept('Goblin')
  const there = await sit(world)
  const entry = await served(world, there.entries.read(ids[0]!))
  await served(
    world,
    there.entries.change(ids[0]!, () => ({ name: 'Ditch goblin' })),
  )
  await served(world, there.entries.takeIn([entry]))
  expect(await served(world, there.entries.read(ids[0]!))).toMatchObject({ ...entry, rev: 3 })
})

test('pictures that an entry names are in use, from the trash too', async () => {
  const { world } = await kept()
  const { library, entries } = await sit(world)
  const put = (words: string) => served(world, library.putPicture(new Blob([words])))
  const [face, token, unused] = [await put('face'), await put('token'), await put('unused')]
  const heroes = [{ key: 'a', name: 'Roland', sheet: {}, notes: '', picture: token, check: [], markers: [] }]
  const [id] = await served(world, entries.add([{ kind: 'party', name: 'Karst', data: { heroes }, picture: face }]))
  await served(world, entries.trash([id!]))
  const used = (await served(world, library.listPictures())).filter(picture => picture.used).map(picture => picture.id)
  expect(used.toSorted()).toEqual([face, token].toSorted())
  expect(used).not.toContain(unused)
})

test('without storage the library works in memory', async () => {
  const world = new World()
  world.opens = false
  const there = await sit(world)
  await served(world, there.entries.add([goblin()]))
  expect(names(there)).toEqual(['Goblin'])
  expect(world.entriesMirrors.size).toBe(0)
})

describe('a large library', () => {
  const MANY = 500
  const listed = (world: World) =>
    [...world.records].find(([, { store, key }]) => store === 'meta' && key[0] === 'cards') ?? ['', undefined]
  const large = () => kept(...Array.from({ length: MANY }, (_, i) => `Goblin ${i}`))

  test('shows what was listed last at once, and what has changed since when it is compared', async () => {
    const { world, ids } = await large()
    const [at, old] = listed(world)
    const there = await sit(world)
    await served(
      world,
      there.entries.change(ids[7]!, () => ({ name: 'Ditch goblin' })),
    )
    await served(world, there.library.close())
    world.records.set(at, old!)
    const library = await served(world, openLibrary(world.openTab().ports))
    const entries = await served(world, library.entries())
    expect(entries.cards.value.find(({ id }) => id === ids[7])?.name).toBe('Goblin 7')
    await rest(world)
    expect(entries.cards.value.find(({ id }) => id === ids[7])?.name).toBe('Ditch goblin')
    expect(entries.cards.value).toHaveLength(MANY)
    await served(world, library.close())
    expect(listed(world)[1]?.value).toContain('Ditch goblin')
  })

  test.each([
    ['damaged', (text: string) => text.replace('Goblin 7', 'Goblin 8')],
    ['of another version', (text: string) => `id,name ${text}`],
    ['gone', () => undefined],
  ])('is read whole where its list is %s', async (_, harmed) => {
    const { world } = await large()
    const [at, old] = listed(world)
    world.records.set(at, { ...old!, value: harmed(String(old!.value)) })
    const there = await sit(world)
    expect(names(there)).toContain('Goblin 7')
    await served(world, there.library.close())
    expect(String(listed(world)[1]?.value).split('\n').slice(1).toSorted()).toEqual(
      String(old!.value).split('\n').slice(1).toSorted(),
    )
  })

  test('has no list any more when it is small again', async () => {
    const { world, ids } = await large()
    const there = await sit(world)
    await served(world, there.entries.remove(ids.slice(1)))
    await served(world, there.library.close())
    expect(names(await sit(world))).toEqual(['Goblin 0'])
  })
})
