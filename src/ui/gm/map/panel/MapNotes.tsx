import { useEffect, useRef } from 'react'
import { MAP, MAP_TOOLS } from '~/words/en/map'
import type { BoardState } from '~/table'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { formText } from '../../../parts/controls/forms'
import { IconButton } from '../../../parts/controls/IconButton'
import { changeWindow, useWindowState } from '../../state/windowState'
import { ChooseSquare } from './ChooseSquare'

type Pin = NonNullable<BoardState['pins']>[string]

/** What the GM reads at squares: notes that a map brought, and his own. The players see nothing of them. */
export function MapNotes() {
  const { map, snapshot } = useFight()
  const pins = Object.values(snapshot.board.pins ?? {})
  const at = useWindowState(v => v.noteAt)
  const title = useRef<HTMLInputElement>(null)
  // Chosen on the map, whose menu leads here.
  useEffect(() => {
    if (at !== null) title.current?.focus()
  }, [at])
  return (
    <section aria-label={MAP_TOOLS.notes.title} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.notes.title}</h3>
      {pins.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {pins.map(pin => (
            <Note key={pin.id} pin={pin} width={map.width} />
          ))}
        </ul>
      )}
      <form
        className="flex flex-col gap-1.5"
        onSubmit={event => {
          event.preventDefault()
          const form = event.currentTarget
          const filled = new FormData(form)
          const given = (name: string) => formText(filled, name)
          if (at === null) return
          const pin = { cell: at, title: given('title'), text: given('text') }
          if (!asGm('pin.add', { list: [pin] })) return
          form.reset()
          changeWindow(w => void (w.noteAt = null))
        }}
      >
        <div className="flex flex-wrap items-center gap-1.5 text-xs">
          <ChooseSquare take={cell => changeWindow(w => void (w.noteAt = cell))} />
          {at !== null && <span>{MAP.place((at % map.width) + 1, Math.floor(at / map.width) + 1)}</span>}
          <input
            ref={title}
            name="title"
            aria-label={MAP_TOOLS.notes.numberOrTitle}
            placeholder={MAP_TOOLS.notes.no}
            maxLength={60}
            className="field min-w-16 flex-1"
          />
        </div>
        <div className="flex gap-1.5">
          <input
            name="text"
            aria-label={MAP_TOOLS.notes.text}
            placeholder={MAP_TOOLS.notes.onlyYou}
            maxLength={4000}
            required
            className="field min-w-0 flex-1"
          />
          <Button type="submit" closed={at === null}>
            {MAP_TOOLS.notes.write}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Note({ pin: { id, cell, title, text }, width }: { pin: Pin; width: number }) {
  const place = MAP.place((cell % width) + 1, Math.floor(cell / width) + 1)
  return (
    <li className="flex items-start gap-2 text-xs">
      <p className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
        <strong className="font-semibold">{title || '•'}</strong> {text}
        <span className="text-muted block">{place}</span>
      </p>
      <IconButton
        icon="close"
        label={MAP_TOOLS.notes.take(title || text.slice(0, 20))}
        onClick={() => asGm('pin.remove', { pins: [id] })}
      />
    </li>
  )
}
