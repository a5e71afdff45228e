import * as parts from '~/words/de/parts'
import * as players from '~/words/de/players'
import { speakOnPage } from './speakOnPage'

// What is imported after this asks for its words as it is loaded.
speakOnPage({ parts, players })
