import { InjuryTables } from './InjuryTables'
import { SeatOrder } from './SeatOrder'

/** House rules that are more than a switch: who sits where, and the injury tables. */
export function HallowedSettings() {
  return (
    <>
      <SeatOrder />
      <InjuryTables />
    </>
  )
}
