import { useState } from 'react'
import { MURDHAM } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { SelectBox } from '../../parts/menus/SelectBox'

type View = Murdham['sheet']['views'][number]

const CIRCUMSTANCES: Readonly<Record<View['are'][number], string>> = {
  unseen: MURDHAM.target.unseen,
  obscured: MURDHAM.target.obscured,
  cover: MURDHAM.target.cover,
  behind: MURDHAM.target.behind,
  shutIn: MURDHAM.target.shutIn,
  difficult: MURDHAM.target.difficult,
  unaware: MURDHAM.target.unaware,
  low: MURDHAM.target.low,
}

/** What the GM says of somebody as a target: for all attackers, or for one of them. */
export function Circumstances({ who }: { who: Id }) {
  const snapshot = useSnapshot<Murdham>()
  const { views } = snapshot.combatants[who]!.sheet
  const [from, setFrom] = useState<Id | null>(null)
  const others = Object.values(snapshot.combatants).filter(c => c.id !== who && !c.gone)
  const are = views.find(view => view.from === from)?.are ?? []
  // Nothing in the way of one attacker is a word too: it stands against the wall that the map shows.
  const set = (circumstance: View['are'][number], on: boolean) =>
    asGm('circumstances', {
      target: who,
      from,
      are: on ? [...are, circumstance] : are.filter(one => one !== circumstance),
    })
  return (
    <section aria-label={MURDHAM.target.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <div className="flex items-center gap-2">
        <h3 className="text-sm font-semibold">{MURDHAM.target.title}</h3>
        <SelectBox
          label={MURDHAM.target.ofWhom}
          className="min-w-0 flex-1"
          options={[
            { value: '', words: MURDHAM.target.ofAll },
            ...others.map(({ id, name }) => ({
              value: id,
              words: `${MURDHAM.target.of(name)}${views.some(view => view.from === id) ? ' ·' : ''}`,
            })),
          ]}
          value={from ?? ''}
          onChange={next => setFrom(next === '' ? null : next)}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        {(Object.keys(CIRCUMSTANCES) as View['are'][number][]).map(one => (
          <label key={one} className="flex min-h-7 items-center gap-1.5 text-xs pointer-coarse:min-h-11">
            <input type="checkbox" checked={are.includes(one)} onChange={event => set(one, event.target.checked)} />
            {CIRCUMSTANCES[one]}
          </label>
        ))}
      </div>
    </section>
  )
}
