import type { FightEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { saveFile } from '../../parts/hooks/saveFile'
import type { DetailMeans } from './detailMeans'
import { FightThumb } from './FightThumb'
import { useStanding } from './useStanding'
import { when } from './when'

/** A fight: opened, copied, exported, put into the trash. */
export function FightDetail({ fight, onToast, onClose }: DetailMeans & { fight: FightEntry }) {
  const { id, name, ruleset, changed, problem } = fight
  const standing = useStanding(fight)
  const system = useTable(s => s.rulesets.find(one => one.id === ruleset)?.name)
  const isOpen = useTable(s => s.fight?.id === id)
  return (
    <>
      {standing && <FightThumb standing={standing} className="max-h-56 w-full rounded-lg" />}
      <header>
        <h2 className="display text-[1.375rem] leading-6 wrap-anywhere">{name}</h2>
        <p className="text-muted text-xs">
          {[system, standing?.words, standing?.sides, when(changed)].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className="text-danger text-xs">{problem}</p>}
      </header>
      <div className="flex flex-wrap gap-1.5">
        <Button
          look="primary"
          onClick={() => {
            if (isOpen) return onClose()
            void actions.openFight(id).then(onClose)
          }}
        >
          {isOpen ? 'Back to it' : 'Open'}
        </Button>
        <Button onClick={() => void actions.duplicateFight(id)}>Duplicate</Button>
        <Button
          onClick={() =>
            void actions.exportFight(id).then(exported => exported && saveFile(exported.file, exported.name))
          }
        >
          Export
        </Button>
        <Button
          onClick={() =>
            void actions.trashFight(id).then(isThere => {
              if (isThere) onToast({ words: `“${name}” is in the trash.`, undo: () => void actions.giveBackFight(id) })
            })
          }
        >
          Into the trash
        </Button>
      </div>
    </>
  )
}
