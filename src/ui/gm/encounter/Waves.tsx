import { ENCOUNTER } from '~/words/en/sheets'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { enter, waveWords, type Wave } from './waves'
import { NumberField } from '../../parts/menus/NumberField'

/** Those who wait off the map, wave by wave, until the GM lets them in. */
export function Waves() {
  const { snapshot } = useFight()
  const waves = Object.values(snapshot.board.waves ?? {})
  if (waves.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {waves.map(wave => (
        <One key={wave.id} wave={wave} />
      ))}
    </ul>
  )
}

function One({ wave }: { wave: Wave }) {
  const { id, name, round } = wave
  return (
    <li className="border-line flex flex-col gap-1 rounded border p-1.5">
      <div className="flex items-center gap-2">
        <input
          key={name}
          aria-label={ENCOUNTER.wave.name(name)}
          maxLength={60}
          defaultValue={name}
          className="field min-w-0 flex-1 font-semibold"
          onBlur={({ target }) => {
            const next = target.value.trim()
            if (next === '') target.value = name
            else if (next !== name) asGm('wave.edit', { wave: id, name: next })
          }}
        />
        <Button small aria-label={ENCOUNTER.wave.letIn(name)} onClick={() => enter(wave)}>
          {ENCOUNTER.wave.enter}
        </Button>
        <IconButton
          icon="close"
          label={ENCOUNTER.wave.remove(name)}
          onClick={() => asGm('wave.remove', { wave: id })}
        />
      </div>
      <p className="text-muted text-xs">{waveWords(wave)}</p>
      <span className="flex items-center gap-1.5 text-xs">
        <span aria-hidden="true">{ENCOUNTER.wave.round}</span>
        <NumberField
          label={ENCOUNTER.wave.round}
          min={1}
          max={9999}
          placeholder="–"
          value={round}
          onChange={n => {
            if (n >= 1 && n <= 9999 && n !== round) asGm('wave.edit', { wave: id, round: n })
          }}
          onEmpty={() => {
            if (round !== null) asGm('wave.edit', { wave: id, round: null })
          }}
        />
        {round === null && <span className="text-muted">{ENCOUNTER.wave.whenYouSay}</span>}
      </span>
    </li>
  )
}
