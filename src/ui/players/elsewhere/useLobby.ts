import { useEffect, useState } from 'react'
import { randomHex } from '~/feed/randomHex'
import { waitInLobby } from '~/feed/room/waitInLobby'

/**
 * The letters by which the GM asks in a screen that came without a link. null: there are none, as wherever the page did not come from
 * Fray's own server in the local network, which speaks plain http.
 */
export function useLobby(isWaiting: boolean): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting || location.protocol !== 'http:') return
    return waitInLobby({
      page: location.href,
      draw: randomHex,
      onCode: setCode,
      // The page loads itself anew by it, and comes to the same room from here on.
      onRoom: room => (location.hash = room),
    })
  }, [isWaiting])
  return code
}
