import { digest } from './digest'
import type { Shown } from './shown'

/** Characters of a value that stand in a line; of a longer one its beginning and what tells it from others. */
const LONGEST = 240

/** What is shown otherwise than before, a line each: what it is now, or that it is gone. What is new is written whole. */
export function changed(before: Shown | undefined, now: Shown | undefined, path = ''): string[] {
  if (before === now) return []
  if (!isParts(before) || !isParts(now)) {
    const is = JSON.stringify(now)
    return is === JSON.stringify(before) ? [] : [`  ${path} ${is === undefined ? 'is gone' : `is ${short(is)}`}`]
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...keys].flatMap(key => changed(before[key], now[key], path === '' ? key : `${path}.${key}`))
}

type Parts = { readonly [part: string]: Shown | undefined }

function isParts(value: Shown | undefined): value is Parts {
  if (typeof value !== 'object' || value === null) return false
  // Of a list of bare values one line says all.
  return !Array.isArray(value) || value.some(one => typeof one === 'object' && one !== null)
}

const short = (json: string): string =>
  json.length <= LONGEST ? json : `${json.slice(0, LONGEST / 2)}… ${digest(json)}`
