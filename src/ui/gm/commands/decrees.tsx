import type { Decree, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { asGm } from '~/store/state'
import { DECREES } from '~/words/en/commands'
import { Button } from '../../parts/controls/Button'

/** One decree of the GM that is open now: for one combatant, or for those of several that it changes. */
export interface DecreeItem {
  readonly what: Decree
  /** On a button of the sheet, which has the name above it. */
  readonly words: string
  /** With the name: in the menu and in the palette. */
  readonly of: string
  readonly search: string
  act(): void
}

/** What the GM can decree of these now, in the order of the rules. A change of sides stands there once for each other side. */
export function decreeItems({ ruleset, snapshot }: Pick<FightView, 'ruleset' | 'snapshot'>, who: readonly Id[]) {
  const open = new Set(who.flatMap(id => ruleset.commands.decrees?.(snapshot, id) ?? []))
  const [first] = who
  const name = snapshot.combatants[first ?? '']?.name ?? ''
  const own = snapshot.combatants[first ?? '']?.side
  return [...open].flatMap((what): readonly DecreeItem[] => {
    const item = (words: string, of: string, more = {}): DecreeItem => ({
      what,
      words,
      of,
      search: DECREES.search[what],
      act: () => void asGm('decree', { who, what, ...more }),
    })
    if (what !== 'changesSide') return [item(DECREES.words[what], DECREES.of[what](name))]
    const others = Object.values(snapshot.sides).filter(({ id }) => id !== own)
    if (others.length === 1) return [item(DECREES.words[what], DECREES.of[what](name), { side: others[0]!.id })]
    return others.map(side => item(DECREES.toSide(side.name), DECREES.ofToSide(name, side.name), { side: side.id }))
  })
}

/** The decrees that are open for these, as a row of buttons. */
export function DecreeRow({ who }: { who: readonly Id[] }) {
  const items = decreeItems(useFight(), who)
  if (items.length === 0) return null
  return (
    <div role="group" aria-label={DECREES.title} title={DECREES.title} className="flex flex-wrap items-center gap-1">
      {items.map(({ words, act }) => (
        <Button key={words} small className="text-xs!" onClick={act}>
          {words}
        </Button>
      ))}
    </div>
  )
}
