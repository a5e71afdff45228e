import { useState } from 'react'
import { classes } from '../controls/forms'
import { Icon } from '../signs/Icon'
import type { SelectOption } from './items'
import { SelectList } from './overlays'
import { useTrigger } from './MenuButton'

interface SelectBoxProps {
  /** What is chosen. */
  label: string
  options: readonly SelectOption[]
  value: string
  onChange(value: string): void
  className?: string | undefined
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
}

/** One of many, the chosen one in sight. Up and Down open the list as well. */
export function SelectBox({ label, options, value, onChange, className, ...described }: SelectBoxProps) {
  const { id, open, setOpen, trigger } = useTrigger('listbox')
  const words = options.find(option => option.value === value)?.words ?? ''
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-label={label}
        // Of the list that is there only while it is open.
        aria-controls={open ? `${id}-list` : undefined}
        {...described}
        {...trigger}
        aria-expanded={open}
        className={classes(
          'field inline-flex items-center gap-1.5 text-left hover:border-muted',
          open && 'border-muted',
          className,
        )}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className="min-w-0 flex-1 truncate">{words || '\u00a0'}</span>
        <Icon name="open" size={12} className="text-muted" />
      </button>
      {open && (
        <SelectList id={id} options={options} value={value} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface SelectFieldProps extends Omit<SelectBoxProps, 'value' | 'onChange'> {
  /** Under which the form hands it over. */
  name: string
  defaultValue?: string
}

/** A select of a form, which keeps by itself what was chosen: at first the first. */
export function SelectField({ name, defaultValue, ...box }: SelectFieldProps) {
  const [chosen, setValue] = useState(defaultValue)
  // Whom it stood for may have gone meanwhile.
  const value = box.options.some(option => option.value === chosen) ? chosen! : (box.options[0]?.value ?? '')
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <SelectBox {...box} value={value} onChange={setValue} />
    </>
  )
}
