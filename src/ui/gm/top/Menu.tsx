import { useRef } from 'react'
import { useTableSelector } from '~/store/state/useTable'
import { Icon } from '../../parts/signs/Icon'
import { saveFight } from '../state/saveFight'
import { setWindowState, useWindowState } from '../state/windowState'

/** What is not needed at every turn. A popover of the browser's own: it closes by itself and takes no focus away. */
export function Menu() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  const theme = useWindowState(v => v.theme)
  const letters = useWindowState(v => v.letters)
  const list = useRef<HTMLDivElement>(null)
  const item = (words: string, act: () => void) => (
    <li>
      <button
        type="button"
        className="hover:bg-raised w-full px-3 py-1.5 text-left pointer-coarse:min-h-11"
        onClick={() => {
          list.current?.hidePopover()
          act()
        }}
      >
        {words}
      </button>
    </li>
  )
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        popoverTarget="menu"
        className="hover:bg-raised inline-flex size-8 shrink-0 items-center justify-center rounded pointer-coarse:size-11"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={list}
        id="menu"
        popover="auto"
        className="bg-surface border-line text-ink fixed inset-auto top-11 right-2 m-0 rounded border py-1 shadow-lg"
      >
        <ul>
          {item('Fights, new fight, import …', () => setWindowState({ tab: 'fights' }))}
          {fight && item('Encounter: sides, combatants, map', () => setWindowState({ tab: 'encounter' }))}
          {fight && item('Export this fight', () => saveFight(fight))}
          {item('Rulebook', () => setWindowState({ tab: 'rules', rule: null }))}
          {item('Keys', () => setWindowState({ keys: true }))}
          {item(theme === 'dark' ? 'Light theme' : 'Dark theme', () =>
            setWindowState({ theme: theme === 'dark' ? 'light' : 'dark' }),
          )}
          {item(letters ? 'Switch single-letter keys off' : 'Switch single-letter keys on', () =>
            setWindowState({ letters: !letters }),
          )}
        </ul>
      </div>
    </>
  )
}
