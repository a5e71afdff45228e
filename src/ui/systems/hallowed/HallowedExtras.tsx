import type { Id } from '~/engine'
import { CombatInjuries } from './CombatInjuries'
import { Carried } from './Carried'
import { Checks } from './Checks'
import { Conditions } from './Conditions'
import { Declared } from './Declared'
import { FurtherAbilities } from './FurtherAbilities'
import { OnTheGround } from '../shared/OnTheGround'
import { WoundLines } from './WoundLines'

/** What follows from the sheet, what has been suffered, and what is carried and known. */
export function HallowedExtras({ who }: { who: Id }) {
  return (
    <>
      <Declared who={who} />
      <CombatInjuries who={who} />
      <WoundLines who={who} />
      <Conditions who={who} />
      <FurtherAbilities who={who} />
      <Checks who={who} />
      <Carried who={who} />
      <OnTheGround who={who} command="pickUp" />
    </>
  )
}
