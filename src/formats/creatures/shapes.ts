import * as v from 'valibot'

/** A whole number within bounds. Its words end a sentence that begins with what stands there. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('is not a whole number'),
    v.minValue(least, `is less than ${least.toLocaleString('en')}`),
    v.maxValue(most, `is more than ${most.toLocaleString('en')}`),
  )

/** Hit points, scores and the like. */
export const points = whole(0, 99_999)
