import { useState } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { Played } from '~/store/letPlay/letPlay'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { DialogBox } from '../../parts/menus/overlays'
import { SelectBox } from '../../parts/menus/SelectBox'
import { setWindowState } from '../state/windowState'

const close = () => setWindowState({ letPlay: false })

/** Milliseconds between two steps. */
const PAUSES = [
  { value: '2500', words: 'Slowly, a step every 2½ seconds' },
  { value: '1200', words: 'A step every second or so' },
  { value: '300', words: 'Quickly' },
]

/** Asks whom Fray shall play by the tactics of the rules, and how fast. */
export default function LetPlay() {
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
    <DialogBox title="Let Fray play" onClose={close}>
      <p className="text-muted mb-3 text-sm">
        They act by the tactics of the rules, one step after the other. Standing orders come first, everything can be
        taken back, and any key stops it. What is asked of the others stays yours.
      </p>
      <fieldset className="mb-3 flex flex-col gap-1.5">
        <legend className="text-muted mb-1 text-sm">Whom</legend>
        {Object.values(snapshot.sides).map(({ id, name }) => (
          <label key={id} className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={sides.includes(id)}
              onChange={({ target }) => setSides(target.checked ? [...sides, id] : sides.filter(one => one !== id))}
            />
            {name}, whoever joins them too
          </label>
        ))}
        {names.length > 0 && (
          <label className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input type="checkbox" checked={chosen} onChange={({ target }) => setChosen(target.checked)} />
            {names.length > 3 ? `The ${names.length} who are selected` : names.join(', ')}
          </label>
        )}
      </fieldset>
      <div className="mb-4 flex items-center gap-2">
        <span className="text-muted text-sm" aria-hidden="true">
          How fast
        </span>
        <SelectBox label="How fast" options={PAUSES} value={pause} onChange={setPause} />
      </div>
      <div className="flex gap-2">
        <Button
          look="primary"
          closed={!writer || list.length === 0}
          onClick={() => writer && list.length > 0 && begin()}
        >
          Let Fray play
        </Button>
        {played && <Button onClick={() => (actions.stopPlaying(), close())}>Stop playing</Button>}
      </div>
    </DialogBox>
  )
}
