import { memo, useContext, useEffect, useRef, type MouseEvent, type ReactElement } from 'react'
import type { Id } from '~/engine'
import { usePictureUrl } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/classes'
import { Icon } from '../../parts/signs/Icon'
import { PoolBar } from '../../parts/signs/PoolBar'
import { SideBadge } from '../../parts/signs/SideBadge'
import { PickButton } from './PickButton'
import { useHeightOutOfSight } from './rowsInSight'
import type { ShownRow } from './shownRow'
import { IconsContext } from './systemIcons'

interface OrderRowProps {
  row: ShownRow
  selected: boolean
  /** The go may be given to whoever is ready: a button offers it. Undefined: it never is, and no room is kept for it. */
  picks?: boolean | undefined
  onCentre(id: Id): void
}

/**
 * One combatant in the turn order. Out of sight it is its name in a row as high as before: forty rows with all their pools
 * cost each frame more than the few that can be seen.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps): ReactElement {
  const { row, selected, picks = false } = props
  const element = useRef<HTMLLIElement>(null)
  const height = useHeightOutOfSight(element)
  const isActing = row.state === 'acting'
  useEffect(() => {
    // A long order is longer than the sidebar.
    if (isActing) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActing])
  return (
    <li
      ref={element}
      className={classes('group leaf border-line border-t', picks && 'relative', selected && 'bg-raised')}
      style={height === null ? undefined : { height }}
    >
      {height === null ? (
        <Drawn {...props} />
      ) : (
        <p className="pt-2 pl-9 text-[0.8125rem] leading-4 font-medium">{row.combatant.name}</p>
      )}
    </li>
  )
})

/** A click selects, with Ctrl or Shift also several; a double click centres the map. A single pool stands beside the name, several below it. */
function Drawn({ row, selected, picks, onCentre }: OrderRowProps): ReactElement {
  const { combatant, state, words, note, reactions, side, badges, pools } = row
  const { id: who, name, letter, known } = combatant
  const picture = usePictureUrl(combatant)
  const icons = useContext(IconsContext)
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
                <Icon name={icons.condition(badge.code)} size={14} />
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
