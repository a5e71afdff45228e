import { useState } from 'react'
import { FIGHTS } from '~/words/en/library'
import { Button } from '../parts/controls/Button'
import { takeFocus } from '../parts/hooks/focus'

interface AskedProps {
  words: string
  /** What it is called where only it is read. */
  label?: string
  question: string
  act(): void
}

/** A button whose deed cannot be undone: the first press asks, the second does it. */
export function Asked({ words, label = words, question, act }: AskedProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button look="quiet" aria-label={label} onClick={() => setAsking(true)}>
        {words}
      </Button>
    )
  return (
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-1.5 px-2">
      <p>{question}</p>
      <Button ref={takeFocus} onClick={() => setAsking(false)}>
        {FIGHTS.trash.keep}
      </Button>
      <Button
        look="danger"
        onClick={() => {
          setAsking(false)
          act()
        }}
      >
        {FIGHTS.delete}
      </Button>
    </div>
  )
}
