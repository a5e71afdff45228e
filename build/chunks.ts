import type { Rolldown } from 'vite'

/**
 * The files that a first visit fetches: few and large ones, for what was compressed together weighs less than the sum of
 * its parts, and each file is one more to ask for. Everything else is cut where it is imported while the page runs.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 2 },
    // What several rulesets have in common and the window does not need by itself.
    { name: 'rules', test: /[\\/]src[\\/](table|grid|engine|dice)[\\/]/, minShareCount: 2, priority: 1 },
  ],
}
