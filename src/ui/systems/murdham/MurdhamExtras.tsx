import { SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OnTheGround } from '../shared/OnTheGround'
import { Afflict } from './Afflict'
import { Carried } from './Carried'
import { Circumstances } from './Circumstances'
import { Learned } from './Learned'
import { Ties } from './Ties'

const ABILITIES = ['str', 'agi', 'wit'] as const

/** What the sheet has besides its fields: saves, holds and fears, how it stands as a target, what it carries and has learned, and what lies on the ground. */
export function MurdhamExtras({ who }: { who: Id }) {
  return (
    <>
      <section aria-label={SHARED.saves} className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
        <h3 className="text-sm font-semibold">{SHARED.save}</h3>
        {ABILITIES.map(ability => (
          <Button key={ability} small onClick={() => asGm('callSave', { who: [who], ability })}>
            {ability.toUpperCase()}
          </Button>
        ))}
      </section>
      <Afflict who={who} />
      <Ties who={who} />
      <Circumstances who={who} />
      <Carried who={who} />
      <OnTheGround who={who} command="takeUp" />
      <Learned who={who} />
    </>
  )
}
