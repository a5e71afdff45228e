import { describe, expect, it } from 'vitest'
import type { Asked } from '~/engine/questions'
import type { Combatant, Snapshot } from '~/engine/snapshot'
import { commonBanner, publicCombatant, publicSides, shownName } from './publicLook'

const combatant = (change: Partial<Combatant> = {}): Combatant => ({
  id: 'c1',
  name: 'Orc A',
  letter: 'OA',
  side: 's2',
  cell: 17,
  known: 'named',
  gone: false,
  notes: 'flees at dawn',
  sheet: { wounds: 3 },
  ...change,
})

describe('a combatant', () => {
  const rules = {
    size: 2,
    turn: 'waiting',
    out: 'fell',
    badges: ['prone'],
    pools: [],
    poolColours: {},
    ring: [{ left: 1, of: 3 }],
  } as const

  it('is shown with what the rules say of it, and nothing else of its sheet or the notes', () => {
    const pools = [
      { key: 'wounds', label: 'Wounds', cur: 3, max: 9 },
      { key: 'luck', label: 'Luck', cur: 1, max: 2 },
    ]
    expect(publicCombatant(combatant(), { ...rules, pools, poolColours: { wounds: 'red' } })).toEqual({
      id: 'c1',
      name: 'Orc A',
      letter: 'OA',
      side: 's2',
      cell: 17,
      size: 2,
      turn: 'waiting',
      out: null,
      badges: ['prone'],
      ring: [{ left: 1, of: 3 }],
      pools: [
        { label: 'Wounds', cur: 3, max: 9, colour: 'red' },
        { label: 'Luck', cur: 1, max: 2, colour: null },
      ],
    })
  })

  it('is somebody until its name is known', () => {
    expect(shownName(combatant())).toBe('Orc A')
    expect(shownName(combatant({ known: 'unnamed' }))).toBe('Somebody')
    expect(publicCombatant(combatant({ known: 'unnamed' }), rules)).toMatchObject({ name: 'Somebody', letter: '?' })
  })
})

it('sides are shown without what is set for them; one of them has the go, or none', () => {
  const side = { id: 's1', name: 'Heroes', badge: 0, show: 'words', more: { allies: ['s3'] } } as const
  const other = { ...side, id: 's2', name: 'Orcs', badge: 1 }
  expect(publicSides([side, other], 's2')).toEqual([
    { id: 's1', name: 'Heroes', badge: 0, now: false },
    { id: 's2', name: 'Orcs', badge: 1, now: true },
  ])
  expect(publicSides([side, other], undefined).map(({ now }) => now)).toEqual([false, false])
})

describe('the banner', () => {
  const fight = (phase: Snapshot['phase'], ...list: Combatant[]) =>
    ({ phase, combatants: Object.fromEntries(list.map(c => [c.id, c])) }) as Snapshot
  const question = (of: string, see: 'all' | 'asked' = 'all'): Asked => ({
    kind: 'roll',
    key: 'attack.die',
    of,
    see,
    dice: [20],
    ask: 0,
    slot: 0,
  })
  const rules = { side: ({ side }: Combatant) => side, question: ({ key }: Asked) => `${key}?` }

  it('says when there is no fight, whatever is asked', () => {
    const open = [question('c1')]
    const nobody = { who: null, side: null }
    expect(commonBanner(fight('preparation', combatant()), open, rules)).toEqual({ title: 'Preparation', ...nobody })
    expect(commonBanner(fight('over', combatant()), open, rules)).toEqual({ title: 'Combat is over', ...nobody })
  })

  it('names whoever is asked, as far as the players know the name', () => {
    const asked = (c: Combatant) => commonBanner(fight('combat', c), [question('c1')], rules)
    expect(asked(combatant())).toEqual({ title: 'Orc A: attack.die?', who: 'c1', side: 's2' })
    expect(asked(combatant({ known: 'unnamed' }))?.title).toBe('Somebody: attack.die?')
  })

  it('passes over the first question that is not for all', () => {
    const s = fight('combat', combatant(), combatant({ id: 'c2', name: 'Ann', side: 's1' }))
    expect(commonBanner(s, [question('c1', 'asked'), question('c2')], rules)?.who).toBe('c2')
  })

  it('passes over the first questions of those whom the players do not know', () => {
    const hidden = combatant({ known: 'absent' })
    const s = fight('combat', hidden, combatant({ id: 'c2', name: 'Ann', side: 's1' }))
    const open = [question('c1'), question('gm'), question('c2')]
    expect(commonBanner(s, open, rules)).toEqual({ title: 'Ann: attack.die?', who: 'c2', side: 's1' })
  })

  it('leaves it to the rules where nobody is asked whom the players may see', () => {
    expect(commonBanner(fight('combat', combatant()), null, rules)).toBeUndefined()
    expect(commonBanner(fight('combat', combatant()), [question('c1', 'asked')], rules)).toBeUndefined()
    expect(commonBanner(fight('combat', combatant()), [question('gm')], rules)).toBeUndefined()
    const hidden = combatant({ known: 'absent' })
    expect(commonBanner(fight('combat', hidden), [question('c1')], rules)).toBeUndefined()
    const isShown = () => false
    expect(commonBanner(fight('combat', combatant()), [question('c1')], { ...rules, isShown })).toBeUndefined()
  })
})
