import * as v from 'valibot'
import { notation } from '~/dice/notation'
import { type Proc, roll } from '~/engine/ask'
import { type Command, Diverged } from '~/engine/command'
import type { Part } from '~/engine/events'
import { upgradedPatches } from '~/engine/fields'
import { ruling } from '~/engine/events'
import type { Patch } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import type { TableRules } from '../contract/encounter'
import { namePublicly, setEntrance, writeNotes } from '../drawn/aboutFight'
import { addArea, editArea, removeAreas } from '../drawn/area'
import { changeMap, setMapPicture } from '../drawn/changeMap'
import { door } from '../drawn/door'
import { setFogMode, showPart, showParts, unshowPart } from '../drawn/fog'
import { paint } from '../drawn/paint'
import { addPins, editPin, removePins } from '../drawn/pin'
import { addWalls, editWall, removeWalls } from '../drawn/wall'
import { editZone, paintZone, sizeZones } from '../drawn/zone'
import type { TableTypes } from '../map/setBoard'
import { alone, words } from '../schema/fields'
import { args } from '../schema/issueWords'
import { say, sayToGm } from '../secrecy/say'
import { keepLastSeen } from '../sight/fogMemory'
import { logSight } from '../sight/sightLog'
import {
  adjust,
  comeBack,
  editCombatant,
  leave,
  place,
  placeSeveral,
  remove,
  setKnown,
  setPicture,
} from '../tokens/combatant'
import { decree } from '../tokens/decree'
import { join } from '../tokens/join'
import { addMarker, removeMarker } from '../tokens/marker'
import { addSide, editSide, removeSide } from '../tokens/side'
import { putBack } from '../tokens/trail'
import { addWave, dropWave, editWave, enterWave } from '../tokens/wave'

/** `roll` with `{ notation, words, open }`: any dice at any time, for all to see or for the GM alone. */
function* rollAny<R extends TableTypes>(w: World<R>, command: Command): Proc<void> {
  const given = args(
    v.object({ notation: words, words: v.optional(words, ''), open: v.optional(v.boolean(), true) }),
    command,
  )
  const read = notation(given.notation)
  if ('problem' in read) throw new Diverged(read.problem)
  const see = given.open ? 'all' : 'asked'
  const faces =
    read.dice.length > 0
      ? yield* roll('gm', 'roll.dice', () => read.dice, { see, facts: { notation: given.notation } })
      : []
  const because: Part[] = faces.map((face, i) => ({ n: face * read.signs[i]!, of: `d${read.dice[i]!}`, rule: '' }))
  if (read.bonus !== 0) because.push({ n: read.bonus, of: 'number', rule: '' })
  const total = because.reduce((sum, { n }) => sum + n, 0)
  const facts = { notation: given.notation, words: given.words, total }
  if (given.open) say(w, 'rolled', {}, facts, undefined, because)
  else sayToGm(w, 'rolled', facts, because)
}

/**
 * The commands that every ruleset has: preparing the table, and the GM's hand in the fight. What they need comes in the
 * command's `with` and is checked there. Each leaves a snapshot that the ruleset finds sound, or throws `Diverged`.
 */
export function tableCommands<R extends TableTypes>(
  rules: TableRules<R>,
): { readonly [type: string]: (w: World<R>, command: Command) => Proc<unknown> } {
  const checked = (change: (w: World<R>, command: Command) => void) =>
    function* (w: World<R>, command: Command): Proc<void> {
      logSight(rules.state.footprint, w)
      change(w, command)
      logSight(rules.state.footprint, w)
      const problem = rules.state.problem(w.now)
      if (problem) throw new Diverged(problem)
    }
  /** What was seen up to now was seen over the map as it was, and is remembered so. */
  const rebuilt = (change: (w: World<R>, command: Command) => void) =>
    checked((w, command) => {
      keepLastSeen(rules.state.footprint, w)
      change(w, command)
    })

  return {
    join: checked((w, command) => join(rules, w, command)),
    'wave.add': checked((w, command) => addWave(rules, w, command)),
    'wave.edit': checked(editWave),
    'wave.remove': checked(dropWave),
    'wave.enter': checked((w, command) => enterWave(rules, w, command)),
    leave: checked(leave),
    return: checked((w, command) => comeBack(rules, w, command)),
    remove: checked(remove),
    place: checked((w, command) => place(rules, w, command)),
    'place.several': checked((w, command) => placeSeveral(rules, w, command)),
    putBack: checked((w, command) => putBack(rules, w, command)),
    'combatant.edit': checked(editCombatant),
    picture: checked(setPicture),
    known: checked(setKnown),
    *decree(w, command) {
      logSight(rules.state.footprint, w)
      yield* decree(rules, w, command)
      logSight(rules.state.footprint, w)
    },
    adjust: checked((w, command) => adjust(rules, w, command)),
    'side.add': checked((w, command) => addSide(rules, w, command)),
    'side.edit': checked(editSide),
    'side.remove': checked(removeSide),
    door: checked((w, command) => door(rules.state.footprint, w, command)),
    paint: rebuilt(paint),
    'wall.add': rebuilt(addWalls),
    'wall.edit': rebuilt(editWall),
    'wall.remove': rebuilt(removeWalls),
    'zone.size': checked(sizeZones),
    'zone.paint': checked(paintZone),
    'zone.edit': checked(editZone),
    fog: checked((w, command) => setFogMode(rules.state.footprint, w, command)),
    'fog.paint': checked(showParts),
    show: checked(showPart),
    unshow: checked(unshowPart),
    'area.add': checked(addArea),
    'area.edit': checked(editArea),
    'area.remove': checked(removeAreas),
    notes: checked(writeNotes),
    'public.name': checked(namePublicly),
    entrance: checked(setEntrance),
    'pin.add': checked(addPins),
    'pin.edit': checked(editPin),
    'pin.remove': checked(removePins),
    map: checked((w, command) => changeMap(rules, w, command)),
    'map.picture': checked(setMapPicture),
    'marker.add': checked(addMarker),
    'marker.remove': checked(removeMarker),
    settings: checked((w, command) => {
      const { set } = args(v.object({ set: v.record(v.string(), v.unknown()) }), command)
      w.set({ settings: { ...w.now.settings, ...set } })
    }),
    'gm.set': checked((w, command) => {
      const { patches, alone: isAlone } = args(v.object({ patches: patchesSchema, alone }), command)
      w.patch(upgradedPatches(rules.state.declared, patches as Patch[]))
      sayToGm(w, 'ruling', ruling(patches as Patch[]).with)
      if (isAlone) w.letStand()
    }),
    roll: rollAny,
    begin: (w, command) => rules.begin(w, command),
    end: checked(w => rules.end(w)),
  }
}

const patchesSchema = v.pipe(
  v.array(
    v.object({
      op: v.picklist(['replace', 'add', 'remove']),
      path: v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1), v.maxLength(12)),
      value: v.optional(v.unknown()),
    }),
  ),
  v.minLength(1),
  v.maxLength(400),
)
