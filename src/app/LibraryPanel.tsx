import { useEffect } from 'react'
import { rulesets } from '~/rulesets'
import { openPictureForm } from '~/ui/gm/state/windowState'
import type { FightsProps } from '~/ui/gm/window/SidePanel'
import { later } from '~/ui/parts/hooks/later'
import { readLibraryAhead } from './LibraryPlace'

const Fights = later(() => import('~/ui/library/Fights'))

/** The library with the systems of this Fray; loaded when it is first looked at. From here its page is one press away. */
export function LibraryPanel(props: FightsProps) {
  useEffect(readLibraryAhead, [])
  return <Fights rulesets={rulesets} onToken={openPictureForm} {...props} />
}
