import type { Id, Prompt } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { orderOf } from '~/store/queries/rulesCache'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { useKeyLayer } from '../../keys/keyLayers'
import { circles } from '../circles'

/** The key that plays on as suggested. */
const KEY = ','

/**
 * Whoever is up, and those like it, act as tactics advise, one after the other: walk up, attack, and so on, each undoable. Dice
 * and questions to others are asked as always.
 */
export function AsSuggested({ now }: { now: Prompt }) {
  const fight = useFight()
  const selection = useTable(s => s.selection)
  const found = whoIsPlayed(fight, now, selection)
  const play = () => void actions.playSuggested(found!.who)
  useKeyLayer('suggested', name => {
    if (name !== KEY || !found) return false
    play()
    return true
  })
  if (!found) return null
  return (
    <Button small hotkey={KEY} onClick={play} title="As tactics advise; each step can be undone">
      {found.words}
    </Button>
  )
}

/** Who would be played, and how that is called; undefined: nobody is up. */
function whoIsPlayed(
  fight: FightView,
  { of, together = [], side }: Prompt,
  selection: readonly Id[],
): { who: readonly Id[]; words: string } | undefined {
  const { combatants, phase, sides } = fight.snapshot
  if (phase !== 'combat') return undefined
  if (of === 'gm') return { who: [], words: 'As suggested' }
  if (of === null) {
    const lanes = orderOf(fight).filter(({ now }) => now)
    const who = lanes.flatMap(({ rows }) => rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])))
    const name = side === null ? '' : (sides[side]?.name ?? '')
    return who.length === 0 ? undefined : { who, words: `${name} as suggested` }
  }
  const chosen = together.filter(id => id === of || selection.includes(id))
  if (chosen.length > 1) return { who: chosen, words: `${chosen.length} as suggested` }
  const own = combatants[of]
  if (!own) return undefined
  const all = Object.values(combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  // A character of the players is played alone: the others are theirs.
  const alike =
    sides[own.side]?.show === 'exact'
      ? undefined
      : circles(combatants, all, of).find(({ words }) => words.endsWith(' like it'))
  return alike
    ? { who: alike.who, words: `${own.name} and ${alike.words} as suggested` }
    : { who: [of], words: `${own.name} as suggested` }
}
