import { useRef } from 'react'
import { DETAILS, PAGE } from '~/words/en/library'
import type { Entry } from '~/store/entries/entry'
import { notYetHeroes } from '~/store/entries/intoFight'
import { useEntries } from '~/store/entries/useEntries'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { formText } from '../../../parts/controls/formText'
import { SelectBox, SelectField } from '../../../parts/menus/SelectBox'
import type { DetailMeans } from './detailMeans'

/** Letters of a name at most. */
const MOST_LETTERS = 60

interface AddHeroesProps extends Pick<DetailMeans, 'onToast'> {
  entry: Entry<'party'>
  /** Somebody with an empty sheet has joined. */
  onNew(hero: string): void
}

/** Ways into a party: out of the open fight, out of the library, or with an empty sheet; all of them by the rules of the party. */
export function AddHeroes({ entry, onToast, onNew }: AddHeroesProps) {
  const { id, name, system, data } = entry
  const fight = useTable(s => s.fight)
  const rulesets = useTable(s => s.rulesets)
  const cards = useEntries(s => s.cards)
  const field = useRef<HTMLInputElement>(null)
  const rules = rulesets.find(one => one.id === system)?.name ?? ''
  const creatures = (cards ?? []).filter(
    card => card.kind === 'creature' && card.trashed === undefined && card.system === system,
  )
  const here = fight && fight.ruleset.id === system ? notYetHeroes(data.heroes, fight) : []
  const joined = (who: readonly string[], back: (() => Promise<void>) | null) => {
    if (back) onToast({ words: DETAILS.party.joined(who, name), undo: () => void back() })
  }
  const takeIn = async () => {
    const entries = await actions.entries()
    const back = await entries.addHeroes(
      id,
      here.map(one => one.id),
    )
    joined(
      here.map(one => one.name),
      back,
    )
  }
  const addCreature = async (creature: string) => {
    const entries = await actions.entries()
    joined([creatures.find(card => card.id === creature)?.name ?? ''], await entries.addHeroOf(id, creature))
  }
  const addNew = async (called: string) => {
    const entries = await actions.entries()
    const key = await entries.addNewHero(id, called)
    if (key !== null) onNew(key)
  }
  return (
    <section aria-label={DETAILS.party.add} className="border-line flex flex-col gap-1.5 border-t pt-2.5">
      <h3 className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        <span className="flex-1">{data.heroes.length === 0 ? DETAILS.party.add : DETAILS.party.addFor(rules)}</span>
        {data.heroes.length === 0 && (
          <SelectBox
            label={PAGE.ruleset}
            className="w-48 font-normal"
            options={rulesets.map(one => ({ value: one.id, words: one.name }))}
            value={system ?? ''}
            onChange={next => void actions.entries().then(({ edit }) => edit(id, () => ({ system: next })))}
          />
        )}
      </h3>
      {here.length > 0 && fight && (
        <Button className="self-start" onClick={() => void takeIn()}>
          {DETAILS.party.takeIn(
            here.map(one => one.name),
            fight.name,
          )}
        </Button>
      )}
      {creatures.length > 0 && (
        <form
          className="flex gap-1.5"
          onSubmit={event => {
            event.preventDefault()
            void addCreature(formText(new FormData(event.currentTarget), 'creature'))
          }}
        >
          <SelectField
            name="creature"
            label={DETAILS.party.creature}
            className="min-w-0 flex-1"
            options={creatures.map(card => ({ value: card.id, words: card.name }))}
          />
          <Button type="submit">{DETAILS.party.addCreature}</Button>
        </form>
      )}
      <form
        className="flex gap-1.5"
        onSubmit={event => {
          event.preventDefault()
          const called = formText(new FormData(event.currentTarget), 'hero')
          if (called === '') return field.current?.focus()
          event.currentTarget.reset()
          void addNew(called)
        }}
      >
        <input
          ref={field}
          name="hero"
          aria-label={DETAILS.party.newName}
          placeholder={DETAILS.party.newName}
          maxLength={MOST_LETTERS}
          className="field min-w-0 flex-1"
        />
        <Button type="submit">{DETAILS.party.addNew}</Button>
      </form>
    </section>
  )
}
