import type { Id, Json } from '~/engine'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'
import { PoolBar } from '../../parts/PoolBar'
import { Who } from '../prompt/Who'
import { useShownKey } from '../keys/useShownKey'
import { PictureFile } from '../picture/PictureFile'
import { openPicture, setView } from '../view'

/** Several combatants at once: one edit for all of them. */
export function SeveralSheets({ ids }: { ids: readonly Id[] }) {
  const { ruleset, snapshot } = useFight()
  const shown = useShownKey()
  const all = (type: string, given: { [key: string]: Json } = {}) => byGm(type, { who: ids, ...given })
  return (
    <div className="flex flex-col gap-3 p-3">
      <h2 className="text-lg font-semibold">{ids.length} selected</h2>
      <div className="flex flex-wrap gap-1.5">
        <Button hotkey={shown('d')} onClick={() => setView({ form: 'damage' })}>
          Damage
        </Button>
        <Button hotkey={shown('h')} onClick={() => setView({ form: 'heal' })}>
          Heal
        </Button>
        <Button hotkey={shown('c')} onClick={() => setView({ form: 'marker' })}>
          Marker
        </Button>
        <PictureFile onFile={openPicture}>Picture …</PictureFile>
        <Button onClick={() => all('known', { known: 'named' })}>Reveal</Button>
        <Button onClick={() => all('known', { known: 'absent' })}>Hide</Button>
        {snapshot.phase === 'preparation' ? (
          <Button onClick={() => all('remove')}>Remove</Button>
        ) : (
          <Button onClick={() => all('leave')}>Leave</Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {ids.map(id => (
          <li key={id} className="flex flex-col gap-0.5">
            <Who of={id} />
            <span className="grid grid-cols-2 gap-x-3">
              {ruleset.pools(snapshot.combatants[id]!).map(({ key, label, cur, max }) => (
                <PoolBar key={key} name={key} label={label} cur={cur} max={max} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
