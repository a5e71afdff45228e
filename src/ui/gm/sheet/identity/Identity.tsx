import { memo } from 'react'
import { SHEET } from '~/words/en/sheets'
import type { Id } from '~/engine'
import { useFightSelector, usePictureUrl } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { IconButton } from '../../../parts/controls/IconButton'
import { useTrigger } from '../../../parts/menus/useTrigger'
import { SideBadge } from '../../../parts/signs/SideBadge'
import { useWindowState, changeWindow } from '../../state/windowState'
import { IdentityMenu } from './IdentityMenu'

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
