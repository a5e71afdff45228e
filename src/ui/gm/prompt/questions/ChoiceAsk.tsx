import { useEffect, useState } from 'react'
import type { Asked, Decider, Id, Json } from '~/engine'
import { litOptions } from '~/store/play/nextStep'
import { useLaidAreas } from '~/store/hooks/useDrawings'
import { useFight } from '~/store/hooks/useFight'
import { caughtOn } from '~/store/queries/mapQueries'
import { actions } from '~/store/state'
import { MAP_TOOLS } from '~/words/en/map'
import { QUESTIONS } from '~/words/en/prompt'
import { Button } from '../../../parts/controls/Button'
import { Choices, entries } from '../../../parts/controls/Choices'
import { AreaSize } from '../../map/panel/AreaSize'
import { isPlaced } from '../../map/placeTogether'
import { areaOf, formOf, isDirected } from '../../map/tools/areas'
import { isSingleChoice } from '../../map/tools/useAim'
import { OddsDetail } from '../../odds/OddsDetail'
import { OddsMark, useOddsOf } from '../../odds/OptionOdds'
import { aimAt, changeWindow, closePage, setMap, useWindowState } from '../../state/windowState'
import { usePreferences } from '../../state/preferences'
import { useBecause, useIsProposed } from '../LitCard'
import { RuleSentence } from '../RefusalLine'
import { missingAnswers, usePromptKeys } from '../promptKeys'
import { InArea } from './AreaAsk'
import { OptionCard } from './OptionCard'

/**
 * Some of those on the map are chosen by the area that catches them: one that is placed for it, which does not stay, or one
 * that lies there.
 *
 * @param take of those who are caught, picks whoever can be chosen, and says who they are
 */
