import { memo } from 'react'
import { SHEET } from '~/language/en/gm/sheet/sheet'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFightSelector, usePictureUrl } from '~/store/hooks/useFight'
import { IconButton } from '../../parts/controls/IconButton'
import type { MenuItem } from '../../parts/menus/items'
import { MenuButton } from '../../parts/menus/MenuButton'
import { SideBadge } from '../../parts/signs/SideBadge'
import { keepInLibrary } from '../state/inLibrary'
import { openPictureForm, setWindowState, useWindowState } from '../state/windowState'

/** Who it is: letter or picture, name, side and what the players know; the pencil, and what else can be done with it. */
export const Identity = memo(function Identity({ who: id }: { who: Id }) {
  const now = useFightSelector(({ snapshot }) => {
    const { name, letter, side, known, gone, cell, picture } = snapshot.combatants[id]!
    const hasMoved = cell !== null && snapshot.board.trails?.[id] !== undefined
    const { name: sideName = '', badge = 0 } = snapshot.sides[side] ?? {}
    return { name, letter, known, gone, picture, hasMoved, sideName, badge, phase: snapshot.phase }
  })
  const { name, letter, known, gone, hasMoved, sideName, badge, phase } = now
  const url = usePictureUrl(now)
  const edits = useWindowState(v => v.edits)
  const isHidden = known === 'absent'
  const items: readonly MenuItem[] = [
    { words: SHEET.rename, icon: 'pencil', hotkey: 'F2', act: () => setWindowState({ form: 'rename' }) },
    { words: SHEET.duplicate, icon: 'plus', act: () => setWindowState({ form: 'duplicate' }) },
    { words: SHEET.keep, icon: 'take', act: () => keepInLibrary([id], name) },
    { words: SHEET.picture, icon: 'sheet', act: () => openPictureForm(null) },
    {
      words: isHidden ? SHEET.reveal : SHEET.hide,
      icon: isHidden ? 'eye' : 'hidden',
      act: () => asGm('known', { who: [id], known: isHidden ? 'named' : 'absent' }),
    },
    ...(hasMoved ? [{ words: SHEET.putBack, icon: 'undo', act: () => asGm('putBack', { who: [id] }) } as const] : []),
    phase === 'preparation'
      ? { words: SHEET.remove, icon: 'close', apart: true, act: () => asGm('remove', { who: [id] }) }
      : {
          words: gone ? SHEET.returns : SHEET.leaves,
          icon: 'step',
          apart: true,
          act: () => asGm(gone ? 'return' : 'leave', { who: [id] }),
        },
  ]
  return (
    <header className="flex items-center gap-3">
      <SideBadge side={badge} letter={letter} picture={url} className="size-13 shrink-0 [--letter:38px]" />
      <div className="min-w-0 flex-1">
        <h2 className="display text-[1.375rem] leading-6 wrap-anywhere">{name}</h2>
        <p className="text-muted text-xs">{`${sideName} · ${SHEET.known[known]}`}</p>
      </div>
      <div className="-mr-2 flex">
        <IconButton
          icon="pencil"
          label={edits ? SHEET.read : SHEET.edit}
          pressed={edits}
          onClick={() => setWindowState({ edits: !edits })}
        />
        <MenuButton
          look="quiet"
          items={items}
          aria-label={SHEET.moreAbout(name)}
          title={SHEET.more}
          className="size-8 !p-0 text-lg pointer-coarse:size-11"
        >
          …
        </MenuButton>
      </div>
    </header>
  )
})
