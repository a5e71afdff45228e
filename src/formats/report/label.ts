import { FILE } from '~/words/en/files'
const LABEL_LENGTH = 120

/** Letters that take no ink: fillers, and the empty pattern of Braille. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Control characters, and the invisible ones that turn the reading direction or join letters unseen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Text out of a file, fit to be shown as a name: one line, no control or direction characters, at most 120 characters. It is empty
 * where nothing of it can be seen.
 * It stays plain text; nothing here makes it safe as markup.
 */
export function label(text: string): string {
  const clean = text
    .slice(0, 4 * LABEL_LENGTH)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (clean.replace(BLANK, '').trim() === '') return ''
  const characters = [...clean]
  return characters.length <= LABEL_LENGTH ? clean : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`
}

/** What to call a file in a sentence about it. */
export function fileLabel(fileName: string): string {
  return label(fileName) || FILE.theFile
}

/** Where a field is: "creature 3, hp". */
export const within = (place: string, field: string): string => `${place}, ${field}`

/** A map's or picture's name from its file's name: folders and extension off. */
export function nameFromFile(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? ''
  const name = label(last.replace(/\.[A-Za-z0-9]{1,8}$/, ''))
  return name === '' ? FILE.unnamed : name
}
