import type { Rolldown } from 'vite'

/** A system: its rules, its tactics and what the window draws of it. */
const SYSTEM = /[\\/]src[\\/](?:rulesets|ui[\\/]systems)[\\/](?!shared[\\/])(\w+)[\\/]/
/** The rulebooks of all systems are a part of their own. */
const RULEBOOK = /[\\/]rulebook\b/
/** What is there before the window: the choice of its language, and what every language is built on. */
const BEFORE = /[\\/]src[\\/]words[\\/]\w+\.ts$|[\\/]src[\\/]app[\\/]gm\.ts$|preload-helper/
/** The window itself, which the entry loads. */
const WINDOW = /[\\/]src[\\/]app[\\/]gmWindow\.tsx$/

/**
 * One file is the window at its start, for what was compressed together weighs less than the sum of its parts, and each file is one
 * more to ask for. A system is one file as well. Everything else is cut where the load plan (`src/app/parts.ts`) imports it.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: id => (BEFORE.test(id) ? 'language' : null), debugName: 'before the window' },
    {
      name: (id, graph) => (isForStart(id, graph) ? 'start' : null),
      includeDependenciesRecursively: false,
      debugName: 'start',
    },
    { name: id => (RULEBOOK.test(id) ? null : (SYSTEM.exec(id)?.[1] ?? null)), debugName: 'a system' },
  ],
}

/** What the window imports, and what several systems have in common: whichever fight is opened first needs that. */
function isForStart(id: string, graph: Rolldown.ChunkingContext): boolean {
  const users = [...usersOf(id, graph)]
  const systems = new Set(
    users
      .filter(user => !RULEBOOK.test(user))
      .map(user => SYSTEM.exec(user)?.[1])
      .filter(Boolean),
  )
  return systems.size > 1 || users.some(user => WINDOW.test(user))
}

/** A module, and all that import it without waiting, directly or through others. */
function usersOf(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const user of graph.getModuleInfo(id)?.importers ?? []) usersOf(user, graph, found)
  return found
}
