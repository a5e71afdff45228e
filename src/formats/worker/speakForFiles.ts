import * as files from '~/words/de/files'
import { speak } from '~/words/spoken'

// The worker is called by the language that the window speaks. What is imported after this asks for its words as it is loaded.
if (self.name === 'de') speak('de', { files })
