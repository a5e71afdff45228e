import { describe, expect, it } from 'vitest'
import {
  type Command,
  type Decider,
  type Decree,
  DECREES,
  type Id,
  type Json,
  openFight,
  type Row,
  startCommand,
} from '~/engine'
import { Diverged, Refused } from '~/engine/command'
import { hasLeft } from '~/store/session/derived'
import { newPlay } from '~/store/testing/skirmish'
import { wayOut } from '~/table/contract/outcome'
import { newEncounter, createTerrain, type TableTypes } from '~/table'
import { gridMap } from '~/grid/map/gridMap'
import { ofEachSystem, tacticalRulesets } from './systems'

const terrain = createTerrain(gridMap({ width: 12, height: 12, walls: [], portals: [] }))
const UP_AGAIN: Decree = 'upAgain'

/** The row of each ledger that speaks of decrees. */
const ROWS = ofEachSystem(
  {
    endurance: 'END-GM-01',
    tiny: 'TINY-GM-01',
    ratbags: 'RAT-GM-01',
    murdham: 'MUR-GM-01',
    hallowed: 'HAL-GM-01',
  },
  'test/decrees.test.ts, ROWS',
)

/** Whether somebody has a turn, or may be given one. */
const isOn = (row: { state: string } | undefined): boolean => row?.state === 'ready' || row?.state === 'acting'

/** Two heroes against three foes, in the first round. */
function fight(id: string) {
  const ruleset = tacticalRulesets.find(one => one.id === id)!
  const { display, tactics, commands } = ruleset
  const rows: Row[] = []
  const play = newPlay<TableTypes>(ruleset, terrain, { seed: 7, keep: kept => rows.push(...kept) })
  const answerAll = () => {
    for (let i = 0; play.fight.asks && i < 500; i++) {
      const ask = play.fight.asks[0]!
      const value =
        ask.kind === 'roll' ? play.proposed(ask)! : (tactics.likely(play.fight.state, terrain, ask) ?? ask.default!)
      expect(play.answer(ask, value as Json, { source: 'click' }), ask.key).toBeNull()
    }
  }
  const gm = (type: string, given: { [key: string]: Json } = {}) => {
    const no = play.do({ type, by: 'gm', with: given })
    answerAll()
    return no
  }
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(play.fight.state.sides) as [Id, Id]
  gm('join', { list: [0, 2].map((row, i) => ({ name: `Hero ${i}`, side: heroes, cell: row * 12 })) })
  gm('join', { list: [5, 7, 9].map(row => ({ name: 'Goblin', side: foes, cell: row * 12 + 8 })) })
  gm('begin')
  /** Does what the tactics would; whether there was anything. */
  const next = () => {
    const command = tactics.next(play.fight.state, terrain)
    if (!command) return false
    expect(play.do(command)).toBeNull()
    answerAll()
    return true
  }
  const who = (side: Id) => Object.values(play.fight.state.combatants).flatMap(c => (c.side === side ? [c.id] : []))
  const of = (one: Id) => play.fight.state.combatants[one]!
  const open = (one: Id) => commands.decrees!(play.fight.state, one)
  return {
    play,
    rows,
    ruleset,
    heroes,
    foes,
    who,
    of,
    open,
    gm,
    next,
    decree: (named: readonly Id[], what: Decree, more: { [key: string]: Json } = {}) =>
      gm('decree', { who: [...named], what, ...more }),
    isOut: (one: Id) => display.isOut(of(one)),
    badges: (one: Id) => display.badges(of(one), play.fight.state).map(({ code }) => code),
    /** The lines of the log that the latest command has brought. */
    said: () =>
      play.fight.events
        .map(event => display.text.event(event, one => play.fight.state.combatants[one]?.name ?? ''))
        .join(' '),
    row: (one: Id) => display.order(play.fight.state).flatMap(lane => lane.rows.filter(row => row.who === one))[0],
    /** Goes on as the tactics would until this holds of a foe. */
    until(holds: (one: Id) => boolean): Id {
      for (let i = 0; i < 80; i++) {
        const found = who(foes).find(holds)
        if (found !== undefined) return found
        if (!next()) break
      }
      throw new Error('It never holds.')
    },
  }
}

