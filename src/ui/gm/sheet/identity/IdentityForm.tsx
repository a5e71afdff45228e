import { memo } from 'react'
import { SHEET, SHEET_FORM, SHEET_MENU } from '~/words/en/sheets'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFightSelector } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { SelectBox } from '../../../parts/menus/SelectBox'
import { PictureFile } from '../../../parts/controls/PictureFile'
import { openPictureForm } from '../../state/windowState'
import { focusSheet } from '../focusSheet'

/** Side, what the players know, picture and height: what is set of somebody besides the numbers. */
export const IdentityForm = memo(function IdentityForm({ who: id }: { who: Id }) {
  const now = useFightSelector(({ snapshot }) => {
    const { side, known, gone, cell, picture, elevation = '' } = snapshot.combatants[id]!
    const { sides, phase, board } = snapshot
    const isOnMap = cell !== null
    const hasMoved = isOnMap && board.trails?.[id] !== undefined
    return { side, known, gone, isOnMap, picture, elevation, hasMoved, sides, phase }
  })
  const { side, known, gone, isOnMap, picture, elevation, hasMoved, sides, phase } = now
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
          <Button onClick={() => table(gone ? 'return' : 'leave', { who: [id] })}>
            {gone ? SHEET_MENU.returns : SHEET_FORM.leaves}
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
