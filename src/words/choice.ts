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

const KEPT = 'fray.language'

/** The language that was chosen in this browser; null: none, or a page that may keep nothing. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT, language)
  } catch {
    // A browser that keeps nothing goes on in its own language.
  }
}
