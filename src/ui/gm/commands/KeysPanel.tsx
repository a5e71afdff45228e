import type { Offer } from '~/engine'
import { KEYS } from '~/words/en/commands'
import { rulesLanguage } from '~/words/spoken'
import { Key } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { usePanelFocus } from '../../parts/hooks/focus'
import { closePanel } from '../state/windowState'
import { COMMANDS } from './commands'
import { KEY, shownKey } from './keyNames'

/** Keys and what they do; several keys for one thing are parted by two blanks. */
interface KeyList {
  title: string
  rows: readonly (readonly [keys: string, words: string, isOfRules?: boolean])[]
}

/** All keys as they are just now, list by list; in one list no key means two things. */
export function keyLists(letters: ReadonlyMap<string, Offer>): readonly KeyList[] {
  const actions: KeyList = {
    title: KEYS.now,
    rows: [
      ...[...letters].map(([letter, { name }]) => [letter.toUpperCase(), name, true] as const),
      [KEY.closed, KEYS.closed],
      [KEY.suggested, KEYS.suggested],
      [KEY.round, KEYS.round],
    ],
  }
  return [
    {
      title: KEYS.always,
      rows: [
        ['Enter', KEYS.take],
        ['Esc', KEYS.back],
        ['Tab  Shift+Tab', KEYS.tab],
        ['0–9', KEYS.digit],
        ...COMMANDS.filter(({ keys }) => keys.length > 0).map(
          ({ words, keys }) => [keys.map(shownKey).join('  '), words()] as const,
        ),
      ],
    },
    ...(letters.size > 0 ? [actions] : []),
    {
      title: KEYS.map,
      rows: [
        ['← ↑ → ↓', KEYS.arrows],
        ['Enter', KEYS.square],
        [KEYS.space, KEYS.carry],
        ['W', KEYS.waypoint],
        ['O', KEYS.door],
        ['Shift+F10', KEYS.menu],
        [`${KEYS.home}  +  −`, KEYS.zoom],
      ],
    },
  ]
}

/** The list of all keys, in the place of the side panel. It has the keyboard while it is there, and is read out by its name. */
export function KeysPanel({ letters }: { letters: ReadonlyMap<string, Offer> }) {
  const place = usePanelFocus()
  return (
    <section
      ref={place}
      aria-labelledby="keys"
      aria-describedby="keys-close"
      tabIndex={-1}
      className="flex h-full flex-col overflow-y-auto p-3 focus:outline-none"
    >
      <header className="flex items-center">
        <h2 id="keys" className="flex-1 text-lg font-semibold">
          {KEYS.title}
        </h2>
        <span id="keys-close" className="text-muted mr-2 text-xs">
          {KEYS.closes}
        </span>
        <IconButton icon="close" label={KEYS.close} onClick={() => closePanel('keys')} />
      </header>
      {keyLists(letters).map(({ title, rows }) => (
        <div key={title}>
          <h3 className="mt-2 font-semibold">{title}</h3>
          <Rows rows={rows} />
        </div>
      ))}
    </section>
  )
}

function Rows({ rows }: Pick<KeyList, 'rows'>) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {rows.map(([keys, words, isOfRules]) => (
        <div key={words} className="contents">
          <dt className="flex items-start justify-end gap-1">
            {keys.split('  ').map(key => (
              <Key key={key} of={key} />
            ))}
          </dt>
          <dd lang={isOfRules ? rulesLanguage() : undefined}>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
