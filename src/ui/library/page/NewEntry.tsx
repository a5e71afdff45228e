import { useState } from 'react'
import { PAGE } from '~/words/en/library'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/forms'
import { takeFocus } from '../../parts/hooks/focus'
import { MenuButton } from '../../parts/menus/MenuButton'
import { SelectField } from '../../parts/menus/SelectBox'
import type { MenuItem } from '../../parts/menus/items'
import type { ToastWords } from './detail/CreatureDetail'

type Kept = 'creature' | 'party' | 'handout' | 'party here' | 'encounter here' | 'map here' | 'rules here'

const ASKS: Readonly<Record<Kept, string>> = {
  creature: PAGE.new.names.creature,
  party: PAGE.new.names.party,
  handout: PAGE.new.names.handout,
  'party here': PAGE.new.names.party,
  'encounter here': PAGE.new.names.encounter,
  'map here': PAGE.new.names.map,
  'rules here': PAGE.new.names.rules,
}

interface NewEntryProps {
  /** It is in the library. */
  onMade(id: string): void
  onToast(said: ToastWords): void
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
            words: PAGE.new.theParty(fight.name),
            detail: PAGE.new.thePartyHow,
            icon: 'party',
            act: ask('party here'),
          },
          {
            words: PAGE.new.encounter,
            detail: PAGE.new.encounterHow,
            icon: 'encounter',
            act: ask('encounter here'),
          },
          { words: PAGE.new.map, icon: 'map', act: ask('map here') },
          { words: PAGE.new.rules, icon: 'houseRules', act: ask('rules here') },
        ] satisfies MenuItem[])
      : []),
    { words: PAGE.new.creature, icon: 'goblin', apart: fight !== null, act: ask('creature') },
    { words: PAGE.new.party, icon: 'party', act: ask('party') },
    { words: PAGE.new.handout, icon: 'handout', act: ask('handout') },
  ]
  const make = async (what: Kept, name: string, system: string) => {
    const entries = await actions.entries()
    const made = await entries.make(what, name, system)
    if (made === null) return
    onMade(made)
    onToast({ words: PAGE.new.made(name), undo: () => void entries.trash([made]) })
  }
  return (
    <>
      <MenuButton items={items}>{PAGE.new.title}</MenuButton>
      {asks && (
        <form
          className="order-last flex basis-full flex-wrap items-center gap-2 pb-1"
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
            // The name of the fight stands there: typing puts another in its place.
            onFocus={event => event.currentTarget.select()}
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
              label={PAGE.ruleset}
              className="w-44"
              options={rulesets.map(({ id, name }) => ({ value: id, words: name }))}
              {...(fight && { defaultValue: fight.ruleset.id })}
            />
          )}
          <Button type="submit" look="primary">
            {PAGE.new.keep}
          </Button>
          <Button onClick={() => setAsks(null)}>{PAGE.new.leave}</Button>
        </form>
      )}
    </>
  )
}
