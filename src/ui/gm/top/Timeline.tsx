import { memo } from 'react'
import { BAR } from '~/words/en/window'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { CommandIcon } from '../commands/CommandIcon'
import { Moments } from '../past/Moments'

/** Undo, redo, and the moments of the fight to look at; the log beside it greys what is undone. */
export function Timeline() {
  const { steps, undoes, redoes } = useFightSelector(({ steps, undoes, redoes }) => ({ steps, undoes, redoes }))
  return (
    <div role="group" aria-label={BAR.timeline.title} className="flex items-center gap-1">
      <Steps undoes={undoes} redoes={redoes} />
      {steps > 0 && <Moments />}
    </div>
  )
}

const Steps = memo(function Steps({ undoes, redoes }: Pick<FightView, 'undoes' | 'redoes'>) {
  return (
    <>
      <CommandIcon
        of="undo"
        label={undoes ? BAR.timeline.undo(undoes) : BAR.timeline.nothingToUndo}
        disabled={!undoes}
      />
      <CommandIcon
        of="redo"
        className="bar-wide"
        label={redoes ? BAR.timeline.redo(redoes) : BAR.timeline.nothingToRedo}
        disabled={!redoes}
      />
    </>
  )
})
