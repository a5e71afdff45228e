import { describe, expect, it } from 'vitest'
import { makePng } from '../../test/fixtures/png'
import { makeUvtt } from '../../test/fixtures/uvtt'
import { importBytes } from './importBytes'
import { packFight } from './packFight'
import { problemSentence } from './problem'

function kindOf(content: string | Uint8Array, fileName: string): string {
  const result = importBytes(new Uint8Array(Buffer.from(content)), fileName)
  return result.ok ? result.value.kind : result.problems.map(problemSentence).join('\n')
}

describe('a file is told by its content, whatever its name', () => {
  it.each([
    ['a map', makeUvtt(), 'cellar.png', 'map'],
    ['a map with a byte order mark', `\ufeff${makeUvtt()}`, 'cellar', 'map'],
    ['a picture', makePng(2, 2), 'cellar.dd2vtt', 'picture'],
    ['a fight', packFight({ meta: {}, map: null, rows: [], pictures: [] }), 'cellar.txt', 'fight'],
    ['nothing', '', 'cellar.uvtt', 'cellar.uvtt: is empty (0 bytes)'],
    ['a list', '[1]', 'cellar.uvtt', 'cellar.uvtt: is a JSON list, not a map'],
    ['a text', 'Goblin, 7 HP', 'goblin.txt', 'not a picture and could not be read as a map or a fight'],
    ['a web page', '<html><body>404', 'cellar.webp', 'HTML'],
    ['text of another encoding', Buffer.from('{"name":"K\xf6nig"}', 'latin1'), 'k.uvtt', 'encoding is not UTF-8'],
    ['another JSON object', '{"rects":[]}', 'dungeon.json', 'not a Universal VTT map: resolution is missing'],
  ])('%s', (_, content, name, found) => {
    expect(kindOf(content, name)).toContain(found)
  })

  it('a file without a name is still called something', () => {
    expect(kindOf('', '\u202e')).toBe('The file: is empty (0 bytes)')
  })
})
