import { MURDHAM } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { IconButton } from '../../parts/controls/IconButton'

/** Whom somebody holds or fears, who taunts them, and their injuries: each can be taken away. */
export function Ties({ who }: { who: Id }) {
  const { combatants } = useSnapshot<Murdham>()
  const { injuries, status } = combatants[who]!.sheet
  const nameOf = (id: Id) => combatants[id]?.name ?? MURDHAM.ties.somebody
  const hold = (holder: Id, captive: Id) => () => {
    actions.set(holder, ['status', 'grabbing'], null)
    actions.set(captive, ['status', 'grabbedBy'], null)
  }
  const clear = (key: 'tauntedBy' | 'terrifiedOf') => () => actions.set(who, ['status', key], null)
  const { grabbing, grabbedBy, tauntedBy, terrifiedOf, frightenedOf } = status
  const ties = [
    ...(grabbing === null ? [] : [{ words: MURDHAM.ties.holds(nameOf(grabbing)), onTake: hold(who, grabbing) }]),
    ...(grabbedBy === null ? [] : [{ words: MURDHAM.ties.held(nameOf(grabbedBy)), onTake: hold(grabbedBy, who) }]),
    ...(tauntedBy === null ? [] : [{ words: MURDHAM.ties.taunted(nameOf(tauntedBy)), onTake: clear('tauntedBy') }]),
    ...(terrifiedOf === null
      ? []
      : [{ words: MURDHAM.ties.terrified(nameOf(terrifiedOf)), onTake: clear('terrifiedOf') }]),
    ...frightenedOf.map((of, i) => ({
      words: MURDHAM.ties.afraid(nameOf(of)),
      onTake: () => actions.set(who, ['status', 'frightenedOf'], frightenedOf.toSpliced(i, 1)),
    })),
    ...injuries.map(({ words, permanent }, i) => ({
      words: permanent ? MURDHAM.ties.forGood(words) : words,
      onTake: () => actions.set(who, ['injuries'], injuries.toSpliced(i, 1)),
    })),
  ]
  if (ties.length === 0) return null
  return (
    <section aria-label={MURDHAM.ties.spoken} className="border-line border-t pt-1">
      <h3 className="text-sm font-semibold">{MURDHAM.ties.title}</h3>
      <ul>
        {ties.map(({ words, onTake }) => (
          <li key={words} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">{words}</span>
            <IconButton icon="close" label={MURDHAM.ties.take(words)} onClick={onTake} />
          </li>
        ))}
      </ul>
    </section>
  )
}
