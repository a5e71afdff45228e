import { expect, it, vi } from 'vitest'
import { input, seen } from './testing/tables'
import { connected, grid, deliverAtOnce } from './testing/windows'

deliverAtOnce()

it('a piece of the map is cut out once, sent once, and named by the record that first shows it', async () => {
  const cut = vi.fn((_: Blob, __: object, rects: readonly object[]) =>
    Promise.resolve(rects.map(() => new Blob(['cut']))),
  )
  const { feed, said, shown } = connected({ cut })
  const [place, picture] = [{ x: 0, y: 0, width: 10, height: 10 }, new Blob(['whole picture'])]
  feed.setMap({ ...grid, picture, place })
  feed.publish(input)
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ record: { map: { pieces: [{ picture: expect.any(String) }] } } }),
  )
  feed.publish({ ...input, log: [] })
  expect(cut).toHaveBeenCalledExactlyOnceWith(picture, place, input.seen.blocks)
  expect(said().map(message => (message as { pictures: unknown[] }).pictures.length)).toEqual([0, 1, 0])
  const live = shown()
  const pictures = live?.state === 'live' ? [...live.pictures.values()] : []
  expect(await Promise.all(pictures.map(blob => blob.text()))).toEqual(['cut'])
})

it('while a block is cut out anew because more of it is known, its old picture stands in; never when less is', async () => {
  let cuts = 0
  const cut = vi.fn((_: Blob, __: object, blocks: readonly object[]) =>
    Promise.resolve(blocks.map(() => new Blob([`cut ${++cuts}`]))),
  )
  const { feed, shown } = connected({ cut })
  const whole = { x: 0, y: 0, width: 10, height: 10 }
  const known = (width: number) => {
    const squares = { x: 0, y: 0, width, height: 10 }
    return { ...input, seen: { ...seen([squares]), blocks: [{ ...whole, squares: [squares] }] } }
  }
  const pieces = () => {
    const live = shown()
    if (live?.state !== 'live' || live.record?.show !== 'table') throw new Error('no table is shown')
    return [...live.pictures.values()].map(blob => blob.text())
  }
  feed.setMap({ ...grid, picture: new Blob(['whole picture']), place: whole })
  feed.publish(known(4))
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 1']))
  feed.publish(known(5))
  expect(await Promise.all(pieces())).toEqual(['cut 1'])
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 2']))
  feed.publish(known(3))
  expect(pieces()).toEqual([])
  await vi.waitFor(async () => expect(await Promise.all(pieces())).toEqual(['cut 3']))
})
