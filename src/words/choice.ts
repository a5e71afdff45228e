import type { Language } from './languages'

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
