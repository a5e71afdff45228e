/**
 * A text of Foundry VTT with its enrichers turned into words: a link is what it shows (`@UUID[…]{short sword}` is "short
 * sword"), a roll its dice (`[[/r 1d6 + 2]]` is "1d6 + 2"), a check what is rolled (`@Check[will|dc:15]` is "DC 15 will check"),
 * a reference its word (`&Reference[prone]` is "prone"). Whatever else stands in such brackets stays as the words in them.
 */
export function withoutEnrichers(text: string): string {
  return text
    .replace(/\[\[([^[\]]{1,400})\]\](?:\{([^{}]{1,200})\})?/g, (_, inside: string, shown: string | undefined) => {
      const words = rolled(inside.trim())
      return shown === undefined ? words : `${shown} (${words})`
    })
    .replace(
      /@Damage\[((?:[^[\]]|\[[^[\]]*\]){1,400})\](?:\{([^{}]{1,200})\})?/g,
      (_, inside: string, shown?: string) => {
        return shown ?? damaged(inside)
      },
    )
    .replace(
      /[@&]([A-Z][A-Za-z]{2,30})\[([^[\]]{1,400})\](?:\{([^{}]{1,200})\})?/g,
      (_, kind: string, inside: string, shown: string | undefined) => shown ?? linked(kind, inside),
    )
}

/** "ability=str dc=12", "type:will|dc:15" and "dex 15" as what is named there, and the words that stand alone. */
function partsOf(inside: string): { named: ReadonlyMap<string, string>; bare: readonly string[] } {
  const named = new Map<string, string>()
  const bare: string[] = []
  for (const part of inside.split(/[|\s]+/)) {
    const [, key, value] = /^([A-Za-z]+)[:=](.*)$/.exec(part) ?? []
    if (key !== undefined && value !== undefined) named.set(key.toLowerCase(), value)
    else if (part !== '') bare.push(part)
  }
  return { named, bare }
}

/** "DC 15 will check". */
function checked(inside: string, what: string): string {
  const { named, bare } = partsOf(inside)
  const dc = named.get('dc') ?? bare.find(word => /^\d{1,3}$/.test(word))
  const rolls = ['type', 'ability', 'skill', 'tool', 'activity'].flatMap(key => named.get(key) ?? [])
  const words = [...rolls, ...bare.filter(word => word !== dc)]
  return [dc === undefined || !/^\d/.test(dc) ? '' : `DC ${dc}`, ...words, what].filter(word => word !== '').join(' ')
}

const CHECKS: Readonly<Record<string, string>> = {
  check: 'check',
  skill: 'check',
  tool: 'check',
  concentration: 'concentration check',
  save: 'save',
}

/** What stands in doubled brackets: a command, or dice alone. */
function rolled(inside: string): string {
  const [, command, rest = ''] = /^\/?([a-z]{1,20})\b\s*(.*)$/i.exec(inside) ?? []
  const name = command?.toLowerCase() ?? ''
  if (Object.hasOwn(CHECKS, name)) return checked(rest, CHECKS[name]!)
  if (name === 'lookup') return rest.replace(/[@.]+/g, ' ').trim()
  if (!inside.startsWith('/')) return inside
  const [dice = '', remark] = rest.split('#')
  const said = dice
    .replace(/\b(?:average|extended|formula)\b(?:=\w+)?|\btype=/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name === 'attack') return [said, 'attack'].filter(Boolean).join(' ')
  const words = remark === undefined ? said : `${said} (${remark.trim()})`
  return words === '' ? name : words
}

/** "(2d6)[fire],1d4[bleed]" as "2d6 fire, 1d4 bleed". */
function damaged(inside: string): string {
  return inside
    .split('|')[0]!
    .replace(/\[([^[\]]*)\]/g, (_, kinds: string) => ` ${kinds.replaceAll(',', ' ')}`)
    .replace(/[()]/g, '')
    .replace(/,\s*/g, ', ')
    .trim()
}

/** An id of a record, of which nothing can be said. */
const isId = (word: string): boolean => /^[A-Za-z0-9]{16}$/.test(word) && /[A-Z0-9]/.test(word.slice(1))

/** A link, check or template that shows no words of its own. */
function linked(kind: string, inside: string): string {
  if (kind === 'Check') return checked(inside, 'check')
  if (kind === 'Template') {
    const { named, bare } = partsOf(inside)
    const distance = named.get('distance')
    return [distance === undefined ? '' : `${distance}-foot`, named.get('type') ?? bare.join(' ')].join(' ').trim()
  }
  if (kind === 'Reference') return inside.replace(/\s.*$/, '').replace(/^\w+=/, '')
  const parts = inside.replace(/\s.*$/, '').split(/[.#]/)
  const last = parts.filter(part => part !== '' && !isId(part)).at(-1) ?? kind
  return parts.length === 1 && !isId(inside) ? inside : last
}
