import { languageFor } from '~/words/choice'
import type { Words } from '~/words/en'
import { speak } from '~/words/spoken'

/**
 * Chooses the language of a players' page, before anything on it asks for its words: the GM's, in whose address it says which one;
 * else the first that the browser's owner reads.
 */
export function speakOnPage(german: Partial<Words>): void {
  const language = languageFor(new URLSearchParams(location.search).get('language'), navigator.languages)
  if (language === 'de') speak(language, german)
  document.documentElement.lang = language
}
