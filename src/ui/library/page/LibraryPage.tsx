import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useEntries } from '~/store/entries/cards'
import { actions, useTable } from '~/store/state'
import { PAGE } from '~/words/en/library'
import { Button, Key } from '../../parts/controls/Button'
import { FileButton } from '../../parts/controls/FileButton'
import { classes } from '../../parts/controls/forms'
import { takeFocus } from '../../parts/hooks/focus'
import { SelectBox } from '../../parts/menus/SelectBox'
import { EmptyNote, Icon } from '../../parts/signs/Icon'
import { NewFightForm } from '../NewFightForm'
import { FilesFound } from '../files/FilesFound'
import { forgetDraft, keepDraft, useNewFightDraft } from '../newFightDraft'
import { Backup } from './Backup'
import { CardList } from './CardList'
import { NewEntry } from './NewEntry'
import { Rail } from './Rail'
import type { DetailDeps } from './detail/CreatureDetail'
import { Detail } from './detail/Detail'
import { type Card, counted, found, indexOf, NO_SEARCH, type Order, ORDERS, type Shelf, tagsOf } from './findCards'

interface SearchFieldProps {
  words: string
  onWords(words: string): void
  /** Tags that are searched for. */
  tags: readonly string[]
  onTags(tags: readonly string[]): void
  /** The next card, or the one before. */
  onStep(by: number): void
  /** Away from the page. */
  onLeave(): void
}

/** What is searched for: words as one types, and tags as chips, of which Backspace at the beginning takes the last away. */
function SearchField({ words, onWords, tags, onTags, onStep, onLeave }: SearchFieldProps) {
  return (
    <label className="field has-focus-visible:outline-ink flex min-w-56 has-focus-visible:outline-2 flex-1 flex-wrap items-center gap-1.5 px-2.5 py-1">
      <Icon name="search" className="text-muted" />
      {tags.map(tag => (
        <button
          key={tag}
          type="button"
          aria-label={PAGE.withoutTag(tag)}
          className="border-muted text-ink inline-flex items-center gap-1 rounded-full border px-2 text-xs font-semibold"
          onClick={() => onTags(tags.filter(one => one !== tag))}
        >
          {tag} <Icon name="close" size={10} />
        </button>
      ))}
      <input
        ref={takeFocus}
        type="search"
        data-library-search
        aria-keyshortcuts="/"
        aria-label={PAGE.search}
        placeholder={PAGE.searchLike}
        className="peer min-w-24 flex-1 bg-transparent !outline-none"
        value={words}
        onChange={event => onWords(event.target.value)}
        onKeyDown={event => {
          // Of what is typed Esc clears the field, as the browser does.
          if (event.key === 'Escape' && words === '') return onLeave()
          if (event.key === 'Backspace' && words === '' && tags.length > 0) return onTags(tags.slice(0, -1))
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          onStep(event.key === 'ArrowDown' ? 1 : -1)
        }}
      />
      <span className="peer-focus:hidden">
        <Key of="/" />
      </span>
    </label>
  )
}

/** So many tags are offered at once; others are found by typing. */
const MOST_TAGS = 12

interface LibraryPageProps extends DetailDeps {
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
}

