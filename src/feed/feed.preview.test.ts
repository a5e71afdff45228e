import { expect, it } from 'vitest'
import { input } from './testing/tables'
import { connected, deliverAtOnce } from './testing/windows'

deliverAtOnce()

it('the GM’s preview shows what the page shows, also while no page is open', () => {
  const { feed, shown, closePage } = connected()
  const seen: unknown[] = []
  feed.preview(viewed => seen.push(viewed))
  const withoutNames = (value: unknown) => JSON.stringify(value).replaceAll(/[0-9a-f]{8}/g, 'name')
  expect(withoutNames(seen.at(-1))).toBe(withoutNames(shown()))
  feed.point({ cells: [11, 33], words: '3 m' })
  expect(withoutNames(seen.at(-1))).toBe(withoutNames(shown()))
  closePage()
  feed.publish({ ...input, curtain: true })
  expect(seen.at(-1)).toMatchObject({ record: { show: 'curtain' }, ruler: null })
  const before = seen.length
  feed.preview(null)
  feed.publish(input)
  expect(seen).toHaveLength(before)
})
