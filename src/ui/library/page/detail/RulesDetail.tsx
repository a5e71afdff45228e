import { useEffect, useState } from 'react'
import { PAGE } from '~/words/en/library'
import type { Entry } from '~/store/entries/entry'
import type { Difference } from '~/store/entries/entryActions'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import type { DetailMeans } from './detailMeans'

/** A set of house rules: what of it is otherwise than in the book; for this fight, or for all new ones. */
export function RulesDetail({ entry, onToast }: DetailMeans & { entry: Entry<'rules'> }) {
  const { id, name, system = '' } = entry
  const fight = useTable(s => s.fight)
  const [usual, setUsual] = useState<string | null>(null)
  const [ours, setOurs] = useState<readonly Difference[]>()
  useEffect(() => {
    void actions.entries().then(async entries => {
      setUsual(await entries.defaultRules(system))
      setOurs(await entries.differences(id))
    })
  }, [id, system])
  return (
    <>
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={usual === id}
          onChange={event => {
            const next = event.target.checked ? id : null
            setUsual(next)
            void actions.entries().then(entries => entries.setDefaultRules(system, next))
          }}
        />
        {PAGE.houseRules.usual}
      </label>
      {fight?.ruleset.id === system && (
        <Button
          look="primary"
          onClick={() =>
            void actions.entries().then(async entries => {
              if (await entries.applyRules(id))
                onToast({ words: PAGE.houseRules.played(fight.name, name), undo: () => actions.undo() })
            })
          }
        >
          {PAGE.houseRules.play(fight.name)}
        </Button>
      )}
      {ours?.length === 0 && <p className="text-muted">{PAGE.houseRules.asBook}</p>}
      <ul className="flex flex-col gap-1.5">
        {ours?.map(({ label, value, book }) => (
          <li key={label} className="border-ink bg-raised rounded-lg border-l-3 px-2.5 py-1.5">
            <p>
              {label}: <strong>{value}</strong>
            </p>
            <p className="text-muted text-xs">{PAGE.houseRules.inBook(book)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
