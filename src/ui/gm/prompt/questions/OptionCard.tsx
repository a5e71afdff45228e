import { useId, type ReactNode } from 'react'
import { rulesLanguage } from '~/words/spoken'
import type { Asked, Decider, Option } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { classes } from '../../../parts/controls/forms'
import { Key } from '../../../parts/controls/Button'
import { CombatantName } from '../../sheet/Identity'

interface OptionCardProps {
  ask: Asked
  option: Option
  /** The one that Enter takes. */
  isUsual: boolean
  /** What is lit is a player's to decide, and is drawn as a proposal. */
  isProposed?: boolean
  /** Why it is lit. */
  because?: string
  /** Of a choice of several: whether it is among those picked. */
  isPicked: boolean | undefined
  isFriend: boolean
  hotkey: string | undefined
  /** Of one question to several: who would answer so, named in place of the words of the answer. */
  who?: Decider
  /** What is likely to come of it, where somebody has worked it out. */
  odds?: ReactNode
  onPick(): void
  onHint?(isOn: boolean): void
}

/** One answer: its words and key, below them what it costs and what comes of it, as the rules state it. */
export function OptionCard(props: OptionCardProps) {
  const {
    ask,
    option,
    isUsual,
    isProposed,
    because = '',
    isPicked,
    isFriend,
    hotkey,
    who,
    odds,
    onPick,
    onHint,
  } = props
  const { ruleset, snapshot } = useFight()
  const { text } = ruleset.display
  const stake = useId()
  const ahead = useId()
  const { value, whyNot } = option
  const label = (who !== undefined && snapshot.combatants[who]?.name) || text.option(ask, value, snapshot)
  const { cost, effect } = text.stake(ask, option, snapshot)
  const shown = who ?? (typeof value === 'string' && snapshot.combatants[value] ? value : undefined)
  const words = [cost, effect, because].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      data-first={isUsual || undefined}
      lang={rulesLanguage()}
      aria-label={label}
      aria-describedby={[words && stake, odds && ahead].filter(Boolean).join(' ') || undefined}
      aria-disabled={whyNot !== undefined || undefined}
      aria-keyshortcuts={hotkey}
      aria-pressed={isPicked}
      title={whyNot && text.reason(whyNot, snapshot)}
      className={classes(
        'option',
        isUsual && 'option-usual',
        isUsual && isProposed && 'option-proposed',
        whyNot && 'option-closed',
        isPicked && 'outline-now outline-2',
        isFriend && 'border-dashed',
      )}
      onClick={onPick}
      onMouseEnter={() => onHint?.(true)}
      onFocus={() => onHint?.(true)}
      onBlur={() => onHint?.(false)}
      onMouseLeave={() => onHint?.(false)}
    >
      <span className="flex items-center gap-1.5">
        {shown !== undefined && <CombatantName of={shown} brief />}
        <span className="font-semibold">{label}</span>
        {hotkey && <Key of={hotkey} />}
      </span>
      {words && (
        <span id={stake} className="option-stake">
          {cost && <b className="font-semibold">{cost}</b>}
          {cost && effect && ' · '}
          {effect}
          {because && (cost || effect) && ' · '}
          {because}
        </span>
      )}
      {odds && (
        <span id={ahead} className="odds-room">
          {odds}
        </span>
      )}
    </button>
  )
}
