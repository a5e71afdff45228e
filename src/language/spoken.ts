import type { Language } from './languages'

/** What an area of the interface says: sentences, functions for those with parts, and groups of both. */
export interface Catalogue {
  readonly [key: string]: string | readonly string[] | ((...given: never) => string | readonly unknown[]) | Catalogue
}

/**
 * A catalogue of any language: the same keys, the same parts, other sentences. What returns parts stays as it is written, since it
 * is generic in what stands between the words.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends (...given: never) => unknown
      ? T
      : { readonly [K in keyof T]: Words<T[K]> }

let language: Language = 'en'
let translated: Readonly<Record<string, unknown>> = {}

/**
 * From here on this language is spoken. Areas are asked for their words once, when a module is loaded: this must be said before the
 * window is.
 * @param words by area; one that is missing speaks English
 */
export function speak(next: Language, words: object = {}): void {
  language = next
  translated = { ...words }
}

/** The language of the interface. */
export const spoken = (): Language => language

/** In which numbers, dates and names are written and sorted: the browser's, as far as it is of the language that is spoken. */
export const locale = (): string => {
  const read = typeof navigator === 'undefined' ? [] : navigator.languages
  return read.find(tag => tag.startsWith(language)) ?? language
}

/** What stands in `lang` where texts of the rules stand, which are English everywhere: a screen reader says them rightly. */
export const rulesLanguage = (): 'en' | undefined => (language === 'en' ? undefined : 'en')

/**
 * The words of an area in the language that is spoken. The code is written against the English ones.
 * @param area path of the file in the folder of its language
 */
export function catalogue<const T extends Catalogue>(area: string, english: T): Words<T> {
  return (translated[area] ?? english) as Words<T>
}
