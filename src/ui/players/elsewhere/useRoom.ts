import { useEffect, useState } from 'react'
import { randomHex } from '~/feed/randomHex'
import type { RoomLink } from '~/feed/room/roomLink'
import { watchRoom, type InRoomNow } from '~/feed/room/watchRoom'

/** What the room of a link shows. null: there is no link. */
export function useRoom(link: RoomLink | null): InRoomNow {
  const [now, setNow] = useState<InRoomNow>({ seen: { state: 'connecting' }, view: 'follow', still: null })
  useEffect(() => (link ? watchRoom({ link, page: location.href, draw: randomHex, hear: setNow }) : undefined), [link])
  return now
}