/** What the library holds, how it is searched, and what the search finds. */
function useSearch() {
  const fights = useTable(s => s.fights)
  const trash = useTable(s => s.trash)
  const rulesets = useTable(s => s.rulesets)
  const entries = useEntries(s => s.cards) ?? NOTHING
  const [shelf, setShelf] = useState<Shelf>('all')
  const [order, setOrder] = useState<Order>('changed')
  const [words, setWords] = useState('')
  const [tags, setTags] = useState<readonly string[]>([])
  const [isToCheck, setToCheck] = useState(false)
  // What is typed stands there at once; what is found follows.
  const asked = useDeferredValue(words)
  const search = useMemo(() => ({ words: asked, tags, isToCheck }), [asked, tags, isToCheck])
  const index = useMemo(
    () => indexOf([...fights, ...trash], entries, id => rulesets.find(one => one.id === id)?.name ?? id, order),
    [fights, trash, entries, rulesets, order],
  )
  const isTrash = shelf === 'trash'
  const isNarrowed = asked.trim() !== '' || tags.length > 0 || isToCheck
  const cards = useMemo(() => found(index, search, isTrash), [index, search, isTrash])
  const all = useMemo(() => counted(found(index, NO_SEARCH, false)), [index])
  const fitting = useMemo(
    () => (isNarrowed ? counted(isTrash ? found(index, search, false) : cards) : null),
    [index, search, cards, isTrash, isNarrowed],
  )
  const inTrash = useMemo(() => found(index, NO_SEARCH, true).length, [index])
  const asking = { words, tags, shelf, order, isToCheck, isNarrowed, isTrash }
  return { entries, index, cards, all, fitting, inTrash, asking, setShelf, setOrder, setWords, setTags, setToCheck }
}

type Search = ReturnType<typeof useSearch>

/** The tags that most cards have, and whether only what is to be checked is shown. */
function TagChips({ index, entries, asking: { tags, isToCheck }, setTags, setToCheck }: Search) {
  const offered = useMemo(() => tagsOf(index.cards, MOST_TAGS).filter(tag => !tags.includes(tag)), [index, tags])
  const toCheck = useMemo(
    () => entries.filter(({ checks, trashed }) => checks !== undefined && trashed === undefined).length,
    [entries],
  )
  if (offered.length === 0 && toCheck === 0) return null
  return (
    <div role="group" aria-label={PAGE.tags} className="flex flex-wrap gap-1.5 px-4 pt-2">
      {offered.map(tag => (
        <Button key={tag} small className="rounded-full! px-2.5!" onClick={() => setTags([...tags, tag])}>
          {tag}
        </Button>
      ))}
      {toCheck > 0 && (
        <Button
          small
          aria-pressed={isToCheck}
          className={classes('rounded-full! px-2.5!', isToCheck && 'border-ink!')}
          onClick={() => setToCheck(!isToCheck)}
        >
          {PAGE.toCheck(toCheck)}
        </Button>
      )}
    </div>
  )
}

/** Everything that lives longer than a fight, in one place: found as one types, by kind and by tag; files come in here too. */
export function LibraryPage({ files, onFiles, ...means }: LibraryPageProps) {
  const { onClose, onToast, onToken } = means
  const isFightOpen = useTable(s => s.fight !== null)
  const search = useSearch()
  const { entries, index, cards, all, fitting, inTrash, asking, setShelf } = search
  const { words, tags, shelf, order, isNarrowed, isTrash } = asking
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = cards.find(({ id }) => id === chosen) ?? index.cards.find(({ id }) => id === chosen)

  const choose = (card: Card | undefined) => {
    const id = card?.id ?? null
    if (id === chosen) return
    setChosen(id)
    void actions.entries().then(({ closeDraft }) => closeDraft())
  }
  const step = (by: number) => {
    const those = cards.filter(card => shelf === 'all' || isTrash || card.kind === shelf)
    const at = those.findIndex(({ id }) => id === chosen)
    choose(those[Math.min(those.length - 1, Math.max(0, at + by))])
  }
  useEffect(() => () => void actions.entries().then(({ closeDraft }) => closeDraft()), [])

  return (
    <main aria-label={PAGE.title} className="bg-surface flex min-h-0 flex-1 flex-col">
      <header className="border-line flex flex-wrap items-center gap-2.5 border-b px-4 py-1.5">
        <h2 className="display w-43 text-xl">{PAGE.title}</h2>
        <SearchField
          {...{ words, tags }}
          onWords={search.setWords}
          onTags={search.setTags}
          onStep={step}
          onLeave={onClose}
        />
        <SelectBox
          label={PAGE.order}
          className="w-36 text-[0.8125rem]"
          options={Object.entries(ORDERS).map(([value, say]) => ({ value, words: say }))}
          value={order}
          onChange={next => search.setOrder(next as Order)}
        />
        <NewEntry onMade={id => setChosen(id)} onToast={onToast} />
        <Button small className="min-h-8! pointer-coarse:min-h-11!" hotkey="Esc" onClick={onClose}>
          {isFightOpen ? PAGE.backToFight : PAGE.close}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 max-sm:flex-col">
        <div className="border-line flex w-50 shrink-0 flex-col gap-2 overflow-auto border-r p-2 max-sm:w-full max-sm:flex-row max-sm:border-r-0 max-sm:border-b max-sm:*:shrink-0">
          <Rail {...{ shelf, all, fitting, inTrash }} onShelf={setShelf} />
          <span className="flex-1" />
          <Backup entries={entries} onFiles={onFiles} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <TagChips {...search} />
          <p role="status" className="sr-only">
            {isNarrowed ? PAGE.found(cards.length) : ''}
          </p>
          {cards.length === 0 ? (
            <div className="grid flex-1 place-items-center">
              <Nothing isNarrowed={isNarrowed} shelf={shelf} />
            </div>
          ) : (
            <CardList
              {...{ cards, shelf, chosen, onToast }}
              all={isNarrowed && !isTrash ? all : null}
              onChoose={choose}
              onShelf={setShelf}
            />
          )}
          <FromFiles {...{ files, onFiles, onToast, onToken }} onMade={onClose} />
        </div>
        {shown && (
          <aside
            aria-label={PAGE.chosen}
            className="border-line relative flex w-80 shrink-0 flex-col gap-3 overflow-y-auto border-l p-3 max-md:w-64 max-sm:max-h-1/2 max-sm:w-full max-sm:border-t max-sm:border-l-0 2xl:w-96"
          >
            <Detail key={shown.id} card={shown} {...means} />
          </aside>
        )}
      </div>
    </main>
  )
}

