import { useState } from 'react'

const OWN = /&me=([^&]*)/

/** Whose character a link says is theirs who hold the screen; null: nobody's. */
export function ownIn(hash: string): string | null {
  const said = OWN.exec(hash)?.[1]
  return said ? decodeURIComponent(said) : null
}

/** The link with another answer in it. */
export function withOwn(hash: string, name: string | null): string {
  const link = hash.replace(OWN, '')
  return name === null ? link : `${link}&me=${encodeURIComponent(name)}`
}

/** What the page within a frame tells the page around it, whose address is the one that is loaded again. */
interface OwnSaid {
  me: string | null
}

/**
 * What somebody has chosen within the frame, as the page around it hears it.
 *
 * @returns undefined: it is something else, or from somewhere else
 */
export function ownHeard(
  { data, source }: Pick<MessageEvent, 'data' | 'source'>,
  frame: Window | null,
): OwnSaid | undefined {
  if (frame === null || source !== frame || typeof data !== 'object' || data === null) return undefined
  const { me } = data as Partial<Record<keyof OwnSaid, unknown>>
  return me === null || (typeof me === 'string' && me !== '' && me.length <= 200) ? { me } : undefined
}

/**
 * Whose character is theirs who hold this screen. It stands in the page's address, the only thing here that outlives a reload; where this
 * page is a frame within itself, in the address around it.
 */
export function useOwnName(): [string | null, (name: string | null) => void] {
  const [name, setName] = useState(() => ownIn(location.hash))
  return [
    name,
    next => {
      setName(next)
      location.replace(withOwn(location.hash, next))
      const said: OwnSaid = { me: next }
      if (parent !== window) parent.postMessage(said, new URL(location.href).origin)
    },
  ]
}
