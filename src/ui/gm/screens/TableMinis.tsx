import { useFight } from '~/store/hooks/useFight'
import { isMini } from '~/store/players/screens'
import { actions, useTable } from '~/store/state'
import { SETUP } from '~/words/en/screens'

const { minis } = SETUP

/** Whose place on the table a miniature takes: by sides, and one by one. */
export function TableMinis() {
  const { id, snapshot } = useFight()
  const said = useTable(s => s.minis[id])
  const all = Object.values(snapshot.combatants).filter(one => !one.gone)
  const stands = (who: string) => isMini(snapshot, said ?? {}, who)
  return (
    <details className="border-line rounded border p-2.5">
      <summary className="cursor-default text-sm font-semibold pointer-coarse:min-h-11">
        {minis.title(all.filter(one => stands(one.id)).length, all.length)}
      </summary>
      <p className="text-muted mt-1 text-xs">{minis.how}</p>
      {Object.values(snapshot.sides).map(side => {
        const members = all.filter(one => one.side === side.id)
        if (members.length === 0) return null
        const count = members.filter(one => stands(one.id)).length
        return (
          <fieldset key={side.id} className="mt-2 flex flex-wrap gap-x-3">
            <label className="flex w-full items-center gap-1.5 text-sm font-semibold pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={count === members.length}
                ref={box => {
                  if (box) box.indeterminate = count > 0 && count < members.length
                }}
                onChange={event => actions.setMinis([side.id, ...members.map(one => one.id)], event.target.checked)}
              />
              {side.name}
            </label>
            {members.map(one => (
              <label key={one.id} className="flex items-center gap-1.5 text-sm pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={stands(one.id)}
                  onChange={event => actions.setMinis([one.id], event.target.checked)}
                />
                {one.name}
              </label>
            ))}
          </fieldset>
        )
      })}
    </details>
  )
}
