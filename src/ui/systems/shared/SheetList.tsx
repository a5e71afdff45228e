import { SHARED } from '~/words/en/systems'
import { Button } from '../../parts/controls/Button'
import { MenuButton } from '../../parts/menus/MenuButton'
import { Icon } from '../../parts/signs/Icon'
import { IconButton } from '../../parts/controls/IconButton'

interface SheetListProps {
  /** What it is called for those who cannot see it. */
  label: string
  heading: string
  /** What is there; `onTake` takes it away, `onTry` has the dice say whether it holds, `onDrop` lets it fall. */
  items: readonly { key: string; name: string; words: string; onTake(): void; onTry?(): void; onDrop?(): void }[]
  /** "Add an item" */
  add: string
  /** Names that can be added. */
  known: Iterable<string>
  onAdd(name: string): void
}

/** A list of the sheet that things can be added to, from what is known, and taken away from. */
export function SheetList({ label, heading, items, add, known, onAdd }: SheetListProps) {
  return (
    <section aria-label={label} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{heading}</h3>
      <ul>
        {items.map(({ key, name, words, onTake, onTry, onDrop }) => (
          <li key={key} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name} <span className="text-muted text-xs">{words}</span>
            </span>
            {onTry && (
              <Button small aria-label={SHARED.tryThis(name)} onClick={onTry}>
                {SHARED.tryIt}
              </Button>
            )}
            {onDrop && (
              <Button small aria-label={SHARED.dropThis(name)} onClick={onDrop}>
                {SHARED.drop}
              </Button>
            )}
            <IconButton icon="close" label={SHARED.take(name)} onClick={onTake} />
          </li>
        ))}
      </ul>
      <MenuButton
        small
        className="self-start"
        items={[...new Set(known)].map(name => ({ words: name, act: () => onAdd(name) }))}
      >
        <Icon name="plus" size={14} />
        {add} …
      </MenuButton>
    </section>
  )
}
