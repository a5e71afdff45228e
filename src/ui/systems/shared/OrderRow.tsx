import { memo, type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import type { Id } from '~/engine'
import { usePictureUrl } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state'
import { ORDER } from '~/words/en/systems'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { exitName, exitWord } from '../../parts/signs/exits'
import { SideBadge } from '../../parts/signs/SideBadge'
import { RowPools, SmallPools } from './RowPools'
import type { ShownRow } from './orderGroups'
import { useHeightOutOfSight } from './rowsInSight'
import './pick.css'

/** Gives a ready member the go of its team. */
function PickButton({ who, name }: { who: Id; name: string }) {
  const isOpen = useTable(({ fight }) => fight !== null && openOffer(fight, who) !== undefined)
  if (!isOpen) return null
  return (
    <Button
      aria-label={ORDER.takes(name)}
      className="pick"

      onClick={() => {
        const { fight } = useTable.getState()
        const offer = fight && openOffer(fight, who)
        if (offer) actions.do(offer.command)
      }}
    >
      {ORDER.go}
    </Button>
  )
}

function openOffer(fight: FightView, who: Id) {
  return fight.offers(who).find(({ whyNot }) => !whyNot)
}

interface OrderRowProps {
  row: ShownRow
  selected: boolean
  /** A question waits for its answer. */
  asked: boolean
  /** Half as high. */
  dense: boolean
  /** It stands in a group. */
  within: boolean
  /** The go may be given to whoever is ready: a button offers it. Undefined: it never is, and no room is kept for it. */
  picks?: boolean | undefined
  onCentre(id: Id, gently?: boolean): void
}

/**
 * One combatant in the turn order. Out of sight it is its name in a row as high as before: forty rows with all their pools
 * cost each frame more than the few that can be seen.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps): ReactElement {
  const { row, selected, asked, dense, within, picks = false } = props
  const element = useRef<HTMLLIElement>(null)
  const height = useHeightOutOfSight(element)
  const isActing = row.state === 'acting'
  const isWanted = isActing || asked
  useEffect(() => {
    // A long order is longer than the sidebar.
    if (isWanted) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return (
    <li
      ref={element}
      className={classes(
        'group leaf relative mx-1 rounded-lg',
        within && 'ml-4',
        selected && 'bg-raised',
        isActing && 'acting',
        asked && 'asked',
        picks && 'may-pick',
      )}
      style={height === null ? undefined : { height }}
    >
      {height === null ? (
        <Drawn {...props} />
      ) : (
        <p className={classes('font-semibold', dense ? 'pl-8 leading-6' : 'pt-1.5 pl-11')}>{row.combatant.name}</p>
      )}
    </li>
  )
})

/** A click selects and brings the token into view, with Ctrl or Shift also several; a double click centres the map. */
function Drawn({ row, selected, asked, dense, picks, onCentre }: OrderRowProps): ReactElement {
  const { combatant, state, side, pools, ring, out, reactions } = row
  const exit = exitName(out)
  const { id: who, name, letter, known } = combatant
  const picture = usePictureUrl(combatant)
  const isPast = state === 'spent' || state === 'out'
  const isActing = state === 'acting'
  const canPick = picks === true && state === 'ready'
  const select = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const { selection } = useTable.getState()
    if (!ctrlKey && !metaKey && !shiftKey) {
      actions.select([who])
      onCentre(who, true)
    } else actions.select(selected ? selection.filter(id => id !== who) : [who, ...selection])
  }
  return (
    <>
      <button
        type="button"
        data-who={who}
        aria-pressed={selected}
        aria-current={isActing || asked || undefined}
        onClick={select}
        onDoubleClick={() => onCentre(who)}
        className={classes(
          'hover:bg-ink/5 flex w-full items-center rounded-lg text-left pointer-coarse:min-h-11',
          dense ? 'min-h-6 gap-1.5 px-1.5' : 'min-h-12 gap-2 px-2 py-1',
          isPast && 'text-muted',
        )}
      >
        <SideBadge
          side={side}
          letter={letter}
          name={name}
          ring={state === 'out' ? undefined : ring}
          exit={exit}
          // In so small a badge nobody knows a picture.
          picture={dense ? undefined : picture}
          className={classes(
            'shrink-0',
            dense ? 'size-5.5' : 'size-8 [--letter:38px]',
            isPast && (exit === undefined ? 'opacity-45' : 'opacity-80'),
          )}
        />
        <span className={classes('min-w-0 flex-1', dense && 'flex items-center gap-1.5')}>
          <span
            className={classes(
              'flex min-w-0 items-center gap-1',
              dense ? 'flex-1' : 'flex-wrap gap-y-0',
              canPick && !dense && 'pr-9',
            )}
          >
            <span className="min-w-0 shrink truncate leading-4 font-semibold" title={name}>
              {name}
            </span>
            {known === 'absent' && (
              <span role="img" aria-label={ORDER.hidden} title={ORDER.hidden} className="text-muted">
                <Icon name="hidden" size={13} />
              </span>
            )}
            {combatant.notes !== '' && (
              <span role="img" aria-label={ORDER.notes} title={ORDER.notes} className="text-muted">
                <Icon name="pencil" size={12} />
              </span>
            )}
            <RowWords row={row} asked={asked} dense={dense} />
            <span className="ml-auto flex shrink-0 items-center gap-0.5">
              {badgesBeside(row).map(({ icon, words }, i) => (
                <span key={i} role="img" lang={rulesLanguage()} aria-label={words} title={words}>
                  <Icon name={drawingOf(icon, 'marker')} size={dense ? 13 : 15} className="text-muted" />
                </span>
              ))}
              {reactions !== undefined && <Reactions left={reactions} />}
            </span>
          </span>
          {dense ? (
            <span className={classes('flex items-center gap-1', isPast && 'opacity-60', canPick && 'mr-8')}>
              <SmallPools pools={pools} />
            </span>
          ) : (
            <span className={classes('block', isPast && 'opacity-70')}>
              <RowPools pools={pools} />
            </span>
          )}
        </span>
      </button>
      {canPick && <PickButton who={who} name={name} />}
    </>
  )
}

