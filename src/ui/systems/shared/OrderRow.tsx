import { memo, useEffect, useRef, type MouseEvent, type ReactElement } from 'react'
import type { Combatant, Id, Lane, Ruleset, RulesetTypes } from '~/engine'
import { usePictureUrl } from '~/store/derived'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { classes } from '../../parts/classes'
import { Glyph } from '../../parts/Glyph'
import { Icon } from '../../parts/Icon'
import { PoolBar } from '../../parts/PoolBar'
import { SideBadge } from '../../parts/SideBadge'
import { PickButton } from './PickButton'
import { useHeightOutOfSight } from './rowsInSight'

/** What a system shows in a row besides what all of them show. */
export interface OrderRowMore {
  /** A second line of words: what was declared, what is intended. */
  note?: string
  /** Reactions left, for systems that count them or spend the turn on them. */
  reactions?: number
  /** The go may be given to this one: a button offers it. */
  picks?: boolean
}

interface OrderRowProps extends OrderRowMore {
  combatant: Pick<Combatant<RulesetTypes>, 'id' | 'name' | 'letter' | 'known' | 'picture'>
  state: Lane['rows'][number]['state']
  words: string
  /** Number of its side. */
  side: number
  badges: readonly { code: string; words: string }[]
  pools: ReturnType<Ruleset<RulesetTypes>['pools']>
  conditionPath(code: string): string
  onCentre(id: Id): void
}

/**
 * One combatant in the turn order. Out of sight it is its name in a row as high as before: forty rows with all their pools
 * cost each frame more than the few that can be seen.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps): ReactElement {
  const { combatant, state, picks = false } = props
  const row = useRef<HTMLLIElement>(null)
  const height = useHeightOutOfSight(row)
  const selected = useTable(s => s.selection.includes(combatant.id))
  const isActing = state === 'acting'
  useEffect(() => {
    // A long order is longer than the sidebar.
    if (isActing) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActing])
  return (
    <li
      ref={row}
      className={classes('group leaf border-line border-t', picks && 'relative', selected && 'bg-raised')}
      style={height === null ? undefined : { height }}
    >
      {height === null ? (
        <Drawn {...props} selected={selected} />
      ) : (
        <p className="pt-2 pl-9 text-[0.8125rem] leading-4 font-medium">{combatant.name}</p>
      )}
    </li>
  )
}, isSame)

/** A click selects, with Ctrl or Shift also several; a double click centres the map. A single pool stands beside the name, several below it. */
function Drawn(props: OrderRowProps & { selected: boolean }): ReactElement {
  const {
    combatant,
    state,
    words,
    note = '',
    side,
    badges,
    pools,
    reactions,
    picks,
    conditionPath,
    onCentre,
    selected,
  } = props
  const { id: who, name, letter, known } = combatant
  const picture = usePictureUrl(combatant)
  const isPast = state === 'spent' || state === 'out'
  const select = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const { selection } = useTable.getState()
    if (!ctrlKey && !metaKey && !shiftKey) actions.select([who])
    else actions.select(selected ? selection.filter(id => id !== who) : [who, ...selection])
  }
  const bars = pools.map(({ key, label, cur, max }) => (
    <PoolBar key={key} name={key} label={label} cur={cur} max={max} />
  ))
  return (
    <>
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
          <SideBadge
            side={side}
            letter={letter}
            picture={picture}
            className={classes('shrink-0', picture !== undefined && '-my-1 size-7.5', isPast && 'opacity-60')}
          />
          <span className="min-w-0 flex-1 truncate text-[0.8125rem] leading-4 font-medium" title={name}>
            {name}
          </span>
          {known === 'absent' && (
            <span role="img" aria-label="hidden from players">
              <Icon name="hidden" size={13} />
            </span>
          )}
          {reactions !== undefined && <Reactions left={reactions} />}
          {bars.length === 1 && <span className="w-24 shrink-0">{bars}</span>}
        </span>
        {bars.length > 1 && <span className="grid grid-cols-2 gap-x-1.5">{bars}</span>}
        {(words !== '' || note !== '' || badges.length > 0) && (
          <span
            className={classes(
              'flex flex-wrap items-center gap-x-1.5 text-[0.6875rem] leading-4',
              // Room for the button that gives it the go.
              picks !== undefined && 'min-h-5',
            )}
          >
            <span className={state === 'acting' ? 'text-now font-semibold' : 'text-muted'}>{words}</span>
            {note !== '' && <span className="text-muted italic">{note}</span>}
            {badges.map((badge, i) => (
              <span
                key={i}
                role="img"
                aria-label={badge.words}
                title={badge.words}
                className="inline-flex items-center gap-0.5"
              >
                <Glyph path={conditionPath(badge.code)} />
                <span className={selected ? undefined : 'hidden group-focus-within:inline'}>{badge.words}</span>
              </span>
            ))}
          </span>
        )}
      </Button>
      {picks && state === 'ready' && <PickButton who={who} name={name} />}
    </>
  )
}

/** Most rows do not change with a click; those are not drawn again. `onCentre` does the same whoever made it. */
function isSame(a: OrderRowProps, b: OrderRowProps): boolean {
  return (
    a.combatant === b.combatant &&
    a.state === b.state &&
    a.words === b.words &&
    a.note === b.note &&
    a.side === b.side &&
    a.reactions === b.reactions &&
    a.picks === b.picks &&
    a.badges.length === b.badges.length &&
    a.badges.every(({ words }, i) => words === b.badges[i]?.words)
  )
}

function Reactions({ left }: { left: number }) {
  const words = left > 0 ? `${left} reaction${left > 1 ? 's' : ''} left` : 'reaction spent'
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className={classes('inline-flex items-center text-[0.6875rem]', left > 0 ? 'text-ink' : 'text-ink/40')}
    >
      <Icon name="reaction" size={13} />
      {left > 1 && left}
    </span>
  )
}
