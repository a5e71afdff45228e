import { type ComponentType, useEffect, useState } from 'react'
import { foesAmong } from '~/store/creatures/setField'
import type { Entry } from '~/store/entries/fightStanding'
import { actions, useTable } from '~/store/state'
import { DETAILS } from '~/words/en/library'
import { Button, Form } from '../../../parts/controls/Button'
import { NumberField } from '../../../parts/menus/NumberField'
import { SelectBox } from '../../../parts/menus/SelectBox'
import { Icon } from '../../../parts/signs/Icon'

/** What is shown after something was done. */
export interface ToastWords {
  words: string
  undo?: () => void
}

/** What is given to whatever shows an entry whole. */
export interface DetailDeps {
  onToast(said: ToastWords): void
  /** A fight was opened: the table is wanted. */
  onClose(): void
  /** A picture is to be cut round for the tokens of those who are selected. */
  onToken(picture: File): void
  /** The key that brings what is chosen into the fight; undefined where single letters do nothing. */
  addKey: string | undefined
  /** The open sheet. */
  Sheet: ComponentType
}

/** Most that join at once. */
const MOST = 50

/** A creature: so many of it into the open fight, and its sheet. */
export function CreatureDetail({ entry, onToast, addKey, Sheet }: DetailDeps & { entry: Entry<'creature'> }) {
  const { id, name, system, data } = entry
  const fight = useTable(s => s.fight)
  const hasDraft = useTable(s => s.sheetDraft !== null)
  const [count, setCount] = useState(1)
  const [chosen, setSide] = useState<string>()
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    void actions.entries().then(({ openDraft }) => openDraft(id))
  }, [id])
  const sides = Object.values(fight?.snapshot.sides ?? {})
  const side = sides.find(one => one.id === chosen) ?? foesAmong(sides)
  const add = async () => {
    if (!side) return
    const entries = await actions.entries()
    const fresh = await entries.addCreature(id, { count, side: side.id, isHidden })
    if (fresh.length > 0)
      onToast({ words: DETAILS.creature.added(fresh.length, name, fight?.name ?? ''), undo: () => actions.undo() })
  }
  const confirm = async () => {
    const entries = await actions.entries()
    const back = await entries.confirm(id)
    if (back) onToast({ words: DETAILS.creature.checked(name), undo: () => void back() })
  }
  return (
    <>
      {data.check.length > 0 && (
        <section aria-label={DETAILS.creature.toCheck} className="bg-lift flex flex-col gap-1 rounded-lg p-2.5 text-xs">
          <span className="flex items-center gap-2">
            <strong className="flex-1">{DETAILS.creature.toCheck}</strong>
            <Button small onClick={() => void confirm()}>
              {DETAILS.creature.confirmed}
            </Button>
          </span>
          <ul className="max-h-32 list-disc overflow-y-auto pl-4">
            {data.check.map(what => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
      )}
      {hasDraft && <Sheet />}
      <UsedIn {...{ name, system }} />
      {fight && side && fight.ruleset.id === system && (
        <Form
          className="bg-surface border-line sticky -bottom-3 z-10 -mx-3 mt-auto -mb-3 flex flex-wrap items-center gap-1.5 border-t p-3"
          onSent={() => void add()}
        >
          <NumberField label={DETAILS.creature.howMany} min={1} max={MOST} value={count} onChange={setCount} />
          <SelectBox
            label={DETAILS.creature.side}
            className="min-w-0 flex-1"
            options={sides.map(one => ({ value: one.id, words: one.name }))}
            value={side.id}
            onChange={setSide}
          />
          <label className="text-muted flex items-center gap-1 text-xs">
            <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.target.checked)} />{' '}
            {DETAILS.creature.hidden}
          </label>
          <Button type="submit" look="primary" hotkey={addKey} data-adds className="basis-full">
            {DETAILS.creature.add(fight.name)}
          </Button>
        </Form>
      )}
    </>
  )
}

/** Where one of the kind takes part, as soon as it is known. */
function UsedIn({ name, system }: Pick<Entry<'creature'>, 'name' | 'system'>) {
  const [used, setUsed] = useState<{ readonly fights: number; readonly encounters: number } | null>(null)
  useEffect(() => {
    let isWanted = true
    void actions
      .entries()
      .then(entries => entries.usedIn({ name, system }, () => isWanted))
      .then(found => {
        if (isWanted) setUsed(found)
      })
    return () => void (isWanted = false)
  }, [name, system])
  if (!used || used.fights + used.encounters === 0) return null
  return (
    <p className="text-muted flex items-center gap-2 text-xs">
      <Icon name="encounter" /> {DETAILS.creature.used(used.fights, used.encounters)}
    </p>
  )
}
