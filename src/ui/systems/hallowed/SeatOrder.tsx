import { HALLOWED } from '~/words/en/systems'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'

/** The players as they sit, for tables that declare in turn. */
export function SeatOrder() {
  const { seatOrder, declarationMode } = useSnapshot<Hallowed>().settings
  if (declarationMode !== 'clockwise' && declarationMode !== 'counterClockwise') return null
  const shown = seatOrder.join(', ')
  return (
    <form
      key={shown}
      className="flex flex-col gap-1"
      onSubmit={event => {
        event.preventDefault()
        const typed = formText(new FormData(event.currentTarget), 'seats')
        asGm('settings', {
          set: {
            seatOrder: typed
              .split(',')
              .map(name => name.trim())
              .filter(Boolean),
          },
        })
      }}
    >
      <label className="text-muted flex flex-col gap-1 text-xs">
        {HALLOWED.seats.how}
        <input name="seats" defaultValue={shown} maxLength={400} className="field text-ink text-sm" />
      </label>
      <Button type="submit" small className="self-start">
        {HALLOWED.seats.set}
      </Button>
    </form>
  )
}
