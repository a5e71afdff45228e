import { useEffect, useRef } from 'react'
import { useFightSelector } from '~/store/hooks/useFight'
import { byVictim, type Deed } from '~/store/log/deed'
import { LANDS } from '../../parts/dice/paintDie'
import { playSound, soundOf, switchSounds } from '../../parts/sounds'
import { usePreferences } from '../state/preferences'

/** What the GM hears of the latest deed while its moment lasts, and that it is a hero's turn; nothing unless sounds are on. */
export function useSounds(deed: Deed | null, isMoving: boolean): void {
  const isOn = usePreferences(v => v.sounds)
  useEffect(() => switchSounds(isOn), [isOn])
  const dice = deed?.dice.length ?? 0
  const kinds = deed ? byVictim(deed.outcomes).flatMap(one => one.kinds) : []
  const heard = soundOf(kinds)
  const before = useRef({ done: -1, dice: 0, heard: null as string | null })
  useEffect(() => {
    if (!isMoving || !deed) return
    const last = before.current.done === deed.done ? before.current : { dice: 0, heard: null }
    before.current = { done: deed.done, dice, heard }
    const hasFallen = dice > last.dice
    if (hasFallen) {
      playSound('roll')
      playSound('land', LANDS / 1000)
    }
    if (heard !== null && heard !== last.heard) playSound(heard, hasFallen ? LANDS / 1000 : 0)
  }, [isMoving, deed, dice, heard])
  const turn = useFightSelector(({ snapshot, past, prompt }) => {
    const { of } = prompt()
    const one = of === null || past ? undefined : snapshot.combatants[of]
    return one && snapshot.sides[one.side]?.show === 'exact' ? one.id : null
  })
  const lastTurn = useRef(turn)
  useEffect(() => {
    if (turn !== null && turn !== lastTurn.current) playSound('turn')
    lastTurn.current = turn
  }, [turn])
}
