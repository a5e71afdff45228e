import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import { useEntries } from '~/store/entries/cards'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import type { FileMeans } from './foundInWords'

/** So many creatures of the library are offered, the latest changed first. */
const MOST = 100

interface TokenOfProps extends Pick<FileMeans, 'onToast' | 'onToken'> {
  /** The picture, when it is wanted; null: it is not there any more. */
  picture(): Promise<File | null>
  onDone?(): void
}

/** Whose token a picture becomes: of somebody in the open fight, where it is cut round by hand, or of a creature of the library. */
export function TokenOf({ picture, onToast, onToken, onDone }: TokenOfProps) {
  const combatants = useTable(s => s.fight?.snapshot.combatants)
  const selection = useTable(s => s.selection)
  const creatures = useEntries(s => s.cards)
  const [chosen, setChosen] = useState<string>()
  const here = Object.values(combatants ?? {}).filter(({ gone }) => !gone)
  const kept = (creatures ?? []).filter(({ kind, trashed }) => kind === 'creature' && trashed === undefined)
  const options = [
    ...here.map(({ id, name }) => ({ value: ['here', id].join(' '), words: name })),
    ...kept
      .slice(0, MOST)
      .map(({ id, name }) => ({ value: ['kept', id].join(' '), words: name, detail: DETAILS.picture.inLibrary })),
  ]
  const usual = here.find(({ id }) => selection.includes(id))
  const value = chosen ?? (usual ? ['here', usual.id].join(' ') : options[0]?.value)
  if (value === undefined) return <p className="text-muted text-sm">{DETAILS.picture.nobody}</p>
  const give = async () => {
    const file = await picture()
    if (!file) return onToast({ words: DETAILS.picture.gone })
    const [place, id = ''] = value.split(/ (.*)/)
    onDone?.()
    if (place === 'here') {
      actions.select([id])
      return onToken(file)
    }
    const entries = await actions.entries()
    const before = kept.find(one => one.id === id)
    if (await entries.givePicture(id, file))
      onToast({
        words: DETAILS.picture.given(before?.name ?? ''),
        undo: () => void entries.edit(id, () => ({ picture: before?.picture })),
      })
  }
  return (
    <div className="flex gap-1.5">
      <SelectBox
        label={DETAILS.picture.whose}
        className="min-w-0 flex-1"
        options={options}
        value={value}
        onChange={setChosen}
      />
      <Button onClick={() => void give()}>{DETAILS.picture.make}</Button>
    </div>
  )
}
