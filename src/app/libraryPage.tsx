import { CREATURE_ICONS } from '~/ui/parts/signs/creatureIcons'
import { addDrawings } from '~/ui/parts/signs/drawings'
import { FURTHER_ICONS } from '~/ui/parts/signs/furtherIcons'
import { usePreferences } from '~/ui/gm/state/preferences'
import { openPictureForm } from '~/ui/gm/state/windowState'
import { BenchSheet } from '~/ui/gm/sheet/BenchSheet'
import type { LibraryProps } from '~/ui/gm/window/GmWindow'
import { LibraryPage } from '~/ui/library/page/LibraryPage'

addDrawings({ ...FURTHER_ICONS, ...CREATURE_ICONS })

/** The library with the sheet as a fight has it. */
export default function LibraryWithSheets(props: LibraryProps) {
  const addKey = usePreferences(v => (v.letters ? 'A' : undefined))
  return (
    <LibraryPage
      {...{ ...props, addKey }}
      onToken={picture => {
        props.onClose()
        openPictureForm(picture)
      }}
      Sheet={BenchSheet}
    />
  )
}
