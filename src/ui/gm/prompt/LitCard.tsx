import type { Because, Decider } from '~/engine'
import { useFight, useFightSelector } from '~/store/hooks/useFight'
import type { NextStep } from '~/store/play/nextStep'
import { optionKey } from '~/store/odds/messages'
import { useTable } from '~/store/state'
import { ACTIONS } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { shownLength } from '../../board/geometry/lengthWords'
import { Key } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { KEY } from '../commands/keyNames'
import { chanceWords, furtherWords } from '../odds/oddsWords'
import { useUnits } from '../state/layout'
import { usePreferences } from '../state/preferences'
import { becauseWords, commandWords } from './becauseWords'

type CommandStep = Extract<NextStep, { kind: 'command' }>

/** Whether what is lit is only proposed: it is a player's decision, and the GM has not chosen to see both alike. */
export function useIsProposed(of: Decider): boolean {
  const proposals = usePreferences(v => v.proposals)
  const isPlayers = useFightSelector(({ snapshot: { combatants, sides } }) => {
    const side = combatants[of]?.side
    return side !== undefined && sides[side]?.show === 'exact'
  })
  return proposals && isPlayers
}

/** Why something is advised, in a few words; empty: there is nothing to say. */
export function useBecause(why: Because | undefined): string {
  // One that says nothing is not drawn anew with every fight.
  const snapshot = useFightSelector(fight => (why ? fight.snapshot : null))
  const { lengths } = useUnits()
  return snapshot === null ? '' : becauseWords(why, snapshot, squares => shownLength(squares, lengths))
}

/** The next step as a card: what is done, at whom it is aimed and why, with how likely it is. Enter takes it. */
export function LitCard({
  step,
  acting,
  onDo,
}: {
  step: CommandStep
  /** Whose turn it is; null: nobody has taken it. */
  acting: string | null
  onDo(): void
}) {
  const fight = useFight()
  const { command, why } = step
  const isProposed = useIsProposed(command.by)
  const declared = fight.ruleset.commands.actions[command.type]
  const because = useBecause(why)
  const name = commandWords(fight, command, acting)
  return (
    <button
      type="button"
      lang={rulesLanguage()}
      className={classes('card card-lit', isProposed && 'card-proposed')}
      aria-label={[name, because].filter(Boolean).join(', ')}
      aria-keyshortcuts="Enter"
      onClick={onDo}
    >
      <Icon name={drawingOf(declared?.icon, 'task')} size={22} className="card-icon" />
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <Key of="Enter" />
      <span className="card-because">
        {because && <span>{because}</span>}
        {declared?.target !== undefined && <OddsAtRest value={command.with?.[declared.target]} />}
      </span>
    </button>
  )
}

/** The odds of the attack that is lit, in room that is there before they are. */
function OddsAtRest({ value }: { value: unknown }) {
  const isWanted = usePreferences(v => v.odds)
  const found = useTable(s => (s.odds?.of === 'attack' ? s.odds.options.get(optionKey(String(value))) : undefined))
  if (!isWanted || value === undefined) return null
  return <span className="odds-room">{found && (chanceWords(found.figures) ?? furtherWords(found.figures)[0])}</span>
}

/** Shows the cards that found no room, and takes them away again. */
export function More({ count, isMore, onToggle }: { count: number; isMore: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      aria-expanded={isMore}
      aria-keyshortcuts={KEY.closed}
      className="card card-more text-muted"
      onClick={onToggle}
    >
      <span>{isMore ? ACTIONS.back : ACTIONS.more(count)}</span>
      <Key of={KEY.closed} />
    </button>
  )
}
