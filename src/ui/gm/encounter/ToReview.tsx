import { ENCOUNTER } from '~/words/en/sheets'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { reviewed, REVIEW } from '~/store/queries/reviewMarker'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { openTab } from '../state/windowState'

/** Whose numbers were guessed when the rules were switched: each leads to the sheet, and is put away once it is right. */
export function ToCheck() {
  const { effects, combatants } = useSnapshot()
  const open = Object.values(effects).filter(effect => effect.type === REVIEW)
  if (open.length === 0) return null
  return (
    <section aria-label={ENCOUNTER.toCheck} className="flex flex-col gap-1.5">
      <h2 className="font-semibold">{ENCOUNTER.toCheck}</h2>
      <ul className="flex flex-col gap-1">
        {open.map(({ id, on, words }) => (
          // However much there is to check, it has the whole width.
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <Button
              small
              onClick={() => {
                actions.select([on])
                openTab('sheet')
              }}
            >
              {combatants[on]?.name}
            </Button>
            <span className="text-muted order-1 basis-full text-xs wrap-anywhere">{reviewed(words)}</span>
            <Button small onClick={() => asGm('marker.remove', { marker: id })}>
              {ENCOUNTER.confirmed}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
