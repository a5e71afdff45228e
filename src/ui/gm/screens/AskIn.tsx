import { useState, type FormEvent } from 'react'
import { SCREENS } from '~/words/en/window'
import { actions } from '~/store/state/useTable'
import type { RoomShown } from '~/store/players/rooms'
import { Button } from '../../parts/controls/Button'
import { Sentence } from '../../parts/signs/Sentence'

const LETTERS = 4

/** The letters of what was typed or pasted, without what stands between them. */
const lettersIn = (typed: string): string => typed.replaceAll(/\s/g, '').slice(0, LETTERS)

/** For a screen on which nobody scans a code or types a link: it opens an address and shows letters, and the GM types those. */
export function AskIn({ address, invited }: { address: string; invited: RoomShown['invited'] }) {
  const [code, setCode] = useState('')
  const letIn = (event: FormEvent) => {
    event.preventDefault()
    void actions.rooms().then(rooms => rooms.invite(code))
  }
  return (
    <form className="border-line flex flex-col gap-2 border-y py-2.5 text-sm" onSubmit={letIn}>
      <h4 className="font-semibold">{SCREENS.invite.title}</h4>
      <p>
        <Sentence parts={SCREENS.invite.how(<strong className="whitespace-nowrap select-all">{address}</strong>)} />
      </p>
      <div className="flex gap-2">
        <input
          aria-label={SCREENS.invite.letters}
          className="field w-24 tracking-widest uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={event => setCode(lettersIn(event.target.value))}
        />
        <Button type="submit">{SCREENS.invite.letIn}</Button>
      </div>
      {invited !== null && (
        <p role="status">
          {invited === 'running' ? SCREENS.invite.running : invited ? SCREENS.invite.isThere : SCREENS.invite.isNot}
        </p>
      )}
    </form>
  )
}
