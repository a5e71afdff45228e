import { stem, type SourceModule } from './sourceModule'

/** What lies in a folder of `src` that is built in rooms. */
export interface House {
  /** Its rooms, each a folder or a file, the lowest first: what lies in one imports from itself and from those before it. */
  chapters: readonly string[]
  /** The files that lie at its root, without extension. They may import from every room. */
  root: readonly string[]
}

const words = (list: string): readonly string[] => list.split(' ')

/** A ruleset: its own chapters between the shelf of what is at rest and those of what is commanded, sensible and shown. */
const ruleset = (chapters: string): House => ({
  chapters: ['state', ...words(chapters), 'commands', 'tactics', 'display'],
  root: ['index'],
})

/**
 * The chapters of every folder that has some, in its own order. The names are shared by the five rulesets, the order is not: it is
 * what makes the systems different. Where a step aside is part of a dodge, walking lies below the answers to an attack;
 * where walking away draws a blow, it lies above.
 */
export const HOUSES: Readonly<Record<string, House>> = {
  'rulesets/endurance': ruleset('sheet conditions dice space gear readied movement reactions harm attack turn actions'),
  'rulesets/tiny': ruleset('sheet conditions dice space harm movement reactions attack turn actions'),
  'rulesets/ratbags': ruleset('sheet conditions dice space gear movement harm morale turn attack actions phases'),
  'rulesets/hallowed': ruleset(
    'sheet conditions dice space gear actions harm attack reactions initiative movement morale perform turn',
  ),
  'rulesets/murdham': ruleset(
    'sheet conditions dice space gear morale harm turn aim reactions attack movement actions',
  ),
  table: {
    chapters: words('words schema secrecy convert contract map sight tokens drawn because tactics public commands'),
    root: ['index'],
  },
  grid: { chapters: words('squares sets lines map sight standing walk zones area'), root: [] },
  storage: { chapters: words('ports journal records browser fight entries library'), root: ['index'] },
  formats: {
    chapters: words(
      'report bytes picture map uvtt foundry onePageDungeon creatures foundryActor improvedInitiative fiveEtools cairnPage rows fight backup import worker',
    ),
    root: [],
  },
  store: {
    chapters: words(
      'slice report log fights play session retcon clock letPlay pictures players odds strikes convert creatures library entries queries state hooks',
    ),
    root: ['createTable'],
  },
  'ui/parts': { chapters: words('hooks sounds dice signs controls menus'), root: [] },
  'ui/board': {
    chapters: words('geometry canvas blows props tokens doors frame movement paint input tools drag'),
    root: ['Board'],
  },
  'ui/gm': {
    chapters: words(
      'state commands picture keys odds sheet rules encounter map prompt actions forms log palette past screens start top window',
    ),
    root: [],
  },
  'ui/players': { chapters: words('map list flat window elsewhere'), root: [] },
}

/** More files than this side by side are a drawer: nobody finds anything in it. */
export const MOST_FILES = 25

/**
 * Every import that goes up from a chapter to a later one, every file that lies in no chapter, and every folder that
 * holds too many files.
 *
 * @returns one sentence per breach
 */
export function chapterBreaches(modules: readonly SourceModule[]): string[] {
  return [...modules.flatMap(placeBreaches), ...drawers(modules)]
}

function placeBreaches(module: SourceModule): string[] {
  const found = houseOf(module.path)
  if (!found) return []
  const { name, house, room } = found
  if (room === undefined) {
    const file = stem(module.path).slice(name.length + 1)
    return house.root.includes(file) ? [] : [`${module.path} lies at the root of ${name}`]
  }
  const floor = house.chapters.indexOf(room)
  if (floor < 0) return [`${module.path} lies in no chapter of ${name}`]
  return module.imports.flatMap(({ target, inside }) => {
    const to = inside ? houseOf(target) : undefined
    if (to?.name !== name) return []
    if (to.room === undefined) return [`${module.path} imports ${target} from the root`]
    return house.chapters.indexOf(to.room) > floor ? [`${module.path} imports up: ${target}`] : []
  })
}

/** The house that a path lies in, and its room there; none at the root. */
function houseOf(path: string): { name: string; house: House; room: string | undefined } | undefined {
  const name = Object.keys(HOUSES).find(house => path === house || path.startsWith(`${house}/`))
  if (name === undefined) return undefined
  const house = HOUSES[name]!
  const [first = '', file] = path.slice(name.length + 1).split('/')
  // A room may be a file; and one that has an index is imported by its own name.
  const room = file === undefined ? stem(first) : first
  return { name, house, room: file === undefined && !house.chapters.includes(room) ? undefined : room }
}

function drawers(modules: readonly SourceModule[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of modules) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files side by side`)
}

/**
 * Files that import each other in a circle, types included: none of them can be read without the others.
 *
 * @returns each circle once, as the names in it
 */
export function circles(modules: readonly SourceModule[]): string[] {
  const names = new Set(modules.map(({ path }) => stem(path)))
  const targets = new Map(
    modules.map(({ path, imports }) => [
      stem(path),
      imports
        .filter(({ inside }) => inside)
        .map(({ target }) => (names.has(target) ? target : `${target}/index`))
        .filter(target => names.has(target)),
    ]),
  )
  return stronglyConnected(targets)
    .filter(group => group.length > 1)
    .map(group => group.toSorted().join(', '))
}

/** Tarjan's algorithm: the groups in which everything leads to everything. */
function stronglyConnected(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const groups: string[][] = []
  const visit = (name: string) => {
    order.set(name, order.size)
    lowest.set(name, order.get(name)!)
    path.push(name)
    for (const target of targets.get(name) ?? []) {
      if (!order.has(target)) visit(target)
      if (path.includes(target)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(target)!))
    }
    if (lowest.get(name) === order.get(name)) groups.push(path.splice(path.indexOf(name)))
  }
  for (const name of targets.keys()) if (!order.has(name)) visit(name)
  return groups
}
