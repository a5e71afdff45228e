import { useMemo } from 'react'
import type { Asked, Decider, Id, QuestionTable, Region } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useTable } from '~/store/state'
import type { Aim } from '../../../board/props'
import { useWindowState } from '../../state/windowState'
import { isPlaced } from '../placeTogether'

/** Whether the answer to this choice is one value, not a list: as the engine checks it, whose types alone are known here. */
export function isSingleChoice(ask: Extract<Asked, { kind: 'choice' }>): boolean {
  return ask.min === 1 && ask.max === 1
}

/** The parts into which the rules cut the map, as they lie to whoever is asked or acts; undefined where there are none. */
export function useRegions(): readonly Region[] | undefined {
  const fight = useFight()
  const { ruleset, snapshot, terrain, asks } = fight
  const { of: waiting } = fight.prompt()
  return useMemo(() => {
    const deciders = [asks?.[0]?.of, waiting]
    const of = deciders.find(one => one !== undefined && one !== null && one !== 'gm') ?? null
    return ruleset.commands.regions?.(snapshot, terrain, of)
  }, [ruleset, snapshot, terrain, asks, waiting])
}

/**
 * The line of the attack that is being made: to whom the hand is on while a target is chosen, else to the one who is proposed;
 * afterwards to who is asked, or is to be met.
 *
 * @param now whose turn it is
 */
export function useAim(now: Decider | null): Aim | null {
  const { asks, snapshot, ruleset } = useFight()
  const { questions } = ruleset
  const aimed = useWindowState(v => v.aimed)
  return useMemo(() => {
    const aim = asks?.[0] && aimOf(asks[0], questions, aimed, now)
    return aim && isPlaced(snapshot, aim.from) && isPlaced(snapshot, aim.to) ? aim : null
  }, [asks, snapshot, questions, aimed, now])
}

/** The blow that is aimed on the map, with the way before it; null: there is none, or no way to it. */
export function useProposed(): Aim | null {
  const aimed = useTable(s => s.aimed)
  const [plan, by, target] = [aimed?.plan, aimed?.by, aimed?.target]
  return useMemo(
    () =>
      plan && by !== undefined && target !== undefined
        ? { from: by, to: target, isClosed: !('steps' in plan), way: 'steps' in plan ? plan.way : [] }
        : null,
    [plan, by, target],
  )
}

/**
 * The line that belongs to a question; null: none does.
 *
 * @param questions what its rules declare of each
 */
export function aimOf(ask: Asked, questions: QuestionTable, aimed: Id | null, now: Decider | null): Aim | null {
  const { meaning, ofAttack } = questions[ask.key] ?? {}
  return (meaning === 'target' ? chosen(ask, aimed) : null) ?? (ofAttack ? met(ask, now) : null)
}

/** Whoever is asked for a target, and the one they would take. */
function chosen(ask: Asked, aimed: Id | null): Aim | null {
  if (ask.kind !== 'choice' || !isSingleChoice(ask)) return null
  const option = ask.options.find(({ value }) => value === (aimed ?? ask.default))
  if (typeof option?.value !== 'string') return null
  return { from: ask.of, to: option.value, isClosed: option.whyNot !== undefined }
}

/** Whoever acts, and who answers or is to be met. */
function met({ of, facts }: Asked, now: Decider | null): Aim | null {
  if (now === null || now === 'gm') return null
  // Whoever may step in is asked about the one who is meant.
  const to = facts?.target ?? of
  return typeof to === 'string' && to !== now ? { from: now, to, isClosed: false } : null
}
