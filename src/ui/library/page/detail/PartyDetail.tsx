import { useRef, useState } from 'react'
import type { EntryActions } from '~/store/entries/entryActions'
import { useEntries } from '~/store/entries/cards'
import type { Entry } from '~/store/entries/fightStanding'
import { heroesIn, notYetHeroes } from '~/store/entries/intoFight'
import { actions, useTable } from '~/store/state'
import { DETAILS, PAGE } from '~/words/en/library'
import { Button, Form } from '../../../parts/controls/Button'
import { IconButton } from '../../../parts/controls/IconButton'
import { formText } from '../../../parts/controls/forms'
import { SelectBox, SelectField } from '../../../parts/menus/SelectBox'
import { useLeft } from '../CardButton'
import type { DetailDeps } from './CreatureDetail'

/** Letters of a name at most. */
const MOST_LETTERS = 60

interface AddHeroesProps extends Pick<DetailDeps, 'onToast'> {
  entry: Entry<'party'>
  /** Somebody with an empty sheet has joined. */
  onNew(hero: string): void
}

/** Ways into a party: out of the open fight, out of the library, or with an empty sheet; all of them by the rules of the party. */
function AddHeroes({ entry, onToast, onNew }: AddHeroesProps) {
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
        <Form className="flex gap-1.5" onSent={form => void addCreature(formText(new FormData(form), 'creature'))}>
          <SelectField
            name="creature"
            label={DETAILS.party.creature}
            className="min-w-0 flex-1"
            options={creatures.map(card => ({ value: card.id, words: card.name }))}
          />
          <Button type="submit">{DETAILS.party.addCreature}</Button>
        </Form>
      )}
      <Form
        className="flex gap-1.5"
        onSent={form => {
          const called = formText(new FormData(form), 'hero')
          if (called === '') return field.current?.focus()
          form.reset()
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
      </Form>
    </section>
  )
}

const doing = (act: (entries: EntryActions) => unknown) => () => void actions.entries().then(act)

/** A party: into a fight as it stands or rested, back home as the fight left it, and the sheets of its heroes. */
export function PartyDetail({ entry, onToast, onClose, Sheet }: DetailDeps & { entry: Entry<'party'> }) {
  const { id, name, system, data } = entry
  const fight = useTable(s => s.fight)
  const rulesets = useTable(s => s.rulesets)
  const hasDraft = useTable(s => s.sheetDraft !== null)
  const [read, setRead] = useState<string | null>(null)
  const isHere = fight !== null && (system === undefined || fight.ruleset.id === system)
  const { heroes } = data
  const isAllHere = isHere && heroesIn(heroes, fight).size === heroes.length
  const left = useLeft(entry)
  const join = (as: 'stands' | 'rested') =>
    doing(async ({ addParty }) => {
      const fresh = await addParty(id, as)
      if (fresh.length > 0) onToast({ words: DETAILS.joined(name, fight?.name ?? ''), undo: () => actions.undo() })
    })
  const lay = (hero: string) =>
    doing(({ openDraft, closeDraft }) => {
      if (read === hero) {
        setRead(null)
        return closeDraft()
      }
      setRead(hero)
      return openDraft(id, hero)
    })
  return (
    <>
      {heroes.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {isHere && (
            <>
              {!isAllHere && (
                <>
                  <Button look="primary" onClick={join('stands')}>
                    {DETAILS.asTheyStand}
                  </Button>
                  <Button onClick={join('rested')} title={DETAILS.party.restedHow}>
                    {DETAILS.addRested}
                  </Button>
                </>
              )}
              <Button
                {...(isAllHere && { look: 'primary' as const })}
                title={DETAILS.party.homeHow}
                onClick={doing(async ({ takeHome }) => {
                  const home = await takeHome(id)
                  if (home)
                    onToast({
                      words: DETAILS.party.cameHome(home.count, name),
                      undo: () => void home.back(),
                    })
                })}
              >
                {DETAILS.party.home}
              </Button>
            </>
          )}
          {(['stands', 'rested'] as const).map(as => (
            <Button
              key={as}
              title={as === 'rested' ? DETAILS.party.restedHow : undefined}
              onClick={doing(async ({ newFight }) => {
                const given = { name: DETAILS.party.fightOf(name), ruleset: system ?? rulesets[0]?.id ?? '' }
                if (await newFight({ ...given, party: { id, as } })) onClose()
              })}
            >
              {DETAILS.party.newFight[as]}
            </Button>
          ))}
        </div>
      )}
      <ul aria-label={DETAILS.party.heroes} className="flex flex-col gap-1">
        {heroes.map(hero => (
          <li key={hero.key} className="bg-raised flex items-center gap-1 rounded-lg pl-2.5">
            <button
              type="button"
              aria-expanded={read === hero.key}
              className="min-h-9 min-w-0 flex-1 truncate text-left font-medium hover:underline pointer-coarse:min-h-11"
              onClick={lay(hero.key)}
            >
              {hero.name}
            </button>
            <span aria-hidden="true" className="bg-table h-1 w-16 shrink-0 overflow-hidden rounded-full">
              <span
                className="block h-full bg-(--side-0)"
                style={{ width: `${Math.round((left.find(({ key }) => key === hero.key)?.left ?? 0) * 100)}%` }}
              />
            </span>
            <IconButton
              icon="close"
              label={DETAILS.party.take(hero.name)}
              onClick={doing(async ({ removeHero }) => {
                const back = await removeHero(id, hero.key)
                if (back) onToast({ words: DETAILS.party.taken(hero.name, name), undo: () => void back() })
              })}
            />
          </li>
        ))}
        {heroes.length === 0 && <li className="text-muted text-sm">{DETAILS.party.nobody}</li>}
      </ul>
      <AddHeroes key={id} {...{ entry, onToast }} onNew={hero => lay(hero)()} />
      {read !== null && hasDraft && <Sheet />}
    </>
  )
}
