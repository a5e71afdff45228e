import type { ComponentPropsWithRef } from 'react'
import { classes } from './forms'
import { Icon, type IconName } from '../signs/Icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** Its name, spoken and shown on hovering. */
  label: string
  pressed?: boolean
}

/** A button that is only a drawing. */
export function IconButton({ icon, label, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
      className={classes(
        'inline-flex size-8 shrink-0 items-center justify-center rounded pointer-coarse:size-11',
        'hover:bg-raised hover:text-ink disabled:opacity-40',
        pressed ? 'bg-lift text-ink' : 'text-muted',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
