import { describe, expect, it } from 'vitest'
import { lossInWords, unsavedInWords } from './audit'

describe('what this browser has lost, in words', () => {
  it('says how many fights a second copy still holds, one or several', () => {
    expect(lossInWords({ behind: 1 })).toBe(
      'This browser has lost saved actions of 1 fight. A second copy still holds them.',
    )
    expect(lossInWords({ behind: 2 })).toMatch(/^This browser has lost saved actions of 2 fights\./)
  })
  it('tells what cannot be listed from what cannot be found', () => {
    expect(lossInWords({ unlisted: 1 })).toMatch(/^1 fight that this browser kept cannot be listed .* can be brought/)
    expect(lossInWords({ gone: 3 })).toMatch(/^3 fights that this browser kept cannot be found .* open it here\.$/)
  })
  it('says of each fight how many actions are missing', () => {
    const words = unsavedInWords([
      ['a', 'Bridge', 1],
      ['b', 'Mill', 2],
    ])
    expect(words).toBe(
      'The last action of “Bridge” could not be saved before its window was closed, and is missing. ' +
        'The last 2 actions of “Mill” could not be saved before its window was closed, and are missing.',
    )
  })
})
