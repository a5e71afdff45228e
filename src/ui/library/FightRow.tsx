import { useEffect, useRef, useState } from 'react'
import type { FightEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state'
import { FIGHTS } from '~/words/en/library'
import { locale } from '~/words/spoken'
import { Button, Form } from '../parts/controls/Button'
import { formText } from '../parts/controls/forms'
import { takeFocus } from '../parts/hooks/focus'
import { saveFile } from '../parts/hooks/browser'
import { MapThumb } from './MapThumb'
import { useStanding } from './useStanding'

/** The map of a fight with everybody on it, beside its name in the list. A fight is read when its row comes into sight. */
function FightThumb({ fight }: { fight: FightEntry }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(one => one.isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <span ref={place} className="bg-table relative h-14 w-20 shrink-0 overflow-hidden rounded">
      {isSeen && <MapAsItStands fight={fight} />}
    </span>
  )
}

function MapAsItStands({ fight }: { fight: FightEntry }) {
  return <MapThumb of={useStanding(fight)} className="absolute inset-0 size-full" />
}

const WHEN = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })

interface FightRowProps {
  fight: FightEntry
  onToast(toast: { words: string; undo?: () => void }): void
}

/**
 * One fight of the list: open, rename, duplicate, export, delete. What is deleted lies in the trash, so nothing is asked; what
 * cannot be put there can still be deleted for good.
 */
export function FightRow({ fight, onToast }: FightRowProps) {
  const open = useTable(s => s.fight?.id === fight.id)
  const [renaming, setRenaming] = useState(false)
  const { id, name, ruleset, changed, problem } = fight
  const rules = useTable(s => s.rulesets.find(one => one.id === ruleset)?.name)
  const [stays, setStays] = useState(false)
  const remove = async () => {
    const isThere = await actions.trashFight(id)
    setStays(!isThere)
    if (isThere) onToast({ words: FIGHTS.inTrash(name), undo: () => void actions.giveBackFight(id) })
  }
  return (
    <li className="border-line border-t py-1.5">
      {renaming ? (
        <Form
          className="flex flex-wrap gap-1.5"
          onSent={form => {
            const next = formText(new FormData(form), 'name')
            if (next !== '') void actions.renameFight(id, next)
            setRenaming(false)
          }}
        >
          <input
            ref={takeFocus}
            name="name"
            aria-label={FIGHTS.name}
            aria-describedby={`${id}-name-seen`}
            maxLength={80}
            defaultValue={name}
            onFocus={event => event.currentTarget.select()}
            className="field min-w-0 flex-1"
          />
          <Button type="submit" look="primary">
            {FIGHTS.rename}
          </Button>
          <p id={`${id}-name-seen`} className="text-muted w-full text-xs">
            {FIGHTS.nameSeen}
          </p>
        </Form>
      ) : (
        <div className="flex gap-2">
          <FightThumb fight={fight} />
          <div className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={open || undefined}
              className="w-full text-left font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
              onClick={() => void actions.openFight(id)}
            >
              {name} {open && <span className="text-muted text-xs font-normal">{FIGHTS.openNow}</span>}
            </button>
            <p className="text-muted text-xs">
              {rules && <span className="block">{rules}</span>}
              {WHEN.format(changed)}
            </p>
          </div>
        </div>
      )}
      {problem && <p className="text-danger text-xs">{problem}</p>}
      <div className="mt-1 flex flex-wrap items-center">
        {!open && (
          <Button small className="mr-1" aria-label={FIGHTS.openThis(name)} onClick={() => void actions.openFight(id)}>
            {FIGHTS.open}
          </Button>
        )}
        <Button
          look="quiet"
          small
          className={open ? '-ml-1.5' : undefined}
          aria-label={FIGHTS.renameThis(name)}
          onClick={() => setRenaming(true)}
        >
          {FIGHTS.rename}
        </Button>
        <Button
          look="quiet"
          small
          aria-label={FIGHTS.duplicateThis(name)}
          onClick={() => void actions.duplicateFight(id)}
        >
          {FIGHTS.duplicate}
        </Button>
        <Button
          look="quiet"
          small
          aria-label={FIGHTS.exportThis(name)}
          onClick={() =>
            void actions.exportFight(id).then(exported => exported && saveFile(exported.file, exported.name))
          }
        >
          {FIGHTS.export}
        </Button>
        {/* Apart from what keeps a fight. */}
        <Button
          look="quiet"
          small
          className="text-danger! ml-auto"
          aria-label={FIGHTS.deleteThis(name)}
          onClick={() => void remove()}
        >
          {FIGHTS.delete}
        </Button>
        {stays && (
          <Button look="quiet" aria-label={FIGHTS.thisForGood(name)} onClick={() => void actions.deleteForGood(id)}>
            {FIGHTS.forGood}
          </Button>
        )}
      </div>
    </li>
  )
}
