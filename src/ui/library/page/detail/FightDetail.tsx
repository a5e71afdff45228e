import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { FightEntry, TrashedEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state'
import { Button } from '../../../parts/controls/Button'
import { saveFile } from '../../../parts/hooks/browser'
import type { DetailDeps } from './CreatureDetail'
import { MapThumb } from '../../MapThumb'
import { InTrash } from './InTrash'
import { Name, Tags } from './NameAndTags'
import { useStanding } from '../../useStanding'
import { when } from '../findCards'

/** Letters of a name at most, as in the list of fights. */
const MOST_LETTERS = 80

/** A fight: opened, renamed, tagged, copied, exported, put into the trash and given back from there. */
export function FightDetail({ fight, ...means }: DetailDeps & { fight: FightEntry | TrashedEntry }) {
  const standing = useStanding(fight)
  const { id, name } = fight
  return (
    <>
      {standing && <MapThumb of={standing} className="max-h-56 w-full rounded-lg" />}
      {'keptUntil' in fight ? (
        <InTrash
          name={name}
          since={fight.trashed}
          onBack={() => void actions.giveBackFight(id)}
          onRemove={() => void actions.emptyTrash([id])}
        />
      ) : (
        <Kept {...{ fight, standing }} {...means} />
      )}
    </>
  )
}

interface KeptProps extends DetailDeps {
  fight: FightEntry
  standing: ReturnType<typeof useStanding>
}

function Kept({ fight, standing, onToast, onClose }: KeptProps) {
  const { id, name, ruleset, changed, problem, tags = [] } = fight
  const system = useTable(s => s.rulesets.find(one => one.id === ruleset)?.name)
  const isOpen = useTable(s => s.fight?.id === id)
  const [renames, setRenames] = useState(false)
  return (
    <>
      <header className="flex flex-col gap-1.5">
        <Name
          name={name}
          isOpen={renames}
          most={MOST_LETTERS}
          onDone={next => {
            setRenames(false)
            if (next === undefined) return
            const words = DETAILS.called(next)
            void actions
              .renameFight(id, next)
              .then(() => onToast({ words, undo: () => void actions.renameFight(id, name) }))
          }}
        />
        <p className="text-muted text-xs">
          {[system, standing?.words, standing?.sides, when(changed)].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className="text-danger text-xs">{problem}</p>}
        <Tags
          tags={tags}
          onTags={(change, words) =>
            void actions
              .tagFight(id, change(tags))
              .then(() => onToast({ words, undo: () => void actions.tagFight(id, tags) }))
          }
        />
      </header>
      <div className="flex flex-wrap gap-1.5">
        <Button
          look="primary"
          onClick={() => {
            if (isOpen) return onClose()
            void actions.openFight(id).then(onClose)
          }}
        >
          {isOpen ? DETAILS.backToIt : DETAILS.open}
        </Button>
        <Button onClick={() => setRenames(true)}>{DETAILS.rename}</Button>
        <Button onClick={() => void actions.duplicateFight(id)}>{DETAILS.duplicate}</Button>
        <Button
          onClick={() =>
            void actions.exportFight(id).then(exported => exported && saveFile(exported.file, exported.name))
          }
        >
          {DETAILS.export}
        </Button>
        <Button
          onClick={() =>
            void actions.trashFight(id).then(isThere => {
              if (isThere) onToast({ words: DETAILS.trash.is(name), undo: () => void actions.giveBackFight(id) })
            })
          }
        >
          {DETAILS.trash.into}
        </Button>
      </div>
    </>
  )
}
