import { useState } from 'react'
import { LET_PLAY } from '~/words/en/prompt'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { Played } from '~/store/letPlay/letPlay'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { DialogBox } from '../../parts/menus/overlays'
import { SelectBox } from '../../parts/menus/SelectBox'
import { closeDialog } from '../state/windowState'

const close = () => closeDialog('letPlay')

/** Milliseconds between two steps. */
const PAUSES = [
  { value: '2500', words: LET_PLAY.slowly },
  { value: '1200', words: LET_PLAY.steadily },
  { value: '300', words: LET_PLAY.quickly },
]

/** Asks whom Fray shall play by the tactics of the rules, and how fast. */
export function LetPlay() {
  const { snapshot, writer } = useFight()
  const selection = useTable(s => s.selection)
  const played = useTable(s => s.letPlay)
  const [, ...others] = Object.values(snapshot.sides)
  const [sides, setSides] = useState<readonly Id[]>(() => (selection.length > 1 ? [] : others.map(({ id }) => id)))
  const [chosen, setChosen] = useState(selection.length > 1)
  const [pause, setPause] = useState('1200')
  const names = selection.map(id => snapshot.combatants[id]?.name).filter(Boolean)
  const list: Played[] = [...sides.map(side => ({ side })), ...(chosen && names.length > 0 ? [{ who: selection }] : [])]
  const begin = () => {
    void actions.letPlay(list, Number(pause))
    close()
  }
  return (
    <DialogBox title={LET_PLAY.title} onClose={close}>
      <p className="text-muted mb-3 text-sm">{LET_PLAY.how}</p>
      <fieldset className="mb-3 flex flex-col gap-1.5">
        <legend className="text-muted mb-1 text-sm">{LET_PLAY.whom}</legend>
        {Object.values(snapshot.sides).map(({ id, name }) => (
          <label key={id} className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={sides.includes(id)}
              onChange={({ target }) => setSides(target.checked ? [...sides, id] : sides.filter(one => one !== id))}
            />
            {LET_PLAY.side(name)}
          </label>
        ))}
        {names.length > 0 && (
          <label className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input type="checkbox" checked={chosen} onChange={({ target }) => setChosen(target.checked)} />
            {names.length > 3 ? LET_PLAY.selected(names.length) : names.join(', ')}
          </label>
        )}
      </fieldset>
      <div className="mb-4 flex items-center gap-2">
        <span className="text-muted text-sm" aria-hidden="true">
          {LET_PLAY.speed}
        </span>
        <SelectBox label={LET_PLAY.speed} options={PAUSES} value={pause} onChange={setPause} />
      </div>
      <div className="flex gap-2">
        <Button
          look="primary"
          closed={!writer || list.length === 0}
          onClick={() => writer && list.length > 0 && begin()}
        >
          {LET_PLAY.title}
        </Button>
        {played && <Button onClick={() => (actions.stopPlaying(), close())}>{LET_PLAY.stop}</Button>}
      </div>
    </DialogBox>
  )
}
