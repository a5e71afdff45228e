/** "Goblins", "Wolves", "Thieves", "Harpies", "Witches", "Watchmen". */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(?:l|ie)f$/.test(name)) return `${name.slice(0, -1)}ves`
  if (name.endsWith('man') && !/(?:hu|sha)man$/i.test(name)) return `${name.slice(0, -2)}en`
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}
