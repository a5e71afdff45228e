import { useEffect, useMemo, useState } from 'react'
import type { Command, Id, Json } from '~/engine'
import { useEntries } from '~/store/entries/cards'
import { useFight } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions, asGm, useTable } from '~/store/state'
import { ENCOUNTER } from '~/words/en/sheets'
import { countOf, joinersOf, type JoinForm, type JoinPlan, planJoin } from './joinForm'
import { type OwnName, ownNames } from './ownNames'

/** What somebody typed to bring combatants in, kept so that it comes back into the field when they are taken back. */
export interface TypedBefore {
  /** So many commands were complete before they came in. */
  readonly at: number
  readonly typed: string
  /** The side that had been chosen; null: none. */
  readonly side: Id | null
  /** Those who came in, by name. */
  readonly names: readonly string[]
  /** They were taken back, and it stands in the field again. */
  readonly isBack: boolean
}

/** What is to be done with the field: `back` puts the lines into it, `gone` takes them out again, since they were redone. */
type TypedMove = 'back' | 'gone' | 'forget'

/**
 * What the line of play says of lines that were typed; undefined: nothing changes.
 * @param done commands that are complete
 * @param commandAt the command that stands at a place of the line, undone ones included
 * @param typed what stands in the field
 */
export function typedMove(
  before: TypedBefore,
  done: number,
  commandAt: (at: number) => Command | undefined,
  typed: string,
): TypedMove | undefined {
  const { at, isBack, names } = before
  const isStill = sameNames(namesIn(commandAt(at)), names)
  if (done > at) return !isStill ? 'forget' : isBack && typed === before.typed ? 'gone' : undefined
  if (isBack) return undefined
  return typed === '' && isStill ? 'back' : 'forget'
}

/** Those whom a command brings in, by name. */
export function namesIn(command: Command | undefined): readonly string[] {
  const list: Json | undefined = command?.with?.list
  if (!Array.isArray(list)) return []
  return list.flatMap((one: Json) =>
    typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' ? [one.name] : [],
  )
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((name, i) => name === b[i])

/** Reads it out of a draft; null where there is none, or it is damaged. */
export function readTypedBefore(draft: string | undefined): TypedBefore | null {
  if (draft === undefined) return null
  try {
    const { at, typed, side, names, isBack } = JSON.parse(draft) as Partial<TypedBefore>
    const isSound = typeof at === 'number' && typeof typed === 'string' && Array.isArray(names)
    return isSound ? { at, typed, side: side ?? null, names, isBack: isBack === true } : null
  } catch {
    return null
  }
}

/** The draft that keeps what was typed for those who came in last. */
const BEFORE = 'join.before'

/** Longest text that may be typed or pasted: a page. */
export const MOST_TYPED = 10_000

/** The form that brings combatants in: what is in it, what that means, and how they join. What is typed, and for which side, outlives a reload. */
export function useNewcomers() {
  const fight = useFight()
  const typed = useTable(s => s.drafts['join']) ?? ''
  const side: Id | undefined = useTable(s => s.drafts['join.side'])
  const [isHidden, setHidden] = useState(false)
  const [isPlaced, setPlaced] = useState(true)
  const [problem, setProblem] = useState<string>()
  const goesOn: Id | undefined = useTable(s => s.drafts['join.next'])
  const form: JoinForm = { typed, side, goesOn, isHidden, isPlaced }
  const own = useOwnNames(fight.ruleset.id)
  const plan = planJoin(fight, form, own)
  const isFirst = Object.keys(fight.snapshot.combatants).length === 0
  useTypedBack(fight, typed)

  /** Brings them in and selects them. True when they are there. */
  const add = async (): Promise<boolean> => {
    setProblem(plan.problem)
    if (plan.problem !== undefined) return false
    const before = new Set(Object.keys(fight.snapshot.combatants))
    const { single, parties } = await fromLibrary(plan)
    const now = useTable.getState().fight
    // Another was opened while its sheets were being read.
    if (now?.id !== fight.id) return false
    const list = joinersOf(now, form, { ...plan, all: single })
    if (list.length > 0 && !asGm('join', { list: list as unknown as Json })) return false
    for (const { own: party, isRested } of parties)
      if (party) await (await actions.entries()).addParty(party.id, isRested ? 'rested' : 'stands')
    keepTyped(now, form)
    actions.draft('join', null)
    // A side chosen for the first newcomers of a fight holds for them only. After several heroes the foes are meant.
    if (isFirst) actions.draft('join.side', null)
    const isByChoice = !isFirst && plan.into?.id === side
    actions.draft('join.next', isByChoice || countOf(plan.all) > 1 ? null : (plan.into?.id ?? null))
    const fresh = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id))
    actions.select(fresh)
    return fresh.length > 0
  }

  /** They wait off the map, as a wave, until they are let in. True when they do. */
  const addWave = async (): Promise<boolean> => {
    setProblem(plan.problem)
    if (plan.problem !== undefined) return false
    const { single, parties } = await fromLibrary(plan)
    if (parties.length > 0) {
      setProblem(ENCOUNTER.add.noWave(parties[0]!.name))
      return false
    }
    const n = Object.keys(fight.snapshot.board.waves ?? {}).length + 1
    const list = joinersOf(fight, { ...form, isPlaced: false }, { ...plan, all: single })
    if (!asGm('wave.add', { name: ENCOUNTER.add.wave(n), list: list as unknown as Json })) return false
    keepTyped(fight, form)
    actions.draft('join', null)
    return true
  }

  return {
    form,
    plan,
    /** Why the latest try brought nobody in. */
    problem,
    sides: Object.values(fight.snapshot.sides),
    /** What can be typed by name: ready-made sheets, and what is one's own. */
    presets: Object.keys(fight.ruleset.state.sheet.presets),
    own,
    /** Nobody is in the fight yet. */
    isFirst,
    type: (text: string) => actions.draft('join', text.slice(0, MOST_TYPED) || null),
    setSide: (id: Id) => actions.draft('join.side', id),
    setHidden,
    setPlaced,
    add,
    addWave,
  }
}

