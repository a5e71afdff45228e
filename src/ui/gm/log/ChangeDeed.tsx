import { useFight } from '~/store/hooks/useFight'
import type { Deed } from '~/store/log/deed'
import type { FightView } from '~/store/session/fightView'
import { LOG } from '~/words/en/log'
import { MenuButton } from '../../parts/menus/MenuButton'
import { openDialog, PAST_PARTS, type PastPart } from '../state/windowState'

/** Which parts of what was done can be changed by name: those that were decided in it. */
export function changeableParts(
  { ruleset, line }: Pick<FightView, 'ruleset' | 'line'>,
  deed: Deed,
): readonly PastPart[] {
  const step = line.timeline.steps[deed.done]
  if (!step || deed.open) return []
  const keys = [
    ...step.entries.flatMap(entry => ('of' in entry ? [entry.key] : [])),
    ...Object.keys(step.command.with ?? {}),
  ]
  const meanings = new Set(keys.map(key => ruleset.questions[key]?.meaning))
  const is: Readonly<Record<PastPart, boolean>> = {
    target: meanings.has('target'),
    answer: meanings.has('reaction'),
    dice: deed.dice.length > 0,
    number: deed.by === null && deed.changes.length > 0,
  }
  return PAST_PARTS.filter(part => is[part])
}

/** "Wait!": each part of the outcome can be changed, two inputs from where it is told. */
export function ChangeDeed({ deed }: { deed: Deed }) {
  const parts = changeableParts(useFight(), deed)
  if (deed.open) return null
  const { done } = deed
  return (
    <MenuButton
      look="quiet"
      small
      className="text-muted shrink-0 self-center"
      items={[
        ...parts.map(part => ({
          words: LOG.changePart.parts[part],
          act: () => openDialog({ kind: 'retcon', done, part }),
        })),
        { words: LOG.changePart.else, apart: parts.length > 0, act: () => openDialog({ kind: 'retcon', done }) },
      ]}
    >
      {LOG.changePart.title}
    </MenuButton>
  )
}
