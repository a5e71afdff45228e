import { QUESTIONS } from '~/words/en/prompt'
import type { Asked } from '~/engine'
import { Choices } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'

/** A place for an area: it is chosen on the map, where the squares that count and those on them are shown. */
export function AreaAsk({ ask }: { ask: Extract<Asked, { kind: 'area' }> }) {
  const origin = useWindowState(v => v.map.origin)
  const isDirected = ask.area.kind === 'cone' || ask.area.kind === 'line'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <span className="pointer-coarse:hidden">
          {isDirected && ask.who !== null ? QUESTIONS.area.direction : QUESTIONS.area.place}{' '}
        </span>
        <span className="not-pointer-coarse:hidden">
          {isDirected && ask.who !== null ? QUESTIONS.area.tapDirection : QUESTIONS.area.tapPlace}{' '}
        </span>
        <span className="text-muted">{QUESTIONS.area.counts}</span>
      </p>
      {!(isDirected && ask.who !== null) && (
        <Choices
          bare
          label={QUESTIONS.area.begins}
          options={[
            ['corner', QUESTIONS.area.corner],
            ['middle', QUESTIONS.area.middle],
          ]}
          value={origin}
          onChange={next => setMap({ origin: next })}
        />
      )}
    </div>
  )
}
