import { gzipSync, strToU8, zipSync } from 'fflate'
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

const zipped = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map(name => [name, strToU8('{}')]))))
const backup = (list: object) => Buffer.from(zipSync({ 'library.json': strToU8(JSON.stringify(list)) }))
const edition = Buffer.from(gzipSync(strToU8('{"fray":"edition","version":1}\n{}')))
const log = (text: string) => Buffer.concat([Buffer.from([9, 200, 7, 1, 60, 0, 1]), Buffer.from(text)])
const levelDb = Buffer.concat([Buffer.alloc(100, 7), Buffer.from('57fb808b247547db', 'hex')])

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
    ['an AVIF picture', '\0\0\0\x20ftypavif\0\0', 'a.png', 'a.png: is an AVIF picture; Fray takes PNG, JPEG and WebP'],
    ['a HEIC picture', '\0\0\0\x20ftypheic\0\0', 'a.jpg', 'a.jpg: is a HEIC picture'],
    ['a film', '\0\0\0\x20ftypisom\0\0', 'map.webm', 'map.webm: is a film'],
    ['a PDF', '%PDF-1.7\n', 'a.pdf', 'copy its text and paste it under Encounter'],
    ['a part of LevelDB', levelDb, '000562.ldb', 'export the actors or the scene out of Foundry VTT'],
    ['a log of LevelDB', log('!actors!5o4Cbd94vF3W3xTL{"name":"Rat"}'), '000005.log', 'LevelDB'],
    ['a manifest of LevelDB', log('leveldb.BytewiseComparator'), 'MANIFEST-000004', 'LevelDB'],
    ['what names that manifest', 'MANIFEST-000004\n', 'CURRENT', 'LevelDB'],
    [
      'a players’ edition',
      edition,
      'a.fray-players',
      'a.fray-players: is a players’ edition of a fight; open it in the players’ page',
    ],
    ['something packed', Buffer.from(gzipSync(strToU8('x'))), 'a.gz', 'a.gz: is packed'],
    [
      'a map of Universal VTT 2',
      '{"format_version":"2.0.0","resolution":{},"geometry":{}}',
      'geometry.json',
      'Universal VTT version 2',
    ],
    ['an archive of Universal VTT 2', zipped('maps/a/geometry.json'), 'a.uvtt2z', 'Universal VTT version 2'],
    [
      'a map of Dungeon Alchemist',
      '{"walls":[],"lights":[],"pixelsPerTile":150,"grid":{"x":26,"y":19}}',
      'a.json',
      'Dungeon Alchemist',
    ],
    [
      'the same for Roll20',
      '!dungeonalchemist {"version":3,"walls":[]}',
      'a.txt',
      'export it out of Dungeon Alchemist',
    ],
    [
      'a map of Dungeondraft',
      '{"header":{"creation_build":"1.0"},"world":{}}',
      'a.dungeondraft_map',
      'export it out of Dungeondraft',
    ],
    ['a campaign of MapTool', zipped('content.xml', 'properties.xml'), 'a.cmpgn', 'MapTool'],
    ['a package of Foundry VTT', zipped('module.json'), 'a.zip', 'is a package of Foundry VTT'],
    ['any other archive', zipped('a.txt'), 'a.zip', 'is a zip archive, but not a fight made by Fray'],
    [
      'a backup of a newer Fray',
      backup({ format: 'fray library', version: 99 }),
      'a.fray',
      'a.fray: was made by a newer Fray',
    ],
    ['a backup whose list is damaged', zipped('library.json'), 'a.fray', 'a.fray: is no backup made by Fray'],
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
