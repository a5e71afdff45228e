import type { Offer } from '~/engine'
import { IconButton } from '../../parts/controls/IconButton'
import { Key } from '../../parts/controls/Key'
import { setWindowState } from '../state/windowState'
import { shownKey, TABLE_KEYS, type TableKey } from './keyMap'

const WORDS: Readonly<Record<TableKey, string>> = {
  undo: 'Undo',
  redo: 'Redo',
  undoAnswer: 'Undo only the latest answer',
  allow: 'Allow anyway what was refused',
  palette: 'Everything, by typing',
  next: 'Next ready combatant',
  selectNext: 'Select the next combatant',
  selectPrevious: 'Select the one before',
  damage: 'Damage the selected',
  heal: 'Heal the selected',
  marker: 'Put a marker on the selected',
  reveal: 'Reveal the selected to the players, or hide them',
  rename: 'Rename the selected',
  log: 'Log or sheet',
  grid: 'Cursor on the map',
  ruler: 'Ruler',
  players: "Open the players' window",
  curtain: "Curtain over the players' window",
  keys: 'Show the keys',
}

/** The list of all keys, in the place of the side panel. */
export default function KeysPanel({ letters }: { letters: ReadonlyMap<string, Offer> }) {
  const taken = new Set(letters.keys())
  return (
    <section aria-label="Keys" className="flex h-full flex-col overflow-y-auto p-3">
      <header className="flex items-center">
        <h2 className="flex-1 text-lg font-semibold">Keys</h2>
        <IconButton icon="close" label="Close the list of keys" onClick={() => setWindowState({ keys: false })} />
      </header>
      <Rows
        rows={[
          ['Enter', 'Take the default, go on'],
          ['Esc', 'Step back'],
          ['0–9', 'The face of a die that is asked, else the option with this number'],
          ...TABLE_KEYS.map(([does, keys]) => [keys.map(key => shownKey(key, taken)).join('  '), WORDS[does]] as const),
          ['Space', 'Pick up and put down the token with the focus'],
          ['Home  +  −', 'Fit and zoom the map'],
          ['W', 'Waypoint, while a token is carried or the cursor is on the map'],
          ['O', 'Open or close the door beside the cursor on the map'],
        ]}
      />
      {letters.size > 0 && (
        <>
          <h3 className="mt-2 font-semibold">Actions just now</h3>
          <Rows rows={[...letters].map(([letter, { name }]) => [letter.toUpperCase(), name] as const)} />
        </>
      )}
    </section>
  )
}

function Rows({ rows }: { rows: readonly (readonly [keys: string, words: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {rows.map(([keys, words]) => (
        <div key={words} className="contents">
          <dt className="flex items-start justify-end gap-1">
            {keys.split('  ').map(key => (
              <Key key={key} of={key} />
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
