import { useRef } from 'react'
import { FIGHTS } from '~/words/en/library'
import { useTable } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'
import { FileButton } from '../parts/controls/FileButton'
import { FightRow } from './FightRow'
import { FilesFound } from './files/FilesFound'
import { NewFightForm } from './NewFightForm'
import { TrashedFights } from './TrashedFights'
import { UnusedPictures } from './UnusedPictures'
import { forgetDraft, keepDraft, useNewFightDraft } from './newFightDraft'

interface FightsProps {
  /** The systems that can be played. */
  rulesets: readonly { id: string; name: string }[]
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
  /** Say what was done, with the way back. */
  onToast(toast: { words: string; undo?: () => void }): void
  /** A picture is to be cut round for the tokens of those who are selected. */
  onToken(picture: File): void
  /** The page with everything that lives longer than a fight is wanted. */
  onLibrary(): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** The library: all fights of this computer, new ones, and what a file brought. */
export function Fights({ rulesets, files, onFiles, onToast, onToken, onLibrary, onMade }: FightsProps) {
  const fights = useTable(s => s.fights)
  const chooser = useRef<HTMLInputElement>(null)
  const draft = useNewFightDraft()
  const isMaking = draft.isOpen ?? fights.length === 0

  return (
    <div className="flex flex-col gap-4 p-3">
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" aria-expanded={isMaking} onClick={() => keepDraft({ isOpen: !isMaking })}>
          {FIGHTS.new}
        </Button>
        <FileButton several onFiles={onFiles} ref={chooser}>
          {FIGHTS.import}
        </FileButton>
        <Button onClick={onLibrary}>{FIGHTS.library}</Button>
      </div>
      <p className="text-muted text-xs">{FIGHTS.drop}</p>
      <FilesFound
        files={files}
        chooser={chooser}
        onFiles={onFiles}
        onToast={onToast}
        onToken={onToken}
        onMade={() => {
          onFiles([])
          onMade()
        }}
        onMap={map => {
          keepDraft({ map, isOpen: true })
          onFiles([])
        }}
      />
      {isMaking && (
        <NewFightForm
          rulesets={rulesets}
          onMade={() => {
            forgetDraft()
            onMade()
          }}
        />
      )}
      <section aria-label={FIGHTS.all}>
        <h2 className="mb-1 font-semibold">{FIGHTS.title}</h2>
        {fights.length === 0 && <p className="text-muted">{FIGHTS.none}</p>}
        <ul>
          {fights.map(fight => (
            <FightRow key={fight.id} fight={fight} onToast={onToast} />
          ))}
        </ul>
      </section>
      <TrashedFights />
      <UnusedPictures />
    </div>
  )
}
