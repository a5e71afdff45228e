import { BAR } from '~/words/en/window'
import { Button } from '../../parts/controls/Button'
import { useTrigger } from '../../parts/menus/useTrigger'
import { Icon } from '../../parts/signs/Icon'
import { Dialogs } from './Dialogs'
import { MainMenu } from './MainMenu'

/** What is not needed at every turn. */
export function Menu() {
  const { id, open, setOpen, trigger } = useTrigger('menu')
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
      {open && <MainMenu id={id} onClose={() => setOpen(false)} />}
      <Dialogs />
    </>
  )
}
