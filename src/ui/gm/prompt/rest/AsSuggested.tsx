import { SUGGESTED } from '~/words/en/prompt'
import type { Id, Prompt } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { KEY } from '../../commands/keyNames'
import { useKeyLayer } from '../../keys/keyLayers'
import { circles } from '../circles'
import { StopSuggesting } from '../StopSuggesting'
import type { Suggestion } from './suggestions'

/**
 * Whoever is up acts as tactics advise, or with those like it for the rest of the round, or everybody does: walk up, attack, and so
 * on, each undoable. Dice and questions to others are asked as always.
 *
 * @param lit what Enter takes
 */
export function AsSuggested({ now, lit }: { now: Prompt; lit: Suggestion | undefined }) {
  const fight = useFight()
  const selection = useTable(s => s.selection)
  const suggested = useTable(s => s.suggested)
  const found = whoIsPlayed(fight, now, selection)
  const all = Object.values(fight.snapshot.combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  const isRound = suggested !== null && all.every(id => suggested.round.includes(id))
  // Where tactics advise nothing what is lit is done: a step of the GM, that is.
  const otherwise = lit && 'by' in lit.does && lit.does.by === 'gm' ? lit.does : undefined
  const play = (who: readonly Id[]) => void actions.playSuggested(who, otherwise)
  useKeyLayer('suggested', name => {
    if (!found || (name !== KEY.suggested && name !== KEY.round)) return false
    play(name === KEY.suggested ? found.who : all)
    return true
  })
  if (!found) return null
  return (
    <>
      <Button small hotkey={KEY.suggested} onClick={() => play(found.who)} title={SUGGESTED.why}>
        {found.words}
      </Button>
      {!isRound && (
        <Button small look="quiet" hotkey={KEY.round} onClick={() => play(all)} title={SUGGESTED.whyRound}>
          {SUGGESTED.round}
        </Button>
      )}
      <StopSuggesting />
    </>
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
  if (of === 'gm') return { who: [], words: SUGGESTED.gm }
  if (of === null) {
    const lanes = fight.order.filter(({ now }) => now)
    const who = lanes.flatMap(({ rows }) => rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])))
    const name = side === null ? '' : (sides[side]?.name ?? '')
    return who.length === 0 ? undefined : { who, words: SUGGESTED.as(name) }
  }
  const chosen = together.filter(id => id === of || selection.includes(id))
  if (chosen.length > 1) return { who: chosen, words: SUGGESTED.count(chosen.length) }
  const own = combatants[of]
  if (!own) return undefined
  const all = Object.values(combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  // A character of the players is played alone: the others are theirs.
  const alike =
    sides[own.side]?.show === 'exact'
      ? undefined
      : circles(combatants, all, of).find(({ of: whom }) => whom === 'alike')
  return alike
    ? { who: alike.who, words: SUGGESTED.withAlike(own.name, alike.words) }
    : // Who it is stands in the words before it.
      { who: [of], words: SUGGESTED.gm }
}
