import { useState } from 'react'

/** What whoever holds a screen may say of it: whose character is theirs, and which of the GM's screens it is. */
const FIELDS = ['me', 'screen'] as const
type Field = (typeof FIELDS)[number]

const MOST_LETTERS = 200

const said = (field: Field) => new RegExp(`&${field}=([^&]*)`)

/** What a link says of the screen itself; null: nothing. */
export function ownIn(hash: string, field: Field): string | null {
  const found = said(field).exec(hash)?.[1]
  return found ? decodeURIComponent(found) : null
}

/** The link with another answer in it. */
export function withOwn(hash: string, field: Field, value: string | null): string {
  const link = hash.replace(said(field), '')
  return value === null ? link : `${link}&${field}=${encodeURIComponent(value)}`
}

/** The link as the GM gives it, without what is said of one screen. */
export function bareLink(hash: string): string {
  return FIELDS.reduce((link, field) => withOwn(link, field, null), hash)
}

/** What the page within a frame tells the page around it, whose address is the one that is loaded again. */
interface OwnSaid {
  own: Field
  value: string | null
}

/**
 * What somebody has chosen within the frame, as the page around it hears it.
 *
 * @returns undefined: it is something else, or from somewhere else
 */
export function ownChosen(
  { data, source }: Pick<MessageEvent, 'data' | 'source'>,
  frame: Window | null,
): OwnSaid | undefined {
  if (frame === null || source !== frame || typeof data !== 'object' || data === null) return undefined
  const { own, value } = data as Partial<Record<keyof OwnSaid, unknown>>
  const field = FIELDS.find(one => one === own)
  const isSaid = value === null || (typeof value === 'string' && value !== '' && value.length <= MOST_LETTERS)
  return field && isSaid ? { own: field, value } : undefined
}

/**
 * What whoever holds this screen says of it. It stands in the page's address, the only thing here that outlives a reload; where this
 * page is a frame within itself, in the address around it.
 */
export function useOwn(field: Field): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState(() => ownIn(location.hash, field))
  return [
    value,
    next => {
      setValue(next)
      location.replace(withOwn(location.hash, field, next))
      const own: OwnSaid = { own: field, value: next }
      if (parent !== window) parent.postMessage(own, new URL(location.href).origin)
    },
  ]
}
