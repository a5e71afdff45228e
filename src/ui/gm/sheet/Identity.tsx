import { memo } from 'react'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFightSelector, usePictureUrl } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { SideBadge } from '../../parts/signs/SideBadge'
import { PictureFile } from '../picture/PictureFile'
import { openPictureForm, setWindowState } from '../state/windowState'
import { focusSheet } from './focusSheet'

const KNOWN = { absent: 'hidden from players', unnamed: 'unnamed to players', named: 'named to players' } as const

/** Who it is: letter, name, side, and what the players know. */
export const Identity = memo(function Identity({ who: id }: { who: Id }) {
  const now = useFightSelector(({ snapshot }) => {
    const { name, letter, side, known, gone, cell, picture, elevation = '' } = snapshot.combatants[id]!
    const { sides, phase, board } = snapshot
    const isOnMap = cell !== null
    const hasMoved = isOnMap && board.trails?.[id] !== undefined
    return { name, letter, side, known, gone, isOnMap, picture, elevation, hasMoved, sides, phase }
  })
  const { name, letter, side, known, gone, isOnMap, picture, elevation, hasMoved, sides, phase } = now
  const url = usePictureUrl(now)
  const table = (type: string, given: { [key: string]: string | string[] | null }) => asGm(type, given)
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <SideBadge
          side={sides[side]?.badge ?? 0}
          letter={letter}
          picture={url}
          className={url === undefined ? 'text-lg' : 'size-14 shrink-0'}
        />
        <h2 className="min-w-0 flex-1 wrap-anywhere text-lg font-semibold">{name}</h2>
        <Button look="quiet" hotkey="F2" onClick={() => setWindowState({ form: 'rename' })}>
          Rename
        </Button>
      </div>
      {picture !== undefined && (
        <div className="flex flex-wrap gap-1.5">
          <PictureFile onFile={openPictureForm}>Another picture …</PictureFile>
          <Button onClick={() => asGm('picture', { who: [id], picture: null })}>Take it away</Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <select
          aria-label="Side"
          className="field"
          value={side}
          onChange={event => table('combatant.edit', { who: id, side: event.target.value })}
        >
          {Object.values(sides).map(one => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <select
          aria-label="What the players know"
          className="field"
          value={known}
          onChange={event => table('known', { who: [id], known: event.target.value })}
        >
          {Object.entries(KNOWN).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {phase === 'preparation' ? (
          <Button
            onClick={({ currentTarget }) => {
              focusSheet(currentTarget)
              table('remove', { who: [id] })
            }}
          >
            Remove
          </Button>
        ) : (
          <Button onClick={() => table(gone ? 'return' : 'leave', { who: [id] })}>
            {gone ? 'Comes back' : 'Leaves'}
          </Button>
        )}
        {picture === undefined && <PictureFile onFile={openPictureForm}>Picture …</PictureFile>}
        {hasMoved && <Button onClick={() => table('putBack', { who: [id] })}>Back where the turn began</Button>}
        {isOnMap && (
          <label className="text-muted flex items-center gap-1.5 text-sm">
            Height
            <input
              key={elevation}
              aria-label="Height above the ground"
              placeholder="on the ground"
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
    </header>
  )
})
