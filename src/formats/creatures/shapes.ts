import * as v from 'valibot'
import { FILE } from '~/words/en/files'

/** A whole number within bounds. Its words end a sentence that begins with what stands there. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(FILE.notWhole), v.minValue(least, FILE.less(least)), v.maxValue(most, FILE.over(most)))

/** Hit points, scores and the like. */
export const points = whole(0, 99_999)
