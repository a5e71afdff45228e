import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LOG } from '~/words/en/log'
import { usePresent } from '~/store/hooks/useRules'
import { useFightSelector } from '~/store/hooks/useFight'
import { chapterOf, setUpOf } from '~/store/log/chapter'
import { useTable } from '~/store/state'
import { EmptyNote, Icon } from '../../parts/signs/Icon'
import { LogRow } from './LogRow'

/** What happened, newest last, under the rounds. Only what scrolls into sight is told and drawn. */
export function Log() {
  const ruleset = useFightSelector(fight => fight.ruleset)
  const log = useTable(s => s.log)
  const { first, length } = log
  const present = usePresent()
  const isPast = useFightSelector(fight => fight.past !== null)
  const place = useRef<HTMLDivElement>(null)
  const setUp = setUpOf(log)
  const [unfolded, setUnfolded] = useState(false)
  // Above the fight stands the line that folds what set it up.
  const fold = setUp > 0 ? 1 : 0
  const skipped = fold && !unfolded ? setUp : 0
  const rows = useVirtualizer({
    count: length - skipped + fold,
    getScrollElement: () => place.current,
    estimateSize: () => 52,
    overscan: 6,
    // By the number of the command, which earlier rows that come later do not change.
    getItemKey: useCallback(
      (row: number) => (row < fold ? 'set-up' : first + row - fold + skipped),
      [first, fold, skipped],
    ),
  })
  // Another one with each line that is added to it, too.
  const newest = log.at(present)
  const last = present - skipped + fold
  const { scrollToIndex } = rows
  useEffect(() => {
    if (newest && last >= 0) scrollToIndex(last, { align: isPast ? 'center' : 'end' })
  }, [last, newest, isPast, scrollToIndex])

  if (length === 0)
    return (
      <EmptyNote icon="log" title={LOG.empty}>
        {LOG.emptyHow}
      </EmptyNote>
    )
  /** Undefined: it stands under the same heading as the one before. */
  const headingOf = (i: number) => {
    const chapter = chapterOf(ruleset, log.at(i)!)
    return i > 0 && chapterOf(ruleset, log.at(i - 1)!) === chapter ? undefined : chapter
  }
  return (
    <div ref={place} tabIndex={0} role="region" aria-label={LOG.title} className="h-full overflow-y-auto">
      <ol className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const i = index - fold + skipped
          const heading = index < fold || (fold > 0 && i < setUp) ? undefined : headingOf(i)
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              // The moment of the past that is looked at.
              aria-current={(isPast && index === Math.max(0, last)) || undefined}
              className="border-line aria-current:bg-lift aria-current:border-l-ink absolute inset-x-0 top-0 border-b aria-current:border-l-3"
              style={{ transform: `translateY(${start}px)` }}
            >
              {heading !== undefined && (
                <h3 className="display bg-surface border-line border-b px-3 pt-2 pb-0.5 text-base">{heading}</h3>
              )}
              {index < fold ? (
                <SetUp count={setUp} unfolded={unfolded} onFold={() => setUnfolded(!unfolded)} />
              ) : (
                <LogRow entry={log.at(i)!} ruleset={ruleset} />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What was done before the fight began: of no interest once it runs, and not lost. */
function SetUp({ count, unfolded, onFold }: { count: number; unfolded: boolean; onFold(): void }) {
  return (
    <button
      type="button"
      aria-expanded={unfolded}
      className="text-muted hover:text-ink flex w-full items-center gap-1.5 px-3 py-1.5 text-left pointer-coarse:min-h-11"
      onClick={onFold}
    >
      <Icon name={unfolded ? 'open' : 'shut'} size={14} />
      <span className="display text-base">{LOG.preparation}</span>
      <span className="text-xs">{LOG.steps(count)}</span>
    </button>
  )
}
