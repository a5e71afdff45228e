import type { ComponentProps } from 'react'
import type { Id } from '~/engine'
import { hasEnded } from '~/store/log/fightEnd'
import { actions, asGm, type TableState, useTable } from '~/store/state'
import { chooseLanguage, type Language, LANGUAGES } from '~/words/choice'
import { COMMANDS as C, type PALETTE } from '~/words/en/commands'
import { spoken } from '~/words/spoken'
import type { BoardHandle } from '../../board/props'
import { IconButton } from '../../parts/controls/IconButton'
import type { MenuItem } from '../../parts/menus/items'
import type { IconName } from '../../parts/signs/Icon'
import { saveFight, saveForPlayers, subjects } from '../state/inLibrary'
import type { MapTool } from '../state/mapSettings'
import { readPreferences, setPreferences, theme } from '../state/preferences'
import {
  changeWindow,
  closePanel,
  openDialog,
  openForm,
  openPage,
  openPalette,
  openPanel,
  openTab,
  readWindowState,
  takeTool,
  togglePage,
  toggleTool,
} from '../state/windowState'
import { shownKey, spokenKey } from './keyNames'

/** What can be done in the window, whoever acts; every list of them and every key is drawn from the table below. */
type CommandId = keyof typeof C.words | `language.${Language}`

/** The names of the palette's groups. */
type Group = keyof typeof PALETTE.groups

export interface Command {
  readonly id: CommandId
  /** Its name just now, in every list. */
  words(): string
  /** Further words it is found by in the palette. */
  readonly search?: string
  readonly icon?: IconName
  /** The keys that do it, as `keyName` writes them. The first one is shown beside its name. */
  readonly keys: readonly string[]
  /** Stands in the menu; `apart`: below a line. */
  readonly menu?: 'plain' | 'apart'
  /** Stands in the palette, in this group. */
  readonly palette?: Group
  /** Its keys with Ctrl work also while a small form is open, outside of fields: a single character belongs to the form. */
  readonly overForm?: true
  /** What its key does on the library's page; without it, nothing. */
  inLibrary?(): boolean
  /** Whether it can be done now: a command that cannot is in no list, and its key does nothing. */
  when(table: TableState): boolean
  run(map: BoardHandle | null): void
}

const inFight: Command['when'] = ({ fight }) => fight !== null
const isOver: Command['when'] = ({ fight }) => fight !== null && hasEnded(fight)
const always: Command['when'] = () => true
const hasPast: Command['when'] = ({ fight }) => fight !== null && fight.mark.done > 0

type Told = Partial<Omit<Command, 'id' | 'run'>>
const further: { readonly [id: string]: string } = C.search

/** A command of the open fight; `told` where it is otherwise. */
function command(id: keyof typeof C.words, told: Told, run: Command['run']): Command {
  const search = further[id]
  return {
    id,
    words: () => C.words[id],
    ...(search !== undefined && { search }),
    keys: [],
    when: inFight,
    run,
    ...told,
  }
}

/** A command that is switched on and off, and is called by what it does next. */
const switched = (id: keyof typeof C.back, isOn: () => boolean) => () => (isOn() ? C.back[id] : C.words[id])

const isDark = () => theme.value() === 'dark'
const isFull = () => Boolean(globalThis.document?.fullscreenElement)
const hasCurtain = () => useTable.getState().curtain

/** A tool of the map other than the ruler comes with its settings. */
const tool = (id: Exclude<MapTool, 'ruler'>): Command =>
  command(id, { palette: 'map' }, () => {
    openTab('map')
    takeTool(id)
  })

/**
 * Every command, once. The menu, the palette and the list of keys show those that are theirs, in this order; a key does what stands
 * here beside it.
 */
