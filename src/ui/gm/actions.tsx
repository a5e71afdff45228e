import { useState, useSyncExternalStore } from 'react'
import type { ActionTable, Because, Command, Id, Offer, Prompt, ShownPrice } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useNextStep, useOffers, usePrompt } from '~/store/hooks/useRules'
import type { Played } from '~/store/letPlay'
import { actions, useTable } from '~/store/state'
import { ACTIONS, LET_PLAY } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { Button, Key } from '../parts/controls/Button'
import { classes } from '../parts/controls/forms'
import { SelectBox } from '../parts/menus/SelectBox'
import { DialogBox } from '../parts/menus/overlays'
import { drawingOf, Icon } from '../parts/signs/Icon'
import { KEY } from './commands/keyNames'
import { hotkeys, useKeyLayer } from './keys'
import { LitCard, More, useBecause, useIsProposed } from './prompt/LitCard'
import { RuleSentence } from './prompt/RefusalLine'
import { closeDialog } from './state/windowState'

const close = () => closeDialog('letPlay')

/** Milliseconds between two steps. */
const PAUSES = [
  { value: '2500', words: LET_PLAY.slowly },
  { value: '1200', words: LET_PLAY.steadily },
  { value: '300', words: LET_PLAY.quickly },
]

/** Asks whom Fray shall play by the tactics of the rules, and how fast. */
export function LetPlay() {
  const { snapshot, writer } = useFight()
  const selection = useTable(s => s.selection)
  const played = useTable(s => s.letPlay)
  const [, ...others] = Object.values(snapshot.sides)
  const [sides, setSides] = useState<readonly Id[]>(() => (selection.length > 1 ? [] : others.map(({ id }) => id)))
  const [chosen, setChosen] = useState(selection.length > 1)
  const [pause, setPause] = useState('1200')
  const names = selection.map(id => snapshot.combatants[id]?.name).filter(Boolean)
  const list: Played[] = [...sides.map(side => ({ side })), ...(chosen && names.length > 0 ? [{ who: selection }] : [])]
  const begin = () => {
    void actions.letPlay(list, Number(pause))
    close()
  }
  return (
    <DialogBox title={LET_PLAY.title} onClose={close}>
      <p className="text-muted mb-3 text-sm">{LET_PLAY.how}</p>
      <fieldset className="mb-3 flex flex-col gap-1.5">
        <legend className="text-muted mb-1 text-sm">{LET_PLAY.whom}</legend>
        {Object.values(snapshot.sides).map(({ id, name }) => (
          <label key={id} className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={sides.includes(id)}
              onChange={({ target }) => setSides(target.checked ? [...sides, id] : sides.filter(one => one !== id))}
            />
            {LET_PLAY.side(name)}
          </label>
        ))}
        {names.length > 0 && (
          <label className="flex items-center gap-2 pointer-coarse:min-h-11">
            <input type="checkbox" checked={chosen} onChange={({ target }) => setChosen(target.checked)} />
            {names.length > 3 ? LET_PLAY.selected(names.length) : names.join(', ')}
          </label>
        )}
      </fieldset>
      <div className="mb-4 flex items-center gap-2">
        <span className="text-muted text-sm" aria-hidden="true">
          {LET_PLAY.speed}
        </span>
        <SelectBox label={LET_PLAY.speed} options={PAUSES} value={pause} onChange={setPause} />
      </div>
      <div className="flex gap-2">
        <Button
          look="primary"
          closed={!writer || list.length === 0}
          onClick={() => writer && list.length > 0 && begin()}
        >
          {LET_PLAY.title}
        </Button>
        {played && <Button onClick={() => (actions.stopPlaying(), close())}>{LET_PLAY.stop}</Button>}
      </div>
    </DialogBox>
  )
}

/** The actions of somebody as the dock lays them out. */
export interface Cards {
  /** What can be done now, in the order of the rules, so that each keeps its place among the others. */
  open: readonly Offer[]
  /** What can be done as well, and is seldom or last in the list; behind *More* where there is much to do. */
  rare: readonly Offer[]
  /** What ends the turn, apart at the right. */
  end: Offer | undefined
  /** What is closed now, each with its reason. */
  closed: readonly Offer[]
}

/** How much room one line of cards has in the smallest window and in a wide one, and a card beside its name: in letters. */
const LINE = 104
const WIDE_LINE = 165
const CARD = 10
const MORE = 9
/** The card of the next step, when it stands before the others. */
const LIT_CARD = 36

