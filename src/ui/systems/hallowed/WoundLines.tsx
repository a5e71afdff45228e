import { HALLOWED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** Every loss of Wounds as it was written down; what is healed stays to be read. */
export function WoundLines({ who }: { who: Id }) {
  const { injuries } = useSnapshot<Hallowed>().combatants[who]!.sheet
  if (injuries.length === 0) return null
  return (
    <section aria-label={HALLOWED.injuries.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{HALLOWED.injuries.title}</h3>
      <ul>
        {injuries.map(({ types, amount, round, source, healed }, i) => (
          <li key={i} className="flex items-center gap-2">
            <strong className="w-6 text-right tabular-nums">{amount}</strong>
            <span className={healed ? 'text-muted min-w-0 flex-1 line-through' : 'min-w-0 flex-1'}>
              {types.join(' + ')}{' '}
              <span className="text-muted text-xs">
                {[source, round > 0 && HALLOWED.injuries.round(round)].filter(Boolean).join(', ')}
              </span>
            </span>
            <Button
              small
              look="quiet"
              aria-label={HALLOWED.injuries[healed ? 'notHealed' : 'healed'](`${types.join(' + ')} ${amount}`)}
              onClick={() => actions.set(who, ['injuries', i, 'healed'], !healed)}
            >
              {healed ? HALLOWED.broken.notHealed : HALLOWED.broken.healed}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
