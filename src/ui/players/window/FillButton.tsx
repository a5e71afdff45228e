import { useEffect, useState } from 'react'
import { PLAYERS } from '~/words/en/players'
import { fillScreen } from './fillScreen'

const KEY = 'f'

/** How long after the last movement of the pointer the button stays, in milliseconds. */
const LINGER = 3_000

/** Offers to fill the screen while somebody is at the mouse; F does the same at any time. */
export function FillButton() {
  const [awake, setAwake] = useState(false)
  const [full, setFull] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), LINGER)
      setAwake(true)
    }
    const changed = () => setFull(document.fullscreenElement !== null)
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === KEY && !event.ctrlKey && !event.metaKey && !event.altKey) fillScreen()
    }
    window.addEventListener('pointermove', wake)
    window.addEventListener('keydown', key)
    document.addEventListener('fullscreenchange', changed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', wake)
      window.removeEventListener('keydown', key)
      document.removeEventListener('fullscreenchange', changed)
    }
  }, [])
  return (
    <button type="button" className="players-fill" data-awake={(awake && !full) || undefined} onClick={fillScreen}>
      {PLAYERS.full} <kbd>{KEY.toUpperCase()}</kbd>
    </button>
  )
}
