/** What must be known of every language before its words have come: its own name, and what stands in the window until then. */
export const LANGUAGES = {
  en: { name: 'English', opening: 'Opening …' },
  de: { name: 'Deutsch', opening: 'Wird geöffnet …' },
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text)

/** The one that was chosen; else the first of those the browser's owner reads; else English. */
export function languageFor(chosen: string | null, read: readonly string[]): Language {
  const known = [chosen, ...read.map(base)].find(isLanguage)
  return known ?? 'en'
}

/** `de` of `de-AT`. */
const base = (tag: string): string => tag.toLowerCase().split('-')[0]!
