import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { TableRecord } from '~/feed/record'
import { LANDS } from '../../parts/dice/paintDie'
import { useMoment, useMovingPage } from '../../parts/hooks/moment'
import { playSound, soundOf, switchSounds } from '../../parts/sounds'

/** How many lines of the log say this. */
const timesSaid = (log: readonly string[], line: string | undefined): number => log.filter(one => one === line).length

/**
 * Whether the latest blow that the players are told of has just come about. What the GM takes back is none: then the last line was told
 * before already.
 */
function useDeedMoment({ deed, log }: Pick<TableRecord, 'deed' | 'log'>): boolean {
  const said = deed
    ? JSON.stringify([deed.id, deed.dice, deed.victims.map(({ kinds, changes }) => [kinds, changes])])
    : ''
  const told = log.join('\n')
  const [seen, setSeen] = useState({ said, told, log, count: 0 })
  if (seen.said !== said || seen.told !== told) {
    const last = log.at(-1)
    const isNew = seen.said !== said && deed !== null && timesSaid(log, last) > timesSaid(seen.log, last)
    setSeen({ said, told, log, count: isNew ? seen.count + 1 : seen.count })
  }
  return useMoment('table', seen.count)
}

const Moment = createContext(false)

/** Tells everything inside whether the latest blow has just come about. */
export function DeedMoment({ record, children }: { record: TableRecord; children: ReactNode }) {
  return <Moment value={useDeedMoment(record)}>{children}</Moment>
}

/** Whether the latest blow that the players are told of has just come about. */
export function useIsDeedNew(): boolean {
  return useContext(Moment)
}

/** Marks the page while the blow is new, and makes heard on a screen of the players what is seen there: nothing else makes a sound. */
export function TableSounds({ record: { sounds, deed, now, combatants } }: { record: TableRecord }): null {
  const isMoving = useIsDeedNew()
  useMovingPage(isMoving)
  useEffect(() => switchSounds(sounds), [sounds])
  const heard = soundOf(deed?.victims.flatMap(({ kinds }) => kinds) ?? [])
  const hasDice = (deed?.dice.length ?? 0) > 0
  useEffect(() => {
    if (!isMoving) return
    if (hasDice) {
      playSound('roll')
      playSound('land', LANDS / 1000)
    }
    if (heard) playSound(heard, hasDice ? LANDS / 1000 : 0)
  }, [isMoving, hasDice, heard])
  // Those whose numbers are shown are the party's.
  const turn = combatants.some(({ id, pools }) => id === now.who && pools.length > 0) ? now.who : null
  const last = useRef(turn)
  useEffect(() => {
    if (turn !== null && turn !== last.current) playSound('turn')
    last.current = turn
  }, [turn])
  return null
}
