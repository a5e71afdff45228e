import type { ReactNode } from 'react'
import { Button } from './Button'

interface ChoicesProps<T extends string> {
  /** What is chosen. */
  label: string
  options: readonly (readonly [T, ReactNode])[]
  value: T | null
  onChange(value: T): void
  /** The label is written beside already. */
  bare?: boolean
}

/** One of a few, all in sight. */
export function Choices<T extends string>({ label, options, value, onChange, bare }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1">
      {!bare && (
        <span aria-hidden="true" className="text-muted w-full text-xs">
          {label}
        </span>
      )}
      {options.map(([name, words]) => (
        <Button
          key={name}
          small
          aria-pressed={name === value}
          className={name === value ? 'border-ink! bg-lift' : undefined}
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
