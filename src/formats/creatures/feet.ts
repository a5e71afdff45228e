/** The first number of feet in a text ("30 ft., fly 60 ft."); undefined without one. */
export function feetIn(text: string): number | undefined {
  const found = /(\d{1,3})\s*(?:ft|feet|')/i.exec(text.slice(0, 200))
  return found ? Number(found[1]) : undefined
}
