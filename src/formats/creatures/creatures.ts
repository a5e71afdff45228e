/** How creatures come in, for whoever gives a file of them: the rest of a sentence. */
export const CREATURES =
  'creatures are not read out of files: under Encounter, type or paste each as a stat line, like “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”'
