import type { MouseEvent } from 'react'
import type { Combatant, Id, Lane, Ruleset } from '~/engine'
import type { Ratbags } from '~/rulesets/ratbags/types'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { classes } from '../../parts/classes'
import { Glyph } from '../../parts/Glyph'
import { Icon } from '../../parts/Icon'
import { PoolBar } from '../../parts/PoolBar'
import { SideBadge } from '../../parts/SideBadge'
import { conditionPath } from './conditionPath'

type RatbagsRowProps = Pick<Lane['rows'][number], 'state' | 'words'> & {
  combatant: Combatant<Ratbags>
  /** Number of its side. */
  side: number
  badges: readonly { code: string; words: string }[]
  pools: ReturnType<Ruleset<Ratbags>['pools']>
  /** What the players have been shown of a foe's likely action. */
  intent: string
  onCentre(id: Id): void
}

/** One place in the round, with what was declared: a click selects, with Ctrl or Shift also several; a double click centres the map. */
export function RatbagsRow({ combatant, state, words, side, badges, pools, intent, onCentre }: RatbagsRowProps) {
  const { id: who, name, letter, known } = combatant
  const selected = useTable(s => s.selection.includes(who))
  const isPast = state === 'spent' || state === 'out'
  const select = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const { selection } = useTable.getState()
    if (!ctrlKey && !metaKey && !shiftKey) actions.select([who])
    else actions.select(selected ? selection.filter(id => id !== who) : [who, ...selection])
  }
  return (
    <li className={classes('group border-line border-t', selected && 'bg-raised')}>
      <Button
        look="quiet"
        aria-pressed={selected}
        aria-current={state === 'acting' || undefined}
        onClick={select}
        onDoubleClick={() => onCentre(who)}
        className={classes(
          'w-full flex-col !items-stretch gap-0.5 rounded-none border-l-3 !px-1.5 text-left',
          state === 'acting' ? 'border-now' : 'border-transparent',
          isPast && 'text-muted',
        )}
      >
        <span className="flex items-center gap-1">
          <SideBadge side={side} letter={letter} className={classes('shrink-0', isPast && 'opacity-60')} />
          <span className="min-w-0 flex-1 truncate text-[0.8125rem] leading-4 font-medium" title={name}>
            {name}
          </span>
          {known === 'absent' && (
            <>
              <Icon name="hidden" size={13} />
              <span className="sr-only">hidden from players</span>
            </>
          )}
        </span>
        <span className="grid grid-cols-2 gap-x-1.5">
          {pools.map(({ key, label, cur, max }) => (
            <PoolBar key={key} name={key} label={label} cur={cur} max={max} />
          ))}
        </span>
        {(words !== '' || intent !== '' || badges.length > 0) && (
          <span className="flex flex-wrap items-center gap-x-1.5 text-[0.6875rem] leading-4">
            <span className={state === 'acting' ? 'text-now font-semibold' : 'text-muted'}>{words}</span>
            {intent !== '' && <span className="text-muted italic">{intent}</span>}
            {badges.map((badge, i) => (
              <span key={i} className="inline-flex items-center gap-0.5" title={badge.words}>
                <Glyph path={conditionPath(badge.code)} />
                <span className={selected ? undefined : 'sr-only group-focus-within:not-sr-only'}>{badge.words}</span>
              </span>
            ))}
          </span>
        )}
      </Button>
    </li>
  )
}
