import { Command } from 'cmdk'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RulebookEntry } from '~/engine'
import { useEntries } from '~/store/entries/facts'
import type { EntryCard } from '~/store/entries/fightStanding'
import { actions, type TableState, useTable } from '~/store/state'
import { PALETTE } from '~/words/en/commands'
import { rulesLanguage } from '~/words/spoken'
import type { BoardHandle } from '../../board/props'
import { takeFocus } from '../../parts/hooks/focus'
import { bringHome, type PartyHere, usePartiesHere } from '../encounter/Summary'
import { chanceWords } from '../odds/oddsWords'
import { closePanel, openPalette, useWindowState } from '../state/windowState'
import { aroundItems, type PaletteItem } from './aroundItems'
import { addItem, creatureItems, paletteItems, rollItem } from './paletteItems'
import { paletteScore, ruleScore } from './paletteScore'
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
 * Says to those who listen which option is lit while the keyboard stays in the field. The list forgets to where the option that it
 * lights by itself is new, as it is after a word more.
 */
function useActiveOption(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const palette = root.current
    const field = palette?.querySelector('input')
    if (!palette || !field) return
    const say = () => {
      const lit = palette.querySelector('[role=option][aria-selected=true]')?.id
      if (lit && field.getAttribute('aria-activedescendant') !== lit) field.setAttribute('aria-activedescendant', lit)
    }
    const observer = new MutationObserver(say)
    observer.observe(palette, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'aria-activedescendant'],
    })
    say()
    return () => observer.disconnect()
  }, [root])
}

/**
 * Everything, by typing: actions with their targets, combatants, fights, rules, dice. In the place of the side panel, until the
 * keyboard goes elsewhere; Esc gives it back to where it was.
 */
export function Palette({ map }: { map: RefObject<BoardHandle | null> }) {
  // Kept with the window: what is typed before the field is on the screen belongs into it as well.
  const typed = useWindowState(v => (v.panel?.kind === 'palette' ? v.panel.text : ''))
  const state = useTable()
  const dice = rollItem(typed, state.fight !== null)
  const rules = useRules()
  const cards = useLibrary()
  const parties = usePartiesHere(state.fight !== null)
  // What was made of the typed words fits them whatever it is called.
  const made = [
    ...dice,
    ...addItem(typed, state.fight !== null),
    ...(state.fight ? [...aroundItems(typed, state.fight, map), ...sheetItems(typed, state.fight)] : []),
  ]
  const items = [
    ...made,
    ...paletteItems(state, rules, map),
    ...handoutItems(cards, state.handout),
    ...homeItems(parties),
    ...(state.fight ? creatureItems(typed, state.fight, cards) : []),
  ]
  const nameOf = ({ words, group }: PaletteItem) => `${words} ${group}`.trim()
  const titles = new Map(items.map(item => [nameOf(item), item.words]))
  const makings = new Set(made.map(nameOf))
  const ruleNames = new Set(items.filter(({ isRule }) => isRule).map(nameOf))
  const [before] = useState(() => document.activeElement)
  const root = useRef<HTMLDivElement>(null)
  useActiveOption(root)
  const close = () => closePanel('palette')
  return (
    <Command
      ref={root}
      label={PALETTE.title}
      loop
      filter={(value, search, keywords) =>
        makings.has(value)
          ? 1
          : (ruleNames.has(value) ? ruleScore : paletteScore)(titles.get(value) ?? value, search, keywords)
      }
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
      <Command.Input
        ref={takeFocus}
        value={typed}
        onValueChange={openPalette}
        placeholder={PALETTE.like}
        className="border-line w-full border-b bg-transparent px-3 py-2.5 text-base"
      />
      <Command.List className="min-h-0 flex-1 overflow-y-auto pb-1">
        <Command.Empty className="text-muted px-3 py-2">{PALETTE.nothing}</Command.Empty>
        {items.map(({ words, group, search, odds, isOfRules, act }) => (
          <Command.Item
            key={`${group} ${words}`}
            value={`${words} ${group}`}
            keywords={search === undefined ? [group] : [search, group]}
            className="data-[selected=true]:bg-raised flex cursor-default items-center gap-3 px-3 py-1 pointer-coarse:min-h-11"
            onSelect={() => {
              close()
              act()
            }}
          >
            <span lang={isOfRules ? rulesLanguage() : undefined} className="min-w-0 flex-1 wrap-anywhere">
              {words}
            </span>
            {odds && <span className="text-xs tabular-nums">{chanceWords(odds)}</span>}
            <span className="text-muted text-xs">{group}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
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
