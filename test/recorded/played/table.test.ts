import { join } from 'node:path'
import { it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { tiny } from '~/rulesets/tiny'
import { tactics } from '~/rulesets/tiny/tactics'
import { asPlayersKnow } from '~/table/public/asPlayersKnow'
import { publicMap } from '~/table/public/publicMap'
import { Chance } from '../../fuzz/chance'
import { FRAY_RECORD, hold, keep, kept } from '../hold'
import { playBack, scriptsOf, type Script } from '../playBack'
import type { Shown } from '../shown'
import { HEIGHT, tableDeeds, WIDTH } from './tableDeeds'

const TABLE = join(import.meta.dirname, 'table.play')
const map = gridMap({
  width: WIDTH,
  height: HEIGHT,
  walls: [
    { x1: 4, y1: 0, x2: 4, y2: 5, kind: 'wall' },
    { x1: 0, y1: 16.5, x2: 7, y2: 16.5, kind: 'window' },
  ],
  portals: [{ id: 'gate', segment: { x1: 4, y1: 5, x2: 4, y2: 6, kind: 'door' }, closed: true }],
  lights: [{ x: 7.5, y: 2.5, range: 2 }],
})

it('whatever a GM does to the table comes to the same as it did once, on the map of the players too', () => {
  const play = (script: Script) =>
    playBack({ ...tiny, tactics }, script, (s, terrain) => {
      const known = asPlayersKnow(tiny, s, terrain)
      const plain = JSON.stringify({
        map: publicMap(tiny.state.footprint, s, terrain, true),
        known: Object.keys(known.combatants),
      })
      return JSON.parse(plain) as Shown
    })
  if (FRAY_RECORD === 'played')
    keep(
      TABLE,
      [1, 2, 3].flatMap(seed => play({ map, deeds: tableDeeds(new Chance(seed), 90) })),
    )
  hold(TABLE, scriptsOf(kept(TABLE)).flatMap(play))
})
