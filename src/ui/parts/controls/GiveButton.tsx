import type { ComponentProps } from 'react'
import { Button } from './Button'

interface GiveButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick' | 'onMouseDown'> {
  /** What is in the form, once the browser finds every field valid. */
  onGiven(given: FormData): void
}

/**
 * The button of a small form: pressed, or by Enter in a field, it hands over what is in the form.
 *
 * The form is not submitted as a page would be: for that the browser reads through all fields there are, of every sheet as
 * well. And a press leaves the keyboard in the form's own field, which saves a frame and is where a refusal is mended.
 */
export function GiveButton({ onGiven, ...rest }: GiveButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      onMouseDown={event => {
        if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault()
      }}
      onClick={event => {
        event.preventDefault()
        const { form } = event.currentTarget
        if (form?.reportValidity()) onGiven(new FormData(form))
      }}
    />
  )
}
