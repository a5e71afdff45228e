import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useEntries } from '~/store/entries/useEntries'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/classes'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { Icon } from '../../parts/signs/Icon'
import { EmptyNote } from '../../parts/signs/EmptyNote'
import { Backup } from './Backup'
import { CardList } from './CardList'
import { KIND_ICONS } from './CardButton'
import { Detail } from './Detail'
import type { DetailMeans } from './detailMeans'
import { type Card, counted, found, indexOf, KIND_NAMES, KINDS, type Shelf, tagsOf } from './findCards'
import { NewEntry } from './NewEntry'

/** So many tags are offered at once; others are found by typing. */
const MOST_TAGS = 12

/** Everything that lives longer than a fight, in one place: found as one types, by kind and by tag. */
export function LibraryPage({ onClose, onToast, Sheet }: DetailMeans) {
  const fights = useTable(s => s.fights)
  const rulesets = useTable(s => s.rulesets)
  const isFightOpen = useTable(s => s.fight !== null)
  const entries = useEntries(s => s.cards) ?? NOTHING
  const [shelf, setShelf] = useState<Shelf>('all')
  const [search, setSearch] = useState('')
  const [tags, setTags] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  // What is typed stands there at once; what is found follows.
  const asked = useDeferredValue(search)
  const index = useMemo(
    () => indexOf(fights, entries, id => rulesets.find(one => one.id === id)?.name ?? id),
    [fights, entries, rulesets],
  )
  const isTrash = shelf === 'trash'
  const cards = useMemo(() => found(index, asked, tags, isTrash), [index, asked, tags, isTrash])
  const all = useMemo(() => counted(found(index, '', [], false)), [index])
  const fitting = useMemo(() => counted(found(index, asked, tags, false)), [index, asked, tags])
  const inTrash = useMemo(() => entries.filter(({ trashed }) => trashed !== undefined).length, [entries])
  const offered = useMemo(() => tagsOf(entries, MOST_TAGS), [entries])
  const shown = cards.find(({ id }) => id === chosen) ?? index.cards.find(({ id }) => id === chosen)
  const isNarrowed = asked.trim() !== '' || tags.length > 0

  const choose = (card: Card | undefined) => {
    const id = card?.id ?? null
    if (id === chosen) return
    setChosen(id)
    void actions.entries().then(({ putBack }) => putBack())
  }
  const step = (by: number) => {
    const those = cards.filter(card => shelf === 'all' || isTrash || card.kind === shelf)
    const at = those.findIndex(({ id }) => id === chosen)
    choose(those[Math.min(those.length - 1, Math.max(0, at + by))])
  }
  useEffect(() => () => void actions.entries().then(({ putBack }) => putBack()), [])

  return (
    <main aria-label="Library" className="bg-surface flex min-h-0 flex-1 flex-col">
      <header className="border-line flex flex-wrap items-center gap-2.5 border-b px-4 py-1.5">
        <h2 className="display text-xl">Library</h2>
        <label className="field flex min-w-56 flex-1 items-center gap-2 px-2.5 py-1">
          <Icon name="search" className="text-muted" />
          <input
            ref={takeFocus}
            type="search"
            aria-label="Search the library"
            placeholder="a name, a tag, a system …"
            className="min-w-0 flex-1 bg-transparent outline-none"
            value={search}
            onChange={event => setSearch(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              step(event.key === 'ArrowDown' ? 1 : -1)
            }}
          />
        </label>
        <NewEntry onMade={id => setChosen(id)} onToast={onToast} />
        <Button small hotkey="Esc" onClick={onClose}>
          {isFightOpen ? 'Back to the fight' : 'Close'}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1">
        <nav
          aria-label="Kinds"
          className="border-line flex w-44 shrink-0 flex-col gap-0.5 overflow-y-auto border-r p-2"
        >
          <ShelfButton
            words="Everything"
            is={shelf === 'all'}
            fits={isNarrowed ? sum(fitting) : null}
            of={sum(all)}
            onClick={() => setShelf('all')}
          />
          {KINDS.map(kind => (
            <ShelfButton
              key={kind}
              words={KIND_NAMES[kind]}
              icon={kind}
              is={shelf === kind}
              fits={isNarrowed ? (fitting.get(kind) ?? 0) : null}
              of={all.get(kind) ?? 0}
              onClick={() => setShelf(kind)}
            />
          ))}
          <ShelfButton words="Trash" is={isTrash} fits={null} of={inTrash} onClick={() => setShelf('trash')} />
          <span className="flex-1" />
          <Backup onToast={onToast} />
        </nav>
        <div className="flex min-w-0 flex-1 flex-col">
          {offered.length > 0 && (
            <div role="group" aria-label="Tags" className="flex flex-wrap gap-1.5 px-4 pt-2">
              {offered.map(tag => (
                <Button
                  key={tag}
                  small
                  aria-pressed={tags.includes(tag)}
                  className={classes('rounded-full!', tags.includes(tag) && 'border-now! text-now')}
                  onClick={() => setTags(tags.includes(tag) ? tags.filter(one => one !== tag) : [...tags, tag])}
                >
                  {tag}
                </Button>
              ))}
            </div>
          )}
          <p role="status" className="sr-only">
            {isNarrowed ? `${cards.length} found` : ''}
          </p>
          {cards.length === 0 ? (
            <Nothing isNarrowed={isNarrowed} shelf={shelf} />
          ) : (
            <CardList cards={cards} shelf={shelf} chosen={chosen} onChoose={choose} onShelf={setShelf} />
          )}
        </div>
        {shown && (
          <aside
            aria-label="What is chosen"
            className="border-line flex w-80 shrink-0 flex-col gap-3 overflow-y-auto border-l p-3 2xl:w-96"
          >
            <Detail key={shown.id} card={shown} {...{ onToast, Sheet }} onClose={onClose} />
          </aside>
        )}
      </div>
    </main>
  )
}

const NOTHING: readonly never[] = []

const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((all, n) => all + n, 0)

interface ShelfButtonProps {
  words: string
  icon?: Card['kind']
  is: boolean
  /** How many fit the search; null: nothing is searched for. */
  fits: number | null
  of: number
  onClick(): void
}

function ShelfButton({ words, icon, is, fits, of, onClick }: ShelfButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={is}
      className={classes(
        'hover:bg-raised flex min-h-9 items-center gap-2 rounded px-2 text-left pointer-coarse:min-h-11',
        is && 'bg-raised font-semibold',
      )}
      onClick={onClick}
    >
      {icon && <Icon name={KIND_ICONS[icon]} className="text-muted" />}
      <span className="min-w-0 flex-1 truncate">{words}</span>
      <span className="text-muted text-xs tabular-nums">
        {fits !== null && <strong className="text-now">{fits} / </strong>}
        {of}
      </span>
    </button>
  )
}

function Nothing({ isNarrowed, shelf }: { isNarrowed: boolean; shelf: Shelf }) {
  if (isNarrowed)
    return (
      <EmptyNote icon="search" title="Nothing fits">
        Search by less of a name, a tag or a system.
      </EmptyNote>
    )
  if (shelf === 'trash')
    return (
      <EmptyNote icon="close" title="The trash is empty">
        What is thrown away lies here for thirty days, and can be given back.
      </EmptyNote>
    )
  return (
    <EmptyNote icon="take" title="Nothing is here yet">
      Keep what you want again: a creature from the menu of its sheet, the party, an encounter, a map or the house rules
      of a fight from “New” above.
    </EmptyNote>
  )
}
