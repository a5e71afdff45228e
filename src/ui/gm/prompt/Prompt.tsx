import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Asked } from '~/engine'
import { useFight, useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import { QUESTIONS, REST } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { isTyping } from '../../parts/hooks/focus'
import { systemParts } from '../../systems'
import { useKeyLayer } from '../keys'
import { houseRulesOf, RuleLink } from '../rules/RuleLink'
import { CombatantName } from '../sheet/Identity'
import { AtRest } from './AtRest'
import { ClockFace } from './ClockFace'
import { StopSuggesting } from './RefusalLine'
import { RollAsks } from './RollAsks'
import { titleOfAll } from './circles'
import { pressPrompt } from './promptKeys'
import { AreaAsk } from './questions/AreaAsk'
import { ChoiceAsk } from './questions/ChoiceAsk'
import { NumberAsk } from './questions/NumberAsk'
import { OrdersMenu } from './questions/OrdersMenu'
import { PathAsk } from './questions/PathAsk'
import { TextAsk } from './questions/TextAsk'
import { isYesOrNo, NoneOf, WhoAsk } from './questions/WhoAsk'

type Roll = Extract<Asked, { kind: 'roll' }>
const isRoll = (ask: Asked): ask is Roll => ask.kind === 'roll'

/** The open questions. Several at once are dice of several rollers, or choices that may be made in any order. */
function Questions({ asks }: { asks: readonly Asked[] }) {
  const { ruleset, snapshot, mark } = useFight()
  const { AskExtras } = systemParts(ruleset.id)
  const place = useRef<HTMLDivElement>(null)
  const first = asks[0]!
  const rolls = asks.filter(isRoll)
  const isOnly = asks.length === 1 && first.kind === 'choice'
  const shown = rolls.length > 0 ? [first] : asks

  const alike = useMemo(() => (isOnly ? actions.alike(first) : [first]), [isOnly, first])

  const titled = (ask: Asked) => ({
    title: ruleset.display.text.ask(ask, snapshot).title,
    name: snapshot.combatants[ask.of]?.name,
  })

  const question = `${mark.done}/${first.ask}`
  useFocusOnOpening(place, question)

  return (
    <div ref={place} className="flex flex-col gap-2">
      {shown.map(ask => {
        const { title: own, detail: ownDetail } = ruleset.display.text.ask(ask, snapshot)
        const isOfAll = rolls.length > 1 || (alike.length > 1 && isYesOrNo(ask))
        const asked = rolls.length > 1 ? rolls : [ask]
        const title = isOfAll ? titleOfAll(asked.map(titled)) : own
        // What is said of one roller is not said of the others.
        const detail = rolls.length > 1 ? '' : ownDetail
        return (
          <section
            key={`${mark.done}/${ask.ask}/${ask.slot}`}
            role="group"
            aria-labelledby={`ask-${ask.ask}-${ask.slot}`}
            className="ask flex flex-col gap-1.5"
          >
            <header className="ask-head flex items-center gap-2">
              {rolls.length < 2 && <CombatantName of={ask.of} brief />}
              <div className="ask-words min-w-0 flex-1" lang={rulesLanguage()}>
                <h2 id={`ask-${ask.ask}-${ask.slot}`} className="font-display mr-2 inline text-lg leading-7 font-bold">
                  {title}
                </h2>
                <p className="text-muted inline">{detail}</p>
              </div>
              {ask === first && (
                <>
                  <span className="ask-tools flex items-center gap-2">
                    {ask.kind === 'choice' && <OrdersMenu ask={ask} />}
                    <StopSuggesting />
                    <StopHere key={first.ask} />
                  </span>
                  <Button look="quiet" small hotkey="Esc" className="text-muted" onClick={() => actions.undo('answer')}>
                    {QUESTIONS.back}
                  </Button>
                </>
              )}
            </header>
            <HouseRulesOf rules={ask.rules} />
            {AskExtras && <AskExtras ask={ask} />}
            {isRoll(ask) ? (
              <RollAsks asks={rolls} />
            ) : alike.length > 1 && isYesOrNo(ask) ? (
              <WhoAsk asks={alike} />
            ) : (
              <Field ask={ask} label={title} />
            )}
            {alike.length > 1 && !isYesOrNo(ask) && <NoneOf asks={alike} />}
          </section>
        )
      })}
    </div>
  )
}

/** Ends the action with what has happened so far; it is spent, so a second click confirms it. */
function StopHere() {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button look="quiet" small className="text-muted" onClick={() => setAsked(true)}>
        {QUESTIONS.stop.here}
      </Button>
    )
  return (
    <span className="flex items-center gap-1">
      <span className="text-muted text-xs">{QUESTIONS.stop.why}</span>
      <Button look="danger" small onClick={() => actions.stop()}>
        {QUESTIONS.stop.it}
      </Button>
      <Button small onClick={() => setAsked(false)}>
        {QUESTIONS.stop.goOn}
      </Button>
    </span>
  )
}