const NOTHING: readonly never[] = []

interface FromFilesProps extends Pick<LibraryPageProps, 'files' | 'onFiles' | 'onToast' | 'onToken'> {
  /** A fight was made and is open. */
  onMade(): void
}

/** Where files come in: what is in them, before anything changes. */
function FromFiles({ files, onFiles, onToast, onToken, onMade }: FromFilesProps) {
  const rulesets = useTable(s => s.rulesets)
  const chooser = useRef<HTMLInputElement>(null)
  const { map } = useNewFightDraft()
  const isBusy = files.length > 0 || map !== null
  const done = () => {
    onFiles([])
    forgetDraft()
    onMade()
  }
  return (
    <section
      aria-label={PAGE.files}
      className={classes(
        // `relative`: words for screen readers lie inside it and do not lengthen the page.
        'border-line relative mx-4 mb-3 flex flex-col gap-2 overflow-y-auto rounded-lg border border-dashed p-2.5',
        isBusy && 'max-h-4/5 shrink-0',
      )}
    >
      <div className="flex items-center gap-2.5">
        <FileButton several onFiles={onFiles} ref={chooser}>
          {PAGE.read}
        </FileButton>
        {!isBusy && <p className="text-muted min-w-0 flex-1 text-xs">{PAGE.drop}</p>}
      </div>
      <FilesFound
        {...{ files, onFiles, onToast, onToken, chooser }}
        keepsFirst
        onMade={done}
        onMap={map => {
          keepDraft({ map, isOpen: true })
          onFiles([])
        }}
      />
      {map && <NewFightForm rulesets={rulesets} onMade={done} />}
    </section>
  )
}

function Nothing({ isNarrowed, shelf }: { isNarrowed: boolean; shelf: Shelf }) {
  if (isNarrowed)
    return (
      <EmptyNote icon="search" title={PAGE.nothing.fits}>
        {PAGE.nothing.fitsHow}
      </EmptyNote>
    )
  if (shelf === 'trash')
    return (
      <EmptyNote icon="close" title={PAGE.nothing.trash}>
        {PAGE.nothing.trashHow}
      </EmptyNote>
    )
  return (
    <EmptyNote icon="take" title={PAGE.nothing.here}>
      {PAGE.nothing.hereHow}
    </EmptyNote>
  )
}
