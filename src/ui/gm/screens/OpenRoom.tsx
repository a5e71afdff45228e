import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { encode } from 'uqr'
import type { RoomShown } from '~/store/players/rooms'
import { HERE } from '~/feed/screens'
import { actions, useTable } from '~/store/state'
import { SCREENS, SETUP } from '~/words/en/screens'
import { Button } from '../../parts/controls/Button'
import { hasNoFocus } from '../../parts/hooks/focus'
import { Sentence } from '../../parts/signs/Icon'

const LETTERS = 4

/** The letters of what was typed or pasted, without what stands between them. */
const lettersIn = (typed: string): string => typed.replaceAll(/\s/g, '').slice(0, LETTERS)

/** For a screen on which nobody scans a code or types a link: it opens an address and shows letters, and the GM types those. */
function AskIn({ address, invited }: { address: string; invited: RoomShown['invited'] }) {
  const [code, setCode] = useState('')
  const letIn = (event: FormEvent) => {
    event.preventDefault()
    void actions.rooms().then(rooms => rooms.invite(code))
  }
  return (
    <form className="border-line flex flex-col gap-2 border-y py-2.5 text-sm" onSubmit={letIn}>
      <h4 className="font-semibold">{SCREENS.invite.title}</h4>
      <p>
        <Sentence parts={SCREENS.invite.how(<strong className="whitespace-nowrap select-all">{address}</strong>)} />
      </p>
      <div className="flex gap-2">
        <input
          aria-label={SCREENS.invite.letters}
          className="field w-24 tracking-widest uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={event => setCode(lettersIn(event.target.value))}
        />
        <Button type="submit">{SCREENS.invite.letIn}</Button>
      </div>
      {invited !== null && (
        <p role="status">
          {invited === 'running' ? SCREENS.invite.running : invited ? SCREENS.invite.isThere : SCREENS.invite.isNot}
        </p>
      )}
    </form>
  )
}

/** A link as a code that a camera reads. Dark on light in both themes: most cameras read no other. */
function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={SCREENS.code}
      className="w-full max-w-72 self-center rounded bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </svg>
  )
}

/** The code of a link, row by row. */
const rowsOf = (link: string): string[] =>
  encode(link, { border: 2 }).data.map(row => row.map(isDark => (isDark ? '1' : '0')).join(''))

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
  const screens = useTable(s => s.screens).filter(screen => screen.name !== HERE)
  const wayShown = useTable(s => s.wayShown)
  const [chosen, setChosen] = useState<string | null>(null)
  const named = screens.find(screen => screen.name === chosen)
  const plain = room.links[which] ?? room.links[0] ?? ''
  const link = named ? `${plain}&screen=${encodeURIComponent(named.name)}` : plain
  const close = (forget: boolean) =>
    void actions.rooms().then(rooms => {
      if (forget) rooms.forgetLink()
      actions.showWay(null)
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
      {screens.length > 0 && (
        <label className="flex flex-col gap-1 text-xs">
          {SETUP.linkFor}
          <select className="field" value={named?.name ?? ''} onChange={event => setChosen(event.target.value || null)}>
            <option value="">{SETUP.any}</option>
            {screens.map(screen => (
              <option key={screen.name}>{screen.name}</option>
            ))}
          </select>
        </label>
      )}
      <QrCode link={link} />
      <label htmlFor={id} className="text-xs">
        {SCREENS.link}
      </label>
      <input id={id} readOnly value={link} className="field" onFocus={event => event.target.select()} />
      <Button
        className="self-start"
        aria-pressed={wayShown === plain}
        onClick={() => actions.showWay(wayShown === plain ? null : { link: plain, rows: rowsOf(plain) })}
      >
        {wayShown === plain ? SETUP.hideWay : SETUP.showWay}
      </Button>
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
