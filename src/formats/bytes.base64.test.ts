import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBase64 } from './bytes'

it('decodes what an encoder wrote, with and without padding, with line breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      const text = Buffer.from(bytes).toString('base64')
      const bare = text.replace(/=+$/, '')
      const broken = text.replace(/(.{4})/g, '$1\r\n')
      for (const written of [text, bare, broken]) {
        expect([...(decodeBase64(written) ?? ['refused'])]).toEqual([...bytes])
      }
    }),
  )
})

it.each(['maps/cellar.webp', 'https://example.invalid/a', 'AAAAA', 'ab=c', 'Königin'])('refuses %j', text => {
  expect(decodeBase64(text)).toBeUndefined()
})