/**
 * What is chosen after an attack or a way was: the card of the next step has chosen already. Nobody should have to look for these.
 *
 * @returns undefined: it is neither
 */
export function choiceAfter(meaning: ActionTable[string]['meaning']): string | undefined {
  if (meaning === 'walk') return ACTIONS.where
  return meaning === 'attack' || meaning === 'charge' ? ACTIONS.whom : undefined
}

/**
 * @param declared what its rules declare of each action
 * @param line the room of a line
 */
export function cards(offers: readonly Offer[], declared: ActionTable, line = LINE): Cards {
  const meaning = ({ command }: Offer) => declared[command.type]?.meaning
  const end = offers.find(offer => meaning(offer) === 'end' && !offer.whyNot)
  const all = offers.filter(offer => !offer.whyNot && offer !== end)
  const rank = ({ command }: Offer) => declared[command.type]?.rank ?? 0
  const closed = offers.filter(({ whyNot }) => whyNot !== undefined)
  // What is seldom gives way first, then what the rules list last.
  const seldom = all.filter(offer => meaning(offer) === 'rare').sort((a, b) => rank(a) - rank(b))
  const others = all.filter(offer => meaning(offer) !== 'rare' && !choiceAfter(meaning(offer))).toReversed()
  const givesWay = [...seldom, ...others]
  const without = (n: number) => all.filter(offer => !givesWay.slice(0, n).includes(offer))
  const used = (n: number) => {
    const names = [...without(n), ...(end ? [end] : [])].map(({ name }) => name.length)
    return [...names, ...(n + closed.length > 0 ? [MORE] : [])].reduce((sum, wide) => sum + wide + CARD, LIT_CARD)
  }
  let behind = 0
  while (behind < givesWay.length && used(behind) > line) behind++
  const rare = all.filter(offer => givesWay.slice(0, behind).includes(offer))
  return { open: without(behind), rare, end, closed }
}

/** What an action costs, as its card draws it. Of one that hangs on what it is done with, the rules say it in words. */
export const priceOf = ({ command, cost }: Offer, { [command.type]: declared }: ActionTable): ShownPrice =>
  declared?.price ?? { pips: 0, bonus: false, words: cost }

interface Hand {
  do(command: Command): boolean
  select(ids: readonly Id[]): void
}

/**
 * Carries a command out for all those selected who may do the same now, in one. Then nobody is selected any more: what is
 * done next is done by whoever is asked, and not by all of them again a round later.
 */
export function doTogether(
  hand: Hand,
  { of, together = [] }: Prompt,
  selection: readonly Id[],
  command: Command,
): void {
  const also = selection.includes(String(of)) ? selection.filter(id => id !== of && together.includes(id)) : []
  if (also.length === 0) hand.do(command)
  else if (hand.do({ ...command, with: { ...command.with, also } })) hand.select([])
}

const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(width >= 96rem)')

/** The room that a line of cards has in this window, in letters. */
function useLine(): number {
  const isWide = useSyncExternalStore(
    onChange => {
      wide?.addEventListener('change', onChange)
      return () => wide?.removeEventListener('change', onChange)
    },
    () => wide?.matches ?? false,
  )
  return isWide ? WIDE_LINE : LINE
}

/**
 * What the acting combatant can do now, as one row of cards: the next step lit, then the others, each with what it costs and its key.
 * What finds no room, and what is closed with its reason, stands behind *More*; choosing it puts the reason into the prompt, where the
 * GM may allow it anyway.
 */
