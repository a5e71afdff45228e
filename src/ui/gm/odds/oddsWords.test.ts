import { describe, expect, it } from 'vitest'
import type { OptionOdds } from '~/store/odds/messages'
import { chanceWords, decidedBy, decidedWords, furtherWords, percent, spokenOdds } from './oddsWords'

type Figures = OptionOdds['figures']
const figures = (share: number, more: Partial<Figures> = {}): Figures => ({
  on: 'c1',
  exact: true,
  paths: 720,
  isCut: false,
  chance: { kind: 'hit', share, margin: 0 },
  loss: 0,
  falls: 0,
  bars: [],
  ...more,
})

describe('odds in words', () => {
  it('write a sample never as what was walked', () => {
    expect(percent(8500, true)).toBe('85.0 %')
    expect(percent(8423, false, 180)).toBe('≈ 84 % ± 2')
    expect(percent(8423, false, 20)).toBe('≈ 84 % ± 1')
    expect(percent(10_000, false)).toBe('≈ 100 %')
  })

  it('leave out what there is not', () => {
    expect(chanceWords(figures(0, { chance: null }))).toBeNull()
    expect(furtherWords(figures(0))).toEqual([])
    expect(furtherWords(figures(0, { loss: 320, falls: 1250 }))).toEqual(['−3.2', 'falls 12.5 %'])
    expect(furtherWords(figures(0, { loss: -100 }))).toEqual(['+1.0'])
  })

  it('tell the fall where the blow has struck whatever is answered, and the loss where nobody falls', () => {
    const struck = (more: Partial<Figures>) => figures(10_000, more)
    const [fortify, fall] = [struck({ falls: 5560, loss: 100 }), struck({ falls: 10_000 })]
    expect(decidedBy([fortify, fall])).toBe('falls')
    expect([fortify, fall].map(one => decidedWords(one, 'falls'))).toEqual(['falls 55.6 %', 'falls 100.0 %'])
    expect(decidedWords(struck({ falls: 0 }), 'falls')).toBe('falls 0.0 %')
    const [armour, none] = [struck({ loss: 320 }), struck({ loss: 500 })]
    expect(decidedBy([armour, none])).toBe('loss')
    expect(decidedWords(armour, 'loss')).toBe('−3.2')
    // Where no blow and no test is in it, the fall is what it is about as well.
    expect(decidedBy([figures(0, { chance: null, falls: 1 }), figures(0, { chance: null })])).toBe('falls')
  })

  it('tell whether it strikes as long as that is open, or nothing else differs', () => {
    expect(decidedBy([figures(10_000, { falls: 100 }), figures(8500, { falls: 50 })])).toBe('chance')
    expect(decidedBy([figures(8500, { falls: 100 }), figures(8500, { falls: 50 })])).toBe('chance')
    expect(decidedBy([figures(10_000), figures(10_000)])).toBe('chance')
    expect(decidedBy([figures(10_000, { on: 'c1' }), figures(10_000, { on: 'c2', falls: 100 })])).toBe('chance')
    expect(decidedBy([])).toBe('chance')
    expect(decidedWords(figures(8500), 'chance')).toBe('hit 85.0 %')
  })

  it('are spoken without signs, and a sample is said to be estimated', () => {
    const nameOf = () => 'Roland'
    expect(spokenOdds(figures(5500, { loss: 320 }), nameOf)).toBe('Roland: hit 55.0 percent, loses 3.2 on average')
    const chance = { kind: 'saved', share: 5000, margin: 300 } as const
    expect(spokenOdds(figures(0, { exact: false, chance }), nameOf)).toBe(
      'Roland: passed about 50 percent give or take 3, estimated',
    )
    expect(spokenOdds(figures(0, { chance: null }), nameOf)).toBe('')
  })
})
