import { memo, useMemo, useState } from 'react'
import type { Because, Id, Prompt } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useNextStep, usePrompt } from '~/store/hooks/useRules'
import type { FightView } from '~/store/session/fightView'
import { useShared } from '~/store/slice'
import { actions, useTable } from '~/store/state'
import { SUGGESTED } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { Button, Key } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { Sentence } from '../../parts/signs/Icon'
import { KEY } from '../commands/keyNames'
import { FirstSteps } from '../encounter/FirstSteps'
import { dueWaves, enter, scatter, waveWords } from '../encounter/waves'
import { useKeyLayer } from '../keys'
import { CombatantName } from '../sheet/Identity'
import { aimWords } from '../map/StrikeOnMap'
import { useUnits } from '../state/layout'
import { openTab, useWindowState } from '../state/windowState'
import { StopSuggesting } from './RefusalLine'
import { LitCard, More, useBecause, useIsProposed } from './LitCard'
import { circles } from './circles'
import { OrdersMenu } from './questions/OrdersMenu'
import { Together } from './questions/Together'
import { litAmong, type Suggestion, suggestions } from './suggestions'

/**
 * Takes what is lit, step by step: to the end of the turn of whoever is up, or with those like it; or for everybody to the end of the
 * round. Each step can be undone; dice and questions to others are asked as always.
 */
function PlayOn({ now }: { now: Prompt }) {
  const fight = useFight()
  const selection = useTable(s => s.selection)
  const suggested = useTable(s => s.suggested)
  const found = whoIsPlayed(fight, now, selection)
  const all = Object.values(fight.snapshot.combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  const isRound = suggested !== null && all.every(id => suggested.round.includes(id))
  const play = (who: readonly Id[]) => actions.playSuggested(who)
  useKeyLayer('suggested', name => {
    if (!found || (name !== KEY.suggested && name !== KEY.round)) return false
    play(name === KEY.suggested ? found.who : all)
    return true
  })
  if (!found) return null
  return (
    <>
      <Button small hotkey={KEY.suggested} onClick={() => play(found.who)} title={SUGGESTED.why}>
        {found.words}
      </Button>
      {!isRound && (
        <Button small look="quiet" hotkey={KEY.round} onClick={() => play(all)} title={SUGGESTED.whyRound}>
          {SUGGESTED.round}
        </Button>
      )}
      <StopSuggesting />
    </>
  )
}

/** Who would be played, and how that is called; undefined: nobody is up. */
function whoIsPlayed(
  fight: FightView,
  { of, together = [], side }: Prompt,
  selection: readonly Id[],
): { who: readonly Id[]; words: string } | undefined {
  const { combatants, phase, sides } = fight.snapshot
  if (phase !== 'combat') return undefined
  if (of === 'gm') return { who: [], words: SUGGESTED.turn }
  if (of === null) {
    const lanes = fight.order.filter(({ now }) => now)
    const who = lanes.flatMap(({ rows }) => rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])))
    const name = side === null ? '' : (sides[side]?.name ?? '')
    return who.length === 0 ? undefined : { who, words: SUGGESTED.of(name) }
  }
  const chosen = together.filter(id => id === of || selection.includes(id))
  if (chosen.length > 1) return { who: chosen, words: SUGGESTED.count(chosen.length) }
  const own = combatants[of]
  if (!own) return undefined
  const all = Object.values(combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  // A character of the players is played alone: the others are theirs.
  const alike =
    sides[own.side]?.show === 'exact'
      ? undefined
      : circles(combatants, all, of).find(({ of: whom }) => whom === 'alike')
  return alike
    ? { who: alike.who, words: SUGGESTED.withAlike(own.name, alike.words) }
    : // Who it is stands in the words before it.
      { who: [of], words: SUGGESTED.turn }
}

/** The waves whose round has come, until they are let in or put off. */
function WavesDue() {
  const due = dueWaves(useFight())
  return due.map(wave => (
    <p key={wave.id} className="flex items-center gap-2">
      <span>
        <Sentence
          parts={SUGGESTED.wave(
            name => (
              <strong className="text-now font-semibold">{name}</strong>
            ),
            wave.name,
            wave.round ?? 0,
            waveWords(wave),
          )}
        />
      </span>
      <Button small onClick={() => enter(wave)}>
        {SUGGESTED.letIn}
      </Button>
    </p>
  ))
}

/** Most combatants to pick from as cards at first, somewhat more than a wide window shows without scrolling. */
const MOST_PICKS = 20

