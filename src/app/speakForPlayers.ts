import { forPlayers } from '~/language/de/forPlayers'
import { speakOnPage } from './speakOnPage'

// What is imported after this asks for its words as it is loaded.
speakOnPage(forPlayers)
