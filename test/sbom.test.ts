import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sbom, shipped } from '../scripts/sbom.mjs'

it('takes for shipped what the product needs, and nothing that only a contributor needs or that is for another machine', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/mqtt/node_modules/@scope/reader': { version: '2.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/typescript': { version: '7.0.0', devOptional: true },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  }
  expect([...shipped(packages)]).toEqual(['react@19.0.0', '@scope/reader@2.0.0'])
})

it('lists every dependency with its licence and its digest, whatever else needs it, and none for development', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const list = sbom('fray')
  const nameOf = (part: { group?: string; name: string }) => (part.group ? `${part.group}/${part.name}` : part.name)
  const names = list.components.map(nameOf)
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  // Of those for development some are needed by what is shipped, as its types.
  expect(names.filter((name: string) => name in devDependencies && !name.startsWith('@types/'))).toEqual([])
  expect(list.components.filter((part: { hashes?: []; licenses?: [] }) => !part.hashes || !part.licenses)).toEqual([])
  expect(list.metadata.component.name).toBe('fray')

  const refs = new Set([
    list.metadata.component['bom-ref'],
    ...list.components.map((part: { 'bom-ref': string }) => part['bom-ref']),
  ])
  for (const { ref, dependsOn } of list.dependencies)
    expect([ref, ...dependsOn].filter(other => !refs.has(other))).toEqual([])
})
