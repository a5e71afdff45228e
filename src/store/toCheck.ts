/** The type of the marker that names what was guessed when the rules were switched. */
export const TO_CHECK = 'check'
