import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PARTS } from '../docs/gallery/Gallery'

const FOLDER = 'src/ui/parts'

/** The components that a file exports, by its path. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
const exported = files.flatMap(({ file, text }) =>
  [...text.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => ({ name, file })),
)
const shown = Object.keys(PARTS)

it('there are parts, and the gallery shows no other', () => {
  expect(exported.length).toBeGreaterThan(20)
  const names = exported.map(({ name }) => name)
  expect(shown.filter(name => !names.includes(name))).toEqual([])
})

it.each(exported)('$name stands in the gallery, or is a piece of another part', ({ name, file }) => {
  const isPiece = files.some(one => one.file !== file && one.text.includes(`<${name}`))
  const isOwnPiece = files.find(one => one.file === file)!.text.includes(`<${name}`)
  expect(shown.includes(name) || isPiece || isOwnPiece, 'add it to docs/gallery/Gallery.tsx').toBe(true)
})
