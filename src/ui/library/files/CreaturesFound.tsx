import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Creature, Id, Json, PreparedFight } from '~/engine'
import { type ChosenCreature, creatureJoiners, MOST_JOINERS } from '~/store/creatures/creatureJoiners'
import { foesAmong } from '~/store/creatures/setField'
import type { BecomesSheet } from '~/store/entries/fileActions'
import type { FileFound, MapGiven } from '~/store/fights/files'
import { problemOf } from '~/store/report'
import { actions, asGm, useTable } from '~/store/state'
import { FILES } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import { addSides } from '../newFightDraft'
import type { ChosenMap } from '../readNewFight'
import { CreatureRow } from './CreatureRow'
import { type FileMeans, keepFound } from './foundInWords'
import { Problem } from '../../parts/signs/Icon'

/** Brings these out of a file into the open fight, placed beside their side and selected. True when they are there. */
function joinFound(chosen: readonly ChosenCreature[], side: Id | undefined): boolean {
  const { fight } = useTable.getState()
  const into = side === undefined ? undefined : fight?.snapshot.sides[side]
  if (!fight || !into) return false
  const before = new Set(Object.keys(fight.snapshot.combatants))
  const list = creatureJoiners(fight, chosen, into)
  if (list.length === 0 || !asGm('join', { list: list as unknown as Json })) return false
  actions.select(Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id)))
  return true
}

interface FightOfFiles {
  readonly name: string
  readonly ruleset: string
  readonly map: MapGiven
  readonly foes: readonly ChosenCreature[]
  readonly party: readonly Creature[]
}

/** A new fight on a map out of a file, with heroes and foes out of others. Rejects with a sentence when it cannot be made. */
async function fightOfFiles({ name, ruleset, map, foes, party }: FightOfFiles): Promise<void> {
  const made = await actions.newFight({ name, ruleset, map })
  // Another may have been opened meanwhile.
  if (useTable.getState().fight?.id !== made) return
  addSides([FILES.heroes, FILES.foes])
  const sides = Object.values(useTable.getState().fight?.snapshot.sides ?? {})
  const heroes = party.map(creature => ({ creature, count: 1, isHidden: false }))
  joinFound(heroes, sides.find(({ show }) => show === 'exact')?.id)
  joinFound(foes, sides.find(({ show }) => show !== 'exact')?.id)
}

/** So many sheets are made without a pause. */
const AT_ONCE = 4

const NOTHING: ReadonlyMap<Creature, BecomesSheet> = new Map()

/** What these creatures of a file become by the rules of a system; those that are still being made are not in it. */
function useBecomes(creatures: readonly Creature[], system: string): ReadonlyMap<Creature, BecomesSheet> {
  const [made, setMade] = useState({ creatures, system, becomes: NOTHING })
  useEffect(() => {
    let isWanted = true
    void actions.entries().then(async ({ files }) => {
      const becomes = new Map<Creature, BecomesSheet>()
      for (let i = 0; i < creatures.length && isWanted; i += AT_ONCE) {
        const those = creatures.slice(i, i + AT_ONCE)
        for (const [n, one] of (await files.becomes(those, system)).entries()) becomes.set(those[n]!, one)
        if (isWanted) startTransition(() => setMade({ creatures, system, becomes: new Map(becomes) }))
        // The page stays at hand while they are made.
        await new Promise(resolve => setTimeout(resolve))
      }
    })
    return () => void (isWanted = false)
  }, [creatures, system])
  return made.system === system ? made.becomes : NOTHING
}

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
      {total > MOST_JOINERS && <Problem>{FILES.creatures.most(MOST_JOINERS)}</Problem>}
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
      <Problem>{problem}</Problem>
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
