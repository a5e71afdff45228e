import { useEffect, useId, useRef, useState } from 'react'
import { SCREENS } from '~/words/en/window'
import { actions } from '~/store/state/useTable'
import type { RoomShown } from '~/store/players/rooms'
import { Button } from '../../parts/controls/Button'
import { hasNoFocus } from '../../parts/hooks/hasNoFocus'
import { AskIn } from './AskIn'
import { QrCode } from './QrCode'

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
        {SCREENS.line[room.line]}
      </p>
      {room.links.length > 1 && (
        <label className="flex flex-col gap-1 text-xs">
          {SCREENS.addresses}
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
        {SCREENS.link}
      </label>
      <input id={id} readOnly value={link} className="field" onFocus={event => event.target.select()} />
      {room.way === 'network' && <AskIn address={new URL(link).origin} invited={room.invited} />}
      <div className="flex flex-wrap gap-2">
        <Button disabled={room.test === 'running'} onClick={() => void actions.rooms().then(rooms => rooms.test())}>
          {SCREENS.test}
        </Button>
        <Button onClick={() => close(false)}>{SCREENS.closeAll}</Button>
        <Button look="quiet" title={SCREENS.newLinkWhy} onClick={() => close(true)}>
          {SCREENS.newLink}
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
        {SCREENS.tested.running}
      </p>
    )
  const lines = [
    test.isLetIn ? SCREENS.tested.in : SCREENS.tested.notIn,
    ...(test.isLetIn
      ? [
          test.isShown ? SCREENS.tested.shown : SCREENS.tested.notShown,
          test.isSilenced ? SCREENS.tested.silenced : SCREENS.tested.notSilenced,
        ]
      : []),
    ...(way === 'network' && test.isLetIn ? [SCREENS.tested.firewall] : []),
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
