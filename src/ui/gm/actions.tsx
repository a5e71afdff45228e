import { useState } from 'react'
import type { ActionTable, Command, Id, Offer, Prompt, ShownPrice } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useOffers, usePrompt } from '~/store/hooks/useRules'
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
  /** What can be done as well, and is seldom; behind *More* where there is much to do. */
  rare: readonly Offer[]
  /** What ends the turn, apart at the right. */
  end: Offer | undefined
  /** What is closed now, each with its reason. */
  closed: readonly Offer[]
  /** What Enter takes: to attack, else to get there, else the first that is open; with nothing left, the end of the turn. */
  lit: Offer | undefined
}

/** More cards than these are no glance any more. */
const MANY = 8

/** Of the two lines that there are for them in the smallest window, how long one is, and a card beside its name: in letters. */
const LINE = 106
const CARD = 11
const MORE = 9

/** Whether this is going somewhere and nothing else. */
const isWalk = (type: string, declared: ActionTable): boolean => declared[type]?.meaning === 'walk'

/** Whether somebody is attacked, from here or after going there. */
const isAttack =
  (declared: ActionTable) =>
  ({ command }: Offer): boolean => {
    const meaning = declared[command.type]?.meaning
    return meaning === 'attack' || meaning === 'charge'
  }

/**
 * @param declared what its rules declare of each action
 * @param vain what was begun here and came to nothing, by its type: Enter does not begin that again
 */
export function cards(offers: readonly Offer[], declared: ActionTable, vain: readonly string[] = []): Cards {
  const meaning = ({ command }: Offer) => declared[command.type]?.meaning
  const end = offers.find(offer => meaning(offer) === 'end' && !offer.whyNot)
  const all = offers.filter(offer => !offer.whyNot && offer !== end)
  const rank = ({ command }: Offer) => declared[command.type]?.rank ?? 0
  const closed = offers.filter(({ whyNot }) => whyNot !== undefined)
  const seldom = all.filter(offer => meaning(offer) === 'rare').sort((a, b) => rank(a) - rank(b))
  const without = (n: number) => all.filter(offer => !seldom.slice(0, n).includes(offer))
  const last = (n: number) => [...(n + closed.length > 0 ? [MORE] : []), ...(end ? [end.name.length] : [])]
  const fits = (n: number) =>
    all.length - n <= MANY &&
    areTwoLines(
      without(n).map(({ name }) => name.length),
      last(n),
    )
  let behind = 0
  while (behind < seldom.length && !fits(behind)) behind++
  const [open, rare] = [without(behind), seldom.slice(0, behind)]
  const goOn = open.filter(({ command }) => !vain.includes(command.type))
  const mains = goOn.filter(({ group }) => group === 'main')
  const byRank = goOn.toSorted((a, b) => rank(a) - rank(b))
  const usual = byRank.find(isAttack(declared)) ?? byRank.find(({ command }) => isWalk(command.type, declared))
  return { open, rare, end, closed, lit: usual ?? (vain.length > 0 ? end : undefined) ?? mains[0] ?? end ?? open[0] }
}

