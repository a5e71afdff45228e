import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { readEdition } from '~/feed/readEdition'
import type { Viewed } from '~/feed/viewer'
import type { SessionFight } from '../session/loadFight'
import { newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
import { createEdition } from './edition'

/** What no player may find in any byte of the file. */
const SECRETS = [
  'Grimhild',
  'Orlok',
  'the gold lies under the altar',
  'cursed by bones',
  'The end of the traitor',
  'The crypt',
]

/** Roland and a guard fight; others lie hidden or go by no name, and the GM has notes and marks. */
function evening() {
  const { play, roland, guard } = skirmish({ gm: 'auto' })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  const side = play.fight.state.combatants[guard]!.side
  gm('join', {
    list: [
      { name: SECRETS[0]!, side, cell: 30, known: 'absent' },
      { name: SECRETS[1]!, side, cell: 40, known: 'unnamed', notes: SECRETS[2]! },
    ],
  })
  gm('marker.add', { on: [guard], words: SECRETS[3]!, until: null })
  expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
  play.nameBranch(0, SECRETS[4]!)
  return play
}

function exported(play: SessionFight['play'], notices: string[] = []) {
  const fight = { play, ruleset, terrain, name: SECRETS[5], pictures: { of: () => null } } as unknown as SessionFight
  return createEdition({
    state: { get: () => ({ pictures: new Map() }), set: () => undefined },
    session: { mustBeOpen: () => fight },
    report: {
      guard: async act => void (await act()),
      notice: words => void notices.push(words),
    },
  }).exportForPlayers({ theme: 'dark' })
}

const tableOf = ({ record }: Viewed) => (record?.show === 'table' ? record : null)

it('the players’ edition is read by the players’ page, moment by moment as they saw it, from the beginning of combat', async () => {
  const found = await exported(evening())
  expect(found!.name).toBe('The fight.fray-players')
  const moments = (await readEdition(found!.file))!
  expect(moments.length).toBeGreaterThan(1)
  expect(moments.map(one => tableOf(one)?.phase)).not.toContain('preparation')
  expect(tableOf(moments[0]!)?.combatants.map(({ name }) => name)).toEqual(['Roland', 'Guard'])
  expect(tableOf(moments.at(-1)!)?.combatants).toHaveLength(3)
  // What came later is not told of a moment before it.
  expect(tableOf(moments[0]!)!.log.length).toBeLessThan(tableOf(moments.at(-1)!)!.log.length)
})

it('no secret of the GM is in any byte of it: nobody hidden, no name they do not know, no note, mark, branch, name of the fight or id', async () => {
  const play = evening()
  const { file } = (await exported(play))!
  const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  expect(text).toContain('Roland')
  for (const secret of SECRETS) expect(text).not.toContain(secret)
  for (const id of Object.keys(play.fight.state.combatants)) expect(text).not.toContain(`"${id}"`)
  expect(text).not.toMatch(/"(seed|sheet|settings|cell|rows)"/)
})

it('the private name of the fight is in no byte of it, nor in the name of the file; players read the public one', async () => {
  const play = evening()
  expect(play.do({ type: 'public.name', by: 'gm', with: { name: 'An old chapel' } })).toBeNull()
  const { name, file } = (await exported(play))!
  expect(name).toBe('An old chapel.fray-players')
  const moments = (await readEdition(file))!
  expect(tableOf(moments.at(-1)!)?.title).toBe('An old chapel')
})

it('nothing is written before combat has begun, and that is said', async () => {
  const play = evening()
  play.go({ done: 3, entries: null })
  const notices: string[] = []
  expect(await exported(play, notices)).toBeNull()
  expect(notices.join()).toContain('combat has not begun')
})

it('what is no such file, or is cut off, is no edition', async () => {
  const { file } = (await exported(evening()))!
  expect(await readEdition(new Blob(['{"fray":"edition"}']))).toBeNull()
  expect(await readEdition(file.slice(0, file.size - 20))).toBeNull()
  const other = new Blob(['{"fray":"edition","version":9}\n{}']).stream().pipeThrough(new CompressionStream('gzip'))
  expect(await readEdition(await new Response(other).blob())).toBeNull()
})

it('of a fight that was opened in the middle each moment tells what had just been done, and nothing later', async () => {
  const { play: before, roland, guard } = skirmish({ gm: 'auto' })
  const { state, timeline } = before.fight
  const play = newPlay(ruleset, terrain, { state, done: timeline.mark.done })
  expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
  expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
  const moments = (await readEdition((await exported(play))!.file))!
  const told = moments.map(one => tableOf(one)!.log)
  expect(told).toEqual([
    [],
    [expect.stringMatching(/Roland/)],
    [expect.stringMatching(/Roland/), expect.stringMatching(/Guard/)],
  ])
})
