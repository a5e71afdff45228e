import { describe, expect, it } from 'vitest'
import { canSeal, createSeal, KEY } from './seal'

const key = '0123456789abcdef'.repeat(2)
const other = '1123456789abcdef'.repeat(2)
const words = new TextEncoder().encode('The Count is behind the curtain.')

describe('what is published under a seal', () => {
  it('is opened with the same key, at the same topic', async () => {
    const seal = await createSeal(key)
    const closed = await seal.close('fray/a/record', words)
    expect(await (await createSeal(key)).open('fray/a/record', closed)).toEqual(words)
  })

  it('shows nothing of itself to a broker, and is another each time', async () => {
    const seal = await createSeal(key)
    const [once, again] = await Promise.all([seal.close('t', words), seal.close('t', words)])
    expect(new TextDecoder().decode(once)).not.toContain('Count')
    expect(once).not.toEqual(again)
  })

  it('is opened with no other key, at no other topic, and not where one bit was changed or something is missing', async () => {
    const seal = await createSeal(key)
    const closed = await seal.close('fray/a/record', words)
    expect(await (await createSeal(other)).open('fray/a/record', closed)).toBeNull()
    expect(await seal.open('fray/a/change', closed)).toBeNull()
    for (const at of [0, 12, closed.length - 1]) {
      const altered = closed.slice()
      altered[at]! ^= 1
      expect(await seal.open('fray/a/record', altered), `bit of byte ${at}`).toBeNull()
    }
    for (const length of [0, 11, 12, closed.length - 1])
      expect(await seal.open('fray/a/record', closed.slice(0, length)), `${length} bytes`).toBeNull()
  })

  it('takes an empty word for one', async () => {
    const seal = await createSeal(key)
    expect(await seal.open('t', await seal.close('t', new Uint8Array()))).toEqual(new Uint8Array())
  })
})

it('a key is 128 bits in small hexadecimal digits', () => {
  expect(KEY.test(key)).toBe(true)
  for (const wrong of ['', key.slice(1), `${key}0`, key.toUpperCase(), key.replace('0', 'g')])
    expect(KEY.test(wrong), wrong).toBe(false)
})

it('this page can seal', () => {
  expect(canSeal()).toBe(true)
})
