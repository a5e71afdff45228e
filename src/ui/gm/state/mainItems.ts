import { chooseLanguage } from '~/language/choice'
import { MENU } from '~/language/en/gm/state/menu'
import { LANGUAGES, type Language } from '~/language/languages'
import { spoken } from '~/language/spoken'
import type { Id } from '~/engine'
import type { MenuItem } from '../../parts/menus/items'
import { openGuide } from './openGuide'
import { saveFight, saveForPlayers } from './saveFight'
import { setWindowState, type WindowState } from './windowState'

/** What the window's menu offers, which the palette knows as well. */
interface MainItem extends MenuItem {
  /** Further words it is found by. */
  search?: string
}

export function mainItems(
  fight: { readonly id: Id; readonly name: string } | null,
  { theme, letters, odds }: Pick<WindowState, 'theme' | 'letters' | 'odds'>,
): readonly MainItem[] {
  const ofFight: readonly MainItem[] = fight
    ? [
        {
          words: MENU.encounter,
          icon: 'encounter',
          search: MENU.search.encounter,
          act: () => setWindowState({ tab: 'encounter' }),
        },
        {
          words: MENU.letPlay,
          icon: 'target',
          search: MENU.search.letPlay,
          act: () => setWindowState({ letPlay: true }),
        },
        {
          words: MENU.branches,
          icon: 'undo',
          search: MENU.search.branches,
          act: () => setWindowState({ branches: true }),
        },
        {
          words: MENU.forecast,
          icon: 'eye',
          search: MENU.search.forecast,
          act: () => setWindowState({ forecast: true }),
        },
        {
          words: MENU.screens,
          icon: 'screens',
          search: MENU.search.screens,
          act: () => setWindowState({ screens: true }),
        },
        { words: MENU.houseRules, icon: 'task', act: () => setWindowState({ houseRules: true }) },
        {
          words: MENU.printSheets,
          icon: 'sheet',
          search: MENU.search.print,
          act: () => setWindowState({ paper: 'sheets' }),
        },
        { words: MENU.printLog, icon: 'log', search: MENU.search.print, act: () => setWindowState({ paper: 'log' }) },
        { words: MENU.export, icon: 'take', search: MENU.search.export, act: () => saveFight(fight) },
        { words: MENU.exportForPlayers, icon: 'take', search: MENU.search.exportForPlayers, act: saveForPlayers },
      ]
    : []
  return [
    { words: MENU.fights, icon: 'fights', act: () => setWindowState({ tab: 'fights' }) },
    {
      words: MENU.library,
      icon: 'several',
      search: MENU.search.library,
      act: () => setWindowState({ library: true }),
    },
    ...ofFight,
    { words: MENU.rulebook, icon: 'rules', act: () => setWindowState({ tab: 'rules', rule: null }) },
    { words: MENU.guide, icon: 'rules', search: MENU.search.guide, act: openGuide },
    {
      words: MENU.keys,
      icon: 'hand',
      hotkey: '?',
      search: MENU.search.keys,
      act: () => setWindowState({ keys: true }),
    },
    {
      words: theme === 'dark' ? MENU.theme.light : MENU.theme.dark,
      icon: 'eye',
      search: MENU.search.theme,
      apart: true,
      act: () => setWindowState({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    {
      words: odds ? MENU.odds.hide : MENU.odds.show,
      search: MENU.search.odds,
      act: () => setWindowState({ odds: !odds }),
    },
    {
      words: letters ? MENU.letters.off : MENU.letters.on,
      act: () => setWindowState({ letters: !letters }),
    },
    ...others().map(language => ({
      words: MENU.language(LANGUAGES[language].name),
      search: ANY_LANGUAGE,
      act: () => goOnIn(language),
    })),
    { words: MENU.about, apart: true, act: () => setWindowState({ about: true }) },
  ]
}

/** Whoever cannot read what stands here finds the way by the name of their own language, or by what all call it. */
const ANY_LANGUAGE = 'language sprache langue idioma lingua english deutsch'

const others = (): readonly Language[] => (Object.keys(LANGUAGES) as Language[]).filter(name => name !== spoken())

/** All that stands in the window is said anew; every click of the fight is kept, so nothing is lost by it. */
function goOnIn(language: Language): void {
  chooseLanguage(language)
  location.reload()
}
