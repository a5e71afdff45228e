import { useState } from 'react'
import { SCREENS } from '~/words/en/screens'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { Sentence, Problem } from '../../parts/signs/Icon'
import { OpenRoom } from './OpenRoom'
import { ScreenOption } from './Way'

const COMMAND = 'npm start -- --screens'

/** Devices in the same network, by the broker that Fray brings along. */
export function NetworkWay() {
  const room = useTable(s => s.room)
  const [problem, setProblem] = useState<string | null>(null)
  const isOpen = room?.way === 'network'
  const open = () => {
    setProblem(null)
    actions
      .rooms()
      .then(rooms => rooms.openNetwork())
      .then(problem => problem && setProblem(SCREENS.problems[problem]))
      .catch(() => setProblem(SCREENS.notOpened))
  }
  return (
    <ScreenOption
      title={SCREENS.network.title}
      needs={<Sentence parts={SCREENS.network.needs(<code className="whitespace-nowrap">{COMMAND}</code>)} />}
      isOpen={isOpen}
    >
      {isOpen ? (
        <OpenRoom room={room} />
      ) : (
        <Button onClick={open} className="self-start">
          {SCREENS.openLink}
        </Button>
      )}
      <Problem className="text-sm">{problem}</Problem>
    </ScreenOption>
  )
}
