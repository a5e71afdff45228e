import type { Asked, Id } from '~/engine'
import type { Trigger } from '~/rulesets/hallowed/morale'
import { useSnapshot } from '~/store/hooks/useFight'
import { HALLOWED } from '~/words/en/hallowed'
import { signed } from '../../parts/controls/forms'

/** One line of the checklist, as the question brings it. */
interface MoraleCheck {
  who: Id
  triggers: readonly Trigger[]
  tn: number
  /** Added to the 3d6. */
  bonus: number
  allies: number
  opponents: number
  /** What the dice must show at least. */
  needs: number
}

const TRIGGERS = [
  ['bigHit', HALLOWED.morale.bigHit],
  ['outnumbered', HALLOWED.morale.outnumbered],
  ['intimidated', HALLOWED.morale.intimidated],
] as const satisfies readonly (readonly [Trigger, string])[]

/** Who must check their morale: the three triggers ticked, what is added to the 3d6, the TN, and what the dice must show. */
function MoraleChecklist({ checks }: { checks: readonly MoraleCheck[] }) {
  const { combatants } = useSnapshot()
  return (
    <table className="w-full text-left text-xs tabular-nums">
      <caption className="sr-only">{HALLOWED.morale.title}</caption>
      <thead className="text-muted">
        <tr>
          <Head>{HALLOWED.morale.who}</Head>
          {TRIGGERS.map(([trigger, words]) => (
            <Head key={trigger}>{words}</Head>
          ))}
          <Head>{HALLOWED.morale.dice}</Head>
          <Head>{HALLOWED.checks.tn}</Head>
          <Head>{HALLOWED.morale.need}</Head>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ who, triggers, tn, bonus, allies, opponents, needs }) => (
          <tr key={who} className="border-line border-t">
            <th scope="row">{combatants[who]?.name}</th>
            {TRIGGERS.map(([trigger]) => (
              <td key={trigger}>
                {!triggers.includes(trigger)
                  ? HALLOWED.morale.no
                  : trigger === 'outnumbered'
                    ? HALLOWED.morale.against(opponents, allies + 1)
                    : HALLOWED.morale.yes}
              </td>
            ))}
            <td>{signed(bonus)}</td>
            <td>{tn}</td>
            <td className="font-semibold">{needed(needs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="pr-2 font-normal">
      {children}
    </th>
  )
}

/** 3d6 show 3 at least and 18 at most. */
function needed(dice: number): string {
  if (dice <= 3) return HALLOWED.morale.anything
  return dice > 18 ? HALLOWED.morale.tooMuch : HALLOWED.morale.least(dice)
}

/** At the end of a round, beside the question for whom the outcome is obvious: who must check, with the sums done. */
export function MoraleAsk({ ask }: { ask: Asked }) {
  if (ask.key !== 'morale.obvious') return null
  return <MoraleChecklist checks={(ask.facts?.checks ?? []) as unknown as readonly MoraleCheck[]} />
}
