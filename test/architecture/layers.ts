/** What the modules of one folder may import besides each other. */
export interface Layer {
  /**
   * Layers, or single modules and folders inside one (`dice/notation`). `type …` allows the types only; `*` stands for
   * any folder, `=` for the folder of the same name as the importer's.
   */
  imports: readonly string[]
  packages: readonly string[]
}

const STORE_AND_WORDS = ['words', 'store', 'type engine', 'type table'] as const

/**
 * The folders of `src` in their order: imports point upwards in this list only. A folder is known by its longest entry:
 * `rulesets` is the registry alone, `rulesets/*` each of the rulesets.
 */
export const LAYERS: Readonly<Record<string, Layer>> = {
  words: { imports: [], packages: [] },
  engine: { imports: [], packages: [] },
  grid: { imports: [], packages: [] },
  dice: { imports: [], packages: ['pure-rand'] },
  table: { imports: ['engine', 'grid', 'dice/notation'], packages: ['valibot'] },
  'rulesets/*': { imports: ['engine', 'grid', 'table', 'dice/notation'], packages: ['valibot'] },
  rulesets: { imports: ['type engine', 'type table', 'rulesets/*'], packages: [] },
  simulate: { imports: ['engine', 'grid', 'dice', 'table', 'rulesets'], packages: [] },
  storage: { imports: ['words', 'type engine'], packages: ['idb', 'valibot'] },
  formats: { imports: ['words', 'type engine', 'grid'], packages: ['fflate', 'valibot'] },
  feed: { imports: ['type engine'], packages: ['valibot', 'mqtt'] },
  store: {
    imports: ['words', 'engine', 'grid', 'table', 'rulesets', 'storage', 'feed', 'dice', 'simulate'],
    packages: ['react', 'zustand'],
  },
  'ui/parts': { imports: ['words'], packages: ['react', 'react-dom', '@floating-ui/react', '@use-gesture/react'] },
  'ui/board/drag': { imports: ['words', 'grid', 'ui/board', 'ui/parts'], packages: ['react', '@dnd-kit/core'] },
  'ui/board': { imports: ['words', 'grid', 'ui/parts'], packages: ['react', '@use-gesture/react'] },
  'ui/systems/*': {
    imports: [...STORE_AND_WORDS, 'type rulesets/=', 'ui/systems/shared', 'ui/board', 'ui/parts'],
    packages: ['react', 'immer'],
  },
  'ui/systems': { imports: ['ui/systems/*'], packages: [] },
  'ui/gm': {
    imports: [
      ...STORE_AND_WORDS,
      'formats/creatures/statLine',
      'formats/creatures/sections',
      'feed/screens',
      'ui/systems',
      'ui/board',
      'ui/board/drag',
      'ui/parts',
    ],
    packages: ['react', 'zustand', 'immer', '@tanstack/react-virtual', 'uqr'],
  },
  'ui/players': { imports: ['words', 'feed', 'ui/board', 'ui/parts'], packages: ['react', '@use-gesture/react'] },
  'ui/library': {
    imports: [...STORE_AND_WORDS, 'formats', 'ui/parts'],
    packages: ['react', '@tanstack/react-virtual'],
  },
  app: {
    imports: [
      'words',
      'engine',
      'grid',
      'dice',
      'table',
      'rulesets',
      'simulate',
      'storage',
      'formats',
      'feed',
      'store',
      'ui/parts',
      'ui/systems',
      'ui/gm',
      'ui/players',
      'ui/library',
    ],
    packages: ['react', 'react-dom', 'virtual:pwa-register', 'workbox-window'],
  },
}

/** The pages of the players: where each starts, and all that it may load, directly or through others. */
export const PLAYERS_PAGES = [
  {
    page: 'players.html',
    entry: 'app/players',
    modules: [
      'app/players',
      'app/speakForPlayers',
      'app/speakOnPage',
      'words',
      'ui/players',
      'ui/board',
      'ui/parts',
      'feed',
      'grid',
    ],
    packages: ['react', 'react-dom', 'valibot', '@use-gesture/react'],
  },
  {
    page: 'screen.html',
    entry: 'app/screen',
    modules: [
      'app/screen',
      'app/speakForScreens',
      'app/speakOnPage',
      'words',
      'ui/players',
      'ui/board',
      'ui/parts',
      'feed',
      'grid',
    ],
    packages: ['react', 'react-dom', 'valibot', '@use-gesture/react', 'mqtt'],
  },
] as const

/** Folders that hold rules and nothing else: they know neither time nor chance, and never wait. */
export const PURE_FOLDERS = ['engine', 'grid', 'dice', 'table', 'rulesets', 'simulate'] as const

/** Where procedures are written: here a generator that yields by itself has forgotten its `*`. */
export const PROCEDURE_FOLDERS = ['engine', 'table', 'rulesets', 'simulate'] as const
