import { useEffect, useState } from 'react'
import type { Entry } from '~/store/entries/entry'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import type { DetailMeans } from './detailMeans'

/** Most that join at once. */
const MOST = 50

/** A creature: so many of it into the open fight, and its sheet. */
export function CreatureDetail({ entry, onToast, Sheet }: DetailMeans & { entry: Entry<'creature'> }) {
  const { id, name, system, data } = entry
  const fight = useTable(s => s.fight)
  const isOnBench = useTable(s => s.bench !== null)
  const [count, setCount] = useState(1)
  const [chosen, setSide] = useState<string>()
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    void actions.entries().then(({ layOut }) => layOut(id))
  }, [id])
  const sides = Object.values(fight?.snapshot.sides ?? {})
  const side = sides.find(one => one.id === chosen) ?? sides.find(({ show }) => show !== 'exact') ?? sides[0]
  const add = async () => {
    if (!side) return
    const entries = await actions.entries()
    const fresh = await entries.addCreature(id, { count, side: side.id, isHidden })
    if (fresh.length > 0)
      onToast({ words: `${fresh.length} × ${name} in “${fight?.name}”.`, undo: () => actions.undo() })
  }
  return (
    <>
      {fight && side && fight.ruleset.id === system && (
        <form
          className="flex flex-wrap items-center gap-1.5"
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <input
            type="number"
            min={1}
            max={MOST}
            aria-label="How many"
            className="field w-14"
            value={count}
            onFocus={event => event.target.select()}
            onChange={event => setCount(Math.min(MOST, Math.max(1, Math.floor(Number(event.target.value)) || 1)))}
          />
          <select
            aria-label="Side they join"
            className="field w-28"
            value={side.id}
            onChange={event => setSide(event.target.value)}
          >
            {sides.map(one => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <label className="text-muted flex items-center gap-1 text-xs">
            <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.target.checked)} /> hidden
          </label>
          <Button type="submit" look="primary" className="basis-full">
            Add to “{fight.name}”
          </Button>
        </form>
      )}
      {data.check.length > 0 && (
        <p className="text-xs">
          <strong className="text-now">To check:</strong> {data.check.join(', ')}
        </p>
      )}
      {isOnBench && <Sheet />}
    </>
  )
}
