import type { Rolldown } from 'vite'

const RULESET = /[\\/]src[\\/]rulesets[\\/](\w+)[\\/]/
/** What is there before the window: the choice of its language, and what every language is built on. */
const BEFORE = /[\\/]src[\\/]language[\\/]\w+\.ts$|preload-helper/
/** The window itself, which the entry loads. */
const WINDOW = /[\\/]src[\\/]app[\\/]gmWindow\.tsx$/
/** What of a ruleset is loaded by itself, when it is asked for. */
const LATER = /[\\/](tactics|rulebook)\b/

/**
 * One file is the window at its start, for what was compressed together weighs less than the sum of its parts, and each file is one
 * more to ask for. A ruleset is one file as well. Everything else is cut where it is imported while the page runs.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id, graph) => (!BEFORE.test(id) && isForStart(id, graph) ? 'start' : null),
      includeDependenciesRecursively: false,
      debugName: 'start',
    },
    { name: id => (LATER.test(id) ? null : (RULESET.exec(id)?.[1] ?? null)), debugName: 'a ruleset' },
  ],
}

/** What the window imports, and what several rulesets have in common: whichever fight is opened first needs that. */
function isForStart(id: string, graph: Rolldown.ChunkingContext): boolean {
  const users = [...usersOf(id, graph)]
  const rulesets = new Set(
    users
      .filter(user => !LATER.test(user))
      .map(user => RULESET.exec(user)?.[1])
      .filter(Boolean),
  )
  return rulesets.size > 1 || users.some(user => WINDOW.test(user))
}

/** A module, and all that import it without waiting, directly or through others. */
function usersOf(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const user of graph.getModuleInfo(id)?.importers ?? []) usersOf(user, graph, found)
  return found
}
