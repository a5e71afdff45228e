import { relative, sep } from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { addEvidence, fingerprint, type CitingTest } from '../scripts/rules/evidence.mjs'
import { examplesIn, rulesIn } from '../scripts/rules/ledger.mjs'

/** Keeps which tests name rules, whether they pass, and which rules the engine met in them, for `npm run rules`. */
export default class RulesReporter implements Reporter {
  #vitest: Vitest | undefined
  #sources = ''

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(): void {
    this.#sources = fingerprint()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // A run of tests picked by name says nothing about the others of their file.
    if (!this.#vitest || this.#vitest.config.testNamePattern) return
    const root = this.#vitest.config.root
    const files = modules.map(module => {
      const path = relative(root, module.moduleId).split(sep).join('/')
      return [path, [...module.children.allTests()].filter(cites).map(shown)] as const
    })
    addEvidence(this.#sources, Object.fromEntries(files))
  }
}

function cites({ fullName }: TestCase): boolean {
  return rulesIn(fullName).length > 0 || examplesIn(fullName).length > 0
}

function shown(test: TestCase): CitingTest {
  return { title: test.fullName, passed: test.result().state === 'passed', met: test.meta().met ?? [] }
}
