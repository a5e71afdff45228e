import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { FORMS } from '~/words/en/window'
import { useFight } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { isTyping } from '../../parts/hooks/isTyping'
import { systemParts } from '../../systems'
import { subjects } from '../state/subjects'
import { PictureForm } from '../picture/PictureForm'
import { changeWindow, closeForm, readWindowState, type FormKind } from '../state/windowState'
import { AdjustForm } from './AdjustForm'
import { DuplicateForm } from './DuplicateForm'
import { MarkerForm } from './MarkerForm'
import { RenameForm } from './RenameForm'

interface FormsProps {
  form: FormKind
  /** What had the keyboard before, and gets it back. */
  before: Element | null
}

/** These belong to whom they were opened on; the others work on whoever is selected. */
const OF_ITS_OWN: ReadonlySet<FormsProps['form']> = new Set(['rename', 'picture', 'duplicate'])

/** The small form that works on everybody selected, over the prompt. Esc puts it away. */
export function Forms({ form, before }: FormsProps) {
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
  useTypedAhead()
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
      {who.length > 0 && form === 'picture' && <PictureForm who={who} onDone={done} />}
    </section>
  )
}

/** Gives the form's field what was typed before it was there. */
function useTypedAhead(): void {
  // Its field has the keyboard by now, and no key can come in between.
  useLayoutEffect(() => {
    const typed = readWindowState().form?.typed ?? ''
    const field = document.activeElement
    if (typed === '') return
    changeWindow(w => {
      if (w.form) w.form.typed = ''
    })
    if (!(field instanceof HTMLInputElement) || !isTyping(field)) return
    // As typing does it: a field that React follows must hear of the change.
    Reflect.set(HTMLInputElement.prototype, 'value', typed, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
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