/** The house rules that made this question what it is: those that are set otherwise than the book has them. */
function HouseRulesOf({ rules = [] }: { rules: readonly string[] | undefined }) {
  const { ruleset, snapshot } = useFight()
  const marked = rules.filter(row => houseRulesOf(ruleset, snapshot.settings, row).some(({ changed }) => changed))
  if (marked.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-xs">
      {marked.map(row => (
        <RuleLink key={row} id={row} />
      ))}
    </p>
  )
}

function Field({ ask, label }: { ask: Exclude<Asked, Roll>; label: string }) {
  switch (ask.kind) {
    case 'choice':
      return <ChoiceAsk ask={ask} />
    case 'number':
      return <NumberAsk ask={ask} />
    case 'text':
      return <TextAsk ask={ask} label={label} />
    case 'path':
      return <PathAsk ask={ask} />
    case 'area':
      return <AreaAsk ask={ask} />
  }
}

/**
 * The keyboard comes to a question when it opens, and goes back to where it was when the last one is answered, unless that was a
 * token. A field that is being typed into keeps it.
 */
function useFocusOnOpening(place: RefObject<HTMLElement | null>, question: string): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const from = document.activeElement
    if (from && !place.current?.contains(from)) before.current = from.closest('.board') ? null : from
    const typing = isTyping(from) && !place.current?.contains(from)
    // Where all of the dock is scrolled as one, a question is read from its beginning.
    place.current?.closest('[data-scrolls]')?.scrollTo({ top: 0 })
    if (!typing) place.current?.querySelector<HTMLElement>('input:not([type=checkbox]), [data-first]')?.focus()
  }, [place, question])
  useEffect(
    () => () => {
      const back = before.current
      if (back instanceof HTMLElement && back.isConnected && lost(document.activeElement)) back.focus()
    },
    [],
  )
}

/** Whether nobody has the focus, or a control that is about to go. */
function lost(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('[data-prompt]') !== null
}

/** The one place where Fray asks, above the action bar. */
export function Prompt() {
  const asks = useFightSelector(fight => fight.asks)
  const hasClock = useTable(s => s.clock !== null)
  return (
    <section
      data-prompt
      aria-label={REST.prompt}
      onKeyDown={event => {
        // Also out of a field: Esc takes the latest answer back.
        if (event.key !== 'Escape' || !asks) return
        event.stopPropagation()
        actions.undo('answer')
      }}
    >
      {hasClock && <ClockFace />}
      {asks && asks.length > 0 ? <Asking asks={asks} /> : <AtRest />}
    </section>
  )
}

function Asking({ asks }: { asks: readonly Asked[] }) {
  useKeyLayer('prompt', name => {
    if (name !== 'Escape') return pressPrompt(name)
    actions.undo('answer')
    return true
  })
  return <Questions asks={asks} />
}
