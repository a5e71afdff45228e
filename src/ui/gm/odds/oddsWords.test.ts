import { describe, expect, it } from 'vitest'
import type { OptionOdds } from '~/store/odds/messages'
import { chanceWords, furtherWords, percent, spokenOdds } from './oddsWords'

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

  it('hold an answer against what happens without it', () => {
    expect(chanceWords(figures(5500), figures(8500))).toBe('hit 85.0 → 55.0 %')
    expect(chanceWords(figures(8500), figures(8500))).toBe('hit 85.0 %')
  })

  it('hold nothing against what is about somebody else, and mark both as about where one is a sample', () => {
    expect(chanceWords(figures(5500), figures(8500, { on: 'c2' }))).toBe('hit 55.0 %')
    expect(chanceWords(figures(5500), figures(8512, { exact: false }))).toBe('hit ≈ 85 → 55 %')
  })

  it('leave out what there is not', () => {
    expect(chanceWords(figures(0, { chance: null }))).toBeNull()
    expect(furtherWords(figures(0))).toEqual([])
    expect(furtherWords(figures(0, { loss: 320, falls: 1250 }))).toEqual(['−3.2', 'falls 12.5 %'])
    expect(furtherWords(figures(0, { loss: -100 }))).toEqual(['+1.0'])
  })

  it('are spoken without signs, and a sample is called one', () => {
    const nameOf = () => 'Roland'
    expect(spokenOdds(figures(5500, { loss: 320 }), nameOf, figures(8500))).toBe(
      'Roland: hit 85.0 to 55.0 percent, loses 3.2 on average',
    )
    const chance = { kind: 'saved', share: 5000, margin: 300 } as const
    expect(spokenOdds(figures(0, { exact: false, chance }), nameOf)).toBe(
      'Roland: passed about 50 percent give or take 3, a sample',
    )
    expect(spokenOdds(figures(0, { chance: null }), nameOf)).toBe('')
  })
})
