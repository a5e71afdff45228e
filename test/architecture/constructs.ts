import { Visitor } from 'oxc-parser'
import { PROCEDURE_FOLDERS, PURE_FOLDERS } from './layers'
import type { SourceModule } from './sourceModule'

/** The only module that yields a question itself: every other procedure delegates with `yield*`. */
const ASKING_MODULE = 'engine/ask.ts'

/** The only module of the rules that emits an event: what of it the players hear is decided there. */
const SAYING_MODULE = 'table/secrecy/say.ts'
const SAYING_FOLDERS = ['table', 'rulesets']

/** The registry loads a ruleset when it is first needed: the one place in the pure folders that may wait. */
const LOADING_MODULE = 'rulesets/index.ts'

/** The load plan, the entry that loads the window, and the registry, from which workers load as well. */
const PLAN: readonly string[] = ['app/parts.ts', 'app/gm.ts', LOADING_MODULE]

/** More parts than these, besides the rules and the drawing of each system, are nobody's plan any more. */
export const MOST_PARTS = 11

/** How many imports there are that happen while a page runs, and those that stand outside the load plan. */
export function loadedLater(modules: readonly SourceModule[]): { breaches: string[]; count: number } {
  const breaches: string[] = []
  let count = 0
  for (const { path, program } of modules)
    new Visitor({
      ImportExpression() {
        count++
        if (!PLAN.includes(path)) breaches.push(`${path} imports while it runs`)
      },
    }).visit(program)
  return { breaches, count }
}

/**
 * Constructs that the linter has no rule for: a bare `yield` among procedures; an event
 * that rules emit past `say`; in a pure folder, waiting and a check
 * switched off.
 *
 * @returns one sentence per breach
 */
export function constructBreaches(modules: readonly SourceModule[]): string[] {
  return modules.flatMap(module => [
    ...(liesIn(PROCEDURE_FOLDERS, module) && module.path !== ASKING_MODULE ? bareYields(module) : []),
    ...(liesIn(SAYING_FOLDERS, module) && module.path !== SAYING_MODULE ? emits(module) : []),
    ...(liesIn(PURE_FOLDERS, module) ? [...waits(module), ...exemptions(module)] : []),
  ])
}

function liesIn(folders: readonly string[], { path }: SourceModule): boolean {
  return folders.some(folder => path.startsWith(`${folder}/`))
}

function bareYields({ path, program }: SourceModule): string[] {
  const breaches: string[] = []
  new Visitor({
    YieldExpression(node) {
      if (!node.delegate) breaches.push(`${path} yields without delegating`)
    },
  }).visit(program)
  return breaches
}

function emits({ path, program }: SourceModule): string[] {
  const breaches: string[] = []
  const named = (name: unknown) => name === 'emit' && breaches.push(`${path} emits an event past say`)
  new Visitor({
    Identifier: ({ name }) => void named(name),
    Literal: ({ value }) => void named(value),
  }).visit(program)
  return breaches
}

function waits({ path, program }: SourceModule): string[] {
  if (path === LOADING_MODULE) return []
  const breaches: string[] = []
  const asynchronous = (node: { async: boolean }) => {
    if (node.async) breaches.push(`${path} has an async function`)
  }
  new Visitor({
    FunctionDeclaration: asynchronous,
    FunctionExpression: asynchronous,
    ArrowFunctionExpression: asynchronous,
    Identifier(node) {
      if (node.name === 'Promise') breaches.push(`${path} uses Promise`)
    },
  }).visit(program)
  return breaches
}

function exemptions({ path, comments }: SourceModule): string[] {
  return comments
    .filter(comment => /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck)/.test(comment))
    .map(comment => `${path} switches a check off: ${comment.trim()}`)
}
