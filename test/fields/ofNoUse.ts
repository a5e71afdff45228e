/**
 * What may change without a difference, a format a line: ids and dates, how it is sorted and drawn there, and numbers of
 * which several say the same. Everything else in a file is read, or the GM is told of it.
 */
export const OF_NO_USE: Readonly<Record<string, readonly RegExp[]>> = {
  'improved-initiative': [
    /(^|\.)(Id|Path|LastUpdateMs|Version|InterfaceVersion|SearchHint|FilterDimensions\.\w+)$/,
    // The ids that a list names, and what is written in the key of each as well.
    /^(Creatures|PersistentCharacters|SavedEncounters)\[\]$/,
    // Whose the round is in which a tag ends, and how a table there shows and letters its own.
    /\.(DurationCombatantId|IndexLabel|RevealedAC)$/,
    // A character is called as its stat block is.
    /^PersistentCharacters\.[^.]+\.Name$/,
    // Any word there makes it a player's.
    /(^|\.)Player$/,
  ],
  'foundry-actor': [
    /(^|\.)(_id|sort|equipped|type)$/,
    /(^|\.)(_stats|flags|ownership|permission)\./,
    // The sign that stands for no portrait, and the pictures of items.
    /(^|\.)img$/,
    // How a token is drawn there, what it sees by itself and sheds as light; its size and stance are read.
    /(^|\.)(token|prototypeToken)\.(?!width|height$)/,
    // Of two sides the longer counts.
    /(^|\.)(token|prototypeToken)\.(width|height)$/,
  ],
  '5etools': [
    // What the books in the file are called.
    /^_meta\./,
    /\.(page|srd|basicRules|hasToken|hasFluff)$/,
    // What its texts say as well, kept there to be searched for.
    /\.(attachedItems|\w+Tags)\[\]$/,
    /\.spellcasting\[\]\.(type|ability)$/,
    // How a text is laid out.
    /\.entries\[\]\.type$/,
  ],
  // The head of a page on its site.
  'cairn-statline': [/^head$/],
  'one-page-dungeon': [
    // Rooms that lie over each other, a round one that is as its square, water beside the floor.
    /^rects\[\]\.(w|h|rotunda)$/,
    /^water\[\]\.(x|y)$/,
  ],
  'foundry-scene': [
    // Floors lie in the order of their lower ends; how they are drawn, sorted and seen from each other there.
    /^levels\[\]\.(_key|sort|elevation\.top|flags\..*|fog\..*|visibility\..*|textures\.(fit|anchor[XY]))$/,
    /^levels\[\]\.(background|foreground)\.(color|tint|alphaThreshold)$/,
    /(^|\.)(_id|sort|navOrder)$/,
    /^(_stats|flags|ownership|permission|initial|active|navigation|background\.(rotation|scale\w))/,
    // The canvas is padded to whole squares.
    /^(width|height)$/,
    // Colours, darkness and fog as they are kept there.
    /^(backgroundColor|darkness|globalLight|fog\w+|foregroundElevation|tokenVision|grid\.?(alpha|color|Alpha|Color))$/,
    // Of a light its place, reach and colour are read.
    /^lights\[\]\.(rotation|vision|walls|t|angle|bright|darknessThreshold|tintAlpha|lightAnimation\.\w+)$/,
    /^lights\[\]\.config\.(?!dim$|color$)/,
    // More than nothing is all there is of these, and a wall has no state.
    /^walls\[\]\.(dir|ds|light|move|sense|sight|sound)$/,
  ],
  uvtt: [/^environment\./, /^portals\[\]\.(position\.[xy]|rotation)$/],
}
