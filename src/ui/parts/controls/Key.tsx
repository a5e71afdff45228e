import './key.css'

/** A key of the keyboard, as a hint beside what it does. Not spoken: the control carries `aria-keyshortcuts`. */
export function Key({ of }: { of: string }) {
  return (
    <kbd aria-hidden="true" className="key">
      {of}
    </kbd>
  )
}
