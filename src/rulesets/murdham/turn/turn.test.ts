import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { squaresIn } from '~/store/queries/around'
import { attack, begin, done, health, murdhamTable, scores } from '../../../../test/parties/murdham'
import { walled } from '../../../../test/table'
import { rangeTo } from '../space/place'
import { armour, listed, shield, weapon } from '../sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

/** Somebody alone in the first zone, and a foe far off. */
function alone(
  map?: Parameters<typeof murdhamTable>[0],
  ...changes: Parameters<ReturnType<typeof murdhamTable>['put']>[3][]
) {
  const { t, heroes, foes, put } = murdhamTable(map ?? '24x4')
  const ada = put('Ada', heroes, [1, 1], ...changes)
  const far = put('Cut-throat', foes, [t.map.width - 2, 1])
  begin(t, heroes)
  return { t, heroes, foes, put, ada, far }
}

const step = (t: T, who: Id, ...to: string[]): T => {
  for (const one of to) t.do('step', who, { 'step.to': one })
  return t
}
const left = (t: T) => t.state.turn!.acting!.halves
const range = (t: T, a: Id, b: Id) => rangeTo(t.state, t.terrain, t.state.combatants[a]!, t.state.combatants[b]!)

describe('a turn', () => {
  it('has no movement left, and no less than none, when the GM allows a step too many', () => {
    const { t, ada } = alone()
    step(t, ada, 'border:t1', 'zone:t1')
    t.do('step', ada, { 'step.to': 'border:t0' }, true)
    expect(left(t)).toBe(0)
  })

  it('EX-MUR-04 has a bonus action, a main one or a second bonus action, and a zone of movement cut up MUR-TURN-01 MUR-TURN-02 MUR-TURN-03', () => {
    const { t, ada } = alone(undefined, { weapons: [listed('bow', { held: 'stowed' }), weapon('dagger', 4)] })
    step(t, ada, 'border:t1')
    t.do('interact', ada, { 'interact.words': 'opens the door' }).choose('interact.cost', 'bonus')
    expect(t.state.turn!.acting).toMatchObject({ bonus: true, main: false })
    step(t, ada, 'zone:t1')
    expect(t.refusal('step', ada)).toMatchObject({ rule: 'MUR-MOVE-01', code: 'noMovement' })
    t.do('equip', ada, { 'equip.what': 'stow.dagger' })
    expect(t.refusal('equip', ada)).toMatchObject({ rule: 'MUR-TURN-01', code: 'noBonus' })
    expect(t.refusal('attack', ada)).toMatchObject({ rule: 'MUR-TURN-01', code: 'noMain' })
    done(t)
    expect(t.sheet(ada).status.turn).toBe('spent')
  })

  it('may end with nothing done MUR-TURN-07', () => {
    const { t, ada, far } = alone()
    t.do('endTurn', ada)
    expect(t.sheet(ada).status.turn).toBe('spent')
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ among: [far] })
  })

  it('is taken by one alone: those who could take it are not offered to do the same MUR-ROUND-01', () => {
    const { t, foes, put, ada, far } = alone()
    const near = put('Thug', foes, [4, 1])
    t.do('endTurn', ada)
    const prompt = t.ruleset.display.prompt(t.state)
    expect(prompt.among).toEqual([far, near])
    expect(prompt.together).toBeUndefined()
    t.do('endTurn', far, { also: [near] })
    expect(t.sheet(near).status.turn).toBe('fresh')
  })
})

