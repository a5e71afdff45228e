/** A key of the keyboard, as a hint beside what it does. Not spoken: the control carries `aria-keyshortcuts`. */
export function Key({ of }: { of: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="border-line text-muted inline-block min-w-5 pointer-coarse:hidden rounded border px-1 text-center font-sans text-xs leading-4"
    >
      {of}
    </kbd>
  )
}
