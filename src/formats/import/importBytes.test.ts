import { describe, expect, it } from 'vitest'
import { makePng } from '../../../test/fixtures/png'
import { makeUvtt } from '../../../test/fixtures/uvtt'
import { importBytes } from './importBytes'
import { packFight } from '../fight/pack'
import { problemSentence } from '../report/problem'

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

function kindOf(content: string | Uint8Array, fileName: string): string {
  const result = importBytes(new Uint8Array(Buffer.from(content)), fileName)
  return result.ok ? result.value.kind : result.problems.map(problemSentence).join('\n')
}

describe('a file is told by its content, whatever its name', () => {
  it.each([
    ['a map', makeUvtt(), 'cellar.png', 'map'],
    ['a map with a byte order mark', `\ufeff${makeUvtt()}`, 'cellar', 'map'],
    ['a map in UTF-16 with its mark', utf16(`\ufeff${makeUvtt()}`), 'cellar.uvtt', 'map'],
    ['a map in UTF-16 without it', utf16(makeUvtt()), 'cellar.uvtt', 'map'],
    ['a map in UTF-16 of the other order', utf16(`\ufeff${makeUvtt()}`).swap16(), 'cellar.uvtt', 'map'],
    ['a text in UTF-16', utf16('\ufeffGoblin, 7 HP'), 'g.txt', 'not a picture and could not be read as a map'],
    [
      'half a letter of UTF-16',
      utf16(makeUvtt()).subarray(0, -1),
      'cellar.uvtt',
      'encoding is not UTF-8 and not UTF-16',
    ],
    [
      'a pack of a record a line',
      '{"name":"Goblin"}\n{"name":"Ogre"}\n',
      'pack.db',
      'pack.db: is a pack of one JSON record a line, none of them an actor',
    ],
    ['a pack with a record cut', '{"name":"Goblin"}\r\n{"name":"Og', 'pack.db', 'type or paste each as a stat line'],
    ['a picture', makePng(2, 2), 'cellar.dd2vtt', 'picture'],
    ['a fight', packFight({ meta: {}, map: null, rows: [], pictures: [] }), 'cellar.txt', 'fight'],
    ['nothing', '', 'cellar.uvtt', 'cellar.uvtt: is empty (0 bytes)'],
    ['a list', '[1]', 'cellar.uvtt', 'cellar.uvtt: is a JSON list, neither a map nor a fight'],
    ['a list of creatures', '[{"name":"Goblin"}]', 'goblins.json', 'type or paste each as a stat line'],
    ['a creature', '{"name":"Goblin","hp":4}', 'goblin.json', 'type or paste each as a stat line'],
    ['a text', 'Goblin, 7 HP', 'goblin.txt', 'not a picture and could not be read as a map or a fight'],
    ['a text of a creature', 'Goblin, 7 HP', 'goblin.txt', 'under Encounter'],
    ['a web page', '<html><body>404', 'cellar.webp', 'HTML'],
    ['text of another encoding', Buffer.from('{"name":"K\xf6nig"}', 'latin1'), 'k.uvtt', 'encoding is not UTF-8'],
    ['another JSON object', '{"rects":[]}', 'dungeon.json', 'neither a Universal VTT map nor a scene of Foundry VTT'],
    ['a map without its size', '{"portals":[]}', 'map.json', 'not a Universal VTT map: resolution is missing'],
  ])('%s', (_, content, name, found) => {
    expect(kindOf(content, name)).toContain(found)
  })

  it('a file without a name is still called something', () => {
    expect(kindOf('', '\u202e')).toBe('The file: is empty (0 bytes)')
  })
})
