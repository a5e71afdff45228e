import { chosenLanguage, languageFor, LANGUAGES } from '~/words/choice'
import { speak } from '~/words/spoken'
import { parts } from './parts'

/**
 * The entry of the GM's page. The words come before the window: what is a constant there is in the right language from the
 * first. English is in the window itself, and the page has it fetched together with this file (build/preload-window.ts).
 */
async function start(): Promise<void> {
  if (languageFor(chosenLanguage(), navigator.languages) === 'de') await speakGerman()
  await import('./gmWindow')
}

/** Where its words cannot be had, the window is better in English than not there at all. */
async function speakGerman(): Promise<void> {
  // index.html begins in English.
  const opening = document.querySelector('#root p')
  if (opening) opening.textContent = LANGUAGES.de.opening
  try {
    const { de } = await parts.german()
    speak('de', de)
    document.documentElement.lang = 'de'
  } catch {
    if (opening) opening.textContent = LANGUAGES.en.opening
  }
}

void start()
