import { useState } from 'react'
import { type EditionUnread, readEdition, whyUnread } from '~/feed/edition/readEdition'
import type { Viewed } from '~/feed/viewer'
import { Notice } from './Notice'
import { Recording } from './Recording'
import { Shown } from './Shown'
import { useWakeLock } from './useWakeLock'
import { useWatch } from './useWatch'

/**
 * The players' window: it shows what the GM's window sends and asks nothing of anybody. Sizes are in rem, which are
 * sixteenths of the screen's width or height so that everything can be read from across the room.
 */
export function PlayersWindow() {
  const seen = useWatch()
  useWakeLock()
  const [recorded, setRecorded] = useState<readonly Viewed[] | EditionUnread | null>(null)
  if (typeof recorded === 'object' && recorded !== null)
    return (
      <Shown viewed={null} theme={recorded[0]!.record?.theme}>
        <Recording moments={recorded} />
      </Shown>
    )
  return (
    <Shown viewed={seen.state === 'live' ? seen : null}>
      <Notice
        seen={seen}
        unread={recorded}
        onFile={file => void readEdition(file).then(async found => setRecorded(found ?? (await whyUnread(file))))}
      />
    </Shown>
  )
}
