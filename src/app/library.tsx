import { useEffect } from 'react'
import { rulesets } from '~/rulesets'
import { DraftSheet } from '~/ui/gm/sheet/DraftSheet'
import { usePreferences } from '~/ui/gm/state/preferences'
import { changeWindow, openPictureForm, useWindowState } from '~/ui/gm/state/windowState'
import type { FightsProps, LibraryProps } from '~/ui/gm/top/Part'
import { Fights as FightList } from '~/ui/library/Fights'
import { keepDraft } from '~/ui/library/newFightDraft'
import { LibraryPage } from '~/ui/library/page/LibraryPage'
import { addDrawings } from '~/ui/parts/signs/drawings'
import { FURTHER_FACE_ICONS, LIBRARY_ICONS } from '~/ui/parts/signs/furtherFaceIcons'
import { FURTHER_ICONS } from '~/ui/parts/signs/furtherIcons'

export { createEntries } from '~/storage/entries/createEntries'
export { maintenance } from '~/storage/library/maintenance'
export { createEntryActions } from '~/store/entries/entryActions'

addDrawings({ ...FURTHER_ICONS, ...FURTHER_FACE_ICONS, ...LIBRARY_ICONS })

/** The fights of this computer, with the systems of this Fray. */
export function Fights(props: FightsProps) {
  const wantsNew = useWindowState(v => v.focus === 'newFight')
  useEffect(() => {
    if (!wantsNew) return
    keepDraft({ isOpen: true })
    changeWindow(w => void (w.focus = null))
  }, [wantsNew])
  return <FightList rulesets={rulesets} onToken={openPictureForm} {...props} />
}

/** The library's page with the sheet as a fight has it. */
export function Library(props: LibraryProps) {
  const addKey = usePreferences(v => (v.letters ? 'A' : undefined))
  return (
    <LibraryPage
      {...{ ...props, addKey }}
      onToken={picture => {
        props.onClose()
        openPictureForm(picture)
      }}
      Sheet={DraftSheet}
    />
  )
}
