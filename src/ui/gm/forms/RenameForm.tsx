import { FORMS } from '~/words/en/window'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { takeFocus } from '../../parts/hooks/takeFocus'

/** Another name, and another letter on the token. */
export function RenameForm({ who, onDone }: { who: Id; onDone(): void }) {
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
