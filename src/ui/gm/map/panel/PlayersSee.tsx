import { MAP_TOOLS } from '~/words/en/map'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { useFog } from '~/store/hooks/useFog'
import { squaresIn } from '~/store/queries/around'
import { Button } from '../../../parts/controls/Button'
import { Choices } from '../../../parts/controls/Choices'
import { useWindowState, togglePage } from '../../state/windowState'

/** How the players come to see the map, all of it at once, and the map as they see it. */
export function PlayersSee() {
  const { map, snapshot } = useFight()
  const { fog, sight } = useFog()
  const asPlayers = useWindowState(v => v.page === 'asPlayers')
  const { width, height } = map
  const paintAll = (as: 'shown' | 'hidden') =>
    asGm('fog.paint', { squares: squaresIn(width, { x: 0, y: 0, width, height }), as })
  const shown = sight.visible.reduce((sum, one) => sum + one, 0)
  return (
    <section aria-label={MAP_TOOLS.players.title} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.players.see}</h3>
      <Choices
        bare
        label={MAP_TOOLS.players.see}
        options={[
          ['hand', MAP_TOOLS.players.hand],
          ['sight', MAP_TOOLS.players.sight],
          ['off', MAP_TOOLS.players.all],
        ]}
        value={fog.mode}
        onChange={mode => asGm('fog', { mode })}
      />
      {fog.mode === 'sight' && (
        <fieldset className="flex flex-wrap items-center gap-x-3">
          <legend className="text-muted text-xs">{MAP_TOOLS.players.who}</legend>
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
            {MAP_TOOLS.players.lit}
          </label>
        </fieldset>
      )}
      <p role="status" className="text-muted text-xs tabular-nums">
        {MAP_TOOLS.players.squares(shown, width * height)}
      </p>
      <div className="flex flex-wrap gap-1">
        {fog.mode !== 'off' && (
          <>
            <Button small onClick={() => paintAll('shown')}>
              {MAP_TOOLS.players.showAll}
            </Button>
            <Button small onClick={() => paintAll('hidden')}>
              {MAP_TOOLS.players.hideAll}
            </Button>
          </>
        )}
        {fog.mode === 'sight' && (
          <Button small onClick={() => asGm('fog', { forget: true })}>
            {MAP_TOOLS.players.forget}
          </Button>
        )}
        <Button small aria-pressed={asPlayers} onClick={() => togglePage('asPlayers')}>
          {asPlayers ? MAP_TOOLS.players.back : MAP_TOOLS.players.asThey}
        </Button>
      </div>
    </section>
  )
}
