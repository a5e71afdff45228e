import type { ComponentProps } from 'react'
import { FileButton } from './FileButton'

interface PictureFileProps extends Omit<ComponentProps<typeof FileButton>, 'accept' | 'several' | 'onFiles'> {
  onFile(file: File): void
}

/** A button that asks for the file of a picture. */
export function PictureFile({ onFile, ...rest }: PictureFileProps) {
  return <FileButton accept="image/png,image/jpeg,image/webp" onFiles={([file]) => onFile(file)} {...rest} />
}