/**
 * Keeps what was typed for those who came in after this moment of the fight, so that it comes back when they are taken back. Those
 * who come in by a ruling in the middle of a question have no such way.
 */
function keepTyped({ mark }: FightView, { typed, side }: JoinForm): void {
  const names = namesIn(useTable.getState().fight?.line.timeline.steps[mark.done]?.command)
  if (mark.entries !== null || names.length === 0) return
  const before: TypedBefore = { at: mark.done, typed, side: side ?? null, names, isBack: false }
  actions.draft(BEFORE, JSON.stringify(before))
}

/** Puts typed lines back into the field when those who came in by them are taken back, and takes them out when they are redone. */
function useTypedBack({ mark, line, writer }: FightView, typed: string): void {
  const draft = useTable(s => s.drafts[BEFORE])
  useEffect(() => {
    const before = readTypedBefore(draft)
    if (!before || !writer || mark.entries !== null) return
    const move = typedMove(before, mark.done, at => line.timeline.steps[at]?.command, typed)
    if (move === 'back') {
      actions.draft('join', before.typed)
      actions.draft('join.side', before.side)
      actions.draft(BEFORE, JSON.stringify({ ...before, isBack: true }))
    } else if (move === 'gone') {
      actions.draft('join', null)
      actions.draft(BEFORE, JSON.stringify({ ...before, isBack: false }))
    } else if (move === 'forget') actions.draft(BEFORE, null)
  }, [draft, mark, line, writer, typed])
}

/** What of the library can join by its name; read when the form is first there. */
function useOwnNames(system: string): readonly OwnName[] {
  const cards = useEntries(s => s.cards)
  useEffect(() => {
    // A library that cannot be read says so on its own page.
    void actions.entries().catch(() => undefined)
  }, [])
  return useMemo(() => ownNames(cards ?? [], system), [cards, system])
}

/** Those of a plan one by one, with their sheets where they are in the library; its parties apart. */
async function fromLibrary({ all }: JoinPlan): Promise<Record<'single' | 'parties', JoinPlan['all']>> {
  const parties = all.filter(({ own }) => own?.kind === 'party')
  const single: JoinPlan['all'][number][] = []
  for (const one of all) {
    if (!one.own) single.push(one)
    else if (one.own.kind === 'creature') {
      const { own, count } = one
      const made = await (await actions.entries()).newcomer(own.id)
      if (made) single.push({ ...made, count })
    }
  }
  return { single, parties }
}