/** What everybody waits for when no question is open: the beginning, a pick, or the acting combatant. */
export function AtRest() {
  const fight = useFight()
  const now = usePrompt()
  // The menu of a foe says all of it itself.
  const isInMenu = useWindowState(v => v.dialog?.kind === 'menu')
  const aimedAt = useTable(s => s.aimed)
  const aimed = isInMenu ? null : aimedAt
  const { ways } = useUnits()
  const aim =
    aimed && (aimWords(aimed, fight, ways) ?? { deed: aimed.whyNot, chance: undefined, loss: undefined, with: '' })
  // Its room is the same whatever stands in it, so that nothing beside it moves.
  const detail = aim ? [aim.deed, aim.chance, aim.loss, aim.with].filter(Boolean).join(' · ') : now.detail
  const step = useNextStep()
  const isEmpty = Object.keys(fight.snapshot.combatants).length === 0
  const offered = useShared(suggestions(fight, now.of))
  const isActing = now.of !== null && now.of !== 'gm'
  const lit = litAmong(offered, step)
  const [isMore, setMore] = useState(false)
  const few = useMemo(() => {
    const isOfGm = ({ does }: Suggestion) => !('by' in does) || does.by === 'gm'
    return offered.filter((one, i) => i < MOST_PICKS || one === lit || isOfGm(one))
  }, [offered, lit])
  const hidden = offered.length - few.length
  const submit = (found: Suggestion | undefined) => {
    if (found) act(found)
    return found !== undefined
  }
  useKeyLayer('prompt', name => {
    // Whoever acts has the action bar.
    if (name === 'Enter' && !isActing) return step?.kind === 'command' ? (actions.do(step.command), true) : submit(lit)
    if (name === KEY.closed && hidden > 0) return (setMore(!isMore), true)
    return /^[1-9]$/.test(name) && submit(offered[Number(name) - 1])
  })
  return (
    <div className="at-rest">
      <div className="at-rest-head">
        {isActing && <CombatantName of={now.of!} brief />}
        <h2 lang={rulesLanguage()} className="font-display text-lg leading-7 font-bold whitespace-nowrap">
          {now.title}
        </h2>
        {now.pips && <Pips {...now.pips} />}
        <p
          lang={rulesLanguage()}
          title={detail}
          className={classes('at-rest-detail', aim ? 'at-rest-aim' : 'text-muted')}
        >
          {detail}
        </p>
        {now.together && now.together.length > 1 && <Together now={now} />}
        <OrdersMenu ask={undefined} />
        <PlayOn now={now} />
      </div>
      {fight.snapshot.board.waves && <WavesDue />}
      {!isActing && (
        <div className="picks">
          {step?.kind === 'command' && !lit && (
            <LitCard step={step} acting={null} onDo={() => actions.do(step.command)} />
          )}
          <Picks offered={isMore ? offered : few} lit={lit} why={step?.kind === 'command' ? step.why : undefined} />
          {hidden > 0 && <More count={hidden} isMore={isMore} onToggle={() => setMore(!isMore)} />}
        </div>
      )}
      {isEmpty && <FirstSteps />}
    </div>
  )
}

/** What is left of a turn, as it is counted with coins. The number stands beside it in words. */
function Pips({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={classes('pip pip-large', i >= left && 'pip-spent')} />
      ))}
    </span>
  )
}

/** Drawn anew only when something else is offered: with many to pick from it is most of the prompt. */
const Picks = memo(function Picks({
  offered,
  lit,
  why,
}: {
  offered: readonly Suggestion[]
  /** Which of them Enter takes. */
  lit: Suggestion | undefined
  why: Because | undefined
}) {
  return offered.map((one, i) => <Pick key={i} pick={one} digit={i + 1} isLit={one === lit} why={why} />)
})

interface PickProps {
  pick: Suggestion
  digit: number
  isLit: boolean
  /** Why it is lit. */
  why: Because | undefined
}

function Pick({ pick, digit, isLit, why }: PickProps) {
  const of = 'by' in pick.does ? pick.does.by : 'gm'
  const isProposed = useIsProposed(of) && isLit
  const because = useBecause(isLit ? why : undefined)
  const keys = [isLit ? 'Enter' : '', digit < 10 && !isLit ? String(digit) : ''].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classes('card', isLit && 'card-lit', isProposed && 'card-proposed')}
      aria-label={pick.words}
      aria-description={because || undefined}
      aria-keyshortcuts={keys || undefined}
      onClick={() => act(pick)}
    >
      {of !== 'gm' && (
        <span className="card-icon">
          <CombatantName of={of} brief />
        </span>
      )}
      <span className="font-semibold whitespace-nowrap">{pick.words}</span>
      {keys ? <Key of={keys} /> : <span />}
      {because && <span className="card-because">{because}</span>}
    </button>
  )
}

function act({ does }: Suggestion): void {
  if ('by' in does) actions.do(does)
  else if (does.type === 'places') scatter(does.who)
  else openTab('encounter', 'rests')
}