describe('what a turn offers', () => {
  it('stands by what it costs: only what is free of cost and the end of the turn are free', () => {
    const { t, ada } = alone()
    const offers = t.ruleset.commands.offers(t.state, t.terrain, ada)
    const inGroup = (group: string) => offers.filter(one => one.group === group).map(({ command }) => command.type)
    expect(inGroup('bonus')).toEqual(['pickUp', 'equip', 'improvise', 'consume', 'interact', 'say'])
    expect(inGroup('move')).toEqual(['step', 'move'])
    expect(inGroup('free')).toEqual(['letGo', 'declare', 'endTurn', 'pass'])
    expect(offers.filter(({ cost }) => cost === 'bonus action').every(({ group }) => group === 'bonus')).toBe(true)
  })

  it('gives no letter to what gives up a weapon or the fight, and none that goes round those who act together', () => {
    const { t, ada } = alone()
    const letters = t.ruleset.commands
      .offers(t.state, t.terrain, ada)
      .map(one => [one.command.type, one.hotkey] as const)
    const of = (type: string) => letters.find(([known]) => known === type)?.[1]
    expect(['pickUp', 'letGo', 'surrender'].map(of)).toEqual(['', '', ''])
    const used = letters.flatMap(([, letter]) => letter || [])
    expect(new Set(used).size).toBe(used.length)
    expect(used).not.toContain('r')
  })
})

describe('zones', () => {
  it('are 4 × 4 squares where nothing is drawn, and as they are drawn otherwise MUR-ZONE-01 MUR-ZONE-02', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const [a, b] = [put('Ada', heroes, [3, 1]), put('Bandit', foes, [4, 1])]
    begin(t, heroes)
    expect(t.refusal('attack', a, { 'attack.target': b })).toMatchObject({ code: 'notNearby', with: { zones: 1 } })
    t.do('zone.paint', 'gm', {
      squares: squaresIn(24, { x: 2, y: 0, width: 4, height: 4 }),
      zone: 'new',
      name: 'Bridge',
    })
    attack(t, a, b).choose('attack.react', 'none').roll('attack.damage', 1)
    expect(t.ruleset.commands.regions!(t.state, t.terrain, a).map(({ words }) => words)).toContain('Bridge · nearby')
  })

  it('are neighbours across an edge that is no wall; a corner is not enough MUR-ZONE-03', () => {
    const { t, heroes, foes, put } = murdhamTable(walled(8, 8, { x1: 4, y1: 0, x2: 4, y2: 4, kind: 'wall' }))
    const ada = put('Ada', heroes, [1, 1])
    put('Bandit', foes, [6, 1])
    begin(t, heroes)
    expect(t.problem('step', ada, { 'step.to': 'border:t1' })).toContain('"border:t1" is no option')
    t.do('turn', ada)
    t.do('step', ada)
    // Only one neighbour: the zone below; there was nothing to choose.
    expect(t.sheet(ada).status.border).toBe('t2')
  })

  it('count as one place for whoever stands on their border; range is counted in zones entered MUR-ZONE-04 MUR-ZONE-05 MUR-MOVE-03', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const a = put('Ada', heroes, [1, 1])
    const b = put('Bandit', foes, [5, 1], { status: { border: 't2' } })
    const c = put('Bandit', foes, [13, 1])
    expect([range(t, a, b), range(t, a, c), range(t, b, c)]).toEqual([1, 3, 1])
    begin(t, heroes)
    step(t, a, 'border:t1')
    expect([range(t, a, b), range(t, a, c)]).toEqual([0, 2])
    attack(t, a, b).choose('attack.react', 'none').roll('attack.damage', 1)
    step(t, a, 'zone:t0').choose('opportunity.react', 'none')
    expect(left(t)).toBe(0)
  })

  it('end at closed doors until somebody opens them', () => {
    const door = { x1: 4, y1: 1, x2: 4, y2: 2, kind: 'door' as const, portal: 'd' }
    const walls = [
      { x1: 4, y1: 0, x2: 4, y2: 1, kind: 'wall' as const },
      { x1: 4, y1: 2, x2: 4, y2: 4, kind: 'wall' as const },
      door,
    ]
    const { t, heroes, foes, put } = murdhamTable({
      width: 8,
      height: 4,
      walls,
      portals: [{ id: 'd', segment: door, closed: true }],
    })
    const [a, b] = [put('Ada', heroes, [1, 1]), put('Bandit', foes, [6, 1])]
    expect(range(t, a, b)).toBe(Infinity)
    expect(range(t.do('door', 'gm', { door: 'd', to: 'open' }), a, b)).toBe(1)
  })

  it('hold eight of middling size, a border two; the cramped half as many MUR-ZONE-08', () => {
    const { t, heroes, foes, put } = murdhamTable('24x8')
    const ada = put('Ada', heroes, [1, 1])
    for (let i = 0; i < 8; i++) put('Crowd', foes, [4 + (i % 4), Math.floor(i / 4)], { orders: quiet })
    begin(t, heroes)
    step(t, ada, 'border:t1')
    expect(t.refusal('step', ada, { 'step.to': 'zone:t1' })).toMatchObject({ rule: 'MUR-ZONE-08', code: 'full' })
    const wide = t.fork()
    // With her there are as many as fit, and one more is one too many.
    const fits = (others: number, room: string) => {
      const less = t.fork()
      const crowd = Object.values(t.state.combatants).filter(({ id }) => id !== ada)
      for (const { id } of crowd.slice(others)) less.do('leave', 'gm', { who: [id] })
      if (room !== 'normal') less.do('zone.edit', 'gm', { zone: 't1', room })
      return less.refusal('step', ada, { 'step.to': 'zone:t1' }) === undefined
    }
    expect([fits(3, 'cramped'), fits(4, 'cramped'), fits(7, 'normal'), fits(8, 'normal')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    wide.do('zone.edit', 'gm', { zone: 't1', room: 'wide' })
    expect(wide.refusal('step', ada, { 'step.to': 'zone:t1' })).toBeUndefined()
  })

  it('border on the narrower of two as narrowly as that one does MUR-ZONE-08', () => {
    const fits = (room: string, others: number) => {
      const { t, heroes, foes, put } = murdhamTable('24x8')
      const ada = put('Ada', heroes, [1, 1])
      put('Far', foes, [22, 1], { orders: quiet })
      for (let i = 0; i < others; i++) put('Crowd', foes, [3, i], { orders: quiet, status: { border: 't1' } })
      begin(t, heroes)
      if (room !== 'normal') t.do('zone.edit', 'gm', { zone: 't1', room })
      return t.refusal('step', ada, { 'step.to': 'border:t1' })?.code
    }
    expect([fits('cramped', 0), fits('cramped', 1)]).toEqual([undefined, 'full'])
    expect([fits('normal', 1), fits('normal', 2)]).toEqual([undefined, 'full'])
    expect([fits('wide', 1), fits('wide', 2)]).toEqual([undefined, 'full'])
  })

  it('may be moved about in for nothing, and without anybody striking MUR-ZONE-09', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const ada = put('Ada', heroes, [1, 1])
    put('Bandit', foes, [2, 1])
    begin(t, heroes)
    t.do('move', ada, { 'move.path': [t.cell([1, 2]), t.cell([1, 3])] })
    expect(t.state.combatants[ada]!.cell).toBe(t.cell([1, 3]))
    expect(left(t)).toBe(2)
  })
})

