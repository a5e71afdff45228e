import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, idle, pool } from '../../../../test/parties/endurance'

function fight() {
  const { t, heroes, guards, put } = enduranceTable()
  const [ann, bob] = [put('Roland', heroes, [2, 2]), put('Boudica', heroes, [2, 5])]
  const guard = put('guard', guards, [15, 5])
  return { t, heroes, guards, put, ann, bob, guard }
}

const health = { pool: 'health', by: -99 }

describe('no health left', () => {
  it('EX-END-38 is unconscious whatever hand took it, without risking death END-DEATH-12 END-DEATH-01', () => {
    const { t, ann, bob, guard } = fight()
    begin(t)
    t.set(ann, ['health', 'cur'], 0)
    expect(t.told).toContain('Roland falls unconscious.')
    t.do('adjust', 'gm', { who: [bob], ...health })
    for (const one of [ann, bob]) {
      expect(t.sheet(one).status).toMatchObject({ unconscious: true, prone: true, dead: false })
      expect(t.refusal('takeTurn', one)?.code).toBe('unable')
    }
    expect(t.ruleset.display.prompt(t.state).title).toBe('Only Guards remain')
    expect(t.sheet(guard).status.unconscious).toBe(false)
  })

  it('ends the turn of whoever has it, and comes while preparing too END-DEATH-12 END-TURN-08', () => {
    const { t, ann, bob, guard } = fight()
    t.set(bob, ['health', 'cur'], 0)
    expect(t.sheet(bob).status.unconscious).toBe(true)
    begin(t)
      .do('takeTurn', ann)
      .do('adjust', 'gm', { who: [ann], ...health })
    expect(t.state.turn!.who).toBeNull()
    expect(t.refusal('takeTurn', guard)).toBeUndefined()
  })

  it('is only a number where the GM lets it stand alone, then and until it changes again END-DEATH-12', () => {
    const { t, ann, bob } = fight()
    begin(t)
    t.do('adjust', 'gm', { who: [ann], ...health, alone: true })
    const path = ['combatants', bob, 'sheet', 'health', 'cur']
    t.do('gm.set', 'gm', { patches: [{ op: 'replace', path, value: 0 }], alone: true })
    t.do('side.add', 'gm', { name: 'Others' })
    for (const one of [ann, bob]) {
      expect(t.sheet(one).health.cur).toBe(0)
      expect(t.sheet(one).status).toMatchObject({ unconscious: false, prone: false })
    }
    t.set(ann, ['health', 'cur'], 1).set(ann, ['health', 'cur'], 0)
    expect(t.sheet(ann).status.unconscious).toBe(true)
  })

  it('of whoever joins is no different END-DEATH-12', () => {
    const { t, heroes, put } = fight()
    begin(t)
    const late = put('Agnessa', heroes, [3, 8], () => ({ health: pool(12, 0) }))
    expect(t.sheet(late).status).toMatchObject({ unconscious: true, prone: true })
    const scratched = put('Fabian', heroes, [5, 8], () => ({ health: pool(12, 1) }))
    expect(t.sheet(scratched).status.unconscious).toBe(false)
  })

  it('EX-END-38 is decided once: whom the GM lets stand stays up, and is felled by the next loss END-DEATH-12 END-DEATH-07', () => {
    const { t, heroes, ann } = fight()
    begin(t)
    t.set(ann, ['health', 'cur'], 0).set(ann, ['status', 'unconscious'], false)
    t.do('side.edit', 'gm', { side: heroes, name: 'The heroes' }).set(ann, ['stamina', 'cur'], 1)
    expect(t.sheet(ann).status.unconscious).toBe(false)
    idle(t, ann)
    t.set(ann, ['endurance', 'cur'], 0)
      .do('harm', 'gm', { who: [ann], amount: 1 })
      .roll('death.luck', 20)
    expect(t.sheet(ann).status).toMatchObject({ unconscious: true, dead: false })
  })

  it('given back wakes nobody END-COND-03 END-DEATH-12', () => {
    const { t, ann } = fight()
    begin(t)
    t.set(ann, ['health', 'cur'], 0).do('adjust', 'gm', { who: [ann], pool: 'health', by: 5 })
    expect(t.sheet(ann)).toMatchObject({ health: { cur: 5 }, status: { unconscious: true } })
  })

  it('set while a question is open is settled when the command is over END-DEATH-12', () => {
    const { t, ann, guard } = fight()
    t.do('place', 'gm', { who: guard, cell: t.cell([3, 2]) })
    begin(t).do('takeTurn', ann).do('attack', ann, { 'attack.target': guard })
    t.set(ann, ['health', 'cur'], 0).roll('attack.dice', 1, 1, 9)
    expect(t.sheet(ann).status.unconscious).toBe(true)
    expect(t.state.turn!.who).toBeNull()
  })
})

describe('a mark set by hand', () => {
  const busy = { guarding: true, waiting: true, cover: true, readied: { type: 'move', watch: 'comes', trigger: '' } }

  it.each(['unconscious', 'dead'])('%s: lies, and is about nothing END-COND-02 END-DEATH-12', mark => {
    const { t, ann } = fight()
    begin(t)
    for (const [key, value] of Object.entries(busy)) t.set(ann, ['status', key], value as never)
    t.set(ann, ['status', 'reactionsLeft'], 2).set(ann, ['status', mark], true)
    expect(t.sheet(ann).status).toMatchObject({
      unconscious: true,
      prone: true,
      dead: mark === 'dead',
      guarding: false,
      waiting: false,
      cover: false,
      readied: null,
      pending: null,
      reactionsLeft: 1,
    })
  })

  it('stunned: what was readied or begun is lost, the rest stays END-OPT-02', () => {
    const { t, ann } = fight()
    begin(t)
    for (const [key, value] of Object.entries(busy)) t.set(ann, ['status', key], value as never)
    t.set(ann, ['conditions', 'stunned'], true)
    expect(t.sheet(ann).status).toMatchObject({ readied: null, pending: null, guarding: true, prone: false })
  })

  it('dead, and lifted again: unconscious, and up once the GM says so END-DEATH-12 END-TURN-09', () => {
    const { t, ann, bob, guard } = fight()
    begin(t).set(ann, ['status', 'dead'], true).set(ann, ['status', 'dead'], false)
    expect(t.sheet(ann).status.unconscious).toBe(true)
    idle(t, bob, guard)
    expect(t.state.turn!.round).toBe(2)
    t.set(ann, ['status', 'unconscious'], false)
    idle(t, ann)
  })
})
