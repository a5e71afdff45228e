import { useEffect, useRef, useState } from 'react'

/** An address for each picture, as long as it is among them; one that stays keeps its address, and is not drawn anew. */
export function useObjectUrls(pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
  const held = useRef<ReadonlyMap<string, string>>(new Map())
  const [urls, setUrls] = useState(held.current)
  // Every record brings a new map; the addresses change only with the names in it.
  const names = [...pictures.keys()].join(' ')
  useEffect(() => {
    const before = held.current
    const next = new Map([...pictures].map(([name, blob]) => [name, before.get(name) ?? URL.createObjectURL(blob)]))
    for (const [name, url] of before) if (!next.has(name)) URL.revokeObjectURL(url)
    held.current = next
    setUrls(next)
    // oxlint-disable-next-line react/exhaustive-deps -- a picture never changes under its name
  }, [names])
  useEffect(
    () => () => {
      for (const url of held.current.values()) URL.revokeObjectURL(url)
      held.current = new Map()
    },
    [],
  )
  return urls
}