const quiet = { attacks: 'best', react: 'never', guard: 'never', opportunity: 'never', omens: 'never' } as const

describe('moving', () => {
  it('goes a zone, with the full movement two in all MUR-MOVE-01 MUR-ACT-01', () => {
    const { t, ada } = alone()
    step(t, ada, 'border:t1', 'zone:t1')
    expect(t.refusal('step', ada)).toMatchObject({ code: 'noMovement' })
    const adds = t.fork()
    t.do('fullMove', ada, { 'fullMove.how': 'plain' })
    expect(left(t)).toBe(2)
    step(t, ada, 'border:t2', 'zone:t2')
    expect(t.refusal('fullMove', ada)).toMatchObject({ code: 'noMain' })
    adds.do('settings', 'gm', { set: { fullMovementAdds: true } }).do('fullMove', ada, { 'fullMove.how': 'plain' })
    expect(left(adds)).toBe(4)
  })

  it('is halved by each hindrance, doubled for the fast MUR-MOVE-04', () => {
    const halves = (change: Parameters<typeof alone>[1]) => {
      const { t, ada } = alone(undefined, change!)
      t.do('turn', ada)
      const plain = left(t)
      t.do('fullMove', ada, { 'fullMove.how': 'plain' })
      return [plain, left(t)]
    }
    expect(halves({ status: { hobbled: true } })).toEqual([1, 2])
    expect(halves({ traits: ['slow'], status: { hobbled: true } })).toEqual([0, 1])
    expect(halves({ traits: ['slow'], status: { hobbled: true, encumbered: true } })).toEqual([0, 0])
    expect(halves({ traits: ['fast'] })).toEqual([4, 8])
    expect(halves({ traits: ['fast'], status: { hobbled: true } })).toEqual([2, 4])
  })

  it('of no half zone leaves no step, before the turn has begun as after it; the full movement may lead on MUR-MOVE-04', () => {
    const { t, ada, far } = alone(undefined, { traits: ['slow'], status: { hobbled: true } })
    const closed = { rule: 'MUR-MOVE-01', code: 'noMovement' }
    expect(t.refusal('step', ada, { 'step.to': 'border:t1' })).toMatchObject(closed)
    const terrified = t.fork()
    terrified.set(ada, ['status', 'terrifiedOf'], far)
    expect(terrified.refusal('endTurn', ada)).toBeUndefined()
    t.do('turn', ada)
    expect(t.refusal('step', ada, { 'step.to': 'border:t1' })).toMatchObject(closed)
    step(t.do('fullMove', ada, { 'fullMove.how': 'plain' }), ada, 'border:t1')
    expect(t.sheet(ada).status.border).toBe('t1')
  })

  it('of a token along squares costs half a zone for each border and each zone; beside a border one may stop on it', () => {
    const { t, ada } = alone()
    const row = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => t.cell([from + i, 1]))
    expect(t.refusal('move', ada, { 'move.path': row(2, 8) })).toMatchObject({
      rule: 'MUR-MOVE-01',
      code: 'tooFarToGo',
    })
    const inside = t.fork()
    inside.do('move', ada, { 'move.path': row(2, 5) })
    expect([left(inside), inside.sheet(ada).status.border]).toEqual([0, null])
    t.do('move', ada, { 'move.path': row(2, 4) })
    expect(t.open[0]).toMatchObject({ key: 'move.stop', options: [{ value: 'zone' }, { value: 'border:t0' }] })
    t.choose('move.stop', 'border:t0')
    expect([left(t), t.sheet(ada).status.border]).toEqual([1, 't0'])
    const { cells, route } = t.ruleset.commands.walk(t.state, t.terrain, ada)
    expect(cells.get(t.cell([6, 1]))).toBe(1)
    expect(cells.has(t.cell([9, 1]))).toBe(false)
    expect(route([t.cell([9, 1])]).whyNot).toMatchObject({ code: 'tooFarToGo' })
  })

  it('says square by square what the way costs so far, from the first that leads over a border on', () => {
    const { t, ada } = alone()
    t.do('place', 'gm', { who: ada, cell: t.cell([3, 1]) })
    const { route } = t.ruleset.commands.walk(t.state, t.terrain, ada)
    expect(route([t.cell([6, 1])])).toMatchObject({ cost: 2, steps: [0, 1, 2, 2] })
  })

  it('by an exit leaves the map, for half a zone, like any step MUR-MOVE-14', () => {
    const { t, ada } = alone()
    t.do('zone.edit', 'gm', { zone: 't0', exit: true })
    t.do('step', ada, { 'step.to': 'exit' }).choose('fight.over', 'playOn')
    expect(t.state.combatants[ada]).toMatchObject({ cell: null, sheet: { status: { stance: 'fled' } } })
  })
})