/** The open questions of these rules, with the command that asks each first: of everybody's offers as it stands now. */
function asking({ ruleset, play }: ReturnType<typeof fight>): readonly { command: Command; by: Decider }[] {
  const snapshot = play.fight.state
  return ['gm', ...Object.keys(snapshot.combatants)].flatMap(by =>
    ruleset.commands.offers(snapshot, terrain, by).flatMap(({ command, whyNot }) => {
      if (whyNot) return []
      try {
        return startCommand<TableTypes>({ ruleset, terrain, snapshot, command }).peek().asks ? [{ command, by }] : []
      } catch {
        // A command of the GM that wants details.
        return []
      }
    }),
  )
}

/**
 * A decree over the first question of a command, which then goes on as the tactics would, to its end or to where the GM stops it.
 * Undefined: the decree is not open.
 */
function decreeOver({ ruleset, play }: ReturnType<typeof fight>, command: Command, who: Id, what: Decree) {
  const running = startCommand<TableTypes>({ ruleset, terrain, snapshot: play.fight.state, command })
  if (!ruleset.commands.decrees!(running.peek().state, who).includes(what)) return undefined
  running.take({ key: 'gm.run', command: { type: 'decree', by: 'gm', with: { who: [who], what } } })
  const isBrokenOff = running.peek().asks === null
  for (let n = 0; running.peek().asks; n++) {
    const { state, asks } = running.peek()
    const [ask] = asks!
    const { key, ask: number, slot, of } = ask!
    const value =
      ask!.kind === 'roll' ? ask!.dice.map(sides => 1 + (n % sides)) : ruleset.tactics.likely(state, terrain, ask!)
    try {
      running.take({ key, ask: number, slot, of, value: value!, source: 'click' })
    } catch (cause) {
      // What the tactics answer may be open no more.
      if (!(cause instanceof Refused || cause instanceof Diverged)) throw cause
      running.take({ key: 'gm.stop' })
    }
  }
  return { state: running.peek().state, isBrokenOff }
}

