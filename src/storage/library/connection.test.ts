import { expect, test } from 'vitest'
import { memoryJournal } from '../browser/memoryJournal'
import type { JournalEvents, JournalStore, Ports } from '../ports'
import { fakeClock, memoryMirror, settle } from '../testing/fakes'
import { connect } from './connection'

/** A connection whose database can be made to refuse and to go away. */
async function connected({ newer = false, opens = true } = {}) {
  const clock = fakeClock()
  const told: string[] = []
  const world = { opens, newer, closed: 0, restarted: 0 }
  let events: JournalEvents | undefined
  const ports = {
    clock,
    mirror: { ...memoryMirror(), restart: () => void world.restarted++ },
    hint: { read: () => [], write: () => {}, readUnsaved: () => [], writeUnsaved: () => {} },
    async openJournal(given: JournalEvents): Promise<JournalStore> {
      if (!world.opens) throw new Error('blocked')
      events = given
      return { ...memoryJournal(), newer: world.newer, close: () => void world.closed++ }
    },
  } as unknown as Ports
  const connection = await connect(ports, {
    lost: why => void told.push(why),
    regained: async () => void told.push('regained'),
    outdated: async words => void told.push(words),
  })
  const pass = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  return { connection, told, world, pass, events: () => events! }
}

test('it is connected, and has something to say only when something is wrong', async () => {
  const { connection } = await connected()
  expect([connection.state, connection.notice.value, connection.audit.kind]).toEqual([
    'connected',
    '',
    'empty first visit',
  ])
})

test('without a database it keeps nothing but works, and says so', async () => {
  const { connection } = await connected({ opens: false })
  await connection.save([{ store: 'meta', put: ['preference', 'theme'], value: ['theme', 'dark'] }])
  expect(await connection.journal().get('meta', ['preference', 'theme'])).toEqual(['theme', 'dark'])
  expect([connection.state, connection.notice.value]).toEqual(['memoryOnly', connection.memoryOnly])
})

test('what a newer Fray has written is not written to', async () => {
  const { connection } = await connected({ newer: true })
  expect(connection.state).toBe('readOnly')
  expect(() => connection.mustWrite()).toThrow(connection.readOnly)
  await expect(connection.save([])).rejects.toThrow('newer Fray')
})

test('a database that goes away is opened again, and what is open is told before and after', async () => {
  const { connection, told, world, pass, events } = await connected()
  events().gone()
  expect([connection.state, told]).toEqual(['disconnected', ['The storage of this browser was cleared.']])
  expect(world.restarted).toBe(0)
  await pass(0)
  expect([connection.state, told[1]]).toEqual(['connected', 'regained'])
  expect(world.restarted, 'the files of the second copy were deleted with it').toBe(1)
  expect(connection.notice.value).toContain('is being written again')
})

test('while it cannot be opened it is tried four times, and then at the word of the GM', async () => {
  const { connection, told, world, pass, events } = await connected()
  world.opens = false
  events().gone()
  for (const pause of [0, 100, 500, 2_000]) await pass(pause)
  expect([connection.state, told.length]).toEqual(['disconnected', 1])
  expect(connection.notice.value).toContain('cannot be opened again. Save a file.')
  world.opens = true
  const regained = connection.regain()
  await pass(0)
  await regained
  expect([connection.state, told.at(-1)]).toEqual(['connected', 'regained'])
})

test('it yields to a newer Fray: writes no more, says so, and closes', async () => {
  const { connection, told, world, events } = await connected()
  events().outdated()
  await settle()
  expect([connection.state, told, world.closed]).toEqual(['readOnly', [connection.readOnly], 1])
})

test('once it is closed nothing that happens to the database matters, also when it was about to be opened again', async () => {
  const { connection, told, world, pass, events } = await connected()
  events().gone()
  connection.close()
  await pass(0)
  events().outdated()
  await settle()
  expect([connection.state, world.closed, told.length]).toEqual(['closed', 1, 1])
})
