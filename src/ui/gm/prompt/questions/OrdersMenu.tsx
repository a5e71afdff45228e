import { QUESTIONS } from '~/words/en/prompt'
import type { Asked, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import type { MenuItem } from '../../../parts/menus/items'
import { MenuButton } from '../../../parts/menus/MenuButton'
import { circles } from '../circles'
import { ordersInForce, quietName, quietNow } from '../ordersInForce'

/**
 * Standing orders, right where they save a question: not again this round; never and always, of whoever is asked, of those like
 * it, or of the whole side; and those in force, to be taken back. At rest only these.
 */
export function OrdersMenu({ ask }: { ask: Asked | undefined }) {
  const fight = useFight()
  const { ruleset, snapshot } = fight
  const { combatants, sides } = snapshot
  const { round } = fight.prompt()
  const quiet = quietNow(
    useTable(s => s.drafts),
    round,
  )
  const rolled = Object.entries(useTable(s => s.dice)).flatMap(([side, mode]) => (mode === 'ask' ? [] : [side]))
  const nameOf = (id: Id) => combatants[id]?.name ?? id

  const forRound = (asked: Asked): readonly MenuItem[] => {
    const side = combatants[asked.of]?.side
    if (side === undefined || asked.default === undefined) return []
    // Whoever acts means to be asked.
    if (ruleset.questions[asked.key]?.meaning !== 'reaction') return []
    return [
      {
        words: QUESTIONS.orders.notThisRound(sides[side]?.name ?? ''),
        detail: QUESTIONS.orders.takesLit,
        act() {
          actions.quieten(asked.key, side, round)
          actions.answerAlike(asked, null)
        },
      },
    ]
  }
  const forGood = (asked: Asked): readonly MenuItem[] => {
    const all = Object.values(combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
    const rings = circles(combatants, all, asked.of)
    return (ruleset.display.orders?.(asked) ?? []).flatMap(({ words, sets }) =>
      rings.map(({ who, words: ring }, i): MenuItem => ({
        words: QUESTIONS.orders.of(
          words,
          ring === ''
            ? nameOf(asked.of)
            : i === rings.length - 1 && i > 1
              ? ring
              : QUESTIONS.orders.and(nameOf(asked.of), ring),
        ),
        apart: i === 0,
        act: () => void actions.setAll(who, sets),
      })),
    )
  }
  const back: readonly MenuItem[] = [
    ...quiet.map((name, i): MenuItem => ({
      words: QUESTIONS.orders.again(sides[name.side]?.name ?? ''),
      apart: i === 0,
      act: () => actions.draft(quietName(name), null),
    })),
    ...ordersInForce(ruleset, snapshot).map(({ words, who, path, usual }, i): MenuItem => ({
      words: QUESTIONS.orders.takeBack(words),
      detail: who.map(nameOf).join(', '),
      apart: i === 0,
      act: () => void actions.set(who, path, usual),
    })),
    ...rolled.map((side, i): MenuItem => ({
      words: QUESTIONS.orders.askDice(sides[side]?.name ?? QUESTIONS.dice.theGm),
      apart: i === 0,
      act: () => actions.setDice(side, 'ask'),
    })),
  ]
  const offered = ask ? [...forRound(ask), ...forGood(ask)] : []
  if (offered.length + back.length === 0 || (ask && offered.length === 0)) return null
  return (
    <MenuButton look="quiet" small className="text-muted" items={[...offered, ...back]}>
      {ask ? QUESTIONS.orders.not : QUESTIONS.orders.inForce(back.length)}
    </MenuButton>
  )
}
