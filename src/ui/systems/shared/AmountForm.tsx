import type { ReactNode } from 'react'
import { GiveButton } from '../../parts/controls/GiveButton'
import { NumberField } from '../../parts/menus/NumberField'

interface AmountFormProps {
  /** What the number is, for those who cannot see it: "Amount of damage". */
  label: string
  most: number
  /** What is done with it: the words of the button. */
  words: string
  onGiven(amount: number, given: FormData): void
  /** Whatever else there is to say of it. */
  children?: ReactNode
}

/** A number of damage or of health, for all the selected at once. */
export function AmountForm({ label, most, words, onGiven, children }: AmountFormProps) {
  return (
    <form className="flex flex-wrap items-center gap-2">
      <NumberField takesFocus name="amount" label={label} min={1} max={most} defaultValue={null} required large />
      {children}
      <GiveButton onGiven={given => onGiven(Number(given.get('amount')), given)} look="primary" hotkey="Enter">
        {words}
      </GiveButton>
    </form>
  )
}
