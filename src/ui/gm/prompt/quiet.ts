import type { Id } from '~/engine'

/** Questions that a side is not asked in this round. */
export interface Quiet {
  key: string
  side: Id
}

/** The draft under which it is kept. */
export const quietName = ({ key, side }: Quiet): string => `quiet/${key}/${side}`

/** What is not asked in this round. */
export function quietNow(drafts: Readonly<Record<string, string>>, round: number): readonly Quiet[] {
  return Object.entries(drafts).flatMap(([name, value]) => {
    const [kind, key, side] = name.split('/')
    return kind === 'quiet' && key && side && value === String(round) ? [{ key, side }] : []
  })
}
