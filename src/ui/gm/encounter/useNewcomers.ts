import { useState } from 'react'
import type { Id, Json } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'
import { joinersOf, planJoin, type JoinForm } from './joinForm'

/** Longest text that may be typed or pasted: a page. */
export const MOST_TYPED = 10_000

/** The form that brings combatants in: what is in it, what that means, and how they join. What is typed, and for which side, outlives a reload. */
export function useNewcomers() {
  const fight = useFight()
  const typed = useTable(s => s.drafts['join']) ?? ''
  const side: Id | undefined = useTable(s => s.drafts['join.side']) ?? Object.keys(fight.snapshot.sides)[0]
  const [isHidden, setHidden] = useState(false)
  const [isPlaced, setPlaced] = useState(true)
  const [problem, setProblem] = useState<string>()
  const form: JoinForm = { typed, side, isHidden, isPlaced }
  const plan = planJoin(fight, form)

  /** Brings them in and selects them. True when they are there. */
  const add = (): boolean => {
    setProblem(plan.problem)
    if (plan.problem !== undefined) return false
    const before = new Set(Object.keys(fight.snapshot.combatants))
    if (!asGm('join', { list: joinersOf(fight, form, plan) as unknown as Json })) return false
    actions.draft('join', null)
    const fresh = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id))
    actions.select(fresh)
    return true
  }

  /** They wait off the map, as a wave, until they are let in. True when they do. */
  const addWave = (): boolean => {
    setProblem(plan.problem)
    if (plan.problem !== undefined) return false
    const n = Object.keys(fight.snapshot.board.waves ?? {}).length + 1
    const list = joinersOf(fight, { ...form, isPlaced: false }, plan)
    if (!asGm('wave.add', { name: `Wave ${n}`, list: list as unknown as Json })) return false
    actions.draft('join', null)
    return true
  }

  return {
    form,
    plan,
    /** Why the latest try brought nobody in. */
    problem,
    sides: Object.values(fight.snapshot.sides),
    presets: Object.keys(fight.ruleset.state.sheet.presets),
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
