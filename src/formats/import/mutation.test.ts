import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { CreatureFile } from '~/engine/creature'
import { gridMap } from '~/grid/map/gridMap'
import { foundryFields, oldFoundryFields } from '../../../test/fixtures/foundryScene'
import {
  bestiary,
  cairnPages,
  dungeon,
  foundryActors,
  foundryPack,
  improvedInitiative,
  table,
} from '../../../test/fixtures/creatures'
import { bytesOf, change, changed, damage, damaged } from '../../../test/fixtures/tampered'
import { uvttFields } from '../../../test/fixtures/uvtt'
import { isLong, runs, SEED } from '../../../test/long'
import { packBackup, unpackBackup } from '../backup'
import type { FightFile } from '../fight/file'
import { gridMapOf } from '../map/gridMapOf'
import type { ImportedContent } from './decodeContent'
import { importBytes } from './importBytes'
import { limits } from '../report/limits'
import type { MapRecord } from '../map/record'
import { packFight } from '../fight/pack'
import type { Imported } from '../report/problem'

const FILE = 'mutant.dat'
/** Ten thousand of each kind in the long run. */
const RUNS = { numRuns: runs(1000, 10_000), seed: SEED }
const RUNS_OF_CREATURES = { numRuns: runs(500, 10_000), seed: SEED }

const soundMap = uvttFields({ width: 4, height: 3, pixelsPerSquare: 4 })
const soundPicture = new Uint8Array(Buffer.from(soundMap.image, 'base64'))
const soundFight: FightFile = {
  meta: { name: 'Bridge', round: 3 },
  map: { width: 4, picture: 'floor' },
  rows: [
    { kind: 'command', n: 1 },
    { kind: 'answer', n: 2 },
  ],
  pictures: [{ id: 'floor', type: 'image/png', bytes: soundPicture }],
}

/** Milliseconds of the processor after which an answer counts as none. A thousand times what one takes. */
const HANGS = 2000

/** The answer to a file, which must not keep anybody waiting. */
function answered(bytes: Uint8Array<ArrayBuffer>): Imported<ImportedContent> {
  const before = process.cpuUsage()
  const result = importBytes(bytes, FILE)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(HANGS)
  return result
}

