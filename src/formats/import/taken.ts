/** How creatures come in, for whoever gives a file with none that can be read: the rest of a sentence. */
export const CREATURES =
  'creatures are read as Foundry VTT, Improved Initiative, 5etools, Cairn pages and tables give them; any other: under Encounter, type or paste each as a stat line, like “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”'

/** What Fray takes besides creatures: the rest of a sentence. */
export const TAKEN =
  'Fray takes maps in Universal VTT, scenes of Foundry VTT, One Page Dungeons, PNG, JPEG and WebP pictures, and its own fight files'
