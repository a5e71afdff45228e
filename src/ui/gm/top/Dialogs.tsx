import { useTable } from '~/store/state/useTable'
import { useWindowState, type Dialog } from '../state/windowState'
import { LetPlay } from '../actions/LetPlay'
import { About } from './About'
import { Part } from './Part'

/** What lies over the table when it is called for. */
export function Dialogs() {
  const fight = useTable(s => s.fight !== null)
  const dialog = useWindowState(v => v.dialog)
  return dialog && (fight || dialog.kind === 'about') && <DialogOf dialog={dialog} />
}

function DialogOf({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'about':
      return <About />
    case 'forecast':
      return (
        <Part name="past" over>
          {({ Forecast }) => <Forecast />}
        </Part>
      )
    case 'branches':
      return (
        <Part name="past" over>
          {({ Branches }) => <Branches />}
        </Part>
      )
    case 'letPlay':
      return <LetPlay />
    case 'retcon':
      return (
        <Part name="past" over>
          {({ Retcon }) => <Retcon key={dialog.done} done={dialog.done} />}
        </Part>
      )
    case 'menu': // lies over the table, where it was called
      return null
  }
}
