import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { Diverged } from '~/engine/refused'
import { ruling } from '~/engine/ruling'
import type { Command, Patch, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { args } from './args'
import { addArea, editArea, removeAreas } from './area'
import { adjust, comeBack, editCombatant, leave, place, placeSeveral, remove, setKnown, setPicture } from './combatant'
import { door } from './door'
import { paintFog, setFogMode, showPart, unshowPart } from './fog'
import { join } from './join'
import { keepLastSeen } from './lastSeen'
import { lookAround } from './looks'
import { addMarker, removeMarker } from './marker'
import { paint } from './paint'
import { rollAny } from './roll'
import type { TableRules } from './rules'
import { addSide, editSide, removeSide } from './side'
import type { Terrain } from './terrain'
import { putBack } from './trail'
import { addWalls, editWall, removeWalls } from './wall'
import { editZone, paintZone, sizeZones } from './zone'

type OnTable = RulesetTypes & { terrain: Terrain }

/**
 * The commands that every ruleset has: preparing the table, and the GM's hand in the fight. What they need comes in the
 * command's `with` and is checked there. Each leaves a snapshot that the ruleset finds sound, or throws `Diverged`.
 */
export function tableCommands<R extends OnTable>(
  rules: TableRules<R>,
): { readonly [type: string]: (w: World<R>, command: Command) => Proc<unknown> } {
  const checked = (change: (w: World<R>, command: Command) => void) =>
    function* (w: World<R>, command: Command): Proc<void> {
      lookAround(rules.footprint, w)
      change(w, command)
      lookAround(rules.footprint, w)
      const problem = rules.problem(w.now)
      if (problem) throw new Diverged(problem)
    }
  /** What was seen up to now was seen over the map as it was, and is remembered so. */
  const rebuilt = (change: (w: World<R>, command: Command) => void) =>
    checked((w, command) => {
      keepLastSeen(rules.footprint, w)
      change(w, command)
    })

  return {
    join: checked((w, command) => join(rules, w, command)),
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
    door: checked((w, command) => door(rules.footprint, w, command)),
    paint: rebuilt(paint),
    'wall.add': rebuilt(addWalls),
    'wall.edit': rebuilt(editWall),
    'wall.remove': rebuilt(removeWalls),
    'zone.size': checked(sizeZones),
    'zone.paint': checked(paintZone),
    'zone.edit': checked(editZone),
    fog: checked((w, command) => setFogMode(rules.footprint, w, command)),
    'fog.paint': checked(paintFog),
    show: checked(showPart),
    unshow: checked(unshowPart),
    'area.add': checked(addArea),
    'area.edit': checked(editArea),
    'area.remove': checked(removeAreas),
    'marker.add': checked(addMarker),
    'marker.remove': checked(removeMarker),
    settings: checked((w, command) => {
      const { set } = args(v.object({ set: v.record(v.string(), v.unknown()) }), command)
      w.set({ settings: { ...w.now.settings, ...set } })
    }),
    'gm.set': checked((w, command) => {
      const { patches } = args(v.object({ patches: patchesSchema }), command)
      w.patch(patches as Patch[])
      w.emit(ruling(patches as Patch[]))
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
