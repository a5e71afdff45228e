// @ts-check
/**
 * The pages of `docs/reference/`: the question keys and the event types of each system as it declares them, with its own words where
 * these need nothing but the facts; and the rooms of the large folders.
 */

/**
 * @typedef {import('../../src/engine/questions').QuestionTable} QuestionTable
 * @typedef {import('../../src/engine/events').EventTable} EventTable
 * @typedef {Pick<import('../../src/engine/ruleset').Ruleset<import('../../src/table').TableTypes>, 'id' | 'name' | 'questions' | 'events' | 'display'>} Rules
 * @typedef {Readonly<Record<string, { chapters: readonly string[], root: readonly string[] }>>} Houses
 */

/** What the table's own commands ask. @type {QuestionTable} */
const TABLE_QUESTIONS = { 'roll.dice': {} }

/** Every fact as its name in braces. @type {any} */
const FACTS = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `{${name}}` : undefined) })
/** A state with everybody in it, of whom nothing is known but the name. @type {any} */
const ANYBODY = {
  combatants: new Proxy({}, { get: (_, id) => ({ name: String(id) }) }),
  sides: {},
  turn: null,
  things: {},
}

/** Words that need more than facts are left out. @param {() => string} say @returns {string} */
function words(say) {
  try {
    const said = say().trim()
    return /undefined|NaN|\[object|null/.test(said) ? '' : said.replaceAll('|', '\\|')
  } catch {
    return ''
  }
}

/**
 * @param {string} name
 * @param {{ questions: QuestionTable, events: EventTable, text: Rules['display']['text'] | undefined }} declared
 * @returns {string} Markdown
 */
function referencePage(name, { questions, events, text }) {
  const list = (/** @type {readonly string[] | undefined} */ facts) => (facts ?? []).map(one => `\`${one}\``).join(', ')
  /** @param {string} key */
  const asks = key => {
    const ask = /** @type {any} */ ({
      key,
      of: '{of}',
      kind: 'choice',
      see: 'asked',
      options: [],
      dice: [],
      facts: FACTS,
    })
    return text ? words(() => text.ask(ask, ANYBODY).title) : ''
  }
  /** @param {string} type */
  const says = type => (text ? words(() => text.event({ type, with: FACTS }, String)) : '')
  const byName = (/** @type {object} */ table) => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    `# ${name}: questions and events`,
    '',
    'Made from what the system declares by `npm run reference`, not by hand. Both lists are in the journals of saved fights: nothing here is ever',
    'renamed. `{who}` stands for a fact. Words that need more than the facts are left out.',
    '',
    '## Questions',
    '',
    '| key | what it is | of an attack | words |',
    '|---|---|---|---|',
    ...byName(questions).map(
      ([key, { meaning, ofAttack }]) => `| \`${key}\` | ${meaning ?? ''} | ${ofAttack ? 'yes' : ''} | ${asks(key)} |`,
    ),
    '',
    '## Events',
    '',
    '| type | everybody hears | numbers of somebody | words |',
    '|---|---|---|---|',
    ...byName(events).map(
      ([type, { open, numbers }]) =>
        `| \`${type}\` | ${list(open)} | ${list(Object.keys(numbers ?? {}))} | ${says(type)} |`,
    ),
    '',
  ].join('\n')
}

/**
 * All pages as they should stand.
 *
 * @param {Houses} houses of `test/architecture/chapters.ts`
 * @param {readonly Rules[]} rulesets
 * @param {EventTable} tableEvents what the table's own commands say
 * @returns {{ slug: string, path: string, text: string }[]}
 */
export function referencePages(houses, rulesets, tableEvents) {
  const systems = rulesets.map(({ id, name, questions, events, display }) => ({
    slug: id,
    text: referencePage(name, { questions, events, text: display.text }),
  }))
  // Every system has the table's words.
  const table = { questions: TABLE_QUESTIONS, events: tableEvents, text: rulesets[0]?.display.text }
  const shared = { slug: 'table', text: referencePage('The table, which every system has', table) }
  const pages = [...systems, shared, { slug: 'rooms', text: roomsPage(houses) }]
  return pages.map(page => ({ ...page, path: `docs/reference/${page.slug}.md` }))
}

/** @param {Houses} houses @returns {string} Markdown */
function roomsPage(houses) {
  return [
    '# The rooms of the large folders',
    '',
    'Made from `test/architecture/chapters.ts` by `npm run reference`, not by hand. The lowest room stands first: what lies in one imports from',
    'itself and from those before it. What lies at the root imports from all.',
    '',
    '| folder | its rooms, the lowest first | at its root |',
    '|---|---|---|',
    ...Object.entries(houses).map(
      ([folder, { chapters, root }]) =>
        `| \`src/${folder}/\` | ${chapters.join(' → ')} | ${root.map(file => `\`${file}\``).join(', ')} |`,
    ),
    '',
  ].join('\n')
}