/** Whether cards with names of so many letters stand in two lines, the last of them together at the end of a line. */
function areTwoLines(cards: readonly number[], last: readonly number[]): boolean {
  let [lines, used] = [1, 0]
  for (const wide of [...cards.map(n => n + CARD), last.reduce((sum, n) => sum + n + CARD, 0)]) {
    if (used + wide > LINE) [lines, used] = [lines + 1, 0]
    used += wide
  }
  return lines <= 2
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

const NONE: readonly string[] = []

/**
 * What whoever acts has begun on this square and what came to nothing: it was taken back, or was to lead elsewhere and did
 * not.
 *
 * @param here who acts, on which square, in which round
 * @param done how many commands the fight has come to
 * @param declared what its rules declare of each action
 */
function useVain(here: string, done: number, declared: ActionTable) {
  const [begun, setBegun] = useState<{ here: string; done: number; type: string; before: readonly string[] } | null>(
    null,
  )
  const isHere = begun !== null && begun.here === here
  const isVain = isHere && (begun.done === done || isWalk(begun.type, declared))
  const vain = isHere ? (isVain ? [...begun.before, begun.type] : begun.before) : NONE
  return { vain, begin: (type: string) => setBegun({ here, done, type, before: vain }) }
}

/**
 * What the acting combatant can do now, as cards: each with what it costs and its key, the usual one lit. What is closed
 * stands behind *More*, each with its reason; choosing it puts the reason into the prompt, where the GM may allow it anyway.
 */
export function ActionBar() {
  const { asks, snapshot, mark, ruleset } = useFight()
  const declared = ruleset.commands.actions
  const now = usePrompt()
  const who = now.of === 'gm' ? null : now.of
  const selection = useTable(s => s.selection)
  const offers = useOffers(who)
  const [isMore, setMore] = useState(false)
  const letters = hotkeys(offers)
  const here = who === null ? '' : `${who}/${snapshot.combatants[who]?.cell}/${now.round}`
  const { vain, begin } = useVain(here, mark.done, declared)
  const { open, rare, end, closed, lit } = cards(offers, declared, vain)
  const hidden = rare.length + closed.length
  const act = (offer: Offer) => {
    setMore(false)
    begin(offer.command.type)
    doTogether(actions, now, selection, offer.command)
  }
  useKeyLayer('actions', name => {
    if (asks || who === null || offers.length === 0) return false
    if (name === KEY.closed && hidden > 0) return (setMore(!isMore), true)
    if (name === 'Escape' && isMore) return (setMore(false), true)
    const offer = name === 'Enter' ? lit : letters.get(name)
    if (offer) act(offer)
    return offer !== undefined
  })

  if (who === null || asks || offers.length === 0) return null
  // The prompt itself offers the one thing that can be done.
  const isOnly = open.length + rare.length + Number(end !== undefined) === 1
  // The cards of the next one are others: a keyboard that is at one of the last one's comes to what is lit now.
  return (
    <section key={who} aria-label={ACTIONS.actions} className="deeds">
      {isMore ? (
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {rare.length > 0 && (
            <span className="flex flex-wrap gap-1.5">
              {rare.map(offer => (
                <Card key={offer.command.type} offer={offer} isLit={offer === lit} onDo={act} />
              ))}
            </span>
          )}
          <Closed offers={closed} onDo={act} />
        </div>
      ) : isOnly ? null : (
        open.map(offer => <Card key={offer.command.type} offer={offer} isLit={offer === lit} onDo={act} />)
      )}
      <span className="ml-auto flex gap-1.5">
        {hidden > 0 && (
          <button
            type="button"
            aria-expanded={isMore}
            aria-keyshortcuts={KEY.closed}
            className="card card-more text-muted"
            onClick={() => setMore(!isMore)}
          >
            <span>{isMore ? ACTIONS.back : ACTIONS.more(hidden)}</span>
            <Key of={KEY.closed} />
          </button>
        )}
        {end && !isOnly && <Card offer={end} isLit={end === lit} onDo={act} />}
      </span>
    </section>
  )
}

interface CardProps {
  offer: Offer
  isLit: boolean
  onDo(offer: Offer): void
}

function Card({ offer, isLit, onDo }: CardProps) {
  const { name, cost, hotkey } = offer
  const declared = useFight().ruleset.commands.actions
  const { pips, bonus, words } = priceOf(offer, declared)
  return (
    <button
      type="button"
      lang={rulesLanguage()}
      className={classes('card', isLit && 'card-lit')}
      aria-label={[name, cost].filter(Boolean).join(', ')}
      aria-keyshortcuts={[hotkey.toUpperCase(), isLit ? 'Enter' : ''].filter(Boolean).join(' ') || undefined}
      onClick={() => onDo(offer)}
    >
      <Icon name={drawingOf(declared[offer.command.type]?.icon, 'task')} size={22} className="card-icon" />
      <span className="font-semibold whitespace-nowrap">{name}</span>
      {hotkey ? <Key of={hotkey.toUpperCase()} /> : <span />}
      {(pips > 0 || words) && (
        <span className="flex items-center gap-1 text-[0.6875rem] whitespace-nowrap opacity-80">
          {Array.from({ length: pips }, (_, i) => (
            <i key={i} className={classes('pip', bonus && 'pip-bonus')} />
          ))}
          {words}
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
