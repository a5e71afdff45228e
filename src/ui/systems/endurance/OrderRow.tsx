import { memo, type MouseEvent } from 'react'
import type { Combatant, Id, Lane, Ruleset } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/types'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { classes } from '../../parts/classes'
import { Glyph } from '../../parts/Glyph'
import { Icon } from '../../parts/Icon'
import { PoolBar } from '../../parts/PoolBar'
import { SideBadge } from '../../parts/SideBadge'
import { conditionPath } from './conditionPath'
import { PickButton } from './PickButton'

type OrderRowProps = Pick<Lane['rows'][number], 'state' | 'words'> & {
  combatant: Combatant<Endurance>
  /** Number of its side. */
  side: number
  badges: readonly { code: string; words: string }[]
  pools: ReturnType<Ruleset<Endurance>['pools']>
  fighting: boolean
  /** Its team picks now: it may be given the go. */
  picks: boolean
  onCentre(id: Id): void
}

/** One member: a click selects, with Ctrl or Shift also several; a double click centres the map. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { combatant, state, words, side, badges, pools, fighting, picks, onCentre } = props
  const { id: who, name, letter, known, sheet } = combatant
  const selected = useTable(s => s.selection.includes(who))
  const select = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const { selection } = useTable.getState()
    const more = ctrlKey || metaKey || shiftKey
    if (!more) actions.select([who])
    else actions.select(selected ? selection.filter(id => id !== who) : [who, ...selection])
  }
  return (
    <li className={classes('group border-line relative border-t', selected && 'bg-raised')}>
      <Button
        look="quiet"
        aria-pressed={selected}
        aria-current={state === 'acting' || undefined}
        onClick={select}
        onDoubleClick={() => onCentre(who)}
        className={classes(
          'w-full flex-col !items-stretch gap-0.5 rounded-none border-l-3 !px-1.5 text-left',
          state === 'acting' ? 'border-now' : 'border-transparent',
          (state === 'spent' || state === 'out') && 'text-muted',
        )}
      >
        <span className="flex items-center gap-1">
          <SideBadge
            side={side}
            letter={letter}
            className={classes('shrink-0', (state === 'spent' || state === 'out') && 'opacity-60')}
          />
          <span className="min-w-0 flex-1 truncate text-[0.8125rem] leading-4 font-medium" title={name}>
            {name}
          </span>
          {known === 'absent' && (
            <>
              <Icon name="hidden" size={13} />
              <span className="sr-only">hidden from players</span>
            </>
          )}
          {fighting && <Reaction left={sheet.status.reactionsLeft} />}
        </span>
        <span className="grid grid-cols-2 gap-x-1.5">
          {pools.map(({ key, label, cur, max }) => (
            <PoolBar key={key} name={key} label={label} cur={cur} max={max} />
          ))}
        </span>
        {(fighting || badges.length > 0) && (
          <span className="flex min-h-5 flex-wrap items-center gap-x-1.5 text-[0.6875rem] leading-4">
            {fighting && <span className={state === 'acting' ? 'text-now font-semibold' : 'text-muted'}>{words}</span>}
            {badges.map((badge, i) => (
              <span key={i} className="inline-flex items-center gap-0.5" title={badge.words}>
                <Glyph path={conditionPath(badge.code)} />
                <span className={selected ? undefined : 'sr-only group-focus-within:not-sr-only'}>{badge.words}</span>
              </span>
            ))}
          </span>
        )}
      </Button>
      {picks && state === 'ready' && <PickButton who={who} name={name} />}
    </li>
  )
}, isSame)

/** Most rows do not change with a click; those are not drawn again. `onCentre` does the same whoever made it. */
function isSame(a: OrderRowProps, b: OrderRowProps): boolean {
  return (
    a.combatant === b.combatant &&
    a.state === b.state &&
    a.words === b.words &&
    a.side === b.side &&
    a.fighting === b.fighting &&
    a.picks === b.picks &&
    a.badges.length === b.badges.length &&
    a.badges.every(({ words }, i) => words === b.badges[i]?.words)
  )
}

function Reaction({ left }: { left: number }) {
  const words = left > 0 ? `${left} reaction${left > 1 ? 's' : ''} left` : 'reaction spent'
  return (
    <span
      title={words}
      className={classes('inline-flex items-center text-[0.6875rem]', left > 0 ? 'text-ink' : 'opacity-40')}
    >
      <Icon name="reaction" size={13} />
      {left > 1 && left}
      <span className="sr-only">{words}</span>
    </span>
  )
}
