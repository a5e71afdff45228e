import { useFight } from '~/store/derived'
import { useTable } from '~/store/useTable'
import { IconButton } from '../../parts/IconButton'
import { systemParts } from '../../systems'
import { setView, useView } from '../view'
import { AdjustForm } from './AdjustForm'
import { MarkerForm } from './MarkerForm'
import { RenameForm } from './RenameForm'

const TITLES = { damage: 'Damage', heal: 'Heal', marker: 'Marker', rename: 'Rename' } as const

/** The small form that works on everybody selected, above the prompt. Esc puts it away. */
export function Forms() {
  const { ruleset, snapshot } = useFight()
  const form = useView(v => v.form)
  const selection = useTable(s => s.selection)
  if (!form) return null
  const who = selection.filter(id => snapshot.combatants[id])
  const names = who.map(id => snapshot.combatants[id]?.name).join(', ')
  const { Damage } = systemParts(ruleset.id)
  const done = () => setView({ form: null })
  return (
    <section
      aria-label={TITLES[form]}
      className="bg-raised border-line flex flex-wrap items-center gap-2 border-t px-3 py-1.5"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        done()
      }}
    >
      <h2 className="max-w-60 truncate font-semibold" title={names}>
        {TITLES[form]}: {names || 'nobody is selected'}
      </h2>
      {who.length > 0 && form === 'damage' && <Damage who={who} onDone={done} />}
      {who.length > 0 && (form === 'damage' || form === 'heal') && (
        <AdjustForm key={form} who={who} sign={form === 'damage' ? -1 : 1} onDone={done} />
      )}
      {who.length > 0 && form === 'marker' && <MarkerForm who={who} onDone={done} />}
      {who[0] !== undefined && form === 'rename' && <RenameForm key={who[0]} who={who[0]} onDone={done} />}
      <span className="flex-1" />
      <IconButton icon="close" label="Close this form (Esc)" onClick={done} />
    </section>
  )
}
