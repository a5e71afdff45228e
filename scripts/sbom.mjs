// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ dev?: boolean, devOptional?: boolean, optional?: boolean, version?: string }} Locked an entry of the lock file */

/**
 * The list of what is shipped or started (SBOM, CycloneDX), as `npm` knows it, without the moment and the folder it was asked in.
 * `npm sbom --omit=dev` leaves out what something for development needs as well, so everything is asked for, and what the lock
 * file says is for development alone is taken out here.
 * @param {string} name of the product
 * @returns {any}
 */
export function sbom(name) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`)
  const { serialNumber: _, ...list } = JSON.parse(stdout)
  delete list.metadata.timestamp
  list.metadata.component.name = name

  const wanted = shipped(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  const kept = new Set([list.metadata.component['bom-ref']])
  /** @param {any} part */
  const isWanted = part => wanted.has(`${part.group ? `${part.group}/` : ''}${part.name}@${part.version}`)
  list.components = list.components.filter((/** @type {any} */ part) => isWanted(part) && kept.add(part['bom-ref']))
  list.dependencies = list.dependencies
    .filter((/** @type {any} */ { ref }) => kept.has(ref))
    .map((/** @type {any} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((/** @type {string} */ on) => kept.has(on)),
    }))
  return list
}

/** What the product needs, as name@version. @param {Record<string, Locked>} packages of the lock file, by path */
export function shipped(packages) {
  return new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional)
      .map(
        ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      ),
  )
}
