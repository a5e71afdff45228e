import type { ReactNode } from 'react'
import { Button } from './Button'

interface ChoicesProps<T extends string> {
  /** What is chosen. */
  label: string
  options: readonly (readonly [T, ReactNode])[]
  value: T | null
  onChange(value: T): void
}

/** One of a few, all in sight. */
export function Choices<T extends string>({ label, options, value, onChange }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map(([name, words]) => (
        <Button
          key={name}
          small
          aria-pressed={name === value}
          className={name === value ? 'border-now! text-now' : undefined}
          onClick={() => onChange(name)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}

/** The entries of a list of words by name, in their order. */
export function entries<T extends string>(words: Readonly<Record<T, string>>): readonly (readonly [T, string])[] {
  return Object.entries(words) as [T, string][] // keys of a constant
}
