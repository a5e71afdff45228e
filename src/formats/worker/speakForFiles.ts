import { forFiles } from '~/language/de/forFiles'
import { speak } from '~/language/spoken'

// The worker is called by the language that the window speaks. What is imported after this asks for its words as it is loaded.
if (self.name === 'de') speak('de', forFiles)
