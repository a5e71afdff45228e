import type { ComponentProps, Ref } from 'react'
import { classes } from './forms'

interface FileButtonProps {
  children: string
  /** What was chosen, never nothing; only one without `several`. */
  onFiles(files: readonly [File, ...File[]]): void
  several?: boolean
  /** What the browser offers first, as an input's `accept`. */
  accept?: string
  /** Low, for rows of many. */
  quiet?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A button that asks for a file, or for several. */
export function FileButton({ children, onFiles, several, accept, quiet, ref }: FileButtonProps) {
  return (
    <label
      className={classes(
        'hover:border-muted focus-within:outline-ink inline-flex min-h-8 cursor-pointer items-center rounded border px-2.5 text-sm focus-within:outline-2 pointer-coarse:min-h-11',
        quiet ? 'hover:bg-raised border-transparent' : 'bg-raised border-line',
      )}
    >
      {children}
      <input
        ref={ref}
        type="file"
        multiple={several}
        accept={accept}
        className="sr-only"
        onChange={event => {
          const [first, ...more] = event.target.files ?? []
          if (first) onFiles([first, ...more])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}

interface PictureFileProps extends Omit<ComponentProps<typeof FileButton>, 'accept' | 'several' | 'onFiles'> {
  onFile(file: File): void
}

/** A button that asks for the file of a picture. */
export function PictureFile({ onFile, ...rest }: PictureFileProps) {
  return <FileButton accept="image/png,image/jpeg,image/webp" onFiles={([file]) => onFile(file)} {...rest} />
}
