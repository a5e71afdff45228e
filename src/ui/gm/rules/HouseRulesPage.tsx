import { use, useState } from 'react'
import { RULES } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import type { Json, RulebookEntry } from '~/engine'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { settingWords } from '~/store/queries/mapQueries'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { takeFocus } from '../../parts/hooks/focus'
import { SelectBox } from '../../parts/menus/SelectBox'
import { valueAt } from '../sheet/setField'
import { closePage } from '../state/windowState'
import { houseRuleGroups, type Toggle } from './houseRuleGroups'

const set = (key: string, value: Json) => asGm('settings', { set: { [key]: value } })

/**
 * The house rules of the encounter on a page of their own, in the place of the map: by the chapters of the rulebook, found by
 * typing, each with what the book says; the text of the one that is looked at stands beside them.
 */
export function HouseRulesPage() {
  const { ruleset, snapshot, rulebook } = useFight()
  const entries = use(rulebook())
  const [find, setFind] = useState('')
  const [looked, setLooked] = useState<string | null>(null)
  const { toggles, defaults } = ruleset.state.settings
  const isChanged = ({ key }: Toggle) =>
    JSON.stringify(valueAt(snapshot.settings, [key])) !== JSON.stringify(valueAt(defaults, [key]))
  const changed = toggles.filter(isChanged)
  const groups = houseRuleGroups(toggles, entries, find)
  const text = entries.find(({ id }) => id === (looked ?? groups[0]?.toggles[0]?.rule))
  const close = () => closePage('houseRules')
  return (
    <section
      aria-label={RULES.title}
      className="bg-surface relative z-3 flex h-full flex-col"
      onKeyDown={event => {
        // Not out of a list that is open over the page.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return
        // Here it leads back, and takes no answer of the question below.
        event.stopPropagation()
        if (find === '') close()
        else setFind('')
      }}
    >
      <header className="border-line flex flex-wrap items-center gap-3 border-b px-4 py-2">
        <h2 className="display text-xl">{RULES.title}</h2>
        <p className="text-muted min-w-0 flex-1">
          {changed.length === 0 ? RULES.asBook : RULES.otherwise(changed.length, toggles.length)}
        </p>
        {changed.length > 0 && (
          <Button
            small
            onClick={() =>
              asGm('settings', { set: Object.fromEntries(changed.map(({ key }) => [key, bookValue(defaults, key)])) })
            }
          >
            {RULES.allAsBook}
          </Button>
        )}
        <input
          ref={takeFocus}
          type="search"
          aria-label={RULES.find}
          placeholder={RULES.findShort}
          className="field w-44"
          value={find}
          onChange={event => setFind(event.target.value)}
        />
        <Button small hotkey="Esc" onClick={close}>
          {RULES.back}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 max-sm:flex-col">
        <div className="min-w-0 flex-[3] overflow-y-auto px-4 pb-4">
          {groups.length === 0 && <p className="text-muted pt-3">{RULES.noneSpeaks(find)}</p>}
          {groups.map(({ subject, toggles: some }, i) => (
            <section key={subject} role="group" aria-labelledby={`rules-${i}`}>
              <h3 id={`rules-${i}`} lang={rulesLanguage()} className="display text-muted pt-3 pb-1 text-[0.9375rem]">
                {subject}
              </h3>
              <ul>
                {some.map(toggle => (
                  <HouseRuleRow
                    key={toggle.key}
                    toggle={toggle}
                    value={valueAt(snapshot.settings, [toggle.key])}
                    book={bookValue(defaults, toggle.key)}
                    changed={isChanged(toggle)}
                    looked={text?.id === toggle.rule}
                    onLook={() => setLooked(toggle.rule)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <RuleText entry={text} />
      </div>
    </section>
  )
}

/** What the book says of a setting. */
function bookValue(defaults: object, key: string): Json {
  return valueAt(defaults, [key]) as Json // settings are plain data
}

interface HouseRuleRowProps {
  toggle: Toggle
  value: unknown
  book: Json
  changed: boolean
  /** Its text stands beside the list. */
  looked: boolean
  onLook(): void
}

function HouseRuleRow({ toggle, value, book, changed, looked, onLook }: HouseRuleRowProps) {
  const { key, label, values } = toggle
  const isFlag = values.every(one => typeof one === 'boolean')
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-l-3 px-3 py-1.5',
        looked && 'bg-raised',
        changed ? 'border-ink' : 'border-transparent',
      )}
      onPointerEnter={onLook}
      onFocus={onLook}
    >
      {isFlag ? (
        <label lang={rulesLanguage()} className="flex min-w-48 flex-1 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 pointer-coarse:size-6"
            checked={value === true}
            onChange={event => set(key, event.target.checked)}
          />
          {label}
        </label>
      ) : (
        <div lang={rulesLanguage()} className="contents">
          <span className="min-w-40 flex-1">{label}</span>
          <SelectBox
            label={label}
            className="min-w-32"
            options={values.map((one, i) => ({ value: String(i), words: settingWords(toggle, one) }))}
            value={String(values.findIndex(one => one === value))}
            onChange={next => set(key, values[Number(next)] ?? null)}
          />
        </div>
      )}
      <span className="text-muted text-xs">
        {changed && <strong className="text-ink">{RULES.ours}</strong>}
        {RULES.book(typeof book === 'boolean' ? RULES[book ? 'on' : 'off'] : settingWords(toggle, book))}
      </span>
      {changed && (
        <Button small aria-label={RULES.resetThis(label)} onClick={() => set(key, book)}>
          {RULES.reset}
        </Button>
      )}
    </li>
  )
}

function RuleText({ entry }: { entry: RulebookEntry | undefined }) {
  if (!entry) return null
  return (
    <article
      aria-label={RULES.rule}
      tabIndex={0}
      lang={rulesLanguage()}
      className="border-line min-w-52 flex-[2] overflow-y-auto border-l px-4 py-3 max-sm:border-t max-sm:border-l-0"
    >
      <p className="text-muted text-xs">{entry.chapter}</p>
      <h3 className="display text-lg">{entry.title}</h3>
      <p className="pt-1 text-sm whitespace-pre-line">{entry.body}</p>
      <p className="text-muted pt-2 text-xs">{entry.id}</p>
    </article>
  )
}
