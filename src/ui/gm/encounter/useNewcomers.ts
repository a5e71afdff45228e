import { useEffect, useMemo, useState } from 'react'
import { ENCOUNTER } from '~/language/en/gm/encounter/encounter'
import type { Id, Json } from '~/engine'
import { useEntries } from '~/store/entries/useEntries'
import { useFight } from '~/store/hooks/useFight'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'
import { joinersOf, planJoin, type JoinForm, type JoinPlan } from './joinForm'
import { ownNames, type OwnName } from './ownNames'

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
  const form: JoinForm = { typed, side, isHidden, isPlaced }
  const own = useOwnNames(fight.ruleset.id)
  const plan = planJoin(fight, form, own)

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
    actions.draft('join', null)
    // Whoever is typed next is of the same side.
    if (plan.into) actions.draft('join.side', plan.into.id)
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
    isFirst: Object.keys(fight.snapshot.combatants).length === 0,
    type: (text: string) => actions.draft('join', text.slice(0, MOST_TYPED) || null),
    setSide: (id: Id) => actions.draft('join.side', id),
    setHidden,
    setPlaced,
    add,
    addWave,
  }
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
