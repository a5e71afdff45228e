import { memo } from 'react'
import { SHEET } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import type { Effect, Id, Snapshot } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFightSelector } from '~/store/hooks/useFight'
import { IconButton } from '../../parts/controls/IconButton'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { FormButtons } from './FormButtons'

/** Conditions in words, then the markers: each once, with the event that ends it and a way to take it away. */
export const Marks = memo(function Marks({ who }: { who: Id }) {
  const conditions = useFightSelector(({ ruleset }) => ruleset.conditions)
  // Words, not objects: the rules make those anew each time, and what is selected must be the same as long as it says the same.
  const badges = useFightSelector(({ ruleset, snapshot }) =>
    ruleset.display
      .badges(snapshot.combatants[who]!, snapshot)
      .filter(({ code }) => code !== 'marker')
      .map(({ code, words }) => `${code} ${words}`),
  )
  const markers = useFightSelector(({ snapshot }) => Object.values(snapshot.effects).filter(({ on }) => on === who))
  const ends = useFightSelector(({ snapshot }) => markers.map(marker => untilWords(marker, snapshot)))
  return (
    <section aria-label={SHEET.marks.title} className="flex flex-col gap-1">
      {badges.length > 0 && (
        <ul lang={rulesLanguage()} className="flex flex-wrap gap-1">
          {badges.map((badge, i) => {
            const [code = '', ...words] = badge.split(' ')
            return (
              <li key={i} className="bg-raised flex items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs">
                <Icon name={drawingOf(conditions[code]?.icon, 'marker')} size={15} className="text-muted" />
                {words.join(' ')}
              </li>
            )
          })}
        </ul>
      )}
      <ul>
        {markers.map((marker, i) => (
          <li key={marker.id} className="flex items-center gap-1.5">
            <Icon name="marker" size={15} className="text-muted" />
            <span className="min-w-0 flex-1">
              {marker.words} <span className="text-muted text-xs">{ends[i]}</span>
            </span>
            <IconButton
              icon="close"
              label={SHEET.marks.remove(marker.words)}
              onClick={() => asGm('marker.remove', { marker: marker.id })}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1">
        <FormButtons />
      </div>
    </section>
  )
})

function untilWords({ until, shared }: Effect, { combatants }: Snapshot): string {
  const end = until
    ? SHEET.marks.until(until.when, combatants[until.of]?.name ?? SHEET.marks.someone, until.round)
    : SHEET.marks.untilRemoved
  return `${end}${shared ? SHEET.marks.shared : ''}`
}
