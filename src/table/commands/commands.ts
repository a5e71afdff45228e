import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { upgradedPatches } from '~/engine/fields'
import { Diverged } from '~/engine/refused'
import { ruling } from '~/engine/ruling'
import type { Command } from '~/engine/command'
import type { Patch } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { args } from '../schema/args'
import { namePublicly, setEntrance, writeNotes } from '../drawn/aboutFight'
import { alone } from '../schema/fields'
import { addArea, editArea, removeAreas } from '../drawn/area'
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
import { changeMap, setMapPicture } from '../drawn/changeMap'
import { door } from '../drawn/door'
import { showParts, setFogMode, showPart, unshowPart } from '../drawn/fog'
import { join } from '../tokens/join'
import { keepLastSeen } from '../sight/fogMemory'
import { logSight } from '../sight/sightLog'
import { addMarker, removeMarker } from '../tokens/marker'
import { paint } from '../drawn/paint'
import { rollAny } from './roll'
import type { TableRules } from '../contract/rules'
import { addPins, editPin, removePins } from '../drawn/pin'
import { addSide, editSide, removeSide } from '../tokens/side'
import { putBack } from '../tokens/trail'
import { addWave, dropWave, editWave, enterWave } from '../tokens/wave'
import { addWalls, editWall, removeWalls } from '../drawn/wall'
import { editZone, paintZone, sizeZones } from '../drawn/zone'
import { sayToGm } from '../secrecy/events'
import type { TableTypes } from '../map/tableTypes'

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
    return: checked(comeBack),
    remove: checked(remove),
    place: checked((w, command) => place(rules, w, command)),
    'place.several': checked((w, command) => placeSeveral(rules, w, command)),
    putBack: checked((w, command) => putBack(rules, w, command)),
    'combatant.edit': checked(editCombatant),
    picture: checked(setPicture),
    known: checked(setKnown),
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