export const COMMANDS: readonly Command[] = [
  command(
    'undo',
    {
      icon: 'undo',
      keys: ['Ctrl+z'],
      palette: 'timeLine',
      overForm: true,
      inLibrary: () => (useTable.getState().sheetDraft?.undo(), true),
    },
    () => actions.undo(),
  ),
  command('redo', { icon: 'redo', keys: ['Ctrl+y', 'Ctrl+Shift+z'], palette: 'timeLine', overForm: true }, () =>
    actions.redo(),
  ),
  command('undoAnswer', { keys: ['Ctrl+Alt+z'], palette: 'timeLine', overForm: true }, () => actions.undo('answer')),
  command('allow', { keys: ['Shift+Enter'] }, () => useTable.getState().refusal?.anyway?.()),
  command('stop', { palette: 'timeLine', when: ({ fight }) => Boolean(fight?.asks) }, () => actions.stop()),
  command(
    'palette',
    {
      icon: 'search',
      keys: ['/', 'Ctrl+k'],
      overForm: true,
      when: always,
      inLibrary: () => inPage('[data-library-search]', field => field.focus()),
    },
    () => openPalette(),
  ),
  command('next', { keys: ['Shift+n'] }, () => select(inOrder('ready'), 1)),
  command('selectNext', { keys: ['Shift+j'] }, () => select(inOrder(), 1)),
  command('selectPrevious', { keys: ['Shift+k'] }, () => select(inOrder(), -1)),
  command('damage', { keys: ['Shift+d'] }, () => openForm('damage')),
  command('heal', { keys: ['Shift+h'] }, () => openForm('heal')),
  command('marker', { keys: ['Shift+c'] }, () => openForm('marker')),
  command('reveal', { keys: ['Shift+v'] }, reveal),
  command('rename', { icon: 'pencil', keys: ['F2'] }, () => openForm('rename')),
  command('logOrSheet', { keys: ['Shift+l'] }, () => openTab(readWindowState().tab === 'log' ? 'sheet' : 'log')),
  command('grid', { keys: ['Shift+g'] }, map => map?.toggleCursor()),
  command('ruler', { icon: 'ruler', keys: ['Shift+r'], palette: 'map' }, () => toggleTool('ruler')),
  tool('fog'),
  tool('ground'),
  tool('zone'),
  tool('wall'),
  tool('take'),
  tool('area'),
  tool('select'),
  command('asPlayers', { icon: 'eye', palette: 'map' }, () => togglePage('asPlayers')),
  command('players', { keys: ['Shift+p'], palette: 'window' }, () => actions.openPlayers()),
  command(
    'curtain',
    { icon: 'curtain', keys: ['Shift+b'], palette: 'window', words: switched('curtain', hasCurtain) },
    () => actions.setCurtain(!hasCurtain()),
  ),
  command('sheet', { palette: 'show' }, () => openTab('sheet')),
  command('log', { palette: 'show' }, () => openTab('log')),
  command('map', { palette: 'show' }, () => openTab('map')),

  command('fights', { icon: 'fights', menu: 'plain', palette: 'menu', when: always }, () => openTab('fights')),
  command('library', { icon: 'several', menu: 'plain', palette: 'menu', when: always }, () => openPage('library')),
  command('encounter', { icon: 'encounter', menu: 'plain', palette: 'menu' }, () => openTab('encounter')),
  command('letPlay', { icon: 'target', menu: 'plain', palette: 'menu' }, () => openDialog({ kind: 'letPlay' })),
  command('end', { icon: 'log', menu: 'plain', palette: 'menu', when: isOver }, () => openDialog({ kind: 'end' })),
  command('branches', { icon: 'undo', menu: 'plain', palette: 'menu' }, () => openDialog({ kind: 'branches' })),
  command('forecast', { icon: 'eye', menu: 'plain', palette: 'menu' }, () => openDialog({ kind: 'forecast' })),
  command('screens', { icon: 'screens', menu: 'plain', palette: 'menu' }, () => openPanel({ kind: 'screens' })),
  command('houseRules', { icon: 'task', menu: 'plain', palette: 'menu' }, () => openPage('houseRules')),
  command('printSheets', { icon: 'sheet', menu: 'plain', palette: 'menu' }, () => print('sheets')),
  command('printLog', { icon: 'log', menu: 'plain', palette: 'menu' }, () => print('log')),
  command('export', { icon: 'take', menu: 'plain', palette: 'menu' }, () => {
    const { fight } = useTable.getState()
    if (fight) saveFight(fight)
  }),
  command('exportForPlayers', { icon: 'take', menu: 'plain', palette: 'menu' }, saveForPlayers),
  command('rulebook', { icon: 'rules', menu: 'plain', palette: 'menu', when: always }, () => {
    changeWindow(w => void (w.rule = null))
    openTab('rules')
  }),
  command('start', { icon: 'encounter', menu: 'plain', palette: 'menu', when: always }, () =>
    openDialog({ kind: 'start' }),
  ),
  command('hints', { icon: 'hand', menu: 'plain', palette: 'menu' }, () => setPreferences({ hintsDone: [] })),
  command('guide', { icon: 'rules', menu: 'plain', palette: 'menu', when: always }, () => {
    // In a tab of its own beside the fight; asked for again, it is the same tab. It comes out of the build (build/guide.ts).
    window.open('guide/index.html', 'fray-guide')
  }),
  command('keys', { icon: 'hand', keys: ['?'], menu: 'plain', palette: 'menu', when: always }, () =>
    readWindowState().panel?.kind === 'keys' ? closePanel('keys') : openPanel({ kind: 'keys' }),
  ),
  command(
    'theme',
    { icon: 'eye', menu: 'apart', palette: 'menu', when: always, words: switched('theme', () => !isDark()) },
    () => setPreferences({ theme: isDark() ? 'light' : 'dark' }),
  ),
  command(
    'odds',
    { menu: 'plain', palette: 'menu', when: always, words: switched('odds', () => readPreferences().odds) },
    () => setPreferences({ odds: !readPreferences().odds }),
  ),
  command(
    'proposals',
    {
      menu: 'plain',
      palette: 'menu',
      when: always,
      words: switched('proposals', () => readPreferences().proposals),
    },
    () => setPreferences({ proposals: !readPreferences().proposals }),
  ),
  command(
    'faces',
    { menu: 'plain', palette: 'menu', when: always, words: switched('faces', () => readPreferences().faces) },
    () => setPreferences({ faces: !readPreferences().faces }),
  ),
  command(
    'sounds',
    { menu: 'plain', palette: 'menu', when: always, words: switched('sounds', () => readPreferences().sounds) },
    () => setPreferences({ sounds: !readPreferences().sounds }),
  ),
  command(
    'playersSounds',
    {
      menu: 'plain',
      palette: 'menu',
      when: always,
      words: switched('playersSounds', () => readPreferences().playersSounds),
    },
    () => setPreferences({ playersSounds: !readPreferences().playersSounds }),
  ),
  command(
    'letters',
    { menu: 'plain', palette: 'menu', when: always, words: switched('letters', () => readPreferences().letters) },
    () => setPreferences({ letters: !readPreferences().letters }),
  ),
  ...otherLanguages().map((language): Command => ({
    id: `language.${language}`,
    words: () => C.language(LANGUAGES[language].name),
    // Whoever cannot read the window finds this by the name of their own language, or by the word for it in theirs.
    search: 'language sprache langue idioma lingua english deutsch',
    keys: [],
    menu: 'plain',
    palette: 'menu',
    when: always,
    run: () => speakFromNowOn(language),
  })),
  command('about', { menu: 'apart', palette: 'menu', when: always }, () => openDialog({ kind: 'about' })),

  command('newFight', { palette: 'fight', when: always }, () => openTab('fights', 'newFight')),
  command('playBack', { palette: 'fight', when: hasPast }, () => actions.look(0)),
  command('change', { palette: 'fight', when: hasPast }, () => {
    const { fight } = useTable.getState()
    if (fight) openDialog({ kind: 'retcon', done: fight.mark.done - 1 })
  }),
  command('fullScreen', { palette: 'window', when: always, words: switched('fullScreen', isFull) }, () => {
    void (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  }),
]

/** The command of this id. Throws for a language that is spoken already: it has none. */
export function commandOf(id: CommandId): Command {
  const found = COMMANDS.find(one => one.id === id)
  if (!found) throw new Error(`There is no command “${id}”.`)
  return found
}

/** The command that a key does; undefined: none. */
export const commandOfKey = (name: string): Command | undefined => COMMANDS.find(({ keys }) => keys.includes(name))

/** The commands that can be done now. */
export const openCommands = (table: TableState): readonly Command[] => COMMANDS.filter(({ when }) => when(table))

/** What the menu of the window offers: the commands that stand in it. */
export const menuItems = (table: TableState): readonly MenuItem[] =>
  openCommands(table).flatMap(({ words, icon, keys: [key], menu, run }) =>
    menu
      ? [
          {
            words: words(),
            ...(icon && { icon }),
            ...(key !== undefined && { hotkey: shownKey(key) }),
            apart: menu === 'apart',
            act: () => run(null),
          },
        ]
      : [],
  )

/** Presses a control of the library's page; true when it is there. */
function inPage(what: string, act: (one: HTMLElement) => void): boolean {
  const one = document.querySelector<HTMLElement>(what)
  if (one) act(one)
  return one !== null
}

/** What is chosen in the library goes into the open fight. */
export const addFromLibrary = (): boolean => inPage('[data-adds]', button => button.click())

function print(what: 'sheets' | 'log'): void {
  changeWindow(w => {
    w.paper = what
  })
}

/** Combatants in the order of the sidebar; with a state, those in it. */
function inOrder(state?: 'ready'): readonly Id[] {
  const { fight } = useTable.getState()
  const lanes = fight ? fight.order : []
  return lanes.flatMap(lane => lane.rows.filter(row => !state || row.state === state).map(row => row.who))
}

/** Selects the neighbour of the selected one, going round at the ends. */
function select(among: readonly Id[], by: 1 | -1): void {
  if (among.length === 0) return
  const at = among.indexOf(useTable.getState().selection[0] ?? '')
  const next = among[at < 0 ? (by > 0 ? 0 : among.length - 1) : (at + by + among.length) % among.length]
  if (next !== undefined) actions.select([next])
}

/** Reveals the selected to the players, or hides them: all of them alike, as the first one is not yet. */
function reveal(): void {
  const { fight, selection } = useTable.getState()
  if (!fight) return
  const who = subjects(fight, selection)
  const [first] = who
  if (first === undefined) return
  const hidden = fight.snapshot.combatants[first]?.known === 'absent'
  asGm('known', { who, known: hidden ? 'named' : 'absent' })
}

function otherLanguages(): readonly Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter(name => name !== spoken())
}

/** Words are read once, when the window loads; every click of the fight is kept, so loading it again loses nothing. */
function speakFromNowOn(language: Language): void {
  chooseLanguage(language)
  location.reload()
}

interface CommandIconProps extends Partial<Omit<ComponentProps<typeof IconButton>, 'id' | 'onClick'>> {
  of: CommandId
}

/** The button of a command that has an icon: its name with its key, and what it does, are those of the table of commands. */
export function CommandIcon({ of, label, icon, ...rest }: CommandIconProps) {
  const { words, keys, icon: own, run } = commandOf(of)
  const [key] = keys
  const name = key === undefined ? words() : `${words()} (${shownKey(key)})`
  return (
    <IconButton
      icon={icon ?? own ?? 'task'}
      label={label ?? name}
      aria-keyshortcuts={keys.map(spokenKey).join(' ') || undefined}
      onClick={() => run(null)}
      {...rest}
    />
  )
}
