import { useEffect, useState, type RefObject } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { offersOn } from '~/store/queries/offersOn'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state'
import type { Aimed } from '~/store/strikes'
import { hasLeft } from '~/store/session/derived'
import { PALETTE } from '~/words/en/commands'
import { MAP_MENU } from '~/words/en/map'
import type { BoardHandle } from '../../board/props'
import type { WayUnit } from '../../board/geometry/lengthWords'
import { MenuList } from '../../parts/menus/overlays'
import type { MenuItem } from '../../parts/menus/items'
import { drawingOf } from '../../parts/signs/Icon'
import { aboutCombatant, returns } from '../commands/aboutCombatant'
import { decreeItems } from '../commands/decrees'
import { aimWords } from '../map/StrikeOnMap'
import { aimFrom, strikerAt } from '../map/striking'
import { CombatantName } from '../sheet/Identity'
import { useUnits } from '../state/layout'
import { closeDialog, openTab, useWindowState } from '../state/windowState'

/**
 * What can be done with somebody, where a right click, a long press or Shift+F10 called for it on the token or the row: what whoever acts
 * can do to this one, what this one may do, then what the GM can do.
 */
export function CombatantMenu({ map }: { map: RefObject<BoardHandle | null> }) {
  const fight = useFight()
  const menu = useWindowState(v => (v.dialog?.kind === 'menu' ? v.dialog : null))
  const selected = useTable(s => s.selection)
  const aimed = useTable(s => s.aimed)
  const { ways } = useUnits()
  const [before] = useState(() => document.activeElement)
  const who = menu?.who
  const combatant = who === undefined ? undefined : fight.snapshot.combatants[who]
  const striker = who === undefined ? null : strikerAt(fight, selected, who)
  const isGone = menu !== null && !combatant
  useEffect(() => {
    if (isGone) closeDialog('menu')
  }, [isGone])
  // The odds of the blow come while the menu is read.
  useEffect(() => {
    if (who !== undefined && striker !== null) aimFrom(striker, who, [])
  }, [who, striker])
  if (!menu || !combatant || who === undefined) return null
  const isAway = hasLeft(fight.shown[who]!)
  const { of: acting } = fight.prompt(selected[0])
  const groups: readonly (readonly MenuItem[])[] = [
    [
      ...(striker === null ? [] : blow(fight, striker, aimed?.target === who ? aimed : null, ways)),
      ...(acting === null || acting === 'gm' || acting === who ? [] : others(fight, acting, who)),
    ],
    own(fight, who),
    decreeItems(fight, [who]).map(({ of, act }) => ({ words: of, act })),
    isAway ? [] : [sheet(fight, who, map)],
    isAway ? [item(returns(who, combatant.name))] : aboutCombatant(fight, who).map(item),
  ]
  return (
    <MenuList
      id=""
      key={who}
      at={menu}
      label={PALETTE.canBeDone(combatant.name)}
      isFirstLit={striker !== null}
      head={<Head fight={fight} who={who} />}
      items={groups.flatMap((group, i) =>
        group.map((one, j) =>
          j === 0 && groups.slice(0, i).some(({ length }) => length > 0) ? { ...one, apart: true } : one,
        ),
      )}
      onClose={() => {
        // What was chosen may have taken the keyboard by then.
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
        closeDialog('menu')
        actions.letGo()
      }}
    />
  )
}

/** Who it is, and how it stands. */
function Head({ fight, who }: { fight: FightView; who: Id }) {
  const pools = fight.shown[who]?.pools ?? []
  return (
    <div className="border-line mb-1 border-b px-2.5 pt-1 pb-2">
      <CombatantName of={who} />
      <p className="text-muted text-xs tabular-nums">
        {pools.map(({ label, cur, max }) => `${label} ${cur}/${max}`).join(' · ')}
      </p>
    </div>
  )
}

/** The blow of whoever acts: with its odds when they are found, or closed with its reason. */
function blow(fight: FightView, by: Id, aimed: Aimed | null, unit: WayUnit): readonly MenuItem[] {
  const name = fight.snapshot.combatants[by]?.name ?? by
  if (!aimed) return []
  const words = aimWords(aimed, fight, unit)
  if (!words || !('offer' in aimed.plan))
    return [
      {
        words: MAP_MENU.does(name, MAP_MENU.attack),
        icon: 'attack',
        closed: true,
        detail: aimed.whyNot ?? '',
        act: () => actions.strike([aimed]),
      },
    ]
  return [
    {
      words: MAP_MENU.does(name, words.deed),
      icon: drawingOf(fight.ruleset.commands.actions[aimed.plan.offer.command.type]?.icon, 'attack'),
      detail: [words.chance, words.loss, words.with].filter(Boolean).join(' · '),
      // The menu lets go of what is aimed before its choice is carried out.
      act: () => actions.strike([aimed]),
    },
  ]
}

/** What else whoever acts can do to this one. */
function others(fight: FightView, by: Id, target: Id): readonly MenuItem[] {
  const name = fight.snapshot.combatants[by]?.name ?? by
  const { actions: declared } = fight.ruleset.commands
  return offersOn(fight, by, target).map(({ offer, key }) => ({
    words: MAP_MENU.does(name, offer.name),
    icon: drawingOf(declared[offer.command.type]?.icon, 'task'),
    act() {
      if (!actions.do(offer.command)) return
      const ask = useTable.getState().fight?.asks?.find(one => one.key === key)
      if (ask) actions.answer(ask, target)
    },
  }))
}

/** What this one may do now itself: its actions in its turn, or taking the turn. */
function own(fight: FightView, who: Id): readonly MenuItem[] {
  const { snapshot, asks, ruleset } = fight
  if (asks || snapshot.phase !== 'combat') return []
  const { actions: declared } = ruleset.commands
  const lead = fight.lead(who)
  const isOwn = fight.prompt(who).of === who
  return fight.offers(who).flatMap(({ command, name, whyNot, hotkey }) => {
    const { meaning, icon } = declared[command.type] ?? {}
    if (whyNot || meaning === 'rare' || (lead ? command.type !== lead.command.type : !isOwn)) return []
    return [
      {
        words: name,
        icon: drawingOf(icon, 'task'),
        ...(isOwn && hotkey && { hotkey: hotkey.toUpperCase() }),
        act: () => void actions.do(command),
      },
    ]
  })
}

function sheet(fight: FightView, who: Id, map: RefObject<BoardHandle | null>): MenuItem {
  return {
    words: PALETTE.sheetOf(fight.snapshot.combatants[who]?.name ?? who),
    icon: 'sheet',
    act() {
      actions.select([who])
      openTab('sheet')
      map.current?.focusToken(who)
    },
  }
}

function item({ words, hotkey, onSheet, act }: ReturnType<typeof aboutCombatant>[number]): MenuItem {
  return { words, act, ...(onSheet && { icon: onSheet.icon }), ...(hotkey !== undefined && { hotkey }) }
}
