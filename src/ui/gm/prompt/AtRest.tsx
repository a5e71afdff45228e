import { memo } from 'react'
import type { Id, Prompt } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import type { FightView } from '~/store/session/fightView'
import { useShared } from '~/store/slice'
import { actions, useTable } from '~/store/state'
import { SUGGESTED } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { Sentence } from '../../parts/signs/Icon'
import { KEY } from '../commands/keyNames'
import { FirstSteps } from '../encounter/FirstSteps'
import { dueWaves, enter, scatter, waveWords } from '../encounter/waves'
import { useKeyLayer } from '../keys'
import { Who } from '../sheet/Identity'
import { aimWords } from '../map/StrikeOnMap'
import { useUnits } from '../state/layout'
import { openTab } from '../state/windowState'
import { StopSuggesting } from './RefusalLine'
import { circles } from './circles'
import { OrdersMenu } from './questions/OrdersMenu'
import { Together } from './questions/Together'
import { type Suggestion, suggestions } from './suggestions'

/**
 * Whoever is up acts as tactics advise, or with those like it for the rest of the round, or everybody does: walk up, attack, and so
 * on, each undoable. Dice and questions to others are asked as always.
 *
 * @param lit what Enter takes
 */
function AsSuggested({ now, lit }: { now: Prompt; lit: Suggestion | undefined }) {
  const fight = useFight()
  const selection = useTable(s => s.selection)
  const suggested = useTable(s => s.suggested)
  const found = whoIsPlayed(fight, now, selection)
  const all = Object.values(fight.snapshot.combatants).flatMap(({ id, gone }) => (gone ? [] : [id]))
  const isRound = suggested !== null && all.every(id => suggested.round.includes(id))
  // Where tactics advise nothing what is lit is done: a step of the GM, that is.
  const otherwise = lit && 'by' in lit.does && lit.does.by === 'gm' ? lit.does : undefined
  const play = (who: readonly Id[]) => void actions.playSuggested(who, otherwise)
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
  if (of === 'gm') return { who: [], words: SUGGESTED.gm }
  if (of === null) {
    const lanes = fight.order.filter(({ now }) => now)
    const who = lanes.flatMap(({ rows }) => rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])))
    const name = side === null ? '' : (sides[side]?.name ?? '')
    return who.length === 0 ? undefined : { who, words: SUGGESTED.as(name) }
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
      { who: [of], words: SUGGESTED.gm }
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

/** What everybody waits for when no question is open: the beginning, a pick, or the acting combatant. */
export function AtRest() {
  const fight = useFight()
  const now = usePrompt()
  const selected = useTable(s => s.selection[0])
  const aimed = useTable(s => s.aimed)
  const { ways } = useUnits()
  const aim =
    aimed && (aimWords(aimed, fight, ways) ?? { deed: aimed.whyNot, chance: undefined, loss: undefined, with: '' })
  // Its room is the same whatever stands in it, so that nothing beside it moves.
  const detail = aim ? [aim.deed, aim.chance, aim.loss, aim.with].filter(Boolean).join(' · ') : now.detail
  const isEmpty = Object.keys(fight.snapshot.combatants).length === 0
  const offered = useShared(suggestions(fight, now.of, selected))
  const submit = (i: number) => {
    const found = offered[i]
    if (found) act(found)
    return found !== undefined
  }
  useKeyLayer('prompt', name => {
    if (name === 'Enter') return submit(0)
    return /^[1-9]$/.test(name) && submit(Number(name) - 1)
  })
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {now.of !== null && now.of !== 'gm' && <Who of={now.of} brief />}
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
      {fight.snapshot.board.waves && <WavesDue />}
      {now.together && now.together.length > 1 && <Together now={now} />}
      <AsSuggested now={now} lit={offered[0]} />
      <OrdersMenu ask={undefined} />
      <Suggested suggestions={offered} />
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

/** Drawn anew only when something else is suggested: with many to pick from it is most of the prompt. */
const Suggested = memo(function Suggested({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <div className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto p-1">
      {suggestions.map((suggestion, i) => (
        <Button
          key={i}
          look={i === 0 ? 'primary' : 'plain'}
          hotkey={i === 0 ? 'Enter' : i < 9 ? String(i + 1) : undefined}
          onClick={() => act(suggestion)}
        >
          {suggestion.words}
        </Button>
      ))}
    </div>
  )
})

function act({ does }: Suggestion): void {
  if ('by' in does) actions.do(does)
  else if (does.type === 'places') scatter(does.who)
  else openTab('encounter', 'rests')
}
