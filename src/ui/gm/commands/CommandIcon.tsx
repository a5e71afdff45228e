import type { ComponentProps } from 'react'
import { IconButton } from '../../parts/controls/IconButton'
import { commandOf, type CommandId } from './commands'
import { shownKey, spokenKey } from './keyNames'

interface CommandIconProps extends Partial<Omit<ComponentProps<typeof IconButton>, 'id' | 'onClick'>> {
  of: CommandId
}

/** The button of a command that has an icon: its name with its key, and what it does, are those of the table of commands. */
export function CommandIcon({ of, label, icon, ...rest }: CommandIconProps) {
  const { words, keys, icon: own, run } = commandOf(of)
  const [key] = keys
  const name = key === undefined ? words() : `${words()} (${shownKey(key)})`
  return (
    <IconButton
      icon={icon ?? own ?? 'task'}
      label={label ?? name}
      aria-keyshortcuts={keys.map(spokenKey).join(' ') || undefined}
      onClick={() => run(null)}
      {...rest}
    />
  )
}
