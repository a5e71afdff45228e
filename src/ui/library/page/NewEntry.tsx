import { useState } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { MenuButton } from '../../parts/menus/MenuButton'
import { SelectField } from '../../parts/menus/SelectBox'
import type { MenuItem } from '../../parts/menus/items'
import type { Said } from './detailMeans'

type Kept = 'creature' | 'party' | 'handout' | 'party here' | 'encounter here' | 'map here' | 'rules here'

const ASKS: Readonly<Record<Kept, string>> = {
  creature: 'Name of the creature',
  party: 'Name of the party',
  handout: 'Name of the handout',
  'party here': 'Name of the party',
  'encounter here': 'Name of the encounter',
  'map here': 'Name of the map',
  'rules here': 'Name of the house rules',
}

interface NewEntryProps {
  /** It is in the library. */
  onMade(id: string): void
  onToast(said: Said): void
}

/** Puts something into the library: out of the open fight, or from nothing. */
export function NewEntry({ onMade, onToast }: NewEntryProps) {
  const fight = useTable(s => s.fight)
  const rulesets = useTable(s => s.rulesets)
  const [asks, setAsks] = useState<Kept | null>(null)
  const ask = (what: Kept) => () => setAsks(what)
  const items: readonly MenuItem[] = [
    ...(fight
      ? ([
          {
            words: `The party of “${fight.name}”`,
            detail: 'those whose pools the players see',
            icon: 'several',
            act: ask('party here'),
          },
          {
            words: 'This fight as an encounter',
            detail: 'its map, its foes and where they stand',
            icon: 'encounter',
            act: ask('encounter here'),
          },
          { words: 'Its map', icon: 'map', act: ask('map here') },
          { words: 'Its house rules', icon: 'rules', act: ask('rules here') },
        ] satisfies MenuItem[])
      : []),
    { words: 'A creature', icon: 'target', apart: fight !== null, act: ask('creature') },
    { words: 'An empty party', icon: 'several', act: ask('party') },
    { words: 'A handout', icon: 'sheet', act: ask('handout') },
  ]
  const make = async (what: Kept, name: string, system: string) => {
    const entries = await actions.entries()
    const made = await entries.make(what, name, system)
    if (made === null) return
    onMade(made)
    onToast({ words: `“${name}” is in the library.`, undo: () => void entries.trash([made]) })
  }
  return (
    <>
      <MenuButton items={items}>New …</MenuButton>
      {asks && (
        <form
          className="flex basis-full flex-wrap items-center gap-2 pb-1"
          onSubmit={event => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const name = formText(form, 'name')
            if (name === '') return
            setAsks(null)
            void make(asks, name, formText(form, 'system') || (fight?.ruleset.id ?? rulesets[0]?.id ?? ''))
          }}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            setAsks(null)
          }}
        >
          <input
            key={asks}
            ref={takeFocus}
            name="name"
            aria-label={ASKS[asks]}
            placeholder={ASKS[asks]}
            maxLength={60}
            defaultValue={asks.endsWith('here') && asks !== 'party here' ? fight?.name : ''}
            className="field min-w-48 flex-1"
          />
          {(asks === 'creature' || asks === 'party') && (
            <SelectField
              name="system"
              label="Rules"
              className="w-44"
              options={rulesets.map(({ id, name }) => ({ value: id, words: name }))}
              {...(fight && { defaultValue: fight.ruleset.id })}
            />
          )}
          <Button type="submit" look="primary">
            Keep it
          </Button>
          <Button onClick={() => setAsks(null)}>Leave it</Button>
        </form>
      )}
    </>
  )
}
