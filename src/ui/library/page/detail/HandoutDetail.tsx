import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { Entry } from '~/store/entries/entry'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { TokenOf } from '../../files/TokenOf'
import type { DetailMeans } from './detailMeans'
import { Thumb } from '../Thumb'

/** A handout: its picture, its text as it will be read, and the click that shows both to the players. */
export function HandoutDetail({
  entry: { id, name, picture, data },
  ...means
}: DetailMeans & { entry: Entry<'handout'> }) {
  const [typed, setTyped] = useState<string>()
  const isShown = useTable(s => s.handout?.id === id)
  const commit = async () => {
    if (typed === undefined || typed === data.text) return setTyped(undefined)
    const entries = await actions.entries()
    if (await entries.edit(id, () => ({ data: { text: typed } }))) setTyped(undefined)
  }
  const show = async () => {
    // What is being written is shown too.
    await commit()
    await (await actions.entries()).showHandout(id)
  }
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" onClick={() => void show()}>
          {isShown ? DETAILS.handout.showAnew : DETAILS.handout.show}
        </Button>
        {isShown && <Button onClick={() => actions.layHandout(null)}>{DETAILS.handout.take}</Button>}
      </div>
      {picture !== undefined && (
        <>
          <Thumb of={picture} className="max-h-64 w-full rounded-lg" />
          <TokenOf picture={async () => fileOf(picture, name)} {...means} />
        </>
      )}
      <label className="flex flex-col gap-1">
        <span className="text-sm font-semibold">{DETAILS.handout.text}</span>
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

/** A kept picture as the file it would be; null where it is not kept any more. */
async function fileOf(id: string, name: string): Promise<File | null> {
  const blob = await (await actions.entries()).picture(id)
  return blob ? new File([blob], name, { type: blob.type }) : null
}
