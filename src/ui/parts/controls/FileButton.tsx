import { classes } from './classes'

interface FileButtonProps {
  children: string
  onFile(file: File): void
  /** What the browser offers first, as an input's `accept`. */
  accept?: string
  /** Low, for rows of many. */
  quiet?: boolean
  ref?: (input: HTMLInputElement | null) => void
}

/** A button that asks for a file. */
export function FileButton({ children, onFile, accept, quiet, ref }: FileButtonProps) {
  return (
    <label
      className={classes(
        'hover:border-muted focus-within:outline-now inline-flex min-h-8 cursor-pointer items-center rounded border px-2.5 text-sm focus-within:outline-2 pointer-coarse:min-h-11',
        quiet ? 'hover:bg-raised border-transparent' : 'bg-raised border-line',
      )}
    >
      {children}
      <input
        ref={ref}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={event => {
          const chosen = event.target.files?.[0]
          if (chosen) onFile(chosen)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
