import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hostileCorpus } from '../../../test/hostile/corpus'
import { importBytes } from './importBytes'
import { problemSentence } from '../report/problem'

/** What became of a file, and all that is told about it. */
function open(bytes: Buffer, name: string) {
  const result = importBytes(new Uint8Array(bytes), name)
  const incomplete = result.problems.some(problem => problem.severity === 'left out')
  const answer = !result.ok ? 'refuse' : incomplete ? 'partial' : 'accept'
  return { answer, message: result.problems.map(problemSentence).join('\n').toLowerCase() }
}

function expectNothingRan(): void {
  expect(Reflect.get({}, 'frayPolluted')).toBeUndefined()
  expect(Reflect.get(globalThis, 'frayHostileRan')).toBeUndefined()
}

describe('every hostile file gets a clear answer', () => {
  it.each(hostileCorpus())('$name → $expect: $why', ({ name, bytes, expect: asked, says }) => {
    const { answer, message } = open(bytes, name)
    expect(answer).toBe(asked)
    if (answer !== 'accept') expect(message).toContain(name)
    for (const fragment of says) expect(message).toContain(fragment.toLowerCase())
    expectNothingRan()
  })
})

/** One line of the samples' `expected.json`: of `says`, the message must hold at least one. */
interface Expected {
  file: string
  format: string
  expect: string
  says: string[]
}

const samples = process.env.FRAY_SAMPLES

describe.runIf(samples)('every hostile sample gets the answer that its list asks for', () => {
  const folder = join(samples ?? '', 'hostile')
  const listed: Expected[] = samples ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) : []

  it.each(listed)('$file: $expect', ({ file, expect: asked, says }) => {
    const { answer, message } = open(readFileSync(join(folder, file)), file)
    expect(asked.split('-or-')).toContain(answer)
    if (answer !== 'accept') {
      expect(message).toContain(file)
      expect(says.filter(fragment => message.includes(fragment.toLowerCase()))).not.toEqual([])
    }
    expectNothingRan()
  })
})
