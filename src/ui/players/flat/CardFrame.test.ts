// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from '../../parts/testing/page'
import { CardFrame } from './CardFrame'

const setting = { name: '', kind: 'table', dots: 4, square: 25, measuring: true } as const

/** The frame, as many pixels wide as it says to be, and a finger on its grip. */
async function frame() {
  const there = await page(createElement(CardFrame, { setting }))
  const grip = there.here.querySelector('.flat-grip')!
  // Nothing is captured without a browser.
  Object.assign(grip, { setPointerCapture: () => undefined, hasPointerCapture: () => true })
  const finger = (type: string, clientX: number) =>
    act(async () => void grip.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true })))
  const style = () => there.here.querySelector<HTMLElement>('.flat-measure')!.style
  return { ...there, finger, width: () => parseFloat(style().getPropertyValue('--mm')) * 85.6 }
}

test('the frame goes with the finger, wherever on the grip that took it, and no further than it can', async () => {
  const { finger, width } = await frame()
  const first = width()
  await finger('pointerdown', 700)
  expect(width()).toBe(first)
  await finger('pointermove', 730)
  expect(width()).toBeCloseTo(first + 30)
  await finger('pointermove', 690)
  expect(width()).toBeCloseTo(first - 10)
  await finger('pointermove', 9000)
  const widest = width()
  await finger('pointermove', 99_000)
  expect(width()).toBe(widest)
  await finger('pointermove', -9000)
  expect(width()).toBeCloseTo(30)
})

test('keys have it at once, and again after a finger', async () => {
  const { one, finger } = await frame()
  const edge = one('Edge of the frame')
  expect(document.activeElement).toBe(edge)
  edge.blur()
  await finger('lostpointercapture', 0)
  expect(document.activeElement).toBe(edge)
})
