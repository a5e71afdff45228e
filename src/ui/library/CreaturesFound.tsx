import { useMemo, useState } from 'react'
import type { Creature, Json, PreparedFight, Side } from '~/engine'
import { creatureJoiners, MOST_JOINERS, type ChosenCreature } from '~/store/creatures/creatureJoiners'
import type { FileFound } from '~/store/fights/files'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'

/** So many come in once each unless the GM says otherwise; of a longer list the GM chooses. */
const FEW = 40
/** Rows that are shown; of more one searches. */
const MOST_ROWS = 60

interface CreaturesFoundProps {
  found: Extract<FileFound, { kind: 'creatures' }>
  /** They are in the fight. */
  onDone(): void
}

/** The creatures of a file: how many of each come into the open fight, and the fights that were prepared with them. */
export function CreaturesFound({ found, onDone }: CreaturesFoundProps) {
  const { creatures, party, fights } = found
  const fight = useTable(s => s.fight)
  const sides = Object.values(fight?.snapshot.sides ?? {})
  const [foes, setFoes] = useState<string>()
  const into = sides.find(({ id }) => id === foes) ?? sides.find(({ show }) => show !== 'exact') ?? sides[0]
  const theirs = sides.find(({ show }) => show === 'exact') ?? sides[0]
  const [isHidden, setHidden] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [counts, setCounts] = useState<ReadonlyMap<Creature, number>>(
    () => new Map(creatures.length <= FEW ? creatures.map(one => [one, 1]) : []),
  )
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)

  const join = (chosen: readonly ChosenCreature[], side: Side | undefined) => {
    if (!fight || !side) return setProblem('Add a side first.')
    const before = new Set(Object.keys(fight.snapshot.combatants))
    const list = creatureJoiners(fight, chosen, side)
    if (list.length === 0 || !asGm('join', { list: list as unknown as Json })) return
    const fresh = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id))
    actions.select(fresh)
    onDone()
  }

  return (
    <>
      <p>
        {[
          counted(creatures.length, 'creature', 'creatures'),
          counted(party.length, 'player character', 'player characters'),
          counted(fights.length, 'prepared encounter', 'prepared encounters'),
        ]
          .filter(words => words !== '')
          .join(', ')}
        , {found.format}. What their numbers become here is marked to check, with where it came from.
      </p>
      {!fight && <p role="status">Open a fight, or make a new one, to bring them in.</p>}
      {fight && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs">
            <label className="flex items-center gap-1.5">
              Side{' '}
              <select className="field w-28" value={into?.id ?? ''} onChange={event => setFoes(event.target.value)}>
                {sides.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className="flex items-center gap-1.5">
              <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.target.checked)} /> hidden
              from players
            </label>
          </div>
          {creatures.length > 0 && (
            <>
              <HowMany creatures={creatures} counts={counts} onCounts={setCounts} />
              <Button
                look="primary"
                disabled={total === 0 || total > MOST_JOINERS}
                onClick={() => join(chosenOf(counts, isHidden), into)}
              >
                Add {total} to the fight
              </Button>
              {total > MOST_JOINERS && (
                <p role="alert" className="text-danger text-xs">
                  At most {MOST_JOINERS} join at once.
                </p>
              )}
            </>
          )}
          {party.length > 0 && (
            <Button onClick={() => join(once(party), theirs)}>
              Add the party of {party.length} to {theirs?.name ?? 'the fight'}
            </Button>
          )}
          {fights.map((one, i) => (
            <Button key={i} onClick={() => join(preparedIn(one, isHidden), into)}>
              Add “{one.name}”, {counted(one.combatants.length, 'combatant', 'combatants')}
            </Button>
          ))}
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </>
  )
}

interface HowManyProps {
  creatures: readonly Creature[]
  counts: ReadonlyMap<Creature, number>
  onCounts(counts: ReadonlyMap<Creature, number>): void
}

/** A number before each name; a long list is searched. */
function HowMany({ creatures, counts, onCounts }: HowManyProps) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const fitting = useMemo(() => creatures.filter(({ name }) => name.toLowerCase().includes(words)), [creatures, words])
  const shown = fitting.slice(0, MOST_ROWS)
  return (
    <>
      {creatures.length > 12 && (
        <input
          type="search"
          className="field"
          aria-label="Search the creatures of the file"
          placeholder="Search"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      )}
      <ul className="max-h-72 overflow-y-auto">
        {shown.map((one, i) => (
          <li key={i} className="flex items-center gap-2 py-0.5">
            <input
              type="number"
              min={0}
              max={MOST_JOINERS}
              className="field w-14"
              aria-label={`How many of ${one.name}`}
              value={counts.get(one) ?? 0}
              onChange={event => {
                const n = Math.min(MOST_JOINERS, Math.max(0, Math.floor(Number(event.target.value)) || 0))
                onCounts(new Map([...counts, [one, n]]))
              }}
            />
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <span className="text-muted truncate text-xs">
              {one.numbers
                .slice(0, 3)
                .map(({ name, value }) => `${name} ${value}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {fitting.length > shown.length && (
        <p className="text-muted text-xs">{fitting.length - shown.length} more; search for them by name.</p>
      )}
    </>
  )
}

const chosenOf = (counts: ReadonlyMap<Creature, number>, isHidden: boolean): ChosenCreature[] =>
  [...counts].map(([creature, count]) => ({ creature, count, isHidden }))

const once = (list: readonly Creature[]): ChosenCreature[] =>
  list.map(creature => ({ creature, count: 1, isHidden: false }))

const preparedIn = ({ combatants }: PreparedFight, isHidden: boolean): ChosenCreature[] =>
  combatants.map(one => ({ creature: one.creature, count: 1, isHidden: isHidden || one.isHidden }))

const counted = (n: number, one: string, many: string): string => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)
