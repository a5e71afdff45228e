import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useFight, useFightSelector, useSnapshot } from '~/store/hooks/useFight'
import { useOffers } from '~/store/hooks/useRules'
import { titleFor } from '~/store/players/playersView'
import { REVIEW, reviewed } from '~/store/queries/around'
import { actions, asGm, useTable } from '~/store/state'
import { hasLeft } from '~/store/session/derived'
import { PALETTE } from '~/words/en/commands'
import { ENCOUNTER, SHEET_MENU } from '~/words/en/sheets'
import { PLAY } from '~/words/en/store'
import { Button } from '../../parts/controls/Button'
import { isTyping } from '../../parts/hooks/focus'
import { Icon } from '../../parts/signs/Icon'
import { systemParts } from '../../systems'
import { openPage, openTab, useFocusTarget } from '../state/windowState'
import { bringBack } from '../commands/aboutCombatant'
import { AddCombatants } from './AddCombatants'
import { HouseRules } from './HouseRules'
import { Sides } from './Sides'
import { Summary, TakeHome } from './Summary'
import { Waves } from './Waves'
import { standsAlone } from './ownNames'
import { scatter } from './waves'

const DRAFT = 'fight notes'

/** What the GM writes about the fight. It never leaves this window; what is half written outlives a reload. */
function FightNotes() {
  const notes = useFightSelector(({ snapshot }) => snapshot.board.notes ?? '')
  const draft = useTable(s => s.drafts[DRAFT])
  const commit = () => {
    if (draft !== undefined && (draft === notes || asGm('notes', { notes: draft }))) actions.draft(DRAFT, null)
  }
  return (
    <textarea
      aria-label={ENCOUNTER.notesForGm}
      placeholder={ENCOUNTER.onlyYou}
      rows={notes === '' ? 2 : 6}
      maxLength={10_000}
      className="field w-full resize-y py-1"
      value={draft ?? notes}
      onChange={event => actions.draft(DRAFT, event.target.value)}
      onBlur={commit}
    />
  )
}

const PUBLIC_NAME_DRAFT = 'public name'

/** What the players read above their table. What is half written outlives a reload. */
function PublicName() {
  const { name, board } = useFightSelector(({ name, snapshot }) => ({ name, board: snapshot.board }))
  const draft = useTable(s => s.drafts[PUBLIC_NAME_DRAFT])
  const { publicName } = board
  const commit = () => {
    if (draft !== undefined && (draft.trim() === (publicName ?? '') || asGm('public.name', { name: draft })))
      actions.draft(PUBLIC_NAME_DRAFT, null)
  }
  return (
    <>
      <input
        aria-label={ENCOUNTER.publicName}
        aria-describedby="public-name-how"
        placeholder={PLAY.neutralName}
        maxLength={80}
        className="field w-full"
        value={draft ?? publicName ?? ''}
        onChange={event => actions.draft(PUBLIC_NAME_DRAFT, event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={commit}
      />
      <p id="public-name-how" className="text-muted text-xs">
        {ENCOUNTER.publicNameHow(titleFor(board), name)}
      </p>
    </>
  )
}

/** The same heroes and foes where they stand, by other rules. This fight stays in the library as it is. */
function SwitchRules() {
  const { ruleset } = useFight()
  const others = useTable(s => s.rulesets).filter(({ id }) => id !== ruleset.id)
  if (others.length === 0) return null
  return (
    <section aria-label={ENCOUNTER.otherRules} className="flex flex-col gap-1.5">
      <h2 className="font-semibold">{ENCOUNTER.otherRules}</h2>
      <p className="text-muted text-xs">{ENCOUNTER.otherRulesHow}</p>
      <div className="flex flex-wrap gap-1.5">
        {others.map(({ id, name }) => (
          <Button key={id} onClick={() => void actions.switchRules(id)}>
            {ENCOUNTER.playBy(name)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Whose numbers were guessed when the rules were switched: each leads to the sheet, and is put away once it is right. */
function ToCheck() {
  const { effects, combatants } = useSnapshot()
  const open = Object.values(effects).filter(effect => effect.type === REVIEW)
  if (open.length === 0) return null
  return (
    <section aria-label={ENCOUNTER.toCheck} className="flex flex-col gap-1.5">
      <h2 className="font-semibold">{ENCOUNTER.toCheck}</h2>
      <ul className="flex flex-col gap-1">
        {open.map(({ id, on, words }) => (
          // However much there is to check, it has the whole width.
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <Button
              small
              onClick={() => {
                actions.select([on])
                openTab('sheet')
              }}
            >
              {combatants[on]?.name}
            </Button>
            <span className="text-muted order-1 basis-full text-xs wrap-anywhere">{reviewed(words)}</span>
            <Button small onClick={() => asGm('marker.remove', { marker: id })}>
              {ENCOUNTER.confirmed}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Preparing the encounter, and the GM's hand in it: who takes part, what the players see, house rules, the end, and the
 * rests, which come first when combat is over.
 */
export function EncounterPanel() {
  const { ruleset, snapshot, shown } = useFight()
  const { Rests, Calls, Settings } = systemParts(ruleset.id)
  const own = useOffers('gm').filter(offer => standsAlone(offer, ruleset.commands.actions))
  const all = Object.values(snapshot.combatants)
  const left = all.filter(c => hasLeft(shown[c.id]!))
  const waiting = all.filter(c => c.cell === null && !left.includes(c))
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
                <Button aria-label={PALETTE.returns(name)} onClick={() => bringBack(id)}>
                  {SHEET_MENU.returns}
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
