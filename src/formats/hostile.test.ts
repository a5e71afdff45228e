import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importBytes } from './importBytes'
import { problemSentence } from './problem'

/** One line of the corpus's `expected.json`. */
interface Expected {
  file: string
  format: string
  expect: 'refuse' | 'partial' | 'accept' | 'accept-or-refuse'
  says: string[]
  what: string
}

const samples = process.env.FRAY_SAMPLES

describe.runIf(samples)('every hostile sample gets the answer that its list asks for', () => {
  const folder = join(samples ?? '', 'hostile')
  const corpus = samples ? (JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected[]) : []
  const applicable = corpus.filter(({ format }) => ['uvtt', 'picture', 'archive'].includes(format))

  it.each(applicable)('$file: $expect', ({ file, expect: asked, says }) => {
    const result = importBytes(new Uint8Array(readFileSync(join(folder, file))), file)
    const answer = !result.ok ? 'refuse' : result.problems.some(p => p.severity === 'left out') ? 'partial' : 'accept'
    expect(asked.split('-or-')).toContain(answer)
    if (answer !== 'accept') {
      const message = result.problems.map(problemSentence).join('\n')
      expect(message).toContain(file)
      expect(says.filter(fragment => message.toLowerCase().includes(fragment.toLowerCase()))).not.toEqual([])
    }
    expect(Reflect.get({}, 'frayPolluted')).toBeUndefined()
  })
})
