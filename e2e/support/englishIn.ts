import type { Page } from '@playwright/test'

/** Words that English sentences have and German ones do not, beside those that stand alone on buttons and in heads. */
const ENGLISH = new RegExp(
  `(?<!\\p{L})(${[
    'the and of is are this with your you it its as from who whom whose what where which how not no nothing nobody everybody',
    'on for to by at or all none more yet again there their they has have be been will would can cannot if than',
    'add new open close edit take give show hide hidden ready turn turns round fight fights sheet sheets log map encounter rules menu search keys',
    'players combatant combatants library undo redo save saved back cancel delete rename export import choose roll rolls dice damage heal',
    'square squares token tokens marker wave side sides creature creatures party house drop file files picture pictures',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
)
/** The same in both languages, or said in German as well. */
const BOTH =
  /\b(Handouts?|Foundry|Dungeon|Page|One|Universal|VTT|Improved Initiative|Token|Log|Import|Export|Version|Name|GM)\b/g

/**
 * What stands on a page, is drawn or read out, and is English: texts and names of controls, but none that is marked as English
 * (texts of the rules) nor what people have written (`given`: names, notes).
 */
export function englishIn(page: Page, given: readonly (string | RegExp)[] = []): Promise<string[]> {
  return page.evaluate(
    ({ source, flags, both, names }) => {
      const english = new RegExp(source, flags)
      const found = new Set<string>()
      const look = (text: string, at: Element) => {
        if (at.closest('[lang]')?.getAttribute('lang') !== 'de') return
        let left = text.trim().replaceAll(/\s+/g, ' ')
        for (const { source, flags } of names) left = left.replaceAll(new RegExp(source, flags), '')
        left = left.replaceAll(new RegExp(both.source, both.flags), '')
        if (english.test(left)) found.add(`${at.tagName.toLowerCase()}: ${text.trim().replaceAll(/\s+/g, ' ')}`)
      }
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      for (const element of document.querySelectorAll('body *')) {
        if (element.matches('script, style, template') || !seen(element)) continue
        for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
          const value = element.getAttribute(name)
          if (value) look(value, element)
        }
        for (const child of element.childNodes)
          if (child.nodeType === Node.TEXT_NODE && child.textContent) look(child.textContent, element)
      }
      return [...found]
    },
    {
      source: ENGLISH.source,
      flags: ENGLISH.flags,
      both: { source: BOTH.source, flags: BOTH.flags },
      names: given.map(one =>
        typeof one === 'string'
          ? { source: one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), flags: 'g' }
          : { source: one.source, flags: 'g' },
      ),
    },
  )
}
