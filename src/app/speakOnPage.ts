import { languageFor } from '~/language/languages'
import { speak } from '~/language/spoken'

/**
 * Chooses the language of a players' page, before anything on it asks for its words: the GM's, in whose address it says which one;
 * else the first that the browser's owner reads.
 */
export function speakOnPage(german: object): void {
  const language = languageFor(new URLSearchParams(location.search).get('language'), navigator.languages)
  if (language === 'de') speak(language, german)
  document.documentElement.lang = language
}
