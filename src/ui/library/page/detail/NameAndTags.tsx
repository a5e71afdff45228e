import { useState, type ReactNode } from 'react'
import { DETAILS } from '~/words/en/library'
import { Button, Form } from '../../../parts/controls/Button'
import { formText } from '../../../parts/controls/forms'
import { IconButton } from '../../../parts/controls/IconButton'
import { takeFocus } from '../../../parts/hooks/focus'

interface NameProps {
  name: string
  /** It is being written. */
  isOpen: boolean
  /** Letters at most. */
  most: number
  /** The name that was written, or undefined: it stays. */
  onDone(name: string | undefined): void
}

/** What something is called, and a field for another name. */
export function Name({ name, isOpen, most, onDone }: NameProps) {
  if (!isOpen) return <h2 className="display text-[1.375rem] leading-6 wrap-anywhere">{name}</h2>
  return (
    <Form
      onSent={form => {
        const next = formText(new FormData(form), 'name')
        onDone(next === '' || next === name ? undefined : next)
      }}
    >
      <input
        ref={input => input?.select()}
        name="name"
        aria-label={DETAILS.name}
        maxLength={most}
        defaultValue={name}
        className="field w-full"
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone(undefined)
        }}
      />
    </Form>
  )
}

interface TagsProps {
  tags: readonly string[]
  /** The tags from now on, and what was done. */
  onTags(change: (tags: readonly string[]) => readonly string[], words: string): void
  children?: ReactNode
}

/** What something is found by. */
export function Tags({ tags, onTags, children }: TagsProps) {
  return (
    <ul aria-label={DETAILS.tags.title} className="flex flex-wrap items-center gap-1">
      {tags.map(tag => (
        <li key={tag} className="bg-raised inline-flex items-center rounded-full pl-2.5 text-xs">
          {tag}
          <IconButton
            icon="close"
            label={DETAILS.tags.take(tag)}
            className="size-6!"
            onClick={() => onTags(now => now.filter(one => one !== tag), DETAILS.tags.taken(tag))}
          />
        </li>
      ))}
      <li>
        <TagForm
          onTag={tag => {
            if (!tags.includes(tag)) onTags(now => [...now, tag], DETAILS.tags.given(tag))
          }}
        />
      </li>
      {children}
    </ul>
  )
}

function TagForm({ onTag }: { onTag(tag: string): void }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {DETAILS.tags.add}
      </Button>
    )
  return (
    <Form
      onSent={form => {
        const tag = formText(new FormData(form), 'tag')
        setOpen(false)
        if (tag !== '') onTag(tag)
      }}
    >
      <input
        ref={takeFocus}
        name="tag"
        aria-label={DETAILS.tags.new}
        maxLength={40}
        className="field w-32"
        onBlur={() => setOpen(false)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setOpen(false)
        }}
      />
    </Form>
  )
}
