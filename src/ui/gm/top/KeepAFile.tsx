import { BANNERS } from '~/words/en/window'
import { useTableSelector } from '~/store/state/useTable'
import { MenuButton } from '../../parts/menus/MenuButton'
import { saveFight } from '../state/saveFight'

/** The one warning there is while all is well, and what to do about it. */
export function KeepAFile() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  if (!fight) return null
  return (
    <MenuButton
      look="quiet"
      small
      title={BANNERS.keepAFile.hereOnly}
      className="bar-wide text-muted"
      items={[
        {
          words: BANNERS.keepAFile.export,
          icon: 'take',
          detail: BANNERS.keepAFile.why,
          act: () => saveFight(fight),
        },
      ]}
    >
      {BANNERS.keepAFile.sign}
    </MenuButton>
  )
}
