import { useRef, useState } from 'react'
import { WINDOW } from '~/words/en/window'
import { useFightSelector } from '~/store/hooks/useFight'
import { ActionBar } from '../actions/ActionBar'
import { Forms } from '../forms/Forms'
import { Ticker } from '../log/Ticker'
import { Prompt } from '../prompt/Prompt'
import { RefusalLine } from '../prompt/RefusalLine'
import { useWindowState, type FormKind } from '../state/windowState'
import { useKeptFocus } from './useKeptFocus'
import './dock.css'

/**
 * What stands under the map, which stays where it is: what came of the latest roll, or why the latest
 * click was refused; what is asked, and what can be done. What does not fit is scrolled to. Over it lies the small form that the GM has called: what is half chosen or
 * typed below stays.
 */
export function Dock() {
  // At once: what is typed next belongs into its field, and the prompt hears no key any more.
  const form = useWindowState(v => v.form?.kind ?? null)
  const isWatched = useFightSelector(({ writer }) => !writer)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div
      ref={place}
      data-dock
      role="group"
      aria-label={WINDOW.dock}
      tabIndex={-1}
      className="dock apart bg-surface border-line focus:outline-none"
      data-over={form !== null || undefined}
      data-watched={isWatched || undefined}
    >
      <div className="grid min-h-0 flex-1">
        <div
          inert={form !== null}
          data-scrolls
          className="relative col-start-1 row-start-1 flex min-h-0 flex-col gap-1.5 px-3 pt-2 pb-2"
        >
          <Ticker />
          <RefusalLine />
          <Prompt />
          <ActionBar />
        </div>
        {form && <FormOver form={form} />}
      </div>
    </div>
  )
}

function FormOver({ form }: { form: FormKind }) {
  // Read while drawing: what the form lies over can have the keyboard no longer.
  const [before] = useState(() => document.activeElement)
  return (
    <div className="bg-surface relative col-start-1 row-start-1">
      <Forms form={form} before={before} />
    </div>
  )
}
