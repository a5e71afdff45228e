import { use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { RULES } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import { useFight } from '~/store/hooks/useFight'
import { classes } from '../../parts/controls/forms'
import { useWindowState, openPage } from '../state/windowState'
import { houseRulesOf } from './RuleLink'

/** The rulebook in our own words: searched by typing, opened from any ledger id, with its source and licence. */
export function Rulebook() {
  const { ruleset, rulebook } = useFight()
  const entries = use(rulebook())
  const asked = useWindowState(v => v.rule)
  // A search belongs to the rule that was asked for last: another one starts without it.
  const [search, setSearch] = useState({ under: asked, words: '' })
  const typed = search.under === asked ? search.words : ''
  const sought = useDeferredValue(typed).trim().toLowerCase()
  const place = useRef<HTMLDivElement>(null)
  const found = entries.filter(
    ({ id, title, body }) => sought === '' || `${id} ${title} ${body}`.toLowerCase().includes(sought),
  )
  useEffect(() => {
    if (!asked) return
    // After the search has been cleared.
    const timer = setTimeout(() => {
      const entry = place.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(asked.id)}"]`)
      entry?.scrollIntoView({ block: 'start' })
      entry?.focus()
    })
    return () => clearTimeout(timer)
  }, [asked])
  const { title, author, licence } = ruleset.source
  return (
    <div className="flex h-full flex-col">
      <div className="p-3 pb-2">
        <input
          type="search"
          aria-label={RULES.searchLabel}
          placeholder={RULES.search}
          className="field w-full"
          value={typed}
          onChange={event => setSearch({ under: asked, words: event.target.value })}
        />
      </div>
      <div
        ref={place}
        tabIndex={0}
        role="region"
        aria-label={RULES.rulebook}
        className="min-h-0 flex-1 overflow-y-auto px-3"
      >
        {found.length === 0 && <p className="text-muted">{RULES.noRule(typed)}</p>}
        {found.map(({ id, title: heading, body, chapter }, i) => (
          <article
            key={id}
            data-rule={id}
            lang={rulesLanguage()}
            tabIndex={-1}
            className={classes('border-line border-b py-2', asked?.id === id && 'border-l-now border-l-3 pl-2')}
          >
            {chapter !== found[i - 1]?.chapter && <h2 className="text-muted mb-1 text-xs font-semibold">{chapter}</h2>}
            <h3 className="font-semibold">
              {heading} <span className="text-muted text-xs font-normal">{id}</span>
            </h3>
            <p className="whitespace-pre-line">{body}</p>
            <Stands row={id} />
          </article>
        ))}
      </div>
      <footer className="border-line text-muted border-t px-3 py-2 text-xs">
        {RULES.source(title, author, licence)}
      </footer>
    </div>
  )
}

/** How the house rules of this row stand in the encounter, with the way to where they are set. */
function Stands({ row }: { row: string }) {
  const { ruleset, snapshot } = useFight()
  return houseRulesOf(ruleset, snapshot.settings, row).map(({ words, changed, usual }) => (
    <p key={words} className={classes('mt-1 text-xs', changed ? 'font-semibold' : 'text-muted')}>
      {changed ? RULES.changed(words, usual) : RULES.stands(words)}{' '}
      <button
        type="button"
        className="underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        onClick={() => openPage('houseRules')}
      >
        {RULES.change}
      </button>
    </p>
  ))
}
