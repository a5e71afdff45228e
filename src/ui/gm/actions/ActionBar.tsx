import { useState } from 'react'
import { ACTIONS } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import type { Offer } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOffers } from '~/store/hooks/useRules'
import { actions, useTable } from '~/store/state/useTable'
import { classes } from '../../parts/controls/classes'
import { Key } from '../../parts/controls/Key'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { KEY } from '../commands/keyNames'
import { useKeyLayer } from '../keys/keyLayers'
import { RuleSentence } from '../prompt/RuleSentence'
import { hotkeys } from '../keys/hotkeys'
import { cards, priceOf } from './cards'
import { doTogether } from './doTogether'
import { useVain } from './useVain'

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
