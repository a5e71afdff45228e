import { useRef, useState } from 'react'
import { useTable } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'
import { FileButton } from '../parts/controls/FileButton'
import { FightRow } from './FightRow'
import { FilesFound } from './files/FilesFound'
import { NewFightForm } from './NewFightForm'
import { TrashedFights } from './TrashedFights'
import { UnusedPictures } from './UnusedPictures'
import type { ChosenMap } from './chosenMap'

interface FightsProps {
  /** The systems that can be played. */
  rulesets: readonly { id: string; name: string }[]
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
  /** Say what was done, with the way back. */
  onToast(toast: { words: string; undo?: () => void }): void
  /** The page with everything that lives longer than a fight is wanted. */
  onLibrary(): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** The library: all fights of this computer, new ones, and what a file brought. */
export default function Fights({ rulesets, files, onFiles, onToast, onLibrary, onMade }: FightsProps) {
  const fights = useTable(s => s.fights)
  const chooser = useRef<HTMLInputElement>(null)
  const [map, setMap] = useState<ChosenMap | null>(null)
  const [making, setMaking] = useState(fights.length === 0)

  return (
    <div className="flex flex-col gap-4 p-3">
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" aria-expanded={making} onClick={() => setMaking(!making)}>
          New fight
        </Button>
        <FileButton several onFiles={onFiles} ref={chooser}>
          Import a file …
        </FileButton>
        <Button onClick={onLibrary}>Library …</Button>
      </div>
      <p className="text-muted text-xs">
        Or drop files anywhere, several together: a map as Universal VTT, as a scene of Foundry VTT, as a One Page
        Dungeon or as a picture; creatures of Foundry VTT, Improved Initiative, 5etools, Cairn pages or a table; a fight
        from Fray.
      </p>
      <FilesFound
        files={files}
        chooser={chooser}
        onFiles={onFiles}
        onToast={onToast}
        onMade={() => {
          onFiles([])
          onMade()
        }}
        onMap={given => {
          setMap(given)
          setMaking(true)
          onFiles([])
        }}
      />
      {making && (
        <NewFightForm
          rulesets={rulesets}
          map={map}
          onMap={setMap}
          onMade={() => {
            setMaking(false)
            setMap(null)
            onMade()
          }}
        />
      )}
      <section aria-label="All fights">
        <h2 className="mb-1 font-semibold">Fights</h2>
        {fights.length === 0 && <p className="text-muted">No fights yet.</p>}
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
