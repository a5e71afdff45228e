import { useRef, useState } from 'react'
import type { TrashedEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state'
import { FIGHTS } from '~/words/en/library'
import { locale } from '~/words/spoken'
import { Button } from '../parts/controls/Button'
import { FileButton } from '../parts/controls/FileButton'
import { Asked } from './Asked'
import { FightRow } from './FightRow'
import { NewFightForm } from './NewFightForm'
import { FilesFound } from './files/FilesFound'
import { forgetDraft, keepDraft, useNewFightDraft } from './newFightDraft'

const DATE = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })

/** Fights that were deleted, as long as they are kept. What is deleted for good cannot come back, so that is asked once. */
function TrashedFights() {
  const trash = useTable(s => s.trash)
  const [isOpen, setOpen] = useState(false)
  if (trash.length === 0) return null
  return (
    <section aria-label={FIGHTS.trash.title} className="text-sm">
      <Button look="quiet" className="-ml-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {FIGHTS.trash.count(trash.length)}
      </Button>
      {isOpen && (
        <>
          <ul>
            {trash.map(fight => (
              <TrashedFight key={fight.id} fight={fight} />
            ))}
          </ul>
          <Asked
            words={FIGHTS.trash.empty}
            act={() => void actions.emptyTrash(trash.map(({ id }) => id))}
            question={FIGHTS.trash.emptyAsk(trash.length)}
          />
        </>
      )}
    </section>
  )
}

function TrashedFight({ fight: { id, name, keptUntil } }: { fight: TrashedEntry }) {
  return (
    <li className="border-line border-t py-1.5">
      <p className="font-medium">{name}</p>
      <p className="text-muted text-xs">{FIGHTS.trash.until(DATE.format(keptUntil))}</p>
      <div className="-ml-2 flex flex-wrap">
        <Button look="quiet" aria-label={FIGHTS.trash.putThisBack(name)} onClick={() => void actions.giveBackFight(id)}>
          {FIGHTS.trash.putBack}
        </Button>
        <Asked
          words={FIGHTS.forGood}
          label={FIGHTS.thisForGood(name)}
          act={() => void actions.emptyTrash([id])}
          question={FIGHTS.trash.ask(name)}
        />
      </div>
    </li>
  )
}

const SIZE = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })

/**
 * Pictures outlive their fights: another one may have the same. They are looked for when the GM asks: every row of
 * every fight is read for it.
 */
function UnusedPictures() {
  const [found, setFound] = useState<{ unused: number; freed?: number } | null>(null)
  const look = async () => setFound({ unused: await actions.unusedPictures() })
  const remove = async () => setFound({ unused: 0, freed: await actions.deleteUnusedPictures() })
  return (
    <section aria-label={FIGHTS.pictures.title} className="flex flex-wrap items-center gap-1.5 text-sm">
      <p role="status" className="text-muted empty:hidden">
        {found && words(found)}
      </p>
      {found && found.unused > 0 ? (
        <Button onClick={() => void remove()}>{FIGHTS.pictures.delete}</Button>
      ) : (
        <Button look="quiet" className="-ml-2" onClick={() => void look()}>
          {FIGHTS.pictures.look}
        </Button>
      )}
    </section>
  )
}

function words({ unused, freed }: { unused: number; freed?: number }): string {
  if (freed !== undefined) return FIGHTS.pictures.freed(megabytes(freed))
  return unused > 0 ? FIGHTS.pictures.unused(megabytes(unused)) : FIGHTS.pictures.none
}

function megabytes(bytes: number): string {
  return SIZE.format(Math.max(0.1, bytes / 1e6))
}

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
