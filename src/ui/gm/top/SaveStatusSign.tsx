import { actions, useTable, useTableSelector } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { MenuButton } from '../../parts/menus/MenuButton'
import { saveFight } from '../state/saveFight'

/** Quiet while everything is kept; the loud case is a banner. */
export function SaveStatusSign() {
  const { state, words, persisted } = useTable(s => s.saveStatus)
  const loud = state === 'not saved' || state === 'memory only'
  const isSaved = state === 'saved'
  return (
    <div className="flex shrink-0 items-center text-xs">
      <p
        role="status"
        title={words || 'Every click is kept on this computer.'}
        className={`flex items-center gap-1.5 ${loud ? 'text-danger font-semibold' : isSaved ? 'text-good' : 'text-muted'}`}
      >
        {isSaved && <span aria-hidden="true" className="bg-good size-1.5 rounded-full" />}
        <span className={`block first-letter:uppercase ${isSaved ? 'bar-wide' : ''}`}>{state}</span>
      </p>
      {state === 'not saved' && (
        <Button look="danger" className="ml-2" onClick={() => actions.retrySaving()}>
          Try again
        </Button>
      )}
      {isSaved && persisted === false && <KeepAFile />}
    </div>
  )
}

/** The one warning there is while all is well, and what to do about it. */
function KeepAFile() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  if (!fight) return null
  return (
    <MenuButton
      look="quiet"
      small
      aria-label="Saved in this browser only"
      title="Saved in this browser only"
      className="bar-wide text-muted"
      items={[
        {
          words: 'Export this fight',
          icon: 'take',
          detail: 'Browsers may throw away what they keep when space runs short. A file is yours.',
          act: () => saveFight(fight),
        },
      ]}
    >
      !
    </MenuButton>
  )
}
