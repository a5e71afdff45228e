import { rulesets } from '~/rulesets'
import { openPictureForm } from '~/ui/gm/state/windowState'
import type { FightsProps } from '~/ui/gm/window/SidePanel'
import { later } from '~/ui/parts/hooks/later'

const Fights = later(() => import('~/ui/library/Fights'))

/** The library with the systems of this Fray; loaded when it is first looked at. */
export function LibraryPanel(props: FightsProps) {
  return <Fights rulesets={rulesets} onToken={openPictureForm} {...props} />
}
