import { byGm } from '~/store/byGm'
import { useSnapshot } from '~/store/derived'
import { namedToCheck, TO_CHECK } from '~/store/toCheck'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { setView } from '../view'

/** Whose numbers were guessed when the rules were switched: each leads to the sheet, and is put away once it is right. */
export function ToCheck() {
  const { effects, combatants } = useSnapshot()
  const open = Object.values(effects).filter(effect => effect.type === TO_CHECK)
  if (open.length === 0) return null
  return (
    <section aria-label="To check" className="flex flex-col gap-1.5">
      <h2 className="font-semibold">To check</h2>
      <ul className="flex flex-col gap-1">
        {open.map(({ id, on, words }) => (
          <li key={id} className="flex items-start gap-2">
            <Button
              small
              onClick={() => {
                actions.select([on])
                setView({ tab: 'sheet' })
              }}
            >
              {combatants[on]?.name}
            </Button>
            <span className="text-muted min-w-0 flex-1 text-xs">{namedToCheck(words)}</span>
            <Button small onClick={() => byGm('marker.remove', { marker: id })}>
              Right
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
