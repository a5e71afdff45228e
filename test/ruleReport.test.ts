import { afterAll, describe, expect, it, type TaskMeta } from 'vitest'
import { ruleReport } from '~/engine/reason'

describe('what the engine meets', () => {
  const metas: TaskMeta[] = []
  afterAll(() => expect(metas.map(({ met }) => met)).toEqual([['TINY-ATK-01', 'TINY-ATK-02'], []]))

  it('is kept with the test in which it was met', ({ task }) => {
    metas.push(task.meta)
    ruleReport('TINY-ATK-01')
    ruleReport('TINY-ATK-02')
    ruleReport('TINY-ATK-01')
    expect(task.meta.met).toBeUndefined()
  })

  it('is not kept with the next one', ({ task }) => {
    metas.push(task.meta)
    expect(task.meta.met).toBeUndefined()
  })
})
