import { forScreens } from '~/language/de/forScreens'
import { speakOnPage } from './speakOnPage'

// What is imported after this asks for its words as it is loaded.
speakOnPage(forScreens)
