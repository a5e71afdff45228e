import type { ComponentPropsWithRef } from 'react'
import { classes } from './forms'
import './key.css'

/** A key of the keyboard, as a hint beside what it does. Not spoken: the control carries `aria-keyshortcuts`. */
export function Key({ of }: { of: string }) {
  return (
    <kbd aria-hidden="true" className={of === 'Enter' ? 'key key-enter' : 'key'}>
      {of}
    </kbd>
  )
}

const LOOK = {
  /** What is done here: quiet, and lit where Enter takes it (gm.css). */
  primary: 'primary',
  plain: 'bg-raised text-ink border border-line hover:border-muted',
  quiet: 'text-ink hover:bg-raised',
  danger: 'text-danger border border-danger hover:bg-raised',
} as const

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: keyof typeof LOOK
  /** The key that does the same, drawn beside the words. */
  hotkey?: string | undefined
  /** Low, for rows of many. */
  small?: boolean
  /** Closed, but readable and reachable: a click explains why instead of acting. */
  closed?: boolean
}

/** A button. `closed` is not `disabled`: the reason can be read and the GM may allow it anyway. */
export function Button({ look = 'plain', hotkey, small, closed, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={closed || undefined}
      aria-keyshortcuts={hotkey}
      {...rest}
      className={classes(
        'inline-flex items-center justify-center gap-1.5 rounded pointer-coarse:min-h-11 pointer-coarse:min-w-11 disabled:opacity-60',
        small ? 'min-h-7 px-1.5 text-[0.8125rem]' : 'min-h-8 px-2.5 py-1 text-sm',
        LOOK[look],
        closed && 'text-muted border-dashed',
        className,
      )}
    >
      {children}
      {/* A letter with Shift as short as keyboards have it: in a row of buttons there is no room for the word. */}
      {hotkey &&
        (look === 'primary' ? (
          <span aria-hidden="true" className="text-xs opacity-80 pointer-coarse:hidden">
            {hotkey}
          </span>
        ) : (
          <Key of={hotkey.replace(/^Shift\+(?=.$)/, '⇧')} />
        ))}
    </button>
  )
}

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  onSent(form: HTMLFormElement): void
}

/** A form that is taken by this page. */
export function Form({ onSent, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      onSubmit={event => {
        event.preventDefault()
        onSent(event.currentTarget)
      }}
    />
  )
}
