import { lazy, Suspense, useRef, useState } from 'react'
import { ActionBar } from '../actions/ActionBar'
import { Ticker } from '../log/Ticker'
import { Prompt } from '../prompt/Prompt'
import { RefusalLine } from '../prompt/RefusalLine'
import { useWindowState, type WindowState } from '../state/windowState'
import { useKeptFocus } from './useKeptFocus'
import './dock.css'

const Forms = lazy(() => import('../forms/Forms'))

/**
 * What stands under the map, as high at rest as with a question, so that the map stays where it is: why the latest click was
 * refused, what is asked, and what can be done. Over it lies the small form that the GM has called: what is half chosen or
 * typed below stays.
 */
export function Dock() {
  // At once: what is typed next belongs into its field, and the prompt hears no key any more.
  const form = useWindowState(v => v.form)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div
      ref={place}
      data-dock
      tabIndex={-1}
      className="apart bg-surface border-line flex max-h-[50%] min-h-51 shrink-0 flex-col overflow-y-auto border-t focus:outline-none"
    >
      <RefusalLine />
      <div className="grid flex-1">
        <div inert={form !== null} className="col-start-1 row-start-1 flex flex-col gap-1.5 px-3 pt-2 pb-2.5">
          <Ticker />
          <Prompt />
          <ActionBar />
        </div>
        {form && <FormOver form={form} />}
      </div>
    </div>
  )
}

function FormOver({ form }: { form: NonNullable<WindowState['form']> }) {
  // Read while drawing: what the form lies over can have the keyboard no longer.
  const [before] = useState(() => document.activeElement)
  return (
    <div className="bg-surface relative col-start-1 row-start-1">
      <Suspense>
        <Forms form={form} before={before} />
      </Suspense>
    </div>
  )
}