function ByArea({ of, take }: { of: Decider; take(who: readonly Id[]): readonly Id[] }) {
  const fight = useFight()
  const area = useWindowState(v => v.map.area)
  const catching = useWindowState(v => v.catching)
  const isPlacing = catching !== null
  const placed = useWindowState(v => (v.placed && v.placed.of === v.catching ? v.placed : null))
  const shown = useWindowState(v => v.map)
  const inside = placed ? areaOf(fight, formOf(shown), placed).who : undefined
  const laid = useLaidAreas()
  const [told, setTold] = useState('')
  useEffect(() => stopCatching, [])

  const caught = (who: readonly Id[]) => {
    const taken = take(who)
    const nameOf = (id: Id) => fight.snapshot.combatants[id]?.name ?? id
    const rest = who.filter(id => !taken.includes(id))
    const words = taken.length > 0 ? QUESTIONS.byArea.caught(taken.map(nameOf)) : QUESTIONS.byArea.caughtNobody
    setTold(rest.length > 0 ? `${words} ${QUESTIONS.byArea.notHere(rest.map(nameOf))}` : words)
  }
  const place = (kind: typeof area) => {
    setMap({ area: kind })
    setTold('')
    closePage('asPlayers')
    changeWindow(w => {
      w.catching = who => {
        stopCatching()
        caught(who)
      }
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="text-muted">{QUESTIONS.byArea.title}</span>
      <Choices
        bare
        label={QUESTIONS.byArea.area}
        options={entries(MAP_TOOLS.area)}
        value={isPlacing ? area : null}
        onChange={place}
      />
      {isPlacing && (
        <>
          <AreaSize />
          <span>{isDirected(formOf(shown)) ? QUESTIONS.area.from : QUESTIONS.area.drag}</span>
        </>
      )}
      {isPlacing && inside && (
        <Button small look="primary" onClick={() => catching(inside)}>
          {QUESTIONS.area.takeHere}
        </Button>
      )}
      {isPlacing && <InArea who={inside} of={of} />}
      {laid.map(({ id, name, squares }, i) => (
        <Button key={id} small onClick={() => caught(caughtOn(fight, squares))}>
          {QUESTIONS.byArea.whoIsIn(name || QUESTIONS.byArea.nameless(i + 1))}
        </Button>
      ))}
      <span role="status">{told}</span>
    </div>
  )
}

const stopCatching = () => changeWindow(w => void (w.catching = null))

type Choice = Extract<Asked, { kind: 'choice' }>

/** What is picked of a question, by pointer and by key, and what Enter takes. */
function usePicks(ask: Choice) {
  const { ruleset, snapshot, advised } = useFight()
  const lit = advised(ask)
  const [picked, setPicked] = useState(() => litOptions(ask, lit?.value))
  const isSingle = isSingleChoice(ask)
  const usual = isSingle ? litOptions(ask, lit?.value)[0] : undefined
  const toChoose = isSingle ? undefined : missingAnswers(picked.length, ask)

  const own = snapshot.combatants[ask.of]?.side
  const isFriend = (value: Json) =>
    typeof value === 'string' && own !== undefined && snapshot.combatants[value]?.side === own && value !== ask.of
  // Tactics strike at no friend: where only friends can be chosen, going back is the one sensible answer.
  const onlyFriends =
    isSingle &&
    ruleset.questions[ask.key]?.meaning === 'target' &&
    ask.options.every(({ value, whyNot }) => whyNot !== undefined || isFriend(value))

  const pick = (i: number) => {
    const option = ask.options[i]
    if (!option) return
    if (isSingle) actions.answer(ask, option.value, 'click')
    else setPicked(now => (now.includes(i) ? now.filter(n => n !== i) : [...now, i].sort((a, b) => a - b)))
  }
  const confirm = () => {
    if (onlyFriends) actions.undo('answer')
    else if (usual !== undefined) pick(usual)
    else if (!isSingle && toChoose === undefined) {
      const values = picked.map(i => ask.options[i]!.value)
      actions.answer(ask, values, 'click')
    }
  }
  usePromptKeys(ask, name => {
    const digit = /^\d$/.exec(name)?.[0]
    if (digit !== undefined) return (pick(digit === '0' ? 9 : Number(digit) - 1), true)
    return name === 'Enter' ? (confirm(), true) : false
  })

  /** Picks whoever of these can be chosen, and says who they are. */
  const take = (who: readonly Id[]): readonly Id[] => {
    const caught = ask.options
      .flatMap(({ value, whyNot }, i) =>
        !whyNot && typeof value === 'string' && who.includes(value) ? [{ i, id: value }] : [],
      )
      .slice(0, ask.max)
    setPicked(caught.map(({ i }) => i))
    return caught.map(({ id }) => id)
  }
  return { picked, isSingle, usual, why: lit?.why, toChoose, isFriend, onlyFriends, pick, confirm, take }
}

/** One of several, or some of several. Digits pick, Enter takes the default; closed options tell why. */
export function ChoiceAsk({ ask }: { ask: Choice }) {
  const { ruleset, snapshot } = useFight()
  const { picked, isSingle, usual, why, toChoose, isFriend, onlyFriends, pick, confirm, take } = usePicks(ask)
  const [hinted, setHinted] = useState<number | null>(null)
  const odds = useOddsOf(ask)
  // Their room is there before they are, and in the order of the question: nothing moves when they come.
  const hasOdds = usePreferences(v => v.odds) && isSingle && ask.of !== 'gm'
  const because = useBecause(why)
  const isProposed = useIsProposed(ask.of)
  const areOnMap =
    !isSingle && ask.max > 1 && ask.options.every(({ value }) => typeof value === 'string' && isPlaced(snapshot, value))
  const hint = hinted === null ? undefined : ask.options[hinted]?.whyNot
  const hasClosed = ask.options.some(({ whyNot }) => whyNot)
  const shown = hinted ?? usual
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="group"
        aria-label={QUESTIONS.options}
        // Without a default nothing is taken by Enter: the keyboard comes to the options as a whole.
        tabIndex={-1}
        data-first={(isSingle && usual === undefined && !onlyFriends) || undefined}
        className="options focus:outline-none"
      >
        {/* Before them all: behind a row of foes too far away, what is lit would have to be scrolled to. */}
        {onlyFriends && (
          <Button data-first look="primary" hotkey="Enter" onClick={confirm}>
            {QUESTIONS.noneOfThem}
          </Button>
        )}
        {ask.options.map((option, i) => (
          <OptionCard
            key={i}
            ask={ask}
            option={option}
            isUsual={i === usual && !onlyFriends}
            isProposed={isProposed}
            because={i === usual ? because : ''}
            isPicked={isSingle ? undefined : picked.includes(i)}
            isFriend={isFriend(option.value)}
            hotkey={hotkeyOf(i, i === usual && !onlyFriends)}
            odds={hasOdds && !option.whyNot ? <OddsMark odds={odds} value={option.value} /> : undefined}
            onPick={() => pick(i)}
            onHint={isOn => {
              setHinted(isOn ? i : null)
              if (typeof option.value === 'string') aimAt(isOn ? option.value : null)
            }}
          />
        ))}
        {!isSingle && (
          <Button
            data-first
            look="primary"
            hotkey="Enter"
            closed={toChoose !== undefined}
            title={toChoose}
            onClick={confirm}
          >
            {picked.length === 0 && ask.min === 0 ? QUESTIONS.none : QUESTIONS.take(picked.length)}
          </Button>
        )}
      </div>
      {areOnMap && <ByArea of={ask.of} take={take} />}
      {toChoose !== undefined && <p className="text-muted text-xs">{toChoose}</p>}
      {(hasOdds || hasClosed) && (
        // As high with words as without: nothing moves when they come, or another answer is pointed at.
        <div className="ask-detail">
          {hint ? (
            <p className="text-muted text-xs">
              <RuleSentence words={ruleset.display.text.reason(hint, snapshot)} rule={hint.rule} />
            </p>
          ) : (
            shown !== undefined && <OddsDetail key={shown} odds={odds} value={ask.options[shown]!.value} />
          )}
        </div>
      )}
    </div>
  )
}

/** How an option is picked by key: the tenth by 0, the usual one by Enter too. */
function hotkeyOf(i: number, isUsual: boolean): string | undefined {
  const digit = i < 10 ? String((i + 1) % 10) : ''
  return [digit, isUsual ? 'Enter' : ''].filter(Boolean).join(' ') || undefined
}
