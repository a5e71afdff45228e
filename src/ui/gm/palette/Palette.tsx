import { type RefObject, useEffect, useState } from 'react'
import type { RulebookEntry } from '~/engine'
import { useEntries } from '~/store/entries/cards'
import type { EntryCard } from '~/store/entries/fightStanding'
import { actions, type TableState, useTable } from '~/store/state'
import { PALETTE } from '~/words/en/commands'
import { rulesLanguage } from '~/words/spoken'
import type { BoardHandle } from '../../board/props'
import { SearchList } from '../../parts/menus/SearchList'
import { bringHome, type PartyHere, usePartiesHere } from '../encounter/Summary'
import { chanceWords } from '../odds/oddsWords'
import { closePanel, openPalette, useWindowState } from '../state/windowState'
import { aroundItems, type PaletteItem } from './aroundItems'
import { addItem, creatureItems, paletteItems, rollItem } from './paletteItems'
import { keyOf, ranked } from './paletteScore'
import { sheetItems } from './sheetItems'

/** The library's handouts, to be shown to the players; the one they see, to be taken away. */
function handoutItems(cards: readonly EntryCard[] | null, shown: TableState['handout']): readonly PaletteItem[] {
  const kept = (cards ?? []).filter(({ kind, trashed, id }) => kind === 'handout' && !trashed && id !== shown?.id)
  return [
    ...(shown
      ? [
          {
            words: PALETTE.takeHandout(shown.name),
            group: PALETTE.groups.handout,
            search: PALETTE.search.takeHandout,
            act: () => actions.layHandout(null),
          },
        ]
      : []),
    ...kept.map(({ id, name }) => ({
      words: PALETTE.showHandout(name),
      group: PALETTE.groups.handout,
      search: PALETTE.search.showHandout,
      act: () => void actions.entries().then(entries => entries.showHandout(id)),
    })),
  ]
}

/** The parties that came into the open fight, to be taken home as they stand. */
function homeItems(parties: readonly PartyHere[]): readonly PaletteItem[] {
  return parties.map(party => ({
    words: PALETTE.takeHome(party.name),
    group: PALETTE.groups.fight,
    search: PALETTE.search.takeHome,
    act: () => void bringHome(party),
  }))
}

/**
 * Everything, by typing: actions with their targets, combatants, fights, rules, dice. In the place of the side panel, until the
 * keyboard goes elsewhere; Esc gives it back to where it was.
 */
export function Palette({ map }: { map: RefObject<BoardHandle | null> }) {
  const typed = useWindowState(v => (v.panel?.kind === 'palette' ? v.panel.text : ''))
  const items = useFound(typed, map)
  const [before] = useState(() => document.activeElement)
  const close = () => closePanel('palette')
  return (
    <div
      data-palette
      role="search"
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (before instanceof HTMLElement) before.focus()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // Whoever goes on elsewhere is done here. A window that loses the keyboard leaves it with the field.
        if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) close()
      }}
    >
      <SearchList
        label={PALETTE.title}
        placeholder={PALETTE.like}
        nothing={PALETTE.nothing}
        typed={typed}
        onType={openPalette}
        rows={items.map(item => ({ key: keyOf(item), shown: <Row {...item} /> }))}
        onChoose={i => {
          close()
          items[i]?.act()
        }}
      />
    </div>
  )
}

function Row({ words, group, odds, isOfRules }: PaletteItem) {
  return (
    <>
      <span lang={isOfRules ? rulesLanguage() : undefined} className="min-w-0 flex-1 wrap-anywhere">
        {words}
      </span>
      {odds && <span className="text-xs tabular-nums">{chanceWords(odds)}</span>}
      <span className="text-muted text-xs">{group}</span>
    </>
  )
}

/** What is found by the typed words, the best first. */
function useFound(typed: string, map: RefObject<BoardHandle | null>): readonly PaletteItem[] {
  const state = useTable()
  const { fight } = state
  const rules = useRules()
  const cards = useLibrary()
  const parties = usePartiesHere(fight !== null) ?? []
  // What was made of the typed words fits them whatever it is called.
  const made = [
    ...rollItem(typed, fight !== null),
    ...addItem(typed, fight !== null),
    ...(fight ? [...aroundItems(typed, fight, map), ...sheetItems(typed, fight)] : []),
  ]
  const items = [
    ...made,
    ...paletteItems(state, rules, map),
    ...handoutItems(cards, state.handout),
    ...homeItems(parties),
    ...(fight ? creatureItems(typed, fight, cards) : []),
  ]
  return ranked(items, new Set(made), typed)
}

/** What the library has; nothing until it is read, nor where it cannot be: its page says why. */
function useLibrary() {
  useEffect(() => void actions.entries().catch(() => undefined), [])
  return useEntries(s => s.cards)
}

/** The rules of the open fight; none until they are here. The field takes letters meanwhile, also while a fight is opened. */
function useRules(): readonly RulebookEntry[] {
  const rulebook = useTable(s => s.fight?.rulebook)
  const [found, setFound] = useState<{ rulebook: typeof rulebook; rules: readonly RulebookEntry[] }>()
  useEffect(() => {
    let isWanted = true
    void rulebook?.().then(rules => {
      if (isWanted) setFound({ rulebook, rules })
    })
    return () => {
      isWanted = false
    }
  }, [rulebook])
  return found !== undefined && found.rulebook === rulebook ? found.rules : []
}
