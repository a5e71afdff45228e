// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from '../../parts/testing/page'
import { usualCrop, type Crop } from './crop'
import { CropFrame } from './CropFrame'

const image = { width: 400, height: 200 } as ImageBitmap
const MIDDLE: Crop = { x: 150, y: 50, side: 100 }

async function framed() {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  let crop = MIDDLE
  let taken = 0
  const { one } = await page(
    createElement(CropFrame, { image, crop, onCrop: change => void (crop = change(crop)), onTake: () => taken++ }),
  )
  const press = async (key: string, held: object = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    await act(async () => void one(/./, '[role=button]').dispatchEvent(event))
    return event.defaultPrevented
  }
  return { press, crop: () => crop, taken: () => taken }
}

test('arrows move the frame by a part of its side, and by a larger one with Shift', async () => {
  const { press, crop } = await framed()
  await press('ArrowRight')
  expect(crop()).toEqual({ ...MIDDLE, x: 154 })
  await press('ArrowUp', { shiftKey: true })
  expect(crop()).toEqual({ x: 154, y: 30, side: 100 })
})

test('plus and minus make it larger and smaller, Home puts it back, Enter takes it, and other keys are not its own', async () => {
  const { press, crop, taken } = await framed()
  await press('+')
  expect(crop().side).toBeCloseTo(110)
  await press('-')
  expect(crop().side).toBeCloseTo(100)
  await press('Home')
  expect(crop()).toEqual(usualCrop(image))
  expect([await press('Enter'), taken()]).toEqual([true, 1])
  expect([await press('x'), await press('ArrowLeft', { ctrlKey: true })]).toEqual([false, false])
})

test('the wheel makes it smaller and larger within the picture that is shown by now, and scrolls nothing', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  let crop: Crop = { x: 0, y: 0, side: 200 }
  const drawn = (shown: ImageBitmap) =>
    createElement(CropFrame, {
      image: shown,
      crop,
      onCrop: change => void (crop = change(crop)),
      onTake: () => undefined,
    })
  const { one, show } = await page(drawn(image))
  const turn = async (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
    await act(async () => void one(/./, '[role=button]').dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([await turn(-1), crop.side]).toEqual([true, 200])
  await show(drawn({ width: 400, height: 400 } as ImageBitmap))
  await turn(-1)
  expect(crop.side).toBeCloseTo(220)
  await turn(1)
  expect(crop.side).toBeCloseTo(200)
})