describe('special movements', () => {
  const full = (how: string, ...changes: Parameters<ReturnType<typeof murdhamTable>['put']>[3][]) => {
    const found = alone(undefined, ...changes)
    found.t.do('fullMove', found.ada, { 'fullMove.how': how })
    return found
  }

  it('come one at a time, with the full movement MUR-MOVE-07', () => {
    const { t, ada } = full('leap')
    t.choose('ground.how', 'easy')
    expect(t.refusal('fullMove', ada)).toBeDefined()
    expect(t.state.turn!.acting).toMatchObject({ full: 'leap', main: true, halves: 4 })
  })

  it('sprint goes four zones, and wants a save to be kept up MUR-MOVE-08', () => {
    const { t, ada, far, heroes } = full('sprint')
    expect(left(t)).toBe(8)
    done(t)
    t.do('endTurn', far).choose('round.first', heroes)
    t.do('fullMove', ada, { 'fullMove.how': 'sprint' }).roll('sprint.save', 9)
    expect(t.state.turn!.acting).toMatchObject({ full: 'plain', halves: 4 })
  })

  it('sneak wants a save to stay unnoticed, unless it is easy or cannot be done MUR-MOVE-09', () => {
    const { t, ada } = full('sneak', { status: { hiddenFrom: ['s2'] } })
    const seen = t.fork()
    t.choose('sneak.how', 'save').roll('sneak.save', 8)
    step(t, ada, 'border:t1')
    expect(t.sheet(ada).status.hiddenFrom).toHaveLength(1)
    const [dark, open] = [seen.fork(), seen.fork()]
    seen.choose('sneak.how', 'save').roll('sneak.save', 9).choose('sneak.reveal', 'revealed')
    expect(seen.sheet(ada).status.hiddenFrom).toEqual([])
    dark.choose('sneak.how', 'unnoticed')
    expect(dark.sheet(ada).status.hiddenFrom).toHaveLength(1)
    open.choose('sneak.how', 'noticed').choose('sneak.reveal', 'revealed')
    expect(open.sheet(ada).status.hiddenFrom).toEqual([])
  })

  it('balance wants a save, or one trips MUR-MOVE-10', () => {
    const { t, ada } = full('balance')
    t.choose('ground.how', 'save').roll('balance.save', 9).roll('fall.dice', 3)
    expect(t.sheet(ada).health.cur).toBe(5)
    expect(left(t)).toBe(0)
  })

  it('leap wants a save, none over small gaps, and huge ones stop it MUR-MOVE-11', () => {
    const { t } = full('leap')
    const [failed, huge] = [t.fork(), t.fork()]
    t.choose('ground.how', 'save').roll('leap.save', 8)
    expect(left(t)).toBe(4)
    failed.choose('ground.how', 'save').roll('leap.save', 9)
    huge.choose('ground.how', 'impossible')
    expect([left(failed), left(huge)]).toEqual([0, 0])
  })

  it('climb wants a save, or one falls: d4 for every 2 m; attacks from a wall are impaired MUR-MOVE-12', () => {
    const { t, ada, put, foes } = alone(undefined, health(12))
    const other = put('Bandit', foes, [2, 2])
    t.do('fullMove', ada, { 'fullMove.how': 'climb' })
    const climbing = t.fork()
    t.choose('ground.how', 'save')
      .roll('climb.save', 9)
      .answer('fall.metres', 5, 'click')
      .roll('fall.save', 8)
      .roll('fall.dice', 2)
    expect(t.sheet(ada).health.cur).toBe(10)
    climbing.choose('ground.how', 'save').roll('climb.save', 1)
    done(climbing)
    climbing.set(other, ['orders'], quiet)
    climbing.do('pass', 'gm').choose('round.first', climbing.state.combatants[ada]!.side)
    attack(climbing, ada, other).roll('attack.damage', 3).roll('attack.damage', 2)
    expect(climbing.sheet(other).health.cur).toBe(6)
  })

  it('swim wants a save, or the water has one; attacks in water are impaired MUR-MOVE-13', () => {
    const { t, ada } = full('swim')
    t.choose('ground.how', 'save').roll('swim.save', 9).choose('fight.over', 'playOn')
    expect(t.sheet(ada).status).toMatchObject({ incapacitated: true, swimming: true })
  })
})

