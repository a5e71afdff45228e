import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { useFog } from '~/store/hooks/useFog'
import { squaresIn } from '~/store/queries/squaresIn'
import { Button } from '../../../parts/controls/Button'
import { Choices } from '../../../parts/controls/Choices'
import { setWindowState, useWindowState } from '../../state/windowState'

/** How the players come to see the map, all of it at once, and the map as they see it. */
export function PlayersSee() {
  const { map, snapshot } = useFight()
  const { fog, sight } = useFog()
  const asPlayers = useWindowState(v => v.asPlayers)
  const { width, height } = map
  const paintAll = (as: 'shown' | 'hidden') =>
    asGm('fog.paint', { squares: squaresIn(width, { x: 0, y: 0, width, height }), as })
  const shown = sight.visible.reduce((sum, one) => sum + one, 0)
  return (
    <section aria-label="What the players see" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">The players see</h3>
      <Choices
        bare
        label="The players see"
        options={[
          ['hand', 'What I show'],
          ['sight', 'What the party sees'],
          ['off', 'Everything'],
        ]}
        value={fog.mode}
        onChange={mode => asGm('fog', { mode })}
      />
      {fog.mode === 'sight' && (
        <fieldset className="flex flex-wrap items-center gap-x-3">
          <legend className="text-muted text-xs">Who sees for the players</legend>
          {Object.values(snapshot.sides).map(({ id, name }) => (
            <label key={id} className="flex items-center gap-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={fog.party.includes(id)}
                onChange={event =>
                  asGm('fog', {
                    party: event.target.checked ? [...fog.party, id] : fog.party.filter(one => one !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
          <label className="flex items-center gap-1 pointer-coarse:min-h-11">
            <input type="checkbox" checked={fog.dark} onChange={event => asGm('fog', { dark: event.target.checked })} />
            only what is lit
          </label>
        </fieldset>
      )}
      <p role="status" className="text-muted text-xs tabular-nums">
        {shown} of {width * height} squares.
      </p>
      <div className="flex flex-wrap gap-1">
        {fog.mode !== 'off' && (
          <>
            <Button small onClick={() => paintAll('shown')}>
              Show all
            </Button>
            <Button small onClick={() => paintAll('hidden')}>
              Hide all
            </Button>
          </>
        )}
        {fog.mode === 'sight' && (
          <Button small onClick={() => asGm('fog', { forget: true })}>
            Forget what was seen
          </Button>
        )}
        <Button small aria-pressed={asPlayers} onClick={() => setWindowState({ asPlayers: !asPlayers })}>
          {asPlayers ? 'Back to the GM’s map' : 'See it as they do'}
        </Button>
      </div>
    </section>
  )
}
