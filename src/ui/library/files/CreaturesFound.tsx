import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { FILES } from '~/words/en/library'
import type { Creature, PreparedFight } from '~/engine'
import { type ChosenCreature, MOST_JOINERS } from '~/store/creatures/creatureJoiners'
import { foesAmong } from '~/store/creatures/meantSide'
import type { FileFound } from '~/store/fights/files'
import { problemOf } from '~/store/report/report'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import type { ChosenMap } from '../chosenMap'
import { CreatureRow } from './CreatureRow'
import { fightOfFiles, joinFound } from './fightOfFiles'
import type { FileMeans } from './fileMeans'
import { keepFound } from './keepFound'
import { useBecomes } from './useBecomes'

/** So many come in once each unless the GM says otherwise; of a longer list the GM chooses. */
const FEW = 40
/** Rows that are shown; of more one searches. */
const MOST_ROWS = 60

interface CreaturesFoundProps extends FileMeans {
  found: Extract<FileFound, { kind: 'creatures' }>
  /** The map that was given together with them. */
  map?: ChosenMap | undefined
  /** They are in the fight, or in the library. */
  onDone(): void
  /** A new fight with them was made. */
  onMade(): void
}

/**
 * The creatures of a file, in the rules of a system: how many of each come into the open fight or a new one, or into the library, and
 * the fights that were prepared with them.
 */
export function CreaturesFound({ found, map, onDone, onMade, ...means }: CreaturesFoundProps) {
  const { creatures, party, fights } = found
  const fight = useTable(s => s.fight)
  const rulesets = useTable(s => s.rulesets)
  const sides = Object.values(fight?.snapshot.sides ?? {})
  const [chosenRules, setRules] = useState<string>()
  const system = chosenRules ?? fight?.ruleset.id ?? rulesets[0]?.id ?? ''
  const [foes, setFoes] = useState<string>()
  const into = sides.find(({ id }) => id === foes) ?? foesAmong(sides)
  const theirs = sides.find(({ show }) => show === 'exact') ?? sides[0]
  const [isHidden, setHidden] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [counts, setCounts] = useState<ReadonlyMap<Creature, number>>(
    () => new Map(creatures.length <= FEW ? creatures.map(one => [one, 1]) : []),
  )
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  // Of a long list in which nobody was chosen all are meant.
  const wanted = total === 0 ? creatures : creatures.filter(one => (counts.get(one) ?? 0) > 0)
  const kept = wanted.length + (party.length > 0 ? 1 : 0) + fights.length
  const isHere = fight?.ruleset.id === system

  const join = (chosen: readonly ChosenCreature[], side: string | undefined) => {
    if (side === undefined) return setProblem(FILES.creatures.sideFirst)
    if (joinFound(chosen, side)) onDone()
  }
  const keep = async () => {
    const name = partyName(found)
    const all = { system, creatures: wanted, fights, ...(party.length > 0 && { party: { name, heroes: party } }) }
    const words = FILES.creatures.kept(kept, found.name || FILES.creatures.theseFiles)
    if (await keepFound(words, entries => entries.files.keep(all), means)) onDone()
  }
  const begin = ({ given }: ChosenMap) => {
    const asked = { name: given.found.name, ruleset: system, map: given, foes: chosenOf(counts, isHidden), party }
    fightOfFiles(asked).then(onMade, (error: unknown) => setProblem(problemOf(error)))
  }

  return (
    <div className="@container flex flex-col gap-2">
      <p>{FILES.creatures.found(creatures.length, party.length, fights.length, found.format)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs">
        <span className="flex items-center gap-1.5">
          {FILES.creatures.into}{' '}
          <SelectBox
            label={FILES.creatures.intoRules}
            className="w-44"
            options={rulesets.map(({ id, name }) => ({ value: id, words: name }))}
            value={system}
            onChange={setRules}
          />
        </span>
        {isHere && (
          <>
            <span className="flex items-center gap-1.5">
              {FILES.creatures.side}{' '}
              <SelectBox
                label={FILES.creatures.theirSide}
                className="w-32"
                options={sides.map(({ id, name }) => ({ value: id, words: name }))}
                value={into?.id ?? ''}
                onChange={setFoes}
              />
            </span>
            <label className="flex items-center gap-1.5">
              <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.target.checked)} />{' '}
              {FILES.creatures.hidden}
            </label>
          </>
        )}
      </div>
      {creatures.length > 0 && <HowMany {...{ creatures, counts, system }} onCounts={setCounts} />}
      {!fight && <p role="status">{FILES.creatures.noFight}</p>}
      {total > MOST_JOINERS && (
        <p role="alert" className="text-danger text-xs">
          {FILES.creatures.most(MOST_JOINERS)}
        </p>
      )}
      {/* However long the list is, what is done with it stays in sight. */}
      <div className="bg-surface border-line sticky -bottom-2.5 flex flex-wrap gap-1.5 border-t py-2.5">
        {map && (
          <Button look="primary" disabled={total > MOST_JOINERS} onClick={() => begin(map)}>
            {FILES.creatures.newFight(map.given.found.name, total)}
          </Button>
        )}
        <Button look={means.keepsFirst && !map ? 'primary' : 'plain'} onClick={() => void keep()}>
          {FILES.creatures.take(kept, wanted.length === creatures.length && kept > 1)}
        </Button>
        {isHere && creatures.length > 0 && (
          <Button
            look={means.keepsFirst || map ? 'plain' : 'primary'}
            disabled={total === 0 || total > MOST_JOINERS}
            onClick={() => join(chosenOf(counts, isHidden), into?.id)}
          >
            {FILES.creatures.add(total)}
          </Button>
        )}
        {isHere && party.length > 0 && (
          <Button onClick={() => join(once(party), theirs?.id)}>
            {FILES.creatures.addParty(party.length, theirs?.name)}
          </Button>
        )}
        {isHere &&
          fights.map((one, i) => (
            <Button key={i} onClick={() => join(preparedIn(one, isHidden), into?.id)}>
              {FILES.creatures.addFight(one.name, one.combatants.length)}
            </Button>
          ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </div>
  )
}

interface HowManyProps {
  creatures: readonly Creature[]
  counts: ReadonlyMap<Creature, number>
  system: string
  onCounts: Dispatch<SetStateAction<ReadonlyMap<Creature, number>>>
}

/** A row for each; a long list is searched. */
function HowMany({ creatures, counts, system, onCounts }: HowManyProps) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const fitting = useMemo(() => creatures.filter(({ name }) => name.toLowerCase().includes(words)), [creatures, words])
  const shown = useMemo(() => fitting.slice(0, MOST_ROWS), [fitting])
  const becomes = useBecomes(shown, system)
  const count = useCallback(
    (one: Creature, n: number) => onCounts(before => new Map([...before, [one, n]])),
    [onCounts],
  )
  return (
    <>
      {creatures.length > 12 && (
        <input
          type="search"
          className="field"
          aria-label={FILES.creatures.searchFile}
          placeholder={FILES.creatures.search}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      )}
      <ul className="flex max-h-72 flex-col gap-0.5 overflow-y-auto">
        {shown.map((one, i) => (
          <CreatureRow key={i} creature={one} becomes={becomes.get(one)} count={counts.get(one) ?? 0} onCount={count} />
        ))}
      </ul>
      {fitting.length > shown.length && (
        <p className="text-muted text-xs">{FILES.creatures.more(fitting.length - shown.length)}</p>
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

/** "The party of sample players". */
function partyName({ name }: { name: string }): string {
  const called = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return called === '' ? FILES.creatures.party : FILES.creatures.partyOf(called).slice(0, 60)
}
