import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Id } from '~/engine'
import { useFight, useSnapshot } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { asGm, useTable } from '~/store/state'
import { FORMS } from '~/words/en/window'
import { Button } from '../parts/controls/Button'
import { GiveButton } from '../parts/controls/GiveButton'
import { formText } from '../parts/controls/forms'
import { takeFocus } from '../parts/hooks/focus'
import { NumberField } from '../parts/menus/NumberField'
import { SelectField } from '../parts/menus/SelectBox'
import { systemParts } from '../systems'
import { duplicate, subjects } from './state/inLibrary'
import { closeForm, type FormKind } from './state/windowState'

interface AdjustFormProps {
  who: readonly Id[]
  sign: 1 | -1
  /** It stands below what the system itself does of the kind, which is what the GM came for. */
  isSecond: boolean
  onDone(): void
}

/** A pool of several changed by a number; the rules settle what comes of it. */
function AdjustForm({ who, sign, isSecond, onDone }: AdjustFormProps) {
  const { pools } = useFight().shown[who[0]!]!
  const adjust = (given: FormData) => {
    const by = sign * Number(given.get('by'))
    if (asGm('adjust', { who, pool: formText(given, 'pool'), by })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      {isSecond && <span className="text-muted text-xs">{FORMS.points.alone}</span>}
      <NumberField
        takesFocus={!isSecond}
        name="by"
        label={sign < 0 ? FORMS.points.off : FORMS.points.back}
        min={1}
        max={9999}
        defaultValue={null}
        required
        large
      />
      <SelectField
        name="pool"
        label={FORMS.points.pool}
        options={pools.map(({ key, label }) => ({ value: key, words: label }))}
      />
      <GiveButton onGiven={adjust} look={isSecond ? 'plain' : 'primary'}>
        {sign < 0 ? FORMS.points.takeOff : FORMS.points.giveBack}
      </GiveButton>
    </form>
  )
}

/** So many more of each of these, as they stand, numbered and lettered. */
function DuplicateForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <form className="flex flex-wrap items-center gap-2">
      <NumberField takesFocus name="count" label={FORMS.howMany} min={1} max={20} />
      <GiveButton
        look="primary"
        hotkey="Enter"
        onGiven={given => {
          const count = Number(formText(given, 'count'))
          if (!Number.isInteger(count) || count < 1 || count > 20) return
          duplicate(who, count)
          onDone()
        }}
      >
        {FORMS.titles.duplicate}
      </GiveButton>
      <span className="text-muted text-xs">{FORMS.asTheyStand}</span>
    </form>
  )
}

/** A marker in the GM's own words, with the event that ends it. */
function MarkerForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const { snapshot } = useFight()
  const [ends, setEnds] = useState(false)
  const { round } = usePrompt()
  const everybody = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const mark = (given: FormData) => {
    const until = ends
      ? { round: Number(given.get('round')), of: formText(given, 'of'), when: formText(given, 'when') }
      : null
    const marker = { on: who, words: formText(given, 'words'), until, shared: given.has('shared') }
    if (asGm('marker.add', marker)) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="words"
        required
        maxLength={80}
        aria-label={FORMS.marker.words}
        placeholder={FORMS.marker.like}
        className="field w-44"
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="shared" /> {FORMS.marker.shared}
      </label>
      {/* After combat no turn comes that could end it. */}
      {snapshot.phase !== 'over' && (
        <label className="flex items-center gap-1 text-xs">
          <input type="checkbox" checked={ends} onChange={event => setEnds(event.target.checked)} /> {FORMS.marker.ends}
        </label>
      )}
      {ends && (
        <>
          <SelectField
            name="when"
            label={FORMS.marker.when}
            options={[
              { value: 'start', words: FORMS.marker.atStart },
              { value: 'end', words: FORMS.marker.atEnd },
            ]}
          />
          <SelectField
            name="of"
            label={FORMS.marker.whose}
            {...(who[0] !== undefined && { defaultValue: who[0] })}
            options={everybody.map(({ id, name }) => ({ value: id, words: FORMS.marker.ofTurn(name) }))}
          />
          <span className="flex items-center gap-1 text-xs">
            {FORMS.marker.inRound}
            <NumberField label={FORMS.marker.round} name="round" min={0} max={9999} defaultValue={round + 1} />
          </span>
        </>
      )}
      <GiveButton onGiven={mark} look="primary" hotkey="Enter">
        {FORMS.marker.mark}
      </GiveButton>
    </form>
  )
}

