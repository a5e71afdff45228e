import { memo } from 'react'
import { FILES } from '~/words/en/library'
import type { Creature } from '~/engine'
import { MOST_JOINERS } from '~/store/creatures/creatureJoiners'
import type { BecomesSheet } from '~/store/entries/fileActions'
import { classes } from '../../parts/controls/forms'
import { Icon } from '../../parts/signs/Icon'

/** So many of the file's own numbers are said. */
const MOST_NUMBERS = 2

interface CreatureRowProps {
  creature: Creature
  /** What it becomes; undefined while that is being worked out. */
  becomes: BecomesSheet | undefined
  count: number
  onCount(creature: Creature, count: number): void
}

/** A creature of a file: how many come in, what the file says of it, and what it becomes, with what was mapped marked. */
export const CreatureRow = memo(function CreatureRow({ creature, becomes, count, onCount }: CreatureRowProps) {
  const { name, numbers, attacks } = creature
  const isSure = becomes?.check.length === 0
  const said = [
    ...numbers.slice(0, MOST_NUMBERS).map(({ name: what, value }) => `${what} ${value}`),
    ...attacks.slice(0, 1).map(attack => attack.name),
  ]
  const words = said.join(' · ')
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded px-1.5 py-1 @3xl:flex-nowrap',
        becomes && !isSure && 'bg-raised',
      )}
    >
      <span
        className={classes('grid size-5 place-items-center', isSure ? 'text-good' : 'text-ink')}
        title={isSure ? FILES.creature.asFile : becomes && FILES.creature.toCheck(becomes.check)}
      >
        {becomes && (isSure ? <Icon name="tick" /> : <strong aria-hidden="true">?</strong>)}
      </span>
      <input
        type="number"
        min={0}
        max={MOST_JOINERS}
        className="field w-14"
        aria-label={FILES.creature.howMany(name)}
        value={count}
        onFocus={event => event.target.select()}
        onChange={event =>
          onCount(creature, Math.min(MOST_JOINERS, Math.max(0, Math.floor(Number(event.target.value)) || 0)))
        }
      />
      <span className="min-w-0 flex-1 truncate font-medium @3xl:w-32 @3xl:flex-none" title={name}>
        {name}
      </span>
      <span className="text-muted basis-full truncate pl-7 text-xs @3xl:w-36 @3xl:basis-auto @3xl:pl-0" title={words}>
        {words}
      </span>
      {becomes && (
        <span className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5 pl-7 text-xs @3xl:basis-0 @3xl:pl-0">
          <span aria-hidden="true" className="text-muted">
            →
          </span>
          {becomes.facts.map(fact =>
            isMapped(fact, becomes.check) ? (
              <mark key={fact} className="bg-lift text-ink border-muted rounded border px-1">
                {fact}
              </mark>
            ) : (
              <span key={fact}>{fact}</span>
            ),
          )}
        </span>
      )}
      {becomes && (
        <span
          className={classes('basis-full pl-7 text-xs @3xl:basis-auto @3xl:pl-0', isSure ? 'text-muted' : 'text-ink')}
        >
          {isSure ? FILES.creature.asFile : FILES.creature.checks(becomes.check.length)}
        </span>
      )}
    </li>
  )
})

/** Whether a number was made of another: it stands in the list to be checked. */
function isMapped(fact: string, check: readonly string[]): boolean {
  return check.some(what => what.toLowerCase().startsWith(fact.toLowerCase()))
}
