import { SUGGESTED } from '~/words/en/prompt'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { Sentence } from '../../../parts/signs/Sentence'
import { dueWaves, enter, waveWords } from '../../encounter/waves'

/** The waves whose round has come, until they are let in or put off. */
export function WavesDue() {
  const due = dueWaves(useFight())
  return due.map(wave => (
    <p key={wave.id} className="flex items-center gap-2">
      <span>
        <Sentence
          parts={SUGGESTED.wave(
            name => (
              <strong className="text-now font-semibold">{name}</strong>
            ),
            wave.name,
            wave.round ?? 0,
            waveWords(wave),
          )}
        />
      </span>
      <Button small onClick={() => enter(wave)}>
        {SUGGESTED.letIn}
      </Button>
    </p>
  ))
}
