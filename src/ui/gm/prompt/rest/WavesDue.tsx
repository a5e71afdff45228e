import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { dueWaves, enter, waveWords } from '../../encounter/waves'

/** The waves whose round has come, until they are let in or put off. */
export default function WavesDue() {
  const due = dueWaves(useFight())
  return due.map(wave => (
    <p key={wave.id} className="flex items-center gap-2">
      <span>
        <strong className="text-now font-semibold">{wave.name}</strong> comes in round {wave.round}: {waveWords(wave)}.
      </span>
      <Button small onClick={() => enter(wave)}>
        Let them in
      </Button>
    </p>
  ))
}
