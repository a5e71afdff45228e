import type { Id } from '~/engine'
import { useSnapshot } from '~/store/derived'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'

/** Another name, and another letter on the token. */
export function RenameForm({ who, onDone }: { who: Id; onDone(): void }) {
  const combatant = useSnapshot().combatants[who]
  if (!combatant) return null
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={event => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const names = { name: String(given.get('name')), letter: String(given.get('letter')) }
        if (actions.do({ type: 'combatant.edit', by: 'gm', with: { who, ...names } })) onDone()
      }}
    >
      <input
        autoFocus
        name="name"
        required
        maxLength={60}
        defaultValue={combatant.name}
        aria-label="Name"
        className="field w-56"
        onFocus={event => event.target.select()}
      />
      <input
        name="letter"
        required
        maxLength={2}
        defaultValue={combatant.letter}
        aria-label="Letters on the token"
        className="field w-14 text-center"
      />
      <Button type="submit" look="primary" hotkey="Enter">
        Rename
      </Button>
    </form>
  )
}
