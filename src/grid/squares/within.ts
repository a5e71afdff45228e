import { distance } from './distance'
import type { Rect } from './rect'

/** Are two footprints at most `metres` apart? 1 means sharing a side or a corner (or overlapping). [END-MOVE-03] */
export const within = (a: Rect, b: Rect, metres: number): boolean => distance(a, b) <= metres