/** What must hold of every answer, whatever was done to the file. */
function expectClearAnswer(result: Imported<ImportedContent>): void {
  for (const { where, what } of result.problems) {
    expect(where.startsWith(FILE)).toBe(true)
    const ownWords = what.replace(/["“].*["”…]/g, '')
    expect(ownWords).not.toMatch(/undefined|\[object|NaN|^$/)
  }
  if (!result.ok) expect(result.problems.some(problem => problem.severity === 'refused')).toBe(true)
  else if (result.value.kind === 'map') expectSoundMap(result.value.map)
  else if (result.value.kind === 'creatures') expectSoundCreatures(result.value.creatures)
}

function expectSoundMap(map: MapRecord): void {
  expect(gridMap(gridMapOf(map, true))).toMatchObject({ width: map.width, height: map.height })
  expect(Math.max(map.width, map.height)).toBeLessThanOrEqual(limits.mapSide.most)
  expect(map.pixelsPerSquare).toBeGreaterThan(0)
  for (const { x1, y1, x2, y2 } of [...map.walls, ...map.objects, ...map.portals.map(portal => portal.segment)]) {
    for (const x of [x1, x2]) expect(x >= 0 && x <= map.width).toBe(true)
    for (const y of [y1, y2]) expect(y >= 0 && y <= map.height).toBe(true)
  }
  for (const { x, y, range, intensity, opacity } of map.lights) {
    expect([x, y, range, intensity, opacity].every(Number.isFinite)).toBe(true)
  }
}

/** Whole numbers, names that can be shown, notes that a combatant can hold: whatever stood in the file. */
function expectSoundCreatures({ creatures, party, fights }: CreatureFile): void {
  const prepared = fights.flatMap(({ combatants }) => combatants.map(({ creature }) => creature))
  for (const { name, numbers, attacks, armour, notes, squares } of [...creatures, ...party, ...prepared]) {
    expect(name).toMatch(/^\S.{0,119}$/u)
    expect(notes.length).toBeLessThan(10_000)
    expect(squares).toBeGreaterThanOrEqual(1)
    for (const { value, left = 0 } of [...numbers, ...armour.map(one => ({ ...one, left: 0 }))])
      expect([value, left].every(Number.isSafeInteger)).toBe(true)
    for (const { dice } of attacks)
      for (const { count, sides, plus } of dice) expect(count > 0 && sides > 1 && Number.isSafeInteger(plus)).toBe(true)
  }
}

describe(`a file that was tampered with is read soundly or refused with its place, and nothing throws (seed ${SEED})`, () => {
  const prototypes = [Object.prototype, Array.prototype, Function.prototype, Map.prototype]
  const before = prototypes.map(prototype => Reflect.ownKeys(prototype))
  afterEach(() => expect(prototypes.map(prototype => Reflect.ownKeys(prototype))).toEqual(before))

  it('a map whose keys and values were dropped, renamed, swapped or doubled', () => {
    fc.assert(
      fc.property(change, mutation => expectClearAnswer(answered(bytesOf(changed(soundMap, mutation))))),
      RUNS,
    )
  })

  it('a scene whose keys and values were dropped, renamed, swapped or doubled', () => {
    for (const scene of [foundryFields(), oldFoundryFields()])
      fc.assert(
        fc.property(change, mutation => expectClearAnswer(answered(bytesOf(changed(scene, mutation))))),
        { ...RUNS, numRuns: RUNS.numRuns / 2 },
      )
  })

  it.each(Object.entries({ improvedInitiative, foundryActors, bestiary, dungeon }))(
    'a file of %s whose keys and values were dropped, renamed, swapped or doubled',
    (_, sound) => {
      fc.assert(
        fc.property(change, mutation => expectClearAnswer(answered(bytesOf(changed(sound, mutation))))),
        RUNS_OF_CREATURES,
      )
    },
  )

  it.each(Object.entries({ improvedInitiative: JSON.stringify(improvedInitiative), foundryPack, cairnPages, table }))(
    'a file of %s whose bytes were changed or cut',
    (_, sound) => {
      fc.assert(
        fc.property(damage, harm => expectClearAnswer(answered(damaged(bytesOf(sound), harm)))),
        RUNS_OF_CREATURES,
      )
    },
  )

  it('a map whose bytes were changed or cut', () => {
    const sound = bytesOf(JSON.stringify(soundMap))
    fc.assert(
      fc.property(damage, harm => expectClearAnswer(answered(damaged(sound, harm)))),
      RUNS,
    )
  })

  it('a picture whose bytes were changed or cut', () => {
    fc.assert(
      fc.property(damage, harm => expectClearAnswer(answered(damaged(soundPicture, harm)))),
      RUNS,
    )
  })

  it('a fight whose bytes were changed or cut is the same fight or none', () => {
    const sound = packFight(soundFight)
    fc.assert(
      fc.property(damage, harm => {
        const result = answered(damaged(sound, harm))
        expectClearAnswer(result)
        if (result.ok && result.value.kind === 'fight') expect(result.value.fight.rows).toEqual(soundFight.rows)
      }),
      RUNS,
    )
  })

  it('a backup whose bytes were changed or cut gives what is sound in it, or nothing', () => {
    const fight = { id: 'f1', name: 'Bridge', bytes: packFight(soundFight) }
    const pictures = [{ id: 'floor', type: 'image/png', bytes: soundPicture }]
    const sound = { entries: [{ id: 'a', name: 'Goblin' }], fights: [fight, { ...fight, id: 'f2' }], pictures }
    const packed = packBackup(sound)
    fc.assert(
      fc.property(damage, harm => {
        const bytes = damaged(packed, harm)
        expectClearAnswer(answered(bytes))
        const result = unpackBackup(bytes, FILE)
        for (const { where } of result.problems) expect(where.startsWith(FILE)).toBe(true)
        if (!result.ok) return
        expect(sound.fights).toEqual(expect.arrayContaining([...result.value.fights]))
        expect(sound.pictures).toEqual(expect.arrayContaining([...result.value.pictures]))
        const missing = sound.fights.length + sound.pictures.length
        expect(result.value.fights.length + result.value.pictures.length + result.problems.length).toBe(missing)
      }),
      RUNS,
    )
  })

  it('any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => expectClearAnswer(answered(new Uint8Array(bytes)))),
      RUNS,
    )
  })
})

const samples = process.env.FRAY_SAMPLES ?? ''

/** Real files, one a format. */
const REAL = [
  'improved-initiative/library-export.assembled.json',
  'foundry-actor/fvtt-Actor-wood-troll.json',
  'foundry-actor/cairn-actors-v8.db',
  '5etools/srd-acolyte.json',
  'cairn-statline/lich.md',
  'one-page-dungeon/tomb_of_arhun.json',
  'foundry-scene/v8-drow-servants-quarters.json',
  'uvtt/prismatic_ballroom_main.uvtt',
] as const

describe.runIf(samples !== '' && isLong)(
  `a real file that was tampered with is answered as clearly (seed ${SEED})`,
  () => {
    it.each(REAL)('%s', path => {
      const sound = new Uint8Array(readFileSync(join(samples, path)))
      const text = new TextDecoder().decode(sound)
      const isJson = /^[[{]/.test(text) && !path.endsWith('.db')
      const root: unknown = isJson ? JSON.parse(text) : undefined
      const tampered = isJson
        ? change.map(mutation => bytesOf(changed(root, mutation)))
        : damage.map(harm => damaged(sound, harm))
      fc.assert(
        fc.property(tampered, bytes => expectClearAnswer(answered(bytes))),
        RUNS_OF_CREATURES,
      )
    })
  },
)
