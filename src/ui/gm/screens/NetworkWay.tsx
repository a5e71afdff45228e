import { useState } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { OpenRoom } from './OpenRoom'
import { Way } from './Way'

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
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : 'It could not be opened.'))
  }
  return (
    <Way
      title="Devices in the same network"
      needs={
        <>
          Fray started with <code className="whitespace-nowrap">npm start -- --screens</code>, and a TV, tablet or phone
          in the same network. Nothing leaves the network.
        </>
      }
      isOpen={isOpen}
    >
      {isOpen ? (
        <OpenRoom room={room} />
      ) : (
        <Button onClick={open} className="self-start">
          Open, and show the link
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </Way>
  )
}
