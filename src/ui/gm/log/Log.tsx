import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { useTable } from '~/store/state/useTable'
import { LogRow } from './LogRow'

/** What happened, in plain sentences, newest last. Only what scrolls into sight is drawn. */
export default function Log() {
  const log = useTable(s => s.log)
  const { first, length, present } = log
  const place = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: length,
    getScrollElement: () => place.current,
    estimateSize: () => 48,
    overscan: 6,
    // By the number of the command, which earlier rows that come later do not change.
    getItemKey: useCallback((i: number) => first + i, [first]),
  })
  // Another one with each line that is added to it, too.
  const newest = log.at(present)
  const { scrollToIndex } = rows
  useEffect(() => {
    if (newest) scrollToIndex(present, { align: 'end' })
  }, [present, newest, scrollToIndex])

  if (length === 0) return <p className="text-muted p-3">Nothing has happened yet.</p>
  return (
    <div ref={place} tabIndex={0} role="region" aria-label="Log" className="h-full overflow-y-auto">
      <ol className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className="border-line absolute inset-x-0 top-0 border-b"
            style={{ transform: `translateY(${start}px)` }}
          >
            <LogRow entry={log.at(index)!} />
          </li>
        ))}
      </ol>
    </div>
  )
}
