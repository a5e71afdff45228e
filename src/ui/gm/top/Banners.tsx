import { useTable, type TableState } from '~/store/state/useTable'
import { useLazyModule } from '../../parts/hooks/useLazyModule'

const load = () => import('./BannerList')

/** What the GM must be told, with what can be done about it; below the top bar, never over the map. */
export function Banners() {
  const isAny = useTable(isAnythingToSay)
  const part = useLazyModule(isAny, load)
  return isAny && part ? <part.BannerList /> : null
}

function isAnythingToSay({ fight, saveStatus, letPlay, handout, notice, update }: TableState): boolean {
  const isSaved = saveStatus.state !== 'not saved' && saveStatus.state !== 'memory only'
  const isAlone = letPlay === null && handout === null && notice === null && !update
  return !isSaved || !isAlone || (fight !== null && (!fight.writer || fight.past !== null))
}
