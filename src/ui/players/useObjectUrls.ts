import { useEffect, useState } from 'react'

/** An address for each picture, as long as it is among them. */
export function useObjectUrls(pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  // Every record brings a new map; the addresses change only with the names in it.
  const names = [...pictures.keys()].join(' ')
  useEffect(() => {
    setUrls(new Map([...pictures].map(([name, blob]) => [name, URL.createObjectURL(blob)])))
    // oxlint-disable-next-line react/exhaustive-deps -- a picture never changes under its name
  }, [names])
  useEffect(() => () => urls.forEach(url => URL.revokeObjectURL(url)), [urls])
  return urls
}
