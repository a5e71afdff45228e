import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** Something the linter must refuse: where it stands, what it says, the rule that stops it. */
interface Planted {
  file: string
  code: string
  rule: string
}

const PURE_FOLDERS = ['engine', 'grid', 'table', 'rulesets/endurance', 'dice', 'simulate']

const IMPURITIES = [
  ['no-restricted-globals', 'Date.now()'],
  ['no-restricted-globals', 'new Date()'],
  ['no-restricted-globals', 'performance.now()'],
  ['no-restricted-globals', 'setTimeout(() => 0, 1)'],
  ['no-restricted-globals', 'fetch("x").catch(() => 0)'],
  ['no-restricted-globals', 'window.name'],
  ['no-restricted-globals', 'document.title'],
  ['no-restricted-globals', 'localStorage.length'],
  ['no-restricted-globals', 'crypto.randomUUID()'],
  ['no-restricted-globals', 'globalThis.name'],
  ['no-restricted-globals', 'new Intl.NumberFormat("en")'],
  ['no-restricted-properties', 'Math.random()'],
  ['no-restricted-properties', '"a".localeCompare("b")'],
  ['no-restricted-properties', '(1).toLocaleString()'],
  ['no-restricted-properties', '"a".toLocaleUpperCase()'],
  ['no-restricted-properties', 'Object.groupBy([1], String)'],
  ['no-console', 'console.log(1)'],
] as const

const impure = PURE_FOLDERS.flatMap(folder =>
  IMPURITIES.map(([rule, code], i) => ({
    file: `src/${folder}/planted${i}.ts`,
    code: `export const planted = ${code}\n`,
    rule,
  })),
)

const elsewhere: Planted[] = [
  {
    file: 'src/ui/gm/Hook.tsx',
    rule: 'rules-of-hooks',
    code: `import { useState } from 'react'\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}\n`,
  },
  {
    file: 'src/ui/gm/Picture.tsx',
    rule: 'alt-text',
    code: `export const Picture = () => <img src="token.png" />\n`,
  },
  {
    file: 'src/ui/gm/Markup.tsx',
    rule: 'no-danger',
    code: `export const Markup = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n`,
  },
  {
    file: 'src/ui/gm/there.ts',
    rule: 'no-cycle',
    code: `import { back } from './back'\nexport const there = () => back()\n`,
  },
  {
    file: 'src/ui/gm/back.ts',
    rule: 'no-cycle',
    code: `import { there } from './there'\nexport const back = (): unknown => there()\n`,
  },
  {
    file: 'src/ui/gm/grouped.ts',
    rule: 'no-restricted-properties',
    code: `export const grouped = Map.groupBy([1], String)\n`,
  },
  {
    file: 'src/storage/floating.ts',
    rule: 'no-floating-promises',
    code: `export function floating(save: () => Promise<void>) {\n  save()\n}\n`,
  },
  {
    file: 'src/feed/channel.ts',
    rule: 'no-restricted-globals',
    code: `export const channel = new BroadcastChannel('x')\n`,
  },
]

const sound: Planted = { file: 'src/engine/sound.ts', rule: '', code: `export const sound = Math.max(1, 2)\n` }

/** What `npm run lint` reports for these files, as `file rule`. */
function lint(root: string, files: readonly Planted[]): Set<string> {
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'))
  copyFileSync('tsconfig.json', join(root, 'tsconfig.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (const { file, code } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code)
  }
  const bin = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [bin, '--format=json'], { cwd: root, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  return new Set(report.diagnostics.map(({ filename, code }) => `${filename} ${/\(([^)]+)\)/.exec(code)?.[1]}`))
}

describe('the linter', () => {
  const root = mkdtempSync(join(tmpdir(), 'fray-lint-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const planted = [...impure, ...elsewhere]
  const found = lint(root, [...planted, sound])

  it('catches every planted impurity in every pure folder', () => {
    expect(impure.filter(({ file, rule }) => !found.has(`${file} ${rule}`))).toEqual([])
  })

  it.each(elsewhere)('catches $rule in $file', ({ file, rule }) => {
    expect(found).toContain(`${file} ${rule}`)
  })

  it('says nothing about sound code', () => {
    expect([...found].filter(report => report.startsWith(sound.file))).toEqual([])
  })
})
