import { useTable } from '~/store/state/useTable'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { useLazyModule } from '../../parts/hooks/useLazyModule'

const load = () => import('./RefusalLine')
// Nothing is refused before somebody clicks.
onFirstInput(() => void load().catch(() => undefined))

/** Where it is said why the latest click was refused. */
export function RefusalPlace() {
  const part = useLazyModule(
    useTable(s => s.refusal !== null),
    load,
  )
  return part && <part.RefusalLine />
}
