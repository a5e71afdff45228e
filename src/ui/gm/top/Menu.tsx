import { BAR } from '~/language/en/gm/top/bar'
import { useFirstInput } from '../../board/input/useFirstInput'
import { Button } from '../../parts/controls/Button'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { useTrigger } from '../../parts/menus/useTrigger'
import { Icon } from '../../parts/signs/Icon'

const loadDialogs = () => import('./Dialogs')
const loadMenu = () => import('./MainMenu')
onFirstInput(() => void loadMenu().catch(() => undefined))

/** What is not needed at every turn. */
export function Menu() {
  const { id, open, setOpen, part, trigger } = useTrigger(loadMenu, 'menu')
  const dialogs = useLazyModule(useFirstInput(), loadDialogs)
  return (
    <>
      <Button
        look="quiet"
        {...trigger}
        aria-label={BAR.menu}
        title={BAR.menu}
        className="size-8 shrink-0 !p-0 pointer-coarse:size-11"
      >
        <Icon name="menu" size={18} />
      </Button>
      {open && part && <part.MainMenu id={id} onClose={() => setOpen(false)} />}
      {dialogs && <dialogs.Dialogs />}
    </>
  )
}
