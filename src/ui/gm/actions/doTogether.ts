import type { Command, Id, Prompt } from '~/engine'

interface Hand {
  do(command: Command): boolean
  select(ids: readonly Id[]): void
}

/**
 * Carries a command out for all those selected who may do the same now, in one. Then nobody is selected any more: what is
 * done next is done by whoever is asked, and not by all of them again a round later.
 */
export function doTogether(
  hand: Hand,
  { of, together = [] }: Prompt,
  selection: readonly Id[],
  command: Command,
): void {
  const also = selection.includes(String(of)) ? selection.filter(id => id !== of && together.includes(id)) : []
  if (also.length === 0) hand.do(command)
  else if (hand.do({ ...command, with: { ...command.with, also } })) hand.select([])
}
