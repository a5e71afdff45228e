import { describe, expect, it } from 'vitest'
import { toyRules, toyTable } from '../../test/toy'
import { run } from './run'
import { onRule } from './reason'
import { undriven, watchForUndriven } from '../../test/undriven'

const play = (type: string) =>
  run({ ruleset: toyRules, terrain: null, snapshot: toyTable(), command: { type, by: 'gm', with: { who: 'c1' } } }, [])

describe('rules', () => {
  it('that were called without `yield*` are noticed, by name', () => {
    watchForUndriven()
    play('bless')
    expect(undriven()).toEqual([])
    play('forget')
    expect(undriven()).toEqual(['strike'])
    expect(undriven()).toEqual([])
  })

  it('report their ledger ids to one listener', () => {
    const heard: string[] = []
    const stop = onRule(id => heard.push(id))
    run({ ruleset: toyRules, terrain: null, snapshot: toyTable(), command: { type: 'strike', by: 'c1' } }, [])
    stop()
    expect(heard).toEqual(['TOY-ATK-01'])
  })
})
