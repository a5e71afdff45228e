import { useEffect, useRef, useState } from 'react'
import type { FightEntry } from '~/store/fights/fightList'
import { MapThumb } from './MapThumb'
import { useStanding } from './useStanding'

/** The map of a fight with everybody on it, beside its name in the list. A fight is read when its row comes into sight. */
export function FightThumb({ fight }: { fight: FightEntry }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(one => one.isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <span ref={place} className="bg-table relative h-14 w-20 shrink-0 overflow-hidden rounded">
      {isSeen && <MapAsItStands fight={fight} />}
    </span>
  )
}

function MapAsItStands({ fight }: { fight: FightEntry }) {
  return <MapThumb of={useStanding(fight)} className="absolute inset-0 size-full" />
}
