import { useState } from 'react'

const OWN = /&me=([^&]*)/

/** Whose character is theirs who hold this screen. It stands in the page's address, the only thing here that outlives a reload. */
export function useOwnName(): [string | null, (name: string | null) => void] {
  const [name, setName] = useState(() => {
    const said = OWN.exec(location.hash)?.[1]
    return said ? decodeURIComponent(said) : null
  })
  return [
    name,
    next => {
      setName(next)
      const link = location.hash.replace(OWN, '')
      location.replace(next === null ? link : `${link}&me=${encodeURIComponent(next)}`)
    },
  ]
}
