import { describe, expect, it } from 'vitest'
import { problemSentence } from './report/problem'
import { readFile } from './bytes'

const never = () => Promise.reject(new Error('it was read'))

describe('a file that the GM chose', () => {
  it('is read whole', async () => {
    const read = await readFile(new File(['ab'], 'a.txt'))
    expect(read.ok && [...read.value]).toEqual([97, 98])
  })

  it('is refused by its size before it is read', async () => {
    const read = await readFile({ name: 'huge.uvtt', size: 600 * 1024 * 1024, arrayBuffer: never })
    expect(read.problems.map(problemSentence)).toEqual(['huge.uvtt: is too large: 600 MB; the limit is 128 MB'])
  })

  it('is refused in words when it vanished, or is a folder', async () => {
    const read = await readFile({ name: 'maps', size: 4096, arrayBuffer: never })
    expect(read.problems.map(problemSentence)).toEqual([
      'maps: could not be read: it is a folder, or it was moved or changed since it was chosen',
    ])
  })
})
