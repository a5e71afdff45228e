import { PICTURE } from '~/words/en/files'
/** The square of a picture that becomes a token, in its pixels, fractions included. What is seen is the circle inside it. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** A picture by its size in pixels. */
export interface Pixels {
  readonly width: number
  readonly height: number
}

/** The smallest part of a picture's shorter side that can be cut out. */
const LEAST = 1 / 16

/** A face in a portrait is in its upper third. */
const FACE = 1 / 3

/** What is mostly wanted: the largest circle, in the middle; of a portrait the upper part. */
export function usualCrop(picture: Pixels): Crop {
  const { width, height } = picture
  const side = Math.min(width, height)
  return within(picture, { x: (width - side) / 2, y: height > width ? height * FACE - side / 2 : 0, side })
}

/** The crop by so many pixels further on, as far as the picture goes. */
export function movedCrop(picture: Pixels, { x, y, side }: Crop, by: { x: number; y: number }): Crop {
  return within(picture, { x: x + by.x, y: y + by.y, side })
}

/** The crop with its middle here, as far as the picture goes. */
export function centredOn(picture: Pixels, { side }: Crop, at: { x: number; y: number }): Crop {
  return within(picture, { x: at.x - side / 2, y: at.y - side / 2, side })
}

/** The crop so many times as large about its middle, as far as the picture goes. */
export function scaled(picture: Pixels, { x, y, side }: Crop, factor: number): Crop {
  const next = allowed(picture, side * factor)
  return within(picture, { x: x + (side - next) / 2, y: y + (side - next) / 2, side: next })
}

/** The crop in words: where its middle is, and how much of the picture it takes. */
export function cropWords({ width, height }: Pixels, { x, y, side }: Crop): string {
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
  const size = percent(side, Math.min(width, height))
  return PICTURE.crop(percent(x + side / 2, width), percent(y + side / 2, height), size)
}

function allowed({ width, height }: Pixels, side: number): number {
  const most = Math.min(width, height)
  return Math.min(most, Math.max(most * LEAST, 1, side))
}

function within(picture: Pixels, { x, y, side }: Crop): Crop {
  const size = allowed(picture, side)
  const inside = (at: number, length: number) => Math.max(0, Math.min(length - size, at))
  return { x: inside(x, picture.width), y: inside(y, picture.height), side: size }
}
