import type { Language } from './choice'

/** What an area of the interface says: sentences, functions for those with parts, and groups of both. */
export interface Catalogue {
  readonly [key: string]: string | readonly string[] | ((...given: never) => string | readonly unknown[]) | Catalogue
}

/**
 * A catalogue of any language: the same keys, the same parts, other sentences. What returns parts stays as it is written, since it
 * is generic in what stands between the words.
 */
export type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends (...given: never) => unknown
      ? T
      : { readonly [K in keyof T]: Spoken<T[K]> }

let language: Language = 'en'
let translated: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}

/**
 * From here on this language is spoken. Areas are asked for their words once, when a module is loaded: this must be said before the
 * window is.
 * @param words by topic and area; one that is missing speaks English
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
 * The words of an area in the language that is spoken. The code is written against the English ones. A bundler leaves out what nobody
 * reads of it.
 * @param name topic and constant: `window.BAR` is `BAR` of `window.ts` in the folder of each language
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const T extends Catalogue>(name: string, english: T): Spoken<T> {
  const [topic = '', area = ''] = name.split('.')
  return (translated[topic]?.[area] ?? english) as Spoken<T>
}