describe('main actions', () => {
  /** Ada with a bandit beside her, and a foe far off. */
  function meeting(...changes: Parameters<ReturnType<typeof murdhamTable>['put']>[3][]) {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const ada = put('Ada', heroes, [1, 1], ...changes)
    const bandit = put('Bandit', foes, [2, 1])
    const far = put('Cut-throat', foes, [22, 1])
    begin(t, heroes)
    return { t, heroes, foes, put, ada, bandit, far }
  }

  it('attack is one MUR-ACT-02', () => {
    const { t, ada, bandit } = meeting()
    attack(t, ada, bandit).choose('attack.react', 'none').roll('attack.damage', 1)
    expect(t.state.turn!.acting).toMatchObject({ main: true, bonus: false })
  })

  it('distract costs the target its next turn, unless it passes a WIT save MUR-ACT-04 MUR-COND-03', () => {
    const { t, ada, bandit } = meeting()
    const resisted = t.fork()
    t.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 11)
    expect(t.sheet(bandit).status.turn).toBe('spent')
    resisted.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 8)
    expect(resisted.sheet(bandit).status.turn).toBe('fresh')
  })

  it('intimidate frightens: no step nearer MUR-ACT-05 MUR-COND-04', () => {
    const { t, ada, far } = meeting()
    t.do('intimidate', ada, { 'trick.target': far }).choose('trick.how', 'works')
    expect(t.sheet(far).status.frightenedOf).toEqual([ada])
    done(t)
    expect(t.refusal('step', far)).toMatchObject({ rule: 'MUR-COND-04', code: 'frightened', with: { of: ada } })
  })

  it('intimidate is closed against those who know no fear MUR-KIND-01', () => {
    const { t, ada, bandit, far } = meeting()
    t.set(far, ['fearImmune'], true).do('intimidate', ada)
    expect(t.refusedAnswer('trick.target', far)).toMatchObject({ rule: 'MUR-KIND-01', code: 'fearless' })
    t.choose('trick.target', bandit).choose('trick.how', 'save').roll('trick.save', 1)
  })

  it('taunt leaves the target nothing but to harm the taunter, for a turn MUR-ACT-06', () => {
    const { t, heroes, put, ada, bandit } = meeting()
    const bo = put('Bo', heroes, [1, 2])
    t.do('taunt', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 9)
    done(t)
    expect(t.refusal('distract', bandit)).toMatchObject({ rule: 'MUR-ACT-06', code: 'taunted' })
    expect(t.refusal('attack', bandit, { 'attack.target': bo })).toMatchObject({ code: 'taunted', with: { by: ada } })
    attack(t, bandit, ada).choose('attack.guard', 'none').roll('attack.damage', 1)
    done(t)
    expect(t.sheet(bandit).status.tauntedBy).toBeNull()
  })

  it('free a captive takes a STR save of the helper MUR-ACT-07', () => {
    const { t, heroes, put, ada } = meeting()
    const bo = put('Bo', heroes, [1, 2], { status: { entangled: true } })
    const failed = t.fork()
    t.do('free', ada, { 'free.whom': bo }).roll('free.save', 8)
    expect(t.sheet(bo).status.entangled).toBe(false)
    failed.do('free', ada, { 'free.whom': bo }).roll('free.save', 9)
    expect(failed.sheet(bo).status.entangled).toBe(true)
  })

  it('neither the dead nor the departed are captives to be freed, nor whom one holds oneself MUR-ACT-07', () => {
    const { t, heroes, put, ada, bandit } = meeting()
    const entangled = (dead: boolean) => ({ status: { entangled: true, dead } })
    put('Bo', heroes, [1, 2], entangled(true))
    expect(t.refusal('free', ada)).toMatchObject({ rule: 'MUR-ACT-07', code: 'nobodyHeld' })
    const cy = put('Cy', heroes, [1, 2], entangled(false))
    t.set(bandit, ['status', 'grabbedBy'], ada).set(ada, ['status', 'grabbing'], bandit)
    // There is only one to choose.
    t.do('free', ada).roll('free.save', 8)
    expect(t.said('freed')[0]!.with.who).toBe(cy)
  })

  it('something else is said in words; tending a wound gives 1 health MUR-ACT-09', () => {
    const medicine = { name: 'medicine box', effect: 'medicine', text: '', count: 1 } as const
    const { t, ada } = meeting({ consumables: [medicine], ...health(3, 8) })
    const other = t.fork()
    t.do('tend', ada, { 'tend.whom': ada })
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 4 }, consumables: [{ count: 0 }] })
    other.do('otherMain', ada, { 'other.words': 'spreads caltrops' })
    expect(other.said('does')[0]!.with.words).toBe('spreads caltrops')
    expect(other.state.turn!.acting!.main).toBe(true)
  })

  it('surrender is the whole turn, while nothing has been done in it MUR-ACT-10 MUR-SURR-01', () => {
    const { t, ada } = meeting()
    const late = t.fork()
    step(late, ada, 'border:t1')
    expect(late.refusal('surrender', ada)).toMatchObject({ rule: 'MUR-SURR-01', code: 'tooLate' })
    t.do('surrender', ada).choose('fight.over', 'playOn')
    expect(t.sheet(ada)).toMatchObject({ weapons: [], status: { stance: 'surrendered', turn: 'spent' } })
  })
})

