import { LAYERS, PLAYERS_PAGES } from './layers'
import { stem, type Import, type SourceModule } from './sourceModule'

/** A module's layer, and what `*` stands for in its name. */
interface Place {
  layer: string
  star: string
}

/**
 * Every import that does not follow the table of layers, and everything the players' page loads that it must not.
 *
 * @returns one sentence per breach
 */
export function directionBreaches(modules: readonly SourceModule[]): string[] {
  return [...modules.flatMap(layerBreaches), ...playersBreaches(modules)]
}

function layerBreaches(module: SourceModule): string[] {
  const place = placeOf(module.path)
  const layer = place && LAYERS[place.layer]
  if (!layer) return [`${module.path} lies in no folder of the architecture`]
  return module.imports
    .filter(found =>
      found.inside
        ? !sameLayer(place, found) && !layer.imports.some(rule => allows(rule, place, found))
        : !layer.packages.includes(found.target),
    )
    .map(({ target, typeOnly }) => `${module.path} imports ${typeOnly ? 'type ' : ''}${target}`)
}

/** The layer of a path inside `src`: the longest entry of the table that fits. */
function placeOf(path: string): Place | undefined {
  const [first = '', second = '', third = '', fourth] = stem(path).split('/')
  const inFolder = fourth === undefined ? [] : [`ui/${second}/${third}`, `ui/${second}/*`]
  const names = first === 'ui' ? [...inFolder, `ui/${second}`] : [third ? `${first}/*` : '', first]
  const layer = names.find(name => name in LAYERS)
  return layer === undefined
    ? undefined
    : { layer, star: layer.endsWith('/*') ? (first === 'ui' ? third : second) : '' }
}

function sameLayer(from: Place, { target }: Import): boolean {
  const to = placeOf(target) ?? placeOf(`${target}/index`)
  return to?.layer === from.layer && to.star === from.star
}

function allows(rule: string, from: Place, { target, typeOnly }: Import): boolean {
  if (rule.startsWith('type '))
    return typeOnly && allows(rule.slice('type '.length), from, { target, typeOnly, inside: true })
  if (rule.endsWith('/=')) return allows(`${rule.slice(0, -1)}${from.star}`, from, { target, typeOnly, inside: true })
  if (rule in LAYERS) return target === rule || placeOf(target)?.layer === rule
  return target === rule || target.startsWith(`${rule}/`)
}

/** Follows the imports from the entry of each of the players' pages; types are followed by nobody, they are not loaded. */
function playersBreaches(modules: readonly SourceModule[]): string[] {
  return PLAYERS_PAGES.flatMap(page => pageBreaches(page, modules))
}

function pageBreaches(page: (typeof PLAYERS_PAGES)[number], modules: readonly SourceModule[]): string[] {
  const byName = new Map(modules.map(module => [stem(module.path), module]))
  const breaches: string[] = []
  const seen = new Set<string>()
  const visit = (name: string, from: string) => {
    const module = byName.get(name) ?? byName.get(`${name}/index`)
    if (!page.modules.some(allowed => name === allowed || name.startsWith(`${allowed}/`))) {
      breaches.push(`the players' page loads ${name} by way of ${from}`)
    } else if (module && !seen.has(name)) {
      seen.add(name)
      for (const { target, inside, typeOnly } of module.imports) {
        if (typeOnly) continue
        if (inside) visit(target, module.path)
        else if (!page.packages.some(allowed => allowed === target)) {
          breaches.push(`the players' page loads the package ${target} by way of ${module.path}`)
        }
      }
    }
  }
  visit(page.entry, page.page)
  return breaches
}
