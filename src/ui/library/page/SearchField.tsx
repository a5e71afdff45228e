import { PAGE } from '~/words/en/library'
import { Key } from '../../parts/controls/Key'
import { Icon } from '../../parts/signs/Icon'
import { takeFocus } from '../../parts/hooks/takeFocus'

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
export function SearchField({ words, onWords, tags, onTags, onStep, onLeave }: SearchFieldProps) {
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