describe('bonus actions', () => {
  it('a third shield is picked up like any other thing, until the sheet is full MUR-BON-01', () => {
    const shields = ['left', 'right'].map(id => ({ ...shield(), id, held: 'stowed' as const, destroyed: true }))
    const { t, ada } = alone(undefined, {
      weapons: [],
      shields: [...shields, { ...shield(), id: 'third', held: 'off' }],
    })
    t.do('pickUp', ada, { 'pickUp.what': 'down.third' })
    const [thing] = Object.keys(t.state.things)
    const full = t.fork()
    full.do('pickUp', ada, { 'pickUp.what': thing! })
    expect(full.sheet(ada).shields).toMatchObject([{ id: 'left' }, { id: 'right' }, { id: 'third', held: 'off' }])
    t.set(
      ada,
      ['shields'],
      Array.from({ length: 20 }, (_, i) => ({ ...shields[0]!, id: `broken ${i}` })),
    )
    expect(t.refusal('pickUp', ada)).toMatchObject({ rule: 'MUR-BON-01', code: 'handsFull' })
  })

  it('pick up and put down one thing MUR-BON-01', () => {
    const { t, ada } = alone(undefined, { weapons: [weapon('sword', 6)] })
    t.do('pickUp', ada, { 'pickUp.what': 'down.sword' })
    const [thing] = Object.keys(t.state.things)
    expect(t.sheet(ada).weapons).toEqual([])
    t.do('pickUp', ada, { 'pickUp.what': thing! })
    expect(t.sheet(ada).weapons).toMatchObject([{ name: 'sword', held: 'main' }])
    expect(t.state.turn!.acting).toMatchObject({ bonus: true, main: true })
  })

  it('exchange one item for another in two; armour stays on MUR-BON-02 MUR-BON-03', () => {
    const { t, ada } = alone(undefined, {
      weapons: [weapon('dagger', 4), listed('bow', { held: 'stowed' })],
      armour: armour('mail', 2),
    })
    expect(t.refusal('equip', ada, { 'equip.what': 'take.bow' })).toMatchObject({
      rule: 'MUR-BON-02',
      code: 'noFreeHand',
    })
    t.do('equip', ada, { 'equip.what': 'stow.dagger' }).do('equip', ada, { 'equip.what': 'take.bow' })
    expect(t.sheet(ada).weapons.map(({ held }) => held)).toEqual(['stowed', 'both'])
    expect(t.refusal('armour', ada)).toMatchObject({ rule: 'MUR-BON-03', code: 'takesAStretch' })
    t.do('end').do('armour', ada)
    expect(t.sheet(ada).armour!.worn).toBe(false)
  })

  it('use one consumable: half the STR back, an antidote, poison on a weapon MUR-BON-04', () => {
    const item = (effect: 'heal' | 'antidote' | 'poison') => ({ name: effect, effect, text: '', count: 1 })
    const { t, ada } = alone(undefined, scores({ str: 9 }), health(3, 9), {
      consumables: [item('heal'), item('poison')],
    })
    t.do('consume', ada, { 'consume.what': '0' })
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 8 }, consumables: [{ count: 0 }, { count: 1 }] })
    t.do('consume', ada)
    expect(t.sheet(ada).weapons[0]!.poisoned).toBe(true)
  })

  it('use the surroundings, for a main action if the GM says so MUR-BON-05', () => {
    const { t, ada } = alone()
    t.do('interact', ada, { 'interact.words': 'turns the winch' }).choose('interact.cost', 'main')
    expect(t.state.turn!.acting).toMatchObject({ bonus: false, main: true })
  })

  it('say a few words, 140 signs at most MUR-BON-06', () => {
    const { t, ada } = alone()
    t.do('say', ada, { 'say.words': 'Run!' })
    expect(t.said('says')[0]!.shared).toMatchObject({ words: 'Run!' })
    expect(() => t.fork().do('say', ada, { 'say.words': 'x'.repeat(141) })).toThrow('at most 140')
    expect(t.state.turn!.acting!.bonus).toBe(true)
  })

  it('say a few words without telling which MUR-BON-06', () => {
    const { t, ada } = alone()
    t.do('say', ada, { 'say.words': '' })
    expect(t.told.at(-1)).toBe('Ada says a few words.')
  })

  it('letting go costs nothing MUR-BON-07', () => {
    const { t, ada } = alone()
    t.do('turn', ada).do('letGo', ada)
    expect(t.sheet(ada).weapons).toEqual([])
    expect(t.state.turn!.acting).toMatchObject({ bonus: false, main: false })
  })
})

