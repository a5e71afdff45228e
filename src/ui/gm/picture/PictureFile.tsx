import type { ComponentProps } from 'react'
import { FileButton } from '../../parts/controls/FileButton'

/** A button that asks for the file of a picture. */
export function PictureFile(props: Omit<ComponentProps<typeof FileButton>, 'accept'>) {
  return <FileButton accept="image/png,image/jpeg,image/webp" {...props} />
}
