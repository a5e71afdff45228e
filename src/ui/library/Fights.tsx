import { useEffect, useState } from 'react'
import type { FileFound } from '~/store/fights/files'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'
import { FileButton } from '../parts/controls/FileButton'
import { FightRow } from './FightRow'
import { FilePreview } from './FilePreview'
import { NewFightForm } from './NewFightForm'
import { UnusedPictures } from './UnusedPictures'
import type { ChosenMap } from './chosenMap'
import { foundInWords } from './foundInWords'

interface FightsProps {
  /** The systems that can be played. */
  rulesets: readonly { id: string; name: string }[]
  /** The file that was chosen, or dropped somewhere on the window. */
  file: File | null
  /** Look into another file; null: into none. */
  onFile(file: File | null): void
  /** Say what was done, with the way back. */
  onToast(toast: { words: string; undo?: () => void }): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** The library: all fights of this computer, new ones, and what a file brought. */
export default function Fights({ rulesets, file, onFile, onToast, onMade }: FightsProps) {
  const fights = useTable(s => s.fights)
  const [read, setRead] = useState<{ file: File; found: FileFound } | null>(null)
  const [map, setMap] = useState<ChosenMap | null>(null)
  const [making, setMaking] = useState(fights.length === 0)
  useEffect(() => {
    // Another file, or none: what is still being read is nobody's business any more.
    const reading = new AbortController()
    if (file) {
      void actions.readFile(file, reading.signal).then(
        found => {
          if (!reading.signal.aborted) setRead({ file, found })
        },
        () => undefined,
      )
    }
    return () => reading.abort()
  }, [file])
  const found = file && read?.file === file ? read.found : null

  return (
    <div className="flex flex-col gap-4 p-3">
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" aria-expanded={making} onClick={() => setMaking(!making)}>
          New fight
        </Button>
        <FileButton onFile={onFile}>Import a file …</FileButton>
      </div>
      <p className="text-muted text-xs">
        Or drop a file anywhere: a map as Universal VTT, as a scene of Foundry VTT, as a One Page Dungeon or as a
        picture; creatures of Foundry VTT, Improved Initiative, 5etools, Cairn pages or a table; a fight from Fray.
      </p>
      {/* Always there, so that what changes in it is read out. */}
      <p role="status" className={found || !file ? 'sr-only' : 'flex items-center gap-2'}>
        {found ? foundInWords(found) : file && 'Reading the file …'}
      </p>
      {file && !found && (
        <Button look="quiet" onClick={() => onFile(null)}>
          Stop reading
        </Button>
      )}
      {found && (
        <FilePreview
          found={found}
          onClose={() => onFile(null)}
          onMap={given => {
            setMap(given)
            setMaking(true)
            onFile(null)
          }}
        />
      )}
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
      <UnusedPictures />
    </div>
  )
}
