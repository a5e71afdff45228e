import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '../signs/Icon'
import { classes } from './forms'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly (readonly [value: T, words: string, icon: IconName])[]
  value: T
  onChange(value: T): void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs with one panel; arrow keys, Home and End go from tab to tab. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(([name]) => name === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next[0])
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} tabIndex={-1} className="border-line flex border-b" onKeyDown={onKeyDown}>
        {tabs.map(([name, words, icon]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            className={classes(
              'flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-b-2 text-[0.6875rem] leading-4',
              name === value ? 'border-ink' : 'text-muted hover:text-ink border-transparent',
            )}
            onClick={() => onChange(name)}
          >
            <Icon name={icon} size={19} />
            {words}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {children}
      </div>
    </>
  )
}
