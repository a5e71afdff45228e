import { expect, it } from 'vitest'
import type { FightPicture } from '~/formats/fight/file'
import { problemSentence } from '~/formats/report/problem'
import { pictureId } from '~/storage/records/records'
import { hostilePictures } from '../../test/hostile/pictures'
import { makePng } from '../../test/fixtures/png'
import { checkTokenPictures } from './checkTokenPictures'

/** A picture under the name of its content. */
async function kept(content: Buffer): Promise<FightPicture> {
  const bytes = new Uint8Array(content)
  return { id: await pictureId(new Blob([bytes])), type: 'image/png', bytes }
}

async function answer(...pictures: FightPicture[]): Promise<string> {
  const checked = await checkTokenPictures(pictures, 'bridge.fray')
  return checked.ok ? `taken: ${checked.value.length}` : checked.problems.map(problemSentence).join('\n')
}

it('pictures of tokens under the names of their content are taken', async () => {
  expect(await answer(await kept(makePng(256, 256)), await kept(makePng(64, 64)))).toBe('taken: 2')
})

it('a picture under the name of another is refused: it would stand in its place', async () => {
  const [one, other] = [await kept(makePng(256, 256)), await kept(makePng(64, 64))]
  const said = await answer(one, { ...other, id: one.id })
  expect(said).toBe(`bridge.fray, pictures/${one.id}.png: is not what its name says: the content is another`)
})

it.each([
  ['not square', makePng(256, 200), 'it is not square (256 × 200 pixels)'],
  ['larger than any token', makePng(513, 513), '513 pixels a side; the limit is 512 pixels a side'],
])('a picture that is %s is refused: tokens are shown to the players, maps are not', async (_, content, words) => {
  expect(await answer(await kept(content))).toContain(words)
})

it.each(hostilePictures())('$name as the picture of a token is refused: $why', async ({ bytes }) => {
  const picture = await kept(bytes)
  expect(await answer(picture)).toContain(`bridge.fray, pictures/${picture.id}.png: `)
})
