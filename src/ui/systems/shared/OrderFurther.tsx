import { SHARED } from '~/words/en/systems'
import { Icon } from '../../parts/signs/Icon'

interface FindInOrderProps {
  /** What was typed. */
  find: string
  onFind(find: string): void
}

/** Where somebody is looked for by typing. */
export function FindInOrder({ find, onFind }: FindInOrderProps) {
  return (
    <label className="border-line focus-within:border-muted flex min-h-7 pointer-coarse:min-h-11 items-center gap-1 rounded-full border pl-2">
      <Icon name="search" size={12} className="text-muted" />
      <input
        type="search"
        aria-label={SHARED.search}
        placeholder={SHARED.find}
        value={find}
        onChange={event => onFind(event.target.value)}
        className="w-16 bg-transparent pr-2 outline-none"
      />
    </label>
  )
}

export function NobodyYet() {
  return <p className="text-muted px-3 pt-3">{SHARED.nobody}</p>
}
