import { useState } from 'react'
import { SCREEN } from '~/words/en/elsewhere'
import { readRoomLink } from '~/feed/room/roomLink'
import { Shown } from '../window/Shown'
import { TableView } from '../window/TableView'
import { useWakeLock } from '../window/useWakeLock'
import { LookAround } from './LookAround'
import { ScreenNotice } from './ScreenNotice'
import { StaysAwake } from './StaysAwake'
import { Upright } from './Upright'
import { useLobby } from './useLobby'
import { withOwn } from './useOwnName'
import { useRoom } from './useRoom'
import { useUpright } from './useUpright'
import './screen.css'

/**
 * A screen on another device: it shows what is published in the room of its link, and keeps the last picture while nothing comes.
 * Nothing is decided here; whoever holds the device may look around where the GM lets them, and say whose character is theirs.
 */
export function ScreenWindow() {
  const [link] = useState(() => readRoomLink(withOwn(location.hash, null).slice(1)))
  const { seen, view, still } = useRoom(link)
  const code = useLobby(link === null)
  const upright = useUpright()
  useWakeLock()
  const isFree = view === 'free'
  return (
    <>
      <Shown
        viewed={seen.state === 'live' ? seen : null}
        table={props =>
          upright ? (
            <Upright {...props} size={upright} isFree={isFree} />
          ) : (
            <TableView {...props} map={isFree ? LookAround : undefined} />
          )
        }
      >
        <ScreenNotice seen={link ? seen : { state: 'noLink' }} code={code} />
      </Shown>
      {still && (
        <p className="screen-still" role="status">
          {still === 'away' ? SCREEN.away : SCREEN.lost}
        </p>
      )}
      {seen.state === 'live' && <StaysAwake />}
    </>
  )
}
