import { useState } from 'react'
import type { Entry } from '~/store/entries/entry'
import { actions } from '~/store/state/useTable'
import { Thumb } from './Thumb'

/** A handout: its picture, and its text as it will be read. */
export function HandoutDetail({ entry: { id, picture, data } }: { entry: Entry<'handout'> }) {
  const [typed, setTyped] = useState<string>()
  const commit = async () => {
    if (typed === undefined || typed === data.text) return setTyped(undefined)
    const entries = await actions.entries()
    if (await entries.edit(id, () => ({ data: { text: typed } }))) setTyped(undefined)
  }
  return (
    <>
      {picture !== undefined && <Thumb of={{ picture }} className="max-h-64 w-full rounded-lg" />}
      <label className="flex flex-col gap-1">
        <span className="text-sm font-semibold">Text</span>
        <textarea
          rows={8}
          maxLength={10_000}
          className="field w-full resize-y py-1"
          value={typed ?? data.text}
          onChange={event => setTyped(event.target.value)}
          onBlur={() => void commit()}
        />
      </label>
    </>
  )
}
