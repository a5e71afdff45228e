import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { useOffers } from '~/store/hooks/useRules'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { isTyping } from '../../parts/hooks/isTyping'
import { Icon } from '../../parts/signs/Icon'
import { systemParts } from '../../systems'
import { openPage, useFocusTarget } from '../state/windowState'
import { AddCombatants } from './AddCombatants'
import { FightNotes } from './FightNotes'
import { HouseRules } from './HouseRules'
import { PublicName } from './PublicName'
import { scatter } from './scatter'
import { Sides } from './Sides'
import { standsAlone } from './standsAlone'
import { SwitchRules } from './SwitchRules'
import { Summary } from './after/Summary'
import { TakeHome } from './after/TakeHome'
import { Waves } from './Waves'
import { ToCheck } from './ToReview'

/**
 * Preparing the encounter, and the GM's hand in it: who takes part, what the players see, house rules, the end, and the
 * rests, which come first when combat is over.
 */
export function EncounterPanel() {
  const { ruleset, snapshot } = useFight()
  const { Rests, Calls, Settings } = systemParts(ruleset.id)
  const own = useOffers('gm').filter(offer => standsAlone(offer, ruleset.commands.actions))
  const left = Object.values(snapshot.combatants).filter(({ gone }) => gone)
  const waiting = Object.values(snapshot.combatants).filter(({ cell, gone }) => cell === null && !gone)
  return (
    <div className="flex flex-col gap-4 p-3">
      {snapshot.phase === 'over' && (
        <AfterCombat>
          <Rests />
        </AfterCombat>
      )}
      {snapshot.phase === 'over' && <TakeHome />}
      {snapshot.phase === 'over' && (
        <Part title={ENCOUNTER.summary}>
          <Summary />
        </Part>
      )}
      <Part title={snapshot.phase === 'combat' ? ENCOUNTER.reinforcements : ENCOUNTER.combatants}>
        <AddCombatants />
        {waiting.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <p className="text-muted flex-1 text-xs">{ENCOUNTER.notOnMap(waiting.map(({ name }) => name))}</p>
            <Button onClick={() => scatter(waiting.map(({ id }) => id))}>{ENCOUNTER.place}</Button>
          </div>
        )}
      </Part>
      {snapshot.board.waves && (
        <Part title={ENCOUNTER.waves}>
          <Waves />
        </Part>
      )}
      <Part title={ENCOUNTER.publicName}>
        <PublicName />
      </Part>
      <Part title={ENCOUNTER.notes}>
        <FightNotes />
      </Part>
      {left.length > 0 && (
        <Part title={ENCOUNTER.left}>
          <ul className="flex flex-col gap-1.5">
            {left.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <Button aria-label={ENCOUNTER.oneReturns(name)} onClick={() => asGm('return', { who: [id] })}>
                  {ENCOUNTER.returns}
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ToCheck />
      <Part title={ENCOUNTER.sides.title}>
        <Sides />
      </Part>
      <Part title={ENCOUNTER.fight}>
        <div className="flex flex-wrap gap-1.5">
          {own.map(({ command, name, whyNot }) => (
            <Button
              key={command.type}
              closed={whyNot !== undefined}
              title={whyNot && ruleset.display.text.reason(whyNot, snapshot)}
              onClick={() => actions.do(command)}
            >
              {name}
            </Button>
          ))}
        </div>
        {Calls && <Calls />}
        {snapshot.phase === 'preparation' && <Rests />}
      </Part>
      <Part title={ENCOUNTER.houseRules}>
        <Button small className="self-start" onClick={() => openPage('houseRules')}>
          <Icon name="rules" size={15} />
          {ENCOUNTER.bySubject}
        </Button>
        <HouseRules />
        {Settings && <Settings />}
      </Part>
      {snapshot.phase === 'preparation' && <SwitchRules />}
    </div>
  )
}

/** The rests, in sight as soon as they are there: the panel may be scrolled to where combat was ended. */
function AfterCombat({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    place.current?.scrollIntoView({ block: 'nearest' })
    // Whoever goes from tab to tab stays there, and so does whoever writes. Onto the part as a whole: no Enter too many takes a rest.
    if (!activeElement?.matches('[role="tab"]') && !isTyping(activeElement))
      place.current?.focus({ preventScroll: true })
  }, [])
  useFocusTarget('rests', place)
  return (
    <div ref={place} tabIndex={-1}>
      <Part title={ENCOUNTER.rests}>{children}</Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h2 className="display text-muted text-[0.9375rem]">{title}</h2>
      {children}
    </section>
  )
}
