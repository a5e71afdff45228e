import { describe, expect, it } from 'vitest'
import { toy, toyTable, type Toy } from '../../test/toy'
import { choose } from './ask'
import type { Proc } from './ask'
import type { Answer, Entry } from './journal'
import { startCommand } from './run'
import type { Ruleset } from './ruleset'
import type { Snapshot } from './snapshot'
import type { World } from './world'

const STRIKE = { type: 'strike', by: 'c1' }
const set = (hp: number, who = 'c2'): Entry => ({
  key: 'gm.set',
  patches: [{ op: 'replace', path: ['combatants', who, 'sheet', 'hp'], value: hp }],
})
const answer = (key: string, ask: number, of: string, value: Answer['value']): Answer => ({
  key,
  ask,
  slot: 0,
  of,
  value,
  source: 'click',
})

/** Whoever has come to nothing says so, and is asked for last words if `asks`. */
function settling(command = STRIKE, asks = false) {
  function* settle(w: World<Toy>, before: Snapshot<Toy>): Proc<void> {
    for (const { id, sheet } of Object.values(w.now.combatants)) {
      if (sheet.hp > 0 || before.combatants[id]?.sheet.hp === 0) continue
      w.emit({ type: 'nothing', with: { who: id } })
      if (asks) yield* choose(id, 'last.words', () => ['woe', 'alas'])
    }
  }
  const procedures = {
    ...toy.commands.procedures,
    *plain(w: World<Toy>): Proc<void> {
      w.edit('c2').sheet.hp = 0
    },
    *alone(w: World<Toy>): Proc<void> {
      w.edit('c2').sheet.hp = 0
      w.letStand()
    },
    *wound(w: World<Toy>): Proc<void> {
      w.edit('c2').sheet.hp = 0
      yield* choose('gm', 'wound.where', () => ['arm', 'leg'])
    },
  }
  const ruleset = { ...toy, commands: { ...toy.commands, procedures, settle } } as unknown as Ruleset<Toy>
  return startCommand({ ruleset, terrain: null, snapshot: toyTable(), command })
}
const said = (running: ReturnType<typeof settling>) => running.read().events.map(({ type }) => type)

describe('what a change means', () => {
  it('is settled at the end of a command, ahead of what follows each', () => {
    expect(said(settling({ type: 'plain', by: 'gm' }))).toEqual(['nothing', 'down'])
  })

  it('is not settled where the GM lets the number stand alone', () => {
    expect(said(settling({ type: 'alone', by: 'gm' }))).toEqual(['down'])
  })

  it('is settled at once in the middle of a question, and once only', () => {
    const running = settling()
    running.take(set(0, 'c1'))
    expect(said(running)).toEqual(['strikes', 'ruling', 'nothing'])
    running.take(answer('strike.dice', 1, 'c1', [1, 1]))
    running.take(answer('strike.answer', 2, 'c2', 'none'))
    expect(said(running)).toEqual(['strikes', 'ruling', 'nothing', 'rolled', 'hurt', 'down'])
  })

  it('may ask, and then the question below is asked again', () => {
    const running = settling(STRIKE, true)
    running.take(set(0))
    expect(running.read()).toMatchObject({ asks: [{ key: 'last.words', of: 'c2', ask: 1 }] })
    running.take(answer('last.words', 1, 'c2', 'woe'))
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.dice', ask: 2 }] })
  })

  it('is settled after a command in the middle, but not of one that was let stand', () => {
    const running = settling()
    running.take({ key: 'gm.run', command: { type: 'plain', by: 'gm' } })
    expect(said(running)).toEqual(['strikes', 'nothing'])
    const quiet = settling()
    quiet.take({ key: 'gm.run', command: { type: 'alone', by: 'gm' } })
    expect(said(quiet)).toEqual(['strikes'])
  })

  it('is settled when the GM breaks off what was begun', () => {
    const running = settling({ type: 'wound', by: 'gm' })
    running.take({ key: 'gm.stop' })
    expect(running.read().status).toBe('done')
    expect(said(running)).toEqual(['nothing', 'down'])
  })

  it('is forgotten with a command that is refused', () => {
    const running = settling()
    running.take(set(0))
    expect(() => running.take({ key: 'gm.run', command: { type: 'dance', by: 'gm' } })).toThrow('dance')
    expect(said(running)).toEqual(['strikes', 'ruling', 'nothing'])
  })
})