/** The badges without the one that says once more how it has come out of the fight. */
function badgesBeside({ badges, out }: ShownRow): ShownRow['badges'] {
  return out === null ? badges : badges.filter(({ icon }) => icon !== out)
}

/** What is said of it beside its name, or below where that is long; not what goes without saying, nor what a sign says already. */
function RowWords({ row, asked, dense }: Pick<OrderRowProps, 'row' | 'asked' | 'dense'>): ReactElement {
  const { state, words, note, out } = row
  const exit = exitName(out)
  const isSaid =
    exit !== undefined || words === '' || words === 'ready' || badgesBeside(row).some(badge => badge.words === words)
  const all = [isSaid ? '' : words, note].filter(Boolean).join(' · ')
  return (
    <>
      {asked && (
        // On the ring around the row, where it takes no room: whoever is asked does not move the rows below.
        <span className="row-asked bg-surface border-asked text-ink absolute z-1 rounded-full border px-1.5 text-[0.6875rem] leading-3 font-semibold">
          {ORDER.asked}
        </span>
      )}
      {words === 'ready' && (
        <span lang={rulesLanguage()} className="sr-only">
          {words}
        </span>
      )}
      {exit !== undefined && <span className="text-muted text-[0.6875rem] leading-4">{exitWord(exit)}</span>}
      {all !== '' && (
        <span
          lang={rulesLanguage()}
          title={all}
          className={classes(
            'min-w-6 truncate text-[0.6875rem] leading-4',
            // Where there is room for a line of their own they are read whole.
            dense ? 'flex-1' : 'flex-auto',
            state === 'acting' ? 'text-now font-semibold' : 'text-muted',
          )}
        >
          {all}
        </span>
      )}
    </>
  )
}

function Reactions({ left }: { left: number }) {
  const words = ORDER.reactions(left)
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className={classes(
        'inline-flex items-center text-[0.6875rem]',
        left > 0 ? 'text-muted' : 'text-muted opacity-30',
      )}
    >
      <Icon name="reaction" size={13} />
      {left > 1 && left}
    </span>
  )
}
