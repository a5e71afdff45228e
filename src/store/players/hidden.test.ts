import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { createFeed } from '~/feed/feed'
import type { RecordMessage } from '~/feed/messages'
import { fakeTransport } from '~/feed/testing/fakeTransport'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain } from '~/table'
import { newPlay } from '../testing/skirmish'
import { playersView } from './playersView'

/** Heroes and their foes on an open map without fog, and all that is sent to a players' page of it. */
async function tableOf(system: string) {
  const ruleset = await rulesets.find(({ id }) => id === system)!.load()
  const terrain = createTerrain(gridMap({ width: 8, height: 4, walls: [], portals: [] }))
  const play = newPlay(ruleset, terrain)
  const { fight } = play
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', side: heroes, cell: 0 }] })
  const blank = ruleset.state.sheet.blank()
  gm('join', { list: ['Lurker', 'Brute'].map((name, i) => ({ name, side: foes, cell: 5 + i, sheet: blank as Json })) })
  const [roland, lurker, brute] = Object.keys(fight.state.combatants) as [string, string, string]
  /** As the record of a page that connects now has it. */
  const shown = () => {
    const { transport, connect } = fakeTransport()
    const feed = createFeed({ transport })
    feed.setMap({ width: 8, height: 4, picture: null, place: null })
    const sent = connect()
    const { state, asks } = fight
    const clock = null
    feed.publish(
      playersView({
        ruleset,
        terrain,
        state,
        asks,
        log: play.log(),
        pictures: new Map(),
        clock,
        flat: null,
        showsEnd: false,
        curtain: false,
      }),
    )
    return JSON.stringify((sent.at(-1) as RecordMessage).record)
  }
  const hide = (who: string, path: string[], value: Json) =>
    gm('gm.set', { patches: [{ op: 'replace', path: ['combatants', who, 'sheet', 'status', ...path], value }] })
  return { play, fight, gm, hide, shown, roland, lurker, brute }
}

/** Lines of the log about somebody: that they joined, and each time they were placed. */
const told = (name: string, record: string): number =>
  (JSON.parse(record) as { log: string[] }).log.filter(line => line.startsWith(name)).length

/** How each system marks somebody who hides; without a mark of its own the GM's word on who is known is the only one. */
const MARKS: Readonly<Record<string, (ids: { heroes: string; roland: string }) => readonly [string, Json, Json]>> = {
  tiny: () => ['hidden', true, false],
  hallowed: () => ['hidden', true, false],
  murdham: ({ heroes }) => ['hiddenFrom', [heroes], []],
  endurance: ({ roland }) => ['hiddenFrom', [roland], []],
}

it.each(Object.keys(MARKS))(
  '%s: whoever is marked hidden is neither on the players’ table nor in their log, and what it did hidden is not told later',
  async system => {
    const { fight, gm, hide, shown, roland, lurker, brute } = await tableOf(system)
    const [mark, on, off] = MARKS[system]!({ heroes: fight.state.combatants[roland]!.side, roland })
    gm('place', { who: lurker, cell: 19 })
    expect(told('Lurker', shown())).toBe(2)
    hide(lurker, [mark], on)
    gm('place', { who: lurker, cell: 20 })
    gm('place', { who: brute, cell: 21 })
    expect(shown()).not.toContain('Lurker')
    expect(told('Brute', shown())).toBe(2)
    hide(lurker, [mark], off)
    expect(shown()).toContain('Lurker')
    expect(told('Lurker', shown())).toBe(2)
    gm('place', { who: lurker, cell: 22 })
    expect(told('Lurker', shown())).toBe(3)
  },
)

it.each(Object.keys(MARKS))('%s: a character that hides stays on its own players’ table', async system => {
  const { fight, hide, shown, roland } = await tableOf(system)
  const foes = Object.keys(fight.state.sides)[1]!
  const [mark, on] = MARKS[system]!({ heroes: foes, roland: Object.keys(fight.state.combatants)[1]! })
  hide(roland, [mark], on)
  expect(shown()).toContain('Roland')
})

it('Endurance: whom one of the characters still sees is on the players’ table', async () => {
  const { fight, gm, hide, shown, roland, lurker } = await tableOf('endurance')
  gm('join', { list: [{ name: 'Ada', side: fight.state.combatants[roland]!.side, cell: 8 }] })
  const ada = Object.keys(fight.state.combatants).at(-1)!
  hide(lurker, ['hiddenFrom'], [roland])
  expect(shown()).toContain('Lurker')
  hide(lurker, ['hiddenFrom'], [roland, ada])
  expect(shown()).not.toContain('Lurker')
  gm('leave', { who: [ada] })
  hide(lurker, ['hiddenFrom'], [roland])
  expect(shown()).not.toContain('Lurker')
})
