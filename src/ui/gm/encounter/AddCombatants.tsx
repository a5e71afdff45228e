import { useId, type ChangeEvent } from 'react'
import { ENCOUNTER } from '~/language/en/gm/encounter/encounter'
import { Button } from '../../parts/controls/Button'
import { hasNoFocus } from '../../parts/hooks/hasNoFocus'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { PictureFile } from '../../parts/controls/PictureFile'
import { pressKey } from '../keys/keyLayers'
import { openPictureForm } from '../state/windowState'
import type { Described } from './fromStatLine'
import type { JoinPlan } from './joinForm'
import { type Newcomers, suggestedPresets } from './newcomers'
import type { OwnName } from './ownNames'
import { MOST_TYPED, useNewcomers } from './useNewcomers'
import { SelectBox } from '../../parts/menus/SelectBox'

/**
 * Brings combatants in by typing: "4 guard", "Roland", or a stat line, Enter. They stand near their side at once. A page
 * of several lines that is pasted keeps its lines.
 */
export function AddCombatants() {
  const { form, plan, problem, sides, presets, own, isFirst, type, setSide, setHidden, setPlaced, add, addWave } =
    useNewcomers()
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        // With everybody in, Enter is for what is lit below the map.
        if (form.typed.trim() !== '' || isFirst || !pressKey('Enter')) void add()
      }}
    >
      <div className="flex gap-1.5">
        <TypedField
          typed={form.typed}
          names={[...own.map(({ name }) => name), ...presets]}
          isFirst={isFirst}
          onType={type}
          onEnter={() => void add()}
        />
        <SelectBox
          label={ENCOUNTER.add.side}
          className="w-28"
          options={sides.map(({ id, name }) => ({ value: id, words: name }))}
          value={plan.into?.id ?? ''}
          onChange={setSide}
        />
        <Button type="submit" look="primary">
          {ENCOUNTER.add.add}
        </Button>
      </div>
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-xs">
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isPlaced} onChange={event => setPlaced(event.target.checked)} />{' '}
          {ENCOUNTER.add.place}
        </label>
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isHidden} onChange={event => setHidden(event.target.checked)} />{' '}
          {ENCOUNTER.add.hidden}
        </label>
        <span className="-ml-2.5">
          <PictureFile
            quiet
            onFile={file =>
              void add().then(areIn => {
                if (areIn) openPictureForm(file)
              })
            }
          >
            {ENCOUNTER.add.withPicture}
          </PictureFile>
        </span>
      </div>
      {form.typed.trim() !== '' && plan.problem === undefined && (
        <Button small className="self-start" onClick={() => void addWave()}>
          {ENCOUNTER.add.asWave}
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
      <Understood typed={form.typed} {...{ plan, presets, own }} />
    </form>
  )
}

interface TypedFieldProps {
  typed: string
  /** What is suggested. */
  names: readonly string[]
  /** The next step after a fight was made. */
  isFirst: boolean
  onType(text: string): void
  onEnter(): void
}

/** One line with suggestions; once a page was pasted, several. */
function TypedField({ typed, names, isFirst, onType, onEnter }: TypedFieldProps) {
  const list = useId()
  const field = {
    id: 'join',
    'aria-label': ENCOUNTER.add.label,
    placeholder: ENCOUNTER.add.like,
    maxLength: MOST_TYPED,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(event.target.value),
  }
  return (
    <>
      {typed.includes('\n') ? (
        <textarea
          {...field}
          ref={takeFocus}
          rows={4}
          className="field min-w-0 flex-1 resize-y py-1"
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            onEnter()
          }}
        />
      ) : (
        <input
          {...field}
          ref={isFirst ? takeLostFocus : undefined}
          autoComplete="off"
          list={list}
          className="field min-w-0 flex-1"
          onPaste={event => {
            const pasted = event.clipboardData.getData('text').trim()
            if (!pasted.includes('\n')) return
            event.preventDefault()
            onType(pasted)
          }}
        />
      )}
      <datalist id={list}>
        {suggestedPresets(typed, names).map((name, i) => (
          <option key={i}>{`${/^\d+/.exec(typed)?.[0] ?? ''} ${name}`.trim()}</option>
        ))}
      </datalist>
    </>
  )
}

interface UnderstoodProps {
  typed: string
  plan: JoinPlan
  presets: readonly string[]
  own: readonly OwnName[]
}

/** What will be brought in, before it is added, a row for each kind; with nothing typed, what can be. */
function Understood({ typed, plan, presets, own }: UnderstoodProps) {
  const { all, notUnderstood, isTheirs } = plan
  const plain = isTheirs ? ENCOUNTER.add.plainHero : ENCOUNTER.add.quickNpc
  if (typed.trim() === '' || (all.length === 0 && notUnderstood.length === 0))
    return <p className="text-muted text-xs">{`${ownInWords(own)}${ENCOUNTER.add.how(presets, plain)}`}</p>
  return (
    <ul className="text-muted text-xs" role="status">
      {all.map((one, i) => (
        <li key={i}>{'sheet' in one ? <FromStatLine {...one} isTheirs={isTheirs} /> : namedInWords(one, plain)}</li>
      ))}
      {notUnderstood.map(words => (
        <li key={words} className="text-danger">
          {words}
        </li>
      ))}
    </ul>
  )
}

/** So many of one's own are named. */
const MOST_NAMED = 6

function ownInWords(own: readonly OwnName[]): string {
  if (own.length === 0) return ''

  const named = own.slice(0, MOST_NAMED).map(({ name }) => name)
  return ENCOUNTER.add.yours(named, own.length - named.length)
}

function namedInWords({ count, name, preset, own, isRested }: Newcomers, plain: string): string {
  if (own?.kind === 'party') return ENCOUNTER.add.party(name, own.size, isRested === true)
  if (own) return ENCOUNTER.add.own(count, name)
  return preset === undefined ? ENCOUNTER.add.plain(count, name, plain) : ENCOUNTER.add.some(count, name)
}

/** What a stat line will bring in, and what of it the GM should look at. */
function FromStatLine({ count, name, check, isTheirs }: Described & { isTheirs: boolean }) {
  return (
    <>
      <span>
        {ENCOUNTER.add.byLine(count, name)}
        {isTheirs && ` ${ENCOUNTER.add.theirs}`}
      </span>{' '}
      {check.length > 0 && (
        <>
          <strong className="text-now font-semibold">{ENCOUNTER.add.check}</strong> {check.join(', ')}
        </>
      )}
    </>
  )
}

/** Where the next step is after a fight was made: the button that had the keyboard has gone with its form. */
function takeLostFocus(field: HTMLInputElement | null): void {
  if (hasNoFocus()) field?.focus()
}