describe('the chaos of combat', () => {
  it('has a price for a short sentence MUR-OPT-09', () => {
    const { t, ada } = alone()
    t.do('settings', 'gm', { set: { chaosSilence: true } }).do('say', ada, { 'say.words': 'Left!' })
    expect(t.state.turn!.acting!.bonus).toBe(true)
  })

  it('gives a player 15 seconds, until the turn is declared or begun MUR-OPT-10 MUR-OPT-11 MUR-OPT-12', () => {
    const { t, ada, far, foes } = alone()
    t.do('settings', 'gm', { set: { chaosTimer: true } }).do('turn', ada)
    const clock = t.ruleset.commands.clock!(t.state)
    expect(clock).toMatchObject({ of: ada, seconds: 15, command: { type: 'timeUp', by: ada } })
    const [declared, begun, passed] = [t.fork(), t.fork(), t.fork()]
    t.do('timeUp', ada)
    expect(t.sheet(ada).status.turn).toBe('spent')
    expect(t.state.turn).toMatchObject({ at: foes, passes: 0 })
    t.do('turn', far)
    expect(t.ruleset.commands.clock!(t.state)).toBeNull()
    declared.do('declare', ada, { 'declare.words': 'I run for the door.' })
    step(begun, ada, 'border:t1')
    for (const one of [declared, begun]) {
      expect(one.ruleset.commands.clock!(one.state)).toBeNull()
      expect(one.refusal('timeUp', ada)).toMatchObject({ rule: 'MUR-OPT-12', code: 'noClock' })
    }
    passed.do('settings', 'gm', { set: { timeoutIsPass: true } }).do('timeUp', ada)
    expect(passed.state.turn).toMatchObject({ at: foes, passes: 1 })
    expect(passed.sheet(ada).status.turn).toBe('fresh')
  })
})
