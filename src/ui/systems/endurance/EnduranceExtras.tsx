import type { Id } from '~/engine'
import { Afflict } from './Afflict'
import { Items } from './Items'
import { Maneuvers } from './Maneuvers'
import { Readied } from './Readied'

/** What the sheet has besides its fields: what is readied, conditions to put on, maneuvers, and what is carried. */
export function EnduranceExtras({ who }: { who: Id }) {
  return (
    <>
      <Readied who={who} />
      <Afflict who={who} />
      <Maneuvers who={who} />
      <Items who={who} />
    </>
  )
}
