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

test('the first finger has the frame, its edge, or calls it; the second one makes it larger, and neither counts after it was lifted', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 400, 200))
  HTMLElement.prototype.setPointerCapture = () => undefined
  let crop = MIDDLE
  const drawn = () =>
    createElement(CropFrame, {
      image,
      crop,
      onCrop: change => void (crop = change(crop)),
      onTake: () => undefined,
    })
  const { one, show } = await page(drawn())
  const point = async (type: string, x: number, y: number, given: object = {}) => {
    const place = { clientX: 10 + x, clientY: 20 + y, pointerId: 1, pointerType: 'mouse', bubbles: true, ...given }
    await act(async () => void one(/./, '[role=button]').dispatchEvent(new PointerEvent(type, place)))
    await show(drawn())
  }
  const stroke = async (from: readonly [number, number], to: readonly [number, number], pointerType: string) => {
    crop = MIDDLE
    await show(drawn())
    await point('pointerdown', ...from, { pointerType })
    await point('pointermove', ...to, { pointerType })
    await point('pointerup', ...to, { pointerType })
    return crop
  }
  // Its middle lies at 200, 100, its edge 50 further.
  expect(await stroke([200, 100], [210, 95], 'mouse')).toEqual({ x: 160, y: 45, side: 100 })
  expect(await stroke([238, 100], [248, 100], 'mouse')).toEqual({ ...MIDDLE, x: 160 })
  expect(await stroke([238, 100], [240, 100], 'touch')).toEqual({ x: 160, y: 60, side: 80 })
  expect(await stroke([243, 100], [260, 100], 'mouse')).toEqual({ x: 140, y: 40, side: 120 })
  expect(await stroke([300, 100], [300, 100], 'mouse')).toEqual({ ...MIDDLE, x: 250 })

  crop = MIDDLE
  await show(drawn())
  await point('pointerdown', 200, 100)
  await point('pointerdown', 220, 100, { pointerId: 2 })
  await point('pointermove', 230, 100, { pointerId: 2 })
  expect(crop).toEqual({ x: 125, y: 25, side: 150 })
  await point('pointercancel', 230, 100, { pointerId: 2 })
  await point('pointermove', 260, 100, { pointerId: 2 })
  expect(crop).toEqual({ x: 125, y: 25, side: 150 })
  await point('pointermove', 210, 100)
  expect(crop).toEqual({ x: 135, y: 25, side: 150 })
})
