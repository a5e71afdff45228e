import type { Creature, CreatureFile, GivenAttack } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { creature } from './creatures/build'
import { diceOf } from './creatures/dice'
import { statLine } from './creatures/statLine'
import { fileLabel } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'
import { ProblemList } from './report/problemList'
import { isStatLine, type Section, sections } from './creatures/sections'

const SHOT = /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|revolver|rifle|musket|javelins?|blowgun)\b/i
const MOST_LINES = 100_000

/** Whether a text has a stat line of the Cairn family in it. */
export function isCairnPage(text: string): boolean {
  return text.split(/\r\n?|\n/, MOST_LINES).some(isStatLine)
}

/** Reads one or many pages of monsters of the Cairn family, out of a file or pasted. Never throws. */
export function readCairnPages(text: string, fileName: string): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const found = sections(text)
  const tooMany = overLimit(limits.creatures, found.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const problems = new ProblemList(file)
  const creatures = found.flatMap(section => page(section, file, problems) ?? [])
  if (creatures.length === 0) {
    const refusal = { where: file, what: CREATURES.none, severity: 'refused' } as const
    return { ok: false, problems: [...problems.all(), refusal] }
  }
  return { ok: true, value: { format: CREATURES.page, creatures, party: [], fights: [] }, problems: problems.all() }
}

function page({ text, line, above }: Section, file: string, problems: ProblemList): Creature | undefined {
  const read = statLine(text)
  const at = CREATURES.line(line)
  if (!read.ok) {
    problems.add('left out', at, read.problems.map(({ what }) => what).join('; '))
    return undefined
  }
  const { name, numbers, remarks, pieces } = read.value
  const place = CREATURES.named(at, name)
  for (const { what } of read.problems) problems.add('note', place, what)
  const isWhole = pieces.every(({ is }) => is === 'read')
  const stats = text.split('\n').find(isStatLine) ?? ''
  return creature(
    {
      name,
      origin: { format: CREATURES.page, rules: 'cairn', place: `${file}, ${at}` },
      numbers: (['hp', 'str', 'dex', 'wil', 'armor'] as const).flatMap(key => {
        const value = numbers[key]
        return typeof value === 'number' ? [{ name: key === 'armor' ? 'armour' : key, value, from: 'stat line' }] : []
      }),
      attacks: Object.entries(numbers).flatMap(([key, words]) =>
        /^weapon \d+$/.test(key) ? [attack(String(words), place, problems)] : [],
      ),
      critical: String(numbers['critical damage'] ?? ''),
      isDetachment: numbers.detachment === 1,
      notes: [above, isWhole ? '' : stats, remarks],
    },
    problems,
    place,
  )
}

/** "claws (d8+d8, blast)". */
function attack(words: string, place: string, problems: ProblemList): GivenAttack {
  const [, name = words, inside = ''] = /^(.{1,60}?) \(([^)]*)\)$/.exec(words) ?? []
  const parts = inside.split(',').map(part => part.trim())
  const dice = parts.flatMap(part => diceOf(part.replace(/\s+(?:blast|damage)$/i, ''))?.dice ?? [])
  if (dice.length === 0) problems.add('note', place, CREATURES.diceInNotes(words))
  return {
    name,
    dice,
    ...(SHOT.test(name) && { isRanged: true as const }),
    ...(/\bblast\b/i.test(inside) && { isBlast: true as const }),
    from: 'stat line',
  }
}
