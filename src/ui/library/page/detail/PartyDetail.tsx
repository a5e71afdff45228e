import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { Entry } from '~/store/entries/entry'
import type { EntryActions } from '~/store/entries/entryActions'
import { heroesIn } from '~/store/entries/intoFight'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { IconButton } from '../../../parts/controls/IconButton'
import { useLeft } from '../CardButton'
import { AddHeroes } from './AddHeroes'
import type { DetailMeans } from './detailMeans'

const doing = (act: (entries: EntryActions) => unknown) => () => void actions.entries().then(act)

/** A party: into a fight as it stands or rested, back home as the fight left it, and the sheets of its heroes. */
export function PartyDetail({ entry, onToast, onClose, Sheet }: DetailMeans & { entry: Entry<'party'> }) {
  const { id, name, system, data } = entry
  const fight = useTable(s => s.fight)
  const rulesets = useTable(s => s.rulesets)
  const isOnBench = useTable(s => s.bench !== null)
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
    doing(({ layOut, putBack }) => {
      if (read === hero) {
        setRead(null)
        return putBack()
      }
      setRead(hero)
      return layOut(id, hero)
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
          <Button
            onClick={doing(async ({ newFight }) => {
              const given = { name: DETAILS.party.fightOf(name), ruleset: system ?? rulesets[0]?.id ?? '' }
              if (await newFight({ ...given, party: { id, as: 'stands' } })) onClose()
            })}
          >
            {DETAILS.party.newFight}
          </Button>
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
      {read !== null && isOnBench && <Sheet />}
    </>
  )
}