describe.each(ROWS)('the GM’s word in %s', (id, row) => {
  it(`is open in a fight for each decree, changes something, says so, is undone as one step and played again ${row}`, () => {
    for (const what of DECREES) {
      const f = fight(id)
      const [somebody] = f.who(f.foes)
      if (what === UP_AGAIN) f.decree([somebody!], 'falls')
      const found = f.until(one => f.open(one).includes(what))
      const before = JSON.stringify(f.play.fight.state)
      expect(f.decree([found], what), what).toBeNull()
      expect(JSON.stringify(f.play.fight.state), what).not.toBe(before)
      const { command } = f.play.fight.timeline.steps.at(-1)!
      expect(f.said(), what).toMatch(/Goblin [A-C]/)
      const words = f.ruleset.display.text.command(command, one => f.of(one)?.name ?? '')
      expect(words, what).toMatch(/^Goblin [A-C] \w+/)
      const after = JSON.stringify(f.play.fight.state)
      expect(f.play.undo('command')).toBe(true)
      expect(JSON.stringify(f.play.fight.state), what).toBe(before)
      f.play.redo('command')
      expect(JSON.stringify(f.play.fight.state), what).toBe(after)
      const again = openFight({
        ruleset: f.ruleset,
        terrain,
        state: newEncounter(f.ruleset, 'map'),
        done: 0,
        rows: f.rows,
      } as never)
      expect(JSON.stringify(again.state), what).toBe(after)
    }
  })

  it(`puts out of the fight whoever falls, dies, flees or surrenders, and no one of a side that is out has a turn ${row}`, () => {
    for (const what of ['falls', 'dies', 'flees', 'surrenders'] as const) {
      const f = fight(id)
      const all = f.who(f.foes)
      expect(f.decree(all, what)).toBeNull()
      for (const one of all) {
        expect(f.isOut(one), what).toBe(true)
        expect(isOn(f.row(one)), what).toBe(false)
        expect(f.of(one).cell === null, what).toBe(what === 'flees')
        expect(f.badges(one).includes('dead'), what).toBe(what === 'dies')
        if (what === 'surrenders') expect(f.badges(one)).toContain('surrendered')
        expect(f.open(one), what).toContain(UP_AGAIN)
        for (const other of ['falls', 'flees', 'actsNow'] as const) expect(f.open(one), what).not.toContain(other)
      }
      const no = f.ruleset.tactics.next(f.play.fight.state, terrain)
      expect([undefined, 'end'], what).toContain(no?.by === 'gm' ? no.type : no && 'somebody acts')
    }
  })

  it(`tells who fell, surrendered, fled and was taken out apart, to the players as well, and of nobody whom they do not know ${row}`, () => {
    const f = fight(id)
    const [fallen, ran, hidden] = f.who(f.foes) as [Id, Id, Id]
    const [yielded, away] = f.who(f.heroes) as [Id, Id]
    f.gm('known', { who: [hidden], known: 'absent' })
    f.decree([fallen], 'dies')
    f.decree([ran, hidden], 'flees')
    f.decree([yielded], 'surrenders')
    f.gm('leave', { who: [away] })
    const { combatants } = f.play.fight.state
    const ways = [fallen, ran, hidden, yielded, away].map(one => wayOut(f.ruleset.display, combatants[one]!))
    expect(ways).toEqual(['fell', 'fled', 'fled', 'surrendered', 'left'])
    const told = f.ruleset.display.view(f.play.fight.state, null).combatants
    expect(Object.fromEntries(told.map(one => [one.id, one.out]))).toEqual({
      [fallen]: null,
      [ran]: 'fled',
      [yielded]: 'surrendered',
      [away]: 'left',
    })
    for (const one of [ran, yielded]) expect(f.decree([one], UP_AGAIN)).toBeNull()
    f.gm('return', { who: [away] })
    const back = f.play.fight.state.combatants
    expect([ran, yielded, away].map(one => wayOut(f.ruleset.display, back[one]!))).toEqual([null, null, null])
  })

  it(`brings back whoever had fallen, died, fled or surrendered ${row}`, () => {
    for (const what of ['falls', 'dies', 'flees', 'surrenders'] as const) {
      const f = fight(id)
      const [one] = f.who(f.foes)
      expect(f.decree([one!], what), what).toBeNull()
      expect(f.isOut(one!), what).toBe(true)
      expect(f.decree([one!], UP_AGAIN), what).toBeNull()
      expect(f.of(one!).gone, what).toBe(false)
      expect(f.isOut(one!), what).toBe(false)
      expect(f.open(one!), what).toContain('dies')
    }
  })

  it(`has whoever fled, surrendered or was led away in the fight again by one word, without a sign, and with a turn ${row}`, () => {
    const leads = (f: ReturnType<typeof fight>, one: Id) => f.gm('leave', { who: [one] })
    const flees = (f: ReturnType<typeof fight>, one: Id) => f.decree([one], 'flees')
    const yields = (f: ReturnType<typeof fight>, one: Id) => f.decree([one], 'surrenders')
    for (const ways of [[leads], [flees], [yields], [yields, leads]]) {
      const f = fight(id)
      const [one] = f.who(f.foes) as [Id]
      const before = f.badges(one)
      for (const way of ways) expect(way(f, one)).toBeNull()
      expect(f.isOut(one)).toBe(true)
      // Of whom the window offers it; whoever has surrendered on the map has “Up again”.
      const out = wayOut(f.ruleset.display, f.of(one))
      expect(hasLeft({ combatant: f.of(one), out })).toBe(ways.at(-1) !== yields)
      expect(f.gm('return', { who: [one] })).toBeNull()
      expect(f.isOut(one)).toBe(false)
      expect(wayOut(f.ruleset.display, f.of(one))).toBeNull()
      expect(f.badges(one)).toEqual(before)
      expect(f.open(one)).toContain('flees')
      if (f.of(one).cell === null) f.gm('place', { who: one, cell: 5 * 12 + 8 })
      f.until(other => other === one && isOn(f.row(one)))
    }
  })

  it(`brings the fallen and the dead back as they are ${row}`, () => {
    for (const what of ['falls', 'dies'] as const) {
      const f = fight(id)
      const [one] = f.who(f.foes) as [Id]
      f.decree([one], what)
      const { sheet } = f.of(one)
      f.gm('leave', { who: [one] })
      f.gm('return', { who: [one] })
      expect(f.of(one).gone).toBe(false)
      expect(f.of(one).sheet).toEqual(sheet)
    }
  })

  it(`lets whoever changes sides fight for the other one ${row}`, () => {
    const f = fight(id)
    const [one] = f.who(f.foes)
    expect(f.decree([one!], 'changesSide')).toBeNull()
    expect(f.of(one!).side).toBe(f.heroes)
    expect(f.decree([one!], 'changesSide', { side: f.heroes })?.problem).toMatch(/nothing changes/)
    expect(f.decree([one!, f.who(f.foes)[0]!], 'changesSide', { side: f.heroes })).toBeNull()
    expect(f.said().match(/Goblin/g)).toHaveLength(1)
    f.until(() => isOn(f.row(one!)))
    f.gm('side.add', { name: 'Third', show: 'words' })
    expect(f.decree([one!], 'changesSide')?.problem).toMatch(/which side/)
    const third = Object.keys(f.play.fight.state.sides)[2]!
    expect(f.decree([one!], 'changesSide', { side: third })).toBeNull()
    expect(f.of(one!).side).toBe(third)
  })

  it(`lets whoever acts now have the next turn, and takes it from whoever loses it ${row}`, () => {
    const begun = () => {
      const f = fight(id)
      f.until(one => f.open(one).includes('actsNow'))
      return f
    }
    const nextOn = (f: ReturnType<typeof fight>) => {
      f.until(one => isOn(f.row(one)))
      const on = f.who(f.foes).filter(one => isOn(f.row(one)))
      const acting = on.filter(one => f.row(one)?.state === 'acting')
      return acting.length > 0 ? acting : on
    }
    const usual = nextOn(begun())
    const f = begun()
    const soon = f.who(f.foes).find(one => f.open(one).includes('actsNow') && String(usual) !== one)!
    expect(f.decree([soon], 'actsNow')).toBeNull()
    expect(nextOn(f)).toEqual([soon])
    const g = fight(id)
    const loser = g.until(one => isOn(g.row(one)) && g.open(one).includes('losesTurn'))
    expect(g.decree([loser], 'losesTurn')).toBeNull()
    expect(isOn(g.row(loser))).toBe(false)
  })

  it(`may be given over any question, and whoever loses the turn does nothing more in it ${row}`, () => {
    const f = fight(id)
    for (let step = 0; step < 3; step++) {
      for (const { command, by } of asking(f)) {
        for (const who of Object.keys(f.play.fight.state.combatants)) {
          for (const what of DECREES) {
            const over = decreeOver(f, command, who, what)
            if (!over) continue
            const { state, isBrokenOff } = over
            expect(f.ruleset.state.problem(state), `${what} over ${command.type}`).toBeUndefined()
            if (what === 'losesTurn' && who === by) expect(isBrokenOff, command.type).toBe(true)
          }
        }
      }
      f.next()
    }
  })

  it(`is given in the middle of a question as well, and refused where nothing would change ${row}`, () => {
    const f = fight(id)
    const [one] = f.who(f.foes)
    expect(f.decree([one!], UP_AGAIN)?.problem).toMatch(/nothing changes/)
    f.play.do({ type: 'roll', by: 'gm', with: { notation: '1d6' } })
    expect(
      f.play.rule({ key: 'gm.run', command: { type: 'decree', by: 'gm', with: { who: [one!], what: 'dies' } } }),
    ).toBeNull()
    expect(f.badges(one!)).toContain('dead')
    expect(f.play.fight.asks?.map(({ key }) => key)).toContain('roll.dice')
  })
})
