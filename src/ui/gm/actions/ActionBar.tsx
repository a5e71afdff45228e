import { useState } from 'react'
import type { Offer } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOffers } from '~/store/hooks/useRules'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/classes'
import { useKeyLayer } from '../keys/keyLayers'
import { RuleSentence } from '../prompt/RuleSentence'
import { hotkeys } from '../keys/hotkeys'
import { doTogether } from './doTogether'

const GROUPS = [
  ['main', 'Actions'],
  ['bonus', 'Bonus'],
  ['move', 'Movement'],
  ['free', 'Free'],
  ['reaction', 'Reactions'],
] as const

/** More actions than these leave little of the map. */
const MANY = 28

/**
 * What the acting combatant can do now, by cost. Closed actions stay readable: hovering or focusing one tells why, and
 * choosing it puts the reason into the prompt, where the GM may allow it anyway.
 */
export function ActionBar() {
  const { ruleset, snapshot, asks } = useFight()
  const now = usePrompt()
  const who = now.of === 'gm' ? null : now.of
  const selection = useTable(s => s.selection)
  const act = ({ command }: Offer) => doTogether(actions, now, selection, command)
  const offers = useOffers(who)
  const [hinted, setHinted] = useState<Offer | null>(null)
  // Under fingers buttons are large, and some rules have very many: then the closed ones are folded away.
  const [all, setAll] = useState(false)
  const isLong = offers.length > MANY
  const letters = hotkeys(offers)
  useKeyLayer('actions', name => {
    const offer = asks ? undefined : letters.get(name)
    if (offer) act(offer)
    return offer !== undefined
  })

  if (who === null || asks || offers.length === 0) return null
  const hint = offers.find(({ command }) => command.type === hinted?.command.type)
  return (
    <section aria-label="Actions" className="px-3 pb-1.5">
      <div className="flex flex-wrap items-center gap-1">
        {GROUPS.map(([group, words]) => {
          const members = offers.filter(offer => offer.group === group)
          if (members.length === 0) return null
          const isFolded = isLong && !all && members.every(({ whyNot }) => whyNot)
          return (
            <div key={group} role="group" aria-label={words} className="contents">
              {!isFolded && <span className="text-muted ml-2 text-xs font-bold first:ml-0">{words}</span>}
              {members.map(offer => (
                <Action
                  key={offer.command.type}
                  offer={offer}
                  fold={all ? 'never' : isLong ? 'always' : 'under fingers'}
                  onHint={on => setHinted(on ? offer : null)}
                  onDo={() => act(offer)}
                />
              ))}
            </div>
          )
        })}
        {offers.some(({ whyNot }) => whyNot) && (
          <Button
            small
            look="quiet"
            aria-expanded={all}
            className={classes(!isLong && 'not-pointer-coarse:hidden')}
            onClick={() => setAll(!all)}
          >
            {all ? 'Open ones only' : 'Closed ones too'}
          </Button>
        )}
      </div>
      <p className="text-muted mt-1 min-h-4 truncate text-xs" aria-live="off">
        {hint && (
          <>
            {hint.name}
            {hint.cost && ` · ${hint.cost}`}
            {hint.whyNot && (
              <>
                {' · '}
                <RuleSentence words={ruleset.display.text.reason(hint.whyNot, snapshot)} rule={hint.whyNot.rule} />
              </>
            )}
          </>
        )}
      </p>
    </section>
  )
}

interface ActionProps {
  offer: Offer
  /** When it is not drawn while it is closed. */
  fold: 'never' | 'under fingers' | 'always'
  onHint(on: boolean): void
  onDo(): void
}

function Action({ offer, fold, onHint, onDo }: ActionProps) {
  const { ruleset, snapshot } = useFight()
  const { name, cost, hotkey, whyNot } = offer
  const why = whyNot && ruleset.display.text.reason(whyNot, snapshot)
  return (
    <Button
      small
      look={whyNot ? 'quiet' : 'plain'}
      closed={whyNot !== undefined}
      className={
        whyNot &&
        classes('!px-1 !text-xs', fold === 'under fingers' && 'pointer-coarse:hidden', fold === 'always' && '!hidden')
      }
      hotkey={whyNot ? undefined : hotkey.toUpperCase() || undefined}
      aria-keyshortcuts={hotkey.toUpperCase() || undefined}
      aria-label={[name, cost, why].filter(Boolean).join(', ')}
      // Not on entering: a button that comes to lie under a resting mouse was not asked about.
      onMouseMove={() => onHint(true)}
      onFocus={() => onHint(true)}
      onMouseLeave={() => onHint(false)}
      onClick={onDo}
    >
      {name}
    </Button>
  )
}
