import { FOLDED } from '~/words/en/window'
import { actions, useTable } from '~/store/state'
import { MenuButton } from '../../parts/menus/MenuButton'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { openPage, openTab, setDrawer, takeTool, togglePage, useWindowState, type Tab } from '../state/windowState'
import type { Layout } from '../state/layout'
import { PANELS } from './SidePanel'

/** The handles of the drawers, at the edges of the map. */
export function DrawerHandles({ layout }: { layout: Layout }) {
  const tab = useWindowState(v => v.tab)
  const [, words, icon] = PANELS.find(([name]) => name === tab)!
  return (
    <>
      {layout === 'drawers' && <Handle of="order" icon="encounter" words={FOLDED.order} />}
      <Handle of="side" icon={icon} words={words} />
    </>
  )
}

function Handle({ of, icon, words }: { of: 'order' | 'side'; icon: IconName; words: string }) {
  const isOut = useWindowState(v => v.drawer === of)
  return (
    <button
      type="button"
      data-of={of}
      data-opens={of === 'order' ? 'nav' : 'aside'}
      className="drawer-handle"
      aria-expanded={isOut}
      onClick={() => setDrawer(isOut ? null : of)}
    >
      <Icon name={icon} size={19} />
      <span>{words}</span>
    </button>
  )
}

/** In one hand: what else there is, under everything. */
export function WindowBar() {
  const drawer = useWindowState(v => v.drawer)
  const tab = useWindowState(v => v.tab)
  const isAt = (name: Tab) => drawer === 'side' && tab === name
  const further = drawer === 'side' && tab !== 'sheet' && tab !== 'log'
  return (
    <div role="toolbar" aria-label={FOLDED.panels} className="window-bar">
      <Go icon="map" words={FOLDED.map} isAt={drawer === null} onGo={() => setDrawer(null)} />
      <Go
        icon="encounter"
        words={FOLDED.order}
        isAt={drawer === 'order'}
        onGo={() => setDrawer(drawer === 'order' ? null : 'order')}
      />
      {(['sheet', 'log'] as const).map(name => {
        const [, words, icon] = PANELS.find(([panel]) => panel === name)!
        return (
          <Go
            key={name}
            icon={icon}
            words={words}
            isAt={isAt(name)}
            onGo={() => (isAt(name) ? setDrawer(null) : openTab(name))}
          />
        )
      })}
      <MenuButton
        look="quiet"
        className="!flex-col"
        aria-pressed={further}
        items={[
          ...PANELS.filter(([name]) => name !== 'sheet' && name !== 'log').map(([name, words, icon]) => ({
            words: name === 'map' ? FOLDED.mapTools : words,
            icon,
            act: () => openTab(name),
          })),
          {
            words: FOLDED.library,
            icon: 'several' as const,
            act() {
              openPage('library')
              setDrawer(null)
            },
          },
          {
            words: FOLDED.asPlayers,
            icon: 'eye' as const,
            apart: true,
            act() {
              togglePage('asPlayers')
              setDrawer(null)
            },
          },
          {
            words: FOLDED.several,
            icon: 'several' as const,
            act() {
              takeTool('select')
              setDrawer(null)
            },
          },
          {
            words: FOLDED.curtain,
            icon: 'curtain' as const,
            act: () => actions.setCurtain(!useTable.getState().curtain),
          },
        ]}
      >
        <Icon name="menu" size={19} />
        {FOLDED.more}
      </MenuButton>
    </div>
  )
}

function Go({ icon, words, isAt, onGo }: { icon: IconName; words: string; isAt: boolean; onGo(): void }) {
  return (
    <button type="button" aria-pressed={isAt} onClick={onGo}>
      <Icon name={icon} size={19} />
      {words}
    </button>
  )
}