export function ActionBar() {
  const { asks, ruleset } = useFight()
  const declared = ruleset.commands.actions
  const now = usePrompt()
  const who = now.of === 'gm' ? null : now.of
  const selection = useTable(s => s.selection)
  const step = useNextStep()
  const offers = useOffers(who)
  const [isMore, setMore] = useState(false)
  const line = useLine()
  const letters = hotkeys(offers)
  const { open, rare, end, closed } = cards(offers, declared, line)
  const hidden = rare.length + closed.length
  const act = (command: Command) => {
    setMore(false)
    doTogether(actions, now, selection, command)
  }
  useKeyLayer('actions', name => {
    if (asks || who === null || offers.length === 0) return false
    if (name === 'Enter' && step?.kind === 'command') return (act(step.command), true)
    if (name === KEY.closed && hidden > 0) return (setMore(!isMore), true)
    if (name === 'Escape' && isMore) return (setMore(false), true)
    const offer = letters.get(name)
    if (offer) act(offer.command)
    return offer !== undefined
  })

  if (who === null || asks || offers.length === 0) return null
  const isLit = ({ command }: Offer) =>
    step?.kind === 'command' && !step.command.with && step.command.by === who && step.command.type === command.type
  const isAmong = [...open, ...(end ? [end] : [])].some(isLit)
  const draw = (offer: Offer) => (
    <Card
      key={offer.command.type}
      offer={offer}
      why={isLit(offer) && step?.kind === 'command' ? step.why : undefined}
      isLit={isLit(offer)}
      onDo={() => act(offer.command)}
    />
  )
  // The cards of the next one are others: a keyboard that is at one of the last one's comes to what is lit now.
  return (
    <section key={who} aria-label={ACTIONS.actions} className="deeds" data-more={isMore || undefined}>
      {isMore ? (
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {rare.length > 0 && <span className="flex flex-wrap gap-1.5">{rare.map(draw)}</span>}
          <Closed offers={closed} onDo={offer => act(offer.command)} />
        </div>
      ) : (
        <>
          {step?.kind === 'command' && !isAmong && <LitCard step={step} acting={who} onDo={() => act(step.command)} />}
          {open.map(draw)}
        </>
      )}
      <span className="ml-auto flex gap-1.5">
        {hidden > 0 && <More count={hidden} isMore={isMore} onToggle={() => setMore(!isMore)} />}
        {end && draw(end)}
      </span>
    </section>
  )
}

interface CardProps {
  offer: Offer
  isLit: boolean
  /** Why it is lit. */
  why: Because | undefined
  onDo(): void
}

function Card({ offer, isLit, why, onDo }: CardProps) {
  const { name, cost, hotkey } = offer
  const declared = useFight().ruleset.commands.actions
  const { pips, bonus, words } = priceOf(offer, declared)
  const choice = choiceAfter(declared[offer.command.type]?.meaning)
  const isProposed = useIsProposed(offer.command.by) && isLit
  const because = useBecause(why)
  return (
    <button
      type="button"
      lang={rulesLanguage()}
      className={classes('card', isLit && 'card-lit', isProposed && 'card-proposed')}
      aria-label={[name, cost, because || choice].filter(Boolean).join(', ')}
      aria-keyshortcuts={[hotkey.toUpperCase(), isLit ? 'Enter' : ''].filter(Boolean).join(' ') || undefined}
      onClick={onDo}
    >
      <Icon name={drawingOf(declared[offer.command.type]?.icon, 'task')} size={22} className="card-icon" />
      <span className="font-semibold whitespace-nowrap">{name}</span>
      {hotkey ? <Key of={hotkey.toUpperCase()} /> : <span />}
      {(pips > 0 || words || because || choice) && (
        <span className="card-because items-center gap-1 opacity-80">
          {pips > 0 && (
            <span className="flex gap-1">
              {Array.from({ length: pips }, (_, i) => (
                <i key={i} className={classes('pip', bonus && 'pip-bonus')} />
              ))}
            </span>
          )}
          {because || words || choice}
        </span>
      )}
    </button>
  )
}

/** What cannot be done now and why, one line each. */
function Closed({ offers, onDo }: { offers: readonly Offer[]; onDo(offer: Offer): void }) {
  const { ruleset, snapshot } = useFight()
  return (
    <ul
      aria-label={ACTIONS.closed}
      tabIndex={0}
      className="grid max-h-20 min-w-0 flex-1 grid-cols-1 gap-x-4 overflow-y-auto"
    >
      {offers.map(offer => (
        <li key={offer.command.type} lang={rulesLanguage()} className="flex items-baseline gap-2 text-xs">
          <button
            type="button"
            aria-disabled="true"
            aria-keyshortcuts={offer.hotkey.toUpperCase() || undefined}
            className="min-h-6 shrink-0 font-semibold underline-offset-2 hover:underline pointer-coarse:min-h-11"
            aria-label={[offer.name, offer.cost, ruleset.display.text.reason(offer.whyNot!, snapshot)]
              .filter(Boolean)
              .join(', ')}
            onClick={() => onDo(offer)}
          >
            {offer.name}
          </button>
          <span className="text-muted min-w-0">
            <RuleSentence words={ruleset.display.text.reason(offer.whyNot!, snapshot)} rule={offer.whyNot!.rule} />
          </span>
        </li>
      ))}
    </ul>
  )
}
