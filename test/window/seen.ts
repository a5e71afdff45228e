import { digestOf, takeDrawn } from './browser'

/** Said by what stands in it, or of no account for whoever looks at the page. */
const LEFT_OUT = new Set(['class', 'id', 'd', 'src', 'for', 'xmlns'])
/** When something was kept: the simulated browser's clock goes by how long it had nothing to do. */
const TIMES = /[A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M/g
/** Which other element is meant is said by a name that is given anew each time. */
const OTHERS = /^(aria-(activedescendant|controls|describedby|labelledby|owns)|form|list|name)$/

/**
 * The page as lines: of each element its kind, what is said of it and its own words. `#`: a digest of its look, by which another
 * class is noticed; of a drawing, what was drawn.
 */
export function seen(page: Element): string[] {
  return linesOf(page, 0)
}

function linesOf(element: Element, depth: number): string[] {
  const tag = element.tagName.toLowerCase()
  const look = [...element.classList].toSorted().join(' ')
  const isDrawing = tag === 'svg'
  const drawn =
    tag === 'canvas'
      ? takeDrawn(element)
      : isDrawing
        ? digestOf(element.innerHTML.replace(/id="[^"]*"|url\([^)]*\)|blob:[^"]*/g, ''))
        : null
  const words = [...element.childNodes].flatMap(node => (node.nodeType === 3 ? [node.textContent?.trim() ?? ''] : []))
  const line = [
    `${'  '.repeat(depth)}${tag}${look === '' ? '' : `#${digestOf(look)}`}`,
    ...(drawn === null ? [] : [`drawn ${drawn}`]),
    ...element
      .getAttributeNames()
      .filter(name => !LEFT_OUT.has(name))
      .toSorted()
      .map(name => attribute(name, element.getAttribute(name)!)),
    ...stateOf(element),
    JSON.stringify(words.join(' ').trim().replace(TIMES, 'some time')),
  ]
  const own = line.filter(part => part !== '""').join(' ')
  const inside = isDrawing ? [] : [...element.children].flatMap(child => linesOf(child, depth + 1))
  return [own, ...inside]
}

function attribute(name: string, value: string): string {
  if (value === '' || OTHERS.test(name)) return name
  return `${name}=${value.length > 120 ? digestOf(value) : value}`
}

/** What a control shows that no attribute says. */
function stateOf(element: Element): string[] {
  const said: string[] = []
  if (element === document.activeElement) said.push('has the keyboard')
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    said.push(element.checked ? 'is checked' : 'is not checked')
  else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    said.push(`holds ${JSON.stringify(element.value)}`)
  return said
}

/** What is there no longer and what is new, in the order of the page: `-` and `+`. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  let [start, end] = [0, 0]
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  // The longest list of lines that both have: by how many lines of it follow from each place on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i]![j] = old[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const told: string[] = []
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;)
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1]
    else if (j === now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      told.push(`- ${old[i++]}`)
    else told.push(`+ ${now[j++]}`)
  return told
}