/** Another name, and another letter on the token. */
function RenameForm({ who, onDone }: { who: Id; onDone(): void }) {
  const combatant = useSnapshot().combatants[who]
  if (!combatant) return null
  const rename = (given: FormData) => {
    const [name, letter] = [formText(given, 'name'), formText(given, 'letter')]
    // A letter that was left as it is follows the name.
    const isKept = letter === combatant.letter && name !== combatant.name
    if (asGm('combatant.edit', { who, name, ...(!isKept && { letter }) })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="name"
        required
        maxLength={60}
        defaultValue={combatant.name}
        aria-label={FORMS.name}
        className="field w-56"
        onFocus={event => event.target.select()}
      />
      <input
        name="letter"
        required
        maxLength={2}
        defaultValue={combatant.letter}
        aria-label={FORMS.letters}
        className="field w-14 text-center"
      />
      <GiveButton onGiven={rename} look="primary" hotkey="Enter">
        {FORMS.titles.rename}
      </GiveButton>
      {combatant.picture !== undefined && (
        <>
          <span className="text-muted text-xs">{FORMS.pictureStays}</span>
          <Button look="quiet" onClick={() => asGm('picture', { who: [who], picture: null })}>
            {FORMS.takePicture}
          </Button>
        </>
      )}
    </form>
  )
}

interface FormsProps {
  form: FormKind
  /** What had the keyboard before, and gets it back. */
  before: Element | null
  /** The form for a picture, which the window loads when it is wanted. */
  picture(who: readonly Id[], done: () => void): ReactNode
}

/** These belong to whom they were opened on; the others work on whoever is selected. */
const OF_ITS_OWN: ReadonlySet<FormsProps['form']> = new Set(['rename', 'picture', 'duplicate'])

/** The small form that works on everybody selected, over the prompt. Esc puts it away. */
export function Forms({ form, before, picture }: FormsProps) {
  const fight = useFight()
  const { ruleset, snapshot } = fight
  const selected = subjects(
    fight,
    useTable(s => s.selection),
  )
  const [opened, setOpened] = useState({ form, who: selected })
  if (opened.form !== form) setOpened({ form, who: selected })
  const who = OF_ITS_OWN.has(form) ? opened.who.filter(id => snapshot.combatants[id]) : selected
  const names = who.map(id => snapshot.combatants[id]?.name).join(', ')
  const { Damage, Heal } = systemParts(ruleset.id)
  const focusBack = useFocusBack(before)
  const done = () => {
    // While the page still stands as it was: moving the keyboard out of what has just changed means laying it out twice.
    focusBack()
    closeForm()
  }
  return (
    <section
      data-form
      aria-label={FORMS.titles[form]}
      className="flex flex-col items-start gap-2 px-3 py-2"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        done()
      }}
    >
      <header className="flex w-full items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{`${FORMS.titles[form]}: ${names || FORMS.nobody}`}</h2>
        <Button look="quiet" hotkey="Esc" className="text-muted" onClick={done}>
          {FORMS.back}
        </Button>
      </header>
      {who.length > 0 && form === 'damage' && <Damage who={who} onDone={done} />}
      {who.length > 0 && form === 'heal' && Heal && <Heal who={who} onDone={done} />}
      {who.length > 0 && (form === 'damage' || form === 'heal') && (
        <AdjustForm
          key={form}
          who={who}
          sign={form === 'damage' ? -1 : 1}
          isSecond={form === 'damage' || Heal !== undefined}
          onDone={done}
        />
      )}
      {who.length > 0 && form === 'marker' && <MarkerForm who={who} onDone={done} />}
      {who[0] !== undefined && form === 'rename' && <RenameForm key={who[0]} who={who[0]} onDone={done} />}
      {who.length > 0 && form === 'duplicate' && <DuplicateForm who={who} onDone={done} />}
      {who.length > 0 && form === 'picture' && picture(who, done)}
    </section>
  )
}

/**
 * Gives the keyboard back to where it was before the form opened; when the form goes at the latest, for only then can what it
 * lies over have the keyboard.
 */
function useFocusBack(before: Element | null): () => void {
  const focusBack = useCallback(() => {
    if (!(before instanceof HTMLElement) || !before.isConnected || before === document.activeElement) return
    // Else the caret stays where the field was, and the browser looks for its place each time it lays the page out.
    getSelection()?.removeAllRanges()
    before.focus()
  }, [before])
  useEffect(() => focusBack, [focusBack])
  return focusBack
}
