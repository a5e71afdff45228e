import { useState, type KeyboardEvent, type Ref } from 'react'
import { selectWhole } from '../../parts/hooks/focus'
import { Dice } from '../../parts/dice/Dice'
import { useMoment } from '../../parts/hooks/moment'
import { DieShape } from '../../parts/signs/DieShape'
import { faceIn } from './diceBoxes'

interface DieBoxProps {
  label: string
  /** How it is told from others that are called the same ("2 of 3"). */
  place: string | undefined
  sides: number
  isSmall: boolean
  value: string
  /** The next to be typed. */
  isNext: boolean
  /** The sentence that says why the last digit was not taken is shown elsewhere, under this id. */
  refusedBy: string | undefined
  ref?: Ref<HTMLInputElement>
  /** A digit was typed; `isFresh`: over what stood there. */
  onDigit(digit: string, isFresh: boolean): void
  onEmpty(): void
  /** Go to the box before or after. */
  onStep(by: 1 | -1): void
  /** Tab was pressed; true when the keyboard has come here by itself and stays. */
  onTab(): boolean
}

const isTouch = () => matchMedia('(pointer: coarse)').matches

/** The box for one die from the table, in the shape of the die: digits fill it, arrows and blanks go on to its neighbours. */
export function DieBox(props: DieBoxProps) {
  const { label, place, sides, isSmall, value, isNext, refusedBy, ref, onDigit, onEmpty, onStep, onTab } = props
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (/^\d$/.test(event.key)) {
      onDigit(event.key, selectionStart !== selectionEnd)
      event.currentTarget.setSelectionRange(9, 9)
    } else if (event.key === 'Tab') {
      if (event.shiftKey || !onTab()) return
    } else if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && value === '')) onStep(-1)
    else if (event.key === 'ArrowRight' || event.key === ' ') onStep(1)
    else return
    event.preventDefault()
  }
  /** What comes in otherwise than key by key: from the keyboard of a screen, pasted, or taken out. */
  const read = (typed: string) => {
    const digits = typed.replace(/\D/g, '')
    if (digits === '') return onEmpty()
    const isLonger = value !== '' && digits.startsWith(value) && digits.length > value.length
    for (const [i, digit] of digits
      .slice(isLonger ? value.length : 0)
      .split('')
      .entries())
      onDigit(digit, i === 0 && !isLonger)
  }
  // A question comes to its first box by itself: no keyboard of the screen comes with it, until a finger asks for one.
  const [isWanted, setWanted] = useState(false)
  const face = faceIn(value, sides)
  const isLaid = useMoment(label, face ?? null)
  return (
    <label className="flex flex-col items-center gap-0.5">
      <span className={`relative grid place-items-center ${isSmall ? 'size-9' : 'size-12'}`}>
        {face === undefined ? (
          <DieShape sides={sides} look={isNext ? 'next' : 'open'} className="absolute inset-0 size-full" />
        ) : (
          <span className="absolute inset-0">
            <Dice dice={[{ sides, face }]} size={isSmall ? 36 : 48} isFalling={isLaid} run={0} />
          </span>
        )}
        <input
          ref={ref}
          inputMode={isWanted || !isTouch() ? 'numeric' : 'none'}
          onPointerDown={() => setWanted(true)}
          autoComplete="off"
          value={value}
          placeholder={`d${sides}`}
          aria-label={place === undefined ? label : `${label}, ${place}`}
          onChange={event => read(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={event => event.target.select()}
          onMouseDown={selectWhole}
          aria-invalid={refusedBy !== undefined}
          aria-describedby={refusedBy}
          data-filled={face !== undefined || undefined}
          className={`die-box relative bg-transparent text-center font-bold tabular-nums ${isSmall ? 'size-8' : 'size-11 text-lg'}`}
        />
      </span>
      {/* A die without a name of its own says in its face what it is. */}
      {label !== `d${sides}` && (
        <span className="text-muted max-w-24 truncate text-xs leading-tight" title={label}>
          {label}
        </span>
      )}
    </label>
  )
}
