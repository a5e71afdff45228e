import { memo } from 'react'
import type { Decider, Id } from '~/engine'
import { useFight, useFightSelector, usePictureUrl } from '~/store/hooks/useFight'
import { asGm } from '~/store/state'
import { hasLeft } from '~/store/session/derived'
import { SHEET, SHEET_FORM, SHEET_MENU } from '~/words/en/sheets'
import { Button } from '../../parts/controls/Button'
import { PictureFile } from '../../parts/controls/FileButton'
import { IconButton } from '../../parts/controls/IconButton'
import { SelectBox } from '../../parts/menus/SelectBox'
import { MenuList } from '../../parts/menus/overlays'
import { useTrigger } from '../../parts/menus/MenuButton'
import { SideBadge } from '../../parts/signs/SideBadge'
import { aboutCombatant, bringBack } from '../commands/aboutCombatant'
import { changeWindow, openPictureForm, useWindowState } from '../state/windowState'
import { focusSheet } from './thingWords'

/** Whose decision it is: the combatant with its letter and side, or the GM. `brief`: the name is said beside it anyway. */
export function CombatantName({ of, brief }: { of: Decider; brief?: boolean }) {
  const { name, letter, side } = useFightSelector(({ snapshot: { combatants, sides } }) => {
    const who = combatants[of]
    return { name: who?.name, letter: who?.letter ?? '', side: (who && sides[who.side]?.badge) ?? 0 }
  })
  if (name === undefined) return brief ? null : <span className="font-semibold">{SHEET.gm}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <SideBadge side={side} letter={letter} name={name} />
      {!brief && name}
    </span>
  )
}

/** Side, what the players know, picture and height: what is set of somebody besides the numbers. */
export const IdentityForm = memo(function IdentityForm({ who: id }: { who: Id }) {
  const now = useFightSelector(({ snapshot, shown }) => {
    const combatant = snapshot.combatants[id]!
    const { side, known, cell, picture, elevation = '' } = combatant
    const { sides, phase, board } = snapshot
    const isOnMap = cell !== null
    const hasMoved = isOnMap && board.trails?.[id] !== undefined
    const isAway = hasLeft(shown[id]!)
    return { side, known, isAway, isOnMap, picture, elevation, hasMoved, sides, phase }
  })
  const { side, known, isAway, isOnMap, picture, elevation, hasMoved, sides, phase } = now
  const table = (type: string, given: { [key: string]: string | string[] | null }) => asGm(type, given)
  return (
    <div className="flex flex-col gap-1.5">
      {picture !== undefined && (
        <div className="flex flex-wrap gap-1.5">
          <PictureFile onFile={openPictureForm}>{SHEET_FORM.anotherPicture}</PictureFile>
          <Button onClick={() => asGm('picture', { who: [id], picture: null })}>{SHEET_FORM.takePicture}</Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <SelectBox
          label={SHEET_FORM.side}
          options={Object.values(sides).map(one => ({ value: one.id, words: one.name }))}
          value={side}
          onChange={next => table('combatant.edit', { who: id, side: next })}
        />
        <SelectBox
          label={SHEET_FORM.known}
          options={Object.entries(SHEET.known).map(([value, words]) => ({ value, words }))}
          value={known}
          onChange={next => table('known', { who: [id], known: next })}
        />
        {phase === 'preparation' ? (
          <Button
            onClick={({ currentTarget }) => {
              focusSheet(currentTarget)
              table('remove', { who: [id] })
            }}
          >
            {SHEET_MENU.remove}
          </Button>
        ) : (
          <Button onClick={() => (isAway ? bringBack(id) : table('leave', { who: [id] }))}>
            {isAway ? SHEET_MENU.returns : SHEET_FORM.leaves}
          </Button>
        )}
        {picture === undefined && <PictureFile onFile={openPictureForm}>{SHEET_FORM.picture}</PictureFile>}
        {hasMoved && <Button onClick={() => table('putBack', { who: [id] })}>{SHEET_MENU.putBack}</Button>}
        {isOnMap && (
          <label className="text-muted flex items-center gap-1.5 text-sm">
            {SHEET_FORM.height}
            <input
              key={elevation}
              aria-label={SHEET_FORM.heightAbove}
              placeholder={SHEET_FORM.onGround}
              maxLength={24}
              defaultValue={elevation}
              className="field w-32"
              onBlur={event => {
                const next = event.target.value.trim()
                if (next !== elevation) table('combatant.edit', { who: id, elevation: next || null })
              }}
              onKeyDown={event => {
                if (event.key === 'Enter') event.currentTarget.blur()
              }}
            />
          </label>
        )}
      </div>
    </div>
  )
})

/** What else can be done with somebody than to read and write the sheet. `id`: of the button that opens it. */
function IdentityMenu({ who, id, onClose }: { who: Id; id: string; onClose: () => void }) {
  const items = aboutCombatant(useFight(), who).flatMap(({ onSheet, hotkey, act }) =>
    onSheet ? [{ act, ...(hotkey !== undefined && { hotkey }), ...onSheet }] : [],
  )
  // What takes them out of the fight stands below a line, at the end.
  const inOrder = [...items.filter(({ apart }) => !apart), ...items.filter(({ apart }) => apart)]
  return <MenuList id={id} items={inOrder} onClose={onClose} />
}

/** Who it is: letter or picture, name, side and what the players know; the pencil, and what else can be done with it. */
export const Identity = memo(function Identity({ who: id }: { who: Id }) {
  const now = useFightSelector(({ snapshot }) => {
    const { name, letter, side, known, picture } = snapshot.combatants[id]!
    const { name: sideName = '', badge = 0 } = snapshot.sides[side] ?? {}
    return { name, letter, known, picture, sideName, badge }
  })
  const { name, letter, known, sideName, badge } = now
  const url = usePictureUrl(now)
  const edits = useWindowState(v => v.edits)
  const { id: button, open, setOpen, trigger } = useTrigger('menu')
  return (
    <header className="flex items-center gap-3">
      <SideBadge side={badge} letter={letter} name={name} picture={url} className="size-13 shrink-0 [--letter:38px]" />
      <div className="min-w-0 flex-1">
        <h2 className="display text-[1.375rem] leading-6 wrap-anywhere">{name}</h2>
        <p className="text-muted text-xs">{`${sideName} · ${SHEET.known[known]}`}</p>
      </div>
      <div className="-mr-2 flex">
        <IconButton
          icon="pencil"
          label={edits ? SHEET.read : SHEET.edit}
          pressed={edits}
          onClick={() => changeWindow(w => void (w.edits = !edits))}
        />
        <Button
          look="quiet"
          aria-label={SHEET.moreAbout(name)}
          title={SHEET.more}
          className="size-8 !p-0 text-lg pointer-coarse:size-11"
          {...trigger}
        >
          …
        </Button>
        {open && <IdentityMenu who={id} id={button} onClose={() => setOpen(false)} />}
      </div>
    </header>
  )
})
