import { PAGE } from '~/words/en/library'
import { classes } from '../../parts/controls/forms'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { KIND_ICONS } from './CardButton'
import { KIND_NAMES, KINDS, type Card, type Shelf } from './findCards'

interface RailProps {
  shelf: Shelf
  onShelf(shelf: Shelf): void
  /** How many of each kind there are, and how many fit the search; null: nothing is searched for. */
  all: ReadonlyMap<Card['kind'], number>
  fitting: ReadonlyMap<Card['kind'], number> | null
  inTrash: number
}

/** The kinds of things, with how many there are. */
export function Rail({ shelf, onShelf, all, fitting, inTrash }: RailProps) {
  const button = (to: Shelf, words: string, icon: IconName, of: number, fits: number | null) => (
    <button
      key={to}
      type="button"
      aria-pressed={shelf === to}
      className={classes(
        'hover:bg-raised relative flex min-h-10 items-center gap-2.5 rounded px-2.5 text-left pointer-coarse:min-h-11',
        shelf === to && 'bg-raised font-semibold',
      )}
      onClick={() => onShelf(to)}
    >
      {shelf === to && <span aria-hidden="true" className="bg-ink absolute inset-y-0 left-0 w-0.75 rounded-l" />}
      <Icon name={icon} className={shelf === to ? 'text-ink' : 'text-muted'} />
      <span className="min-w-0 flex-1 truncate">{words}</span>
      <span className="text-muted text-xs tabular-nums">
        {fits !== null && <strong className="text-ink">{fits} / </strong>}
        {of}
      </span>
    </button>
  )
  return (
    <nav
      aria-label={PAGE.kinds}
      className="flex flex-col gap-0.5 max-sm:flex-row max-sm:*:shrink-0 max-sm:*:whitespace-nowrap"
    >
      {button('all', PAGE.everything, 'fights', sum(all), fitting && sum(fitting))}
      <span aria-hidden="true" className="border-line my-1.5 border-t max-sm:hidden" />
      {KINDS.map(kind =>
        button(
          kind,
          KIND_NAMES[kind],
          kind === 'fight' ? 'attack' : KIND_ICONS[kind],
          all.get(kind) ?? 0,
          fitting && (fitting.get(kind) ?? 0),
        ),
      )}
      <span aria-hidden="true" className="border-line my-1.5 border-t max-sm:hidden" />
      {button('trash', PAGE.trash, 'trash', inTrash, null)}
    </nav>
  )
}

const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((all, n) => all + n, 0)
