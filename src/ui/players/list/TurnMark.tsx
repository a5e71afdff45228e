import { TABLE } from '~/words/en/players'
import type { RecordCombatant } from '~/feed/record'

/** In a 24 × 24 box. */
const SHAPES: Readonly<Record<RecordCombatant['turn'], string>> = {
  ready: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z',
  acting: 'M5 2l16 10L5 22z',
  spent: 'M9.5 19.5L2.5 12.5l2.6-2.6 4.4 4.4L19 4.8l2.6 2.6z',
  waiting: 'M5 4h5v16H5zM14 4h5v16h-5z',
  out: 'M4.9 2.3L12 9.4l7.1-7.1 2.6 2.6-7.1 7.1 7.1 7.1-2.6 2.6-7.1-7.1-7.1 7.1-2.6-2.6 7.1-7.1-7.1-7.1z',
}

/** How somebody's turn stands, told by its shape and its word and not by colour alone. */
export function TurnMark({ turn }: { turn: RecordCombatant['turn'] }) {
  return (
    <span className="players-turn">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[turn]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>{TABLE.turns[turn]}</span>
    </span>
  )
}
