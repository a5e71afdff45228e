import { useEffect, useId, useRef, useState } from 'react'
import { actions } from '~/store/state/useTable'
import type { RoomShown } from '~/store/players/rooms'
import { Button } from '../../parts/controls/Button'
import { hasNoFocus } from '../../parts/hooks/hasNoFocus'
import { QrCode } from './QrCode'

const LINE: Readonly<Record<RoomShown['line'], string>> = {
  connecting: '… On the way to the broker.',
  up: '✓ Connected: screens are shown the table.',
  lost: '✗ The broker does not answer. It is tried again by itself; screens keep the last picture.',
  refused: '✗ The broker refuses this name and password.',
  succeeded: '✗ Another window shows this room now. Close it here, or open it anew to take it back.',
  closed: 'Closed.',
}

/** A room that is open: its link, the code of it, how it stands, and a test of it. */
export function OpenRoom({ room }: { room: RoomShown }) {
  const [which, setWhich] = useState(0)
  const id = useId()
  const first = useRef<HTMLParagraphElement>(null)
  // The button that opened it is gone: the keyboard comes here, and the code is to be seen as a whole.
  useEffect(() => {
    if (hasNoFocus()) first.current?.focus({ preventScroll: true })
    first.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  const link = room.links[which] ?? room.links[0] ?? ''
  const close = (forget: boolean) =>
    void actions.rooms().then(rooms => {
      if (forget) rooms.forgetLink()
      rooms.close()
    })
  return (
    <>
      <p ref={first} tabIndex={-1} role="status" className="text-sm focus:outline-none">
        {LINE[room.line]}
      </p>
      {room.links.length > 1 && (
        <label className="flex flex-col gap-1 text-xs">
          This computer has several addresses. If a device reaches nothing by one, take the next.
          <select className="field" value={which} onChange={event => setWhich(Number(event.target.value))}>
            {room.links.map((one, i) => (
              <option key={one} value={i}>
                {new URL(one).hostname}
              </option>
            ))}
          </select>
        </label>
      )}
      <QrCode link={link} />
      <label htmlFor={id} className="text-xs">
        The link. Whoever has it sees what the players see, and can change nothing.
      </label>
      <input id={id} readOnly value={link} className="field" onFocus={event => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={room.test === 'running'} onClick={() => void actions.rooms().then(rooms => rooms.test())}>
          Test
        </Button>
        <Button onClick={() => close(false)}>Close for all</Button>
        <Button look="quiet" title="From the next time on: the old one leads nowhere" onClick={() => close(true)}>
          Close, and a new link
        </Button>
      </div>
      {room.test && <Tested test={room.test} way={room.way} />}
    </>
  )
}

function Tested({ test, way }: { test: NonNullable<RoomShown['test']>; way: RoomShown['way'] }) {
  if (test === 'running')
    return (
      <p role="status" className="text-sm">
        … Coming to the room as a screen does.
      </p>
    )
  const lines = [
    test.isLetIn ? '✓ A screen is let in.' : '✗ A screen is not let in with what stands in the link.',
    ...(test.isLetIn
      ? [
          test.isShown
            ? '✓ It is shown the table.'
            : '✗ Nothing is shown to it: may it subscribe to the topics below fray/?',
          test.isSilenced
            ? '✓ What it says reaches nobody.'
            : '✗ What it says is passed on: whoever has the link could show something else. Forbid screens to publish, see the page on screens elsewhere.',
        ]
      : []),
    ...(way === 'network' && test.isLetIn
      ? [
          'Whether other devices get through to this computer only they can tell: if one finds nothing, look at the firewall.',
        ]
      : []),
  ]
  return (
    <div role="status">
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
