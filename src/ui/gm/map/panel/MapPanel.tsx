import { useFight } from '~/store/hooks/useFight'
import { useFog } from '~/store/hooks/useFog'
import { asGm, useTable } from '~/store/state'
import { MAP, MAP_MENU, MAP_TOOLS } from '~/words/en/map'
import { Button } from '../../../parts/controls/Button'
import { Choices, entries } from '../../../parts/controls/Choices'
import { FileButton, PictureFile } from '../../../parts/controls/FileButton'
import { IconButton } from '../../../parts/controls/IconButton'
import { classes } from '../../../parts/controls/forms'
import { Icon, type IconName } from '../../../parts/signs/Icon'
import { useUnits } from '../../state/layout'
import type { MapTool } from '../../state/mapSettings'
import { setPreferences } from '../../state/preferences'
import { lookInto, openTab, setMap, takeTool, useWindowState } from '../../state/windowState'
import { toggleDoor } from '../AsPlayers'
import { doorsOf } from '../placeTogether'
import { AreaOptions, ToolHint } from './AreaOptions'
import { MapNotes } from './MapNotes'
import { ChooseSquare } from './ChooseSquare'
import { PlayersSee } from './PlayersSee'
import { ShapeOptions } from './ShapeOptions'
import { ZoneOptions } from './ZoneOptions'
import './drawingTool'

/** All doors and windows of the map, to be opened and closed. */
function Doors() {
  const { map, snapshot } = useFight()
  const doors = doorsOf(map, snapshot.board)
  if (doors.length === 0) return <p className="text-muted text-xs">{MAP_TOOLS.doors.none}</p>
  return (
    <section aria-label={MAP_TOOLS.doors.title} className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.doors.title}</h3>
      <ToolHint mouse={MAP_TOOLS.doors.click} finger={MAP_TOOLS.finger.doors} />
      <ul className="flex flex-col gap-1">
        {doors.map(({ id, kind, isClosed, isLocked = false, spoken }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 text-xs">
            <span className="min-w-0 flex-1 truncate first-letter:uppercase">{spoken}</span>
            {(
              [
                [MAP_MENU.lock(kind, isLocked), () => asGm('door', { door: id, to: isLocked ? 'unlocked' : 'locked' })],
                [MAP_MENU.door(kind, isClosed), () => toggleDoor(id)],
              ] as const
            ).map(([words, act]) => (
              <Button key={words} small aria-label={`${words}: ${spoken}`} onClick={() => void act()}>
                {words}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the players' side comes in: the square round which a party is placed, in this fight and in an encounter made of it. */
function Entrance() {
  const { map, snapshot } = useFight()
  const selected = useTable(s => s.selection[0])
  const { entrance } = snapshot.board
  const one = selected === undefined ? undefined : snapshot.combatants[selected]
  const set = (cell: number | null) => asGm('entrance', { cell })
  return (
    <section aria-label={MAP_TOOLS.entrance.title} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.entrance.title}</h3>
      <p className="text-muted flex items-center gap-2 text-xs">
        <span className="flex-1">
          {entrance === undefined
            ? MAP_TOOLS.entrance.none
            : MAP_TOOLS.entrance.at(MAP.place((entrance % map.width) + 1, Math.floor(entrance / map.width) + 1))}
        </span>
        {entrance !== undefined && (
          <IconButton icon="close" label={MAP_TOOLS.entrance.take} onClick={() => set(null)} />
        )}
      </p>
      <p className="flex flex-wrap items-center gap-1.5 text-xs">
        <ChooseSquare take={set} />
        {one && one.cell !== null && (
          <Button small onClick={() => set(one.cell)}>
            {MAP_TOOLS.entrance.where(one.name)}
          </Button>
        )}
      </p>
    </section>
  )
}

/** What the hand does to the fog, and what the players see of the map. */
function FogOptions() {
  const { fog } = useFog()
  const hand = useWindowState(v => v.map.fog)
  return (
    <>
      {fog.mode !== 'off' && (
        <>
          <Choices
            label={MAP_TOOLS.byHand}
            options={entries(MAP_TOOLS.fog).filter(([name]) => name !== 'sight' || fog.mode === 'sight')}
            value={hand}
            onChange={next => setMap({ fog: next })}
          />
          <ShapeOptions />
        </>
      )}
      <PlayersSee />
    </>
  )
}

/** What is painted, and how. */
function GroundOptions() {
  const ground = useWindowState(v => v.map.ground)
  return (
    <>
      <Choices
        label={MAP_TOOLS.grounds.title}
        options={entries(MAP_TOOLS.ground)}
        value={ground}
        onChange={next => setMap({ ground: next })}
      />
      <p className="text-muted text-xs">{MAP_TOOLS.grounds[ground]}</p>
      <ShapeOptions />
    </>
  )
}

/** The map itself: another one under the fight, and the picture under it. Files are looked into by the library. */
function MapPicture() {
  const { map, picture } = useFight()
  const look = (files: readonly File[]) => {
    openTab('fights')
    lookInto(files)
  }
  return (
    <section aria-label={MAP_TOOLS.picture.itself} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.picture.title}</h3>
      <p className="text-muted text-xs">{MAP_TOOLS.picture.size(map.width, map.height, Boolean(picture))}</p>
      <div className="flex flex-wrap gap-1.5">
        <PictureFile onFile={file => look([file])}>
          {picture ? MAP_TOOLS.picture.another : MAP_TOOLS.picture.put}
        </PictureFile>
        <FileButton several onFiles={look}>
          {MAP_TOOLS.picture.map}
        </FileButton>
        {picture && <Button onClick={() => asGm('map.picture', { picture: null })}>{MAP_TOOLS.picture.take}</Button>}
      </div>
    </section>
  )
}

/** What lengths are shown in, and how the ruler is laid. */
function RulerOptions() {
  const { lengths } = useUnits()
  const counts = MAP_TOOLS.diagonals[useFight().ruleset.commands.diagonals]
  return (
    <>
      <Choices
        label={MAP_TOOLS.lengths.title}
        options={[
          ['metres', MAP_TOOLS.lengths.metres],
          ['feet', MAP_TOOLS.lengths.feet],
          ['squares', MAP_TOOLS.lengths.squares],
        ]}
        value={lengths === 'five feet' ? 'feet' : lengths}
        onChange={next => setPreferences({ unit: next })}
      />
      <ToolHint mouse={MAP_TOOLS.lengths.how(counts)} finger={MAP_TOOLS.finger.ruler(counts)} />
    </>
  )
}

/** What is drawn, how, and what its ends snap to. */
function WallOptions() {
  const { wall, wallShape, snap } = useWindowState(v => v.map)
  return (
    <>
      <Choices
        label={MAP_TOOLS.walls.draw}
        options={entries(MAP_TOOLS.wall)}
        value={wall}
        onChange={next => setMap({ wall: next })}
      />
      <Choices
        label={MAP_TOOLS.walls.as}
        options={[
          ['line', MAP_TOOLS.walls.line],
          ['room', MAP_TOOLS.walls.room],
        ]}
        value={wallShape}
        onChange={next => setMap({ wallShape: next })}
      />
      <Choices
        label={MAP_TOOLS.walls.snap}
        options={[
          ['edges', MAP_TOOLS.walls.edges],
          ['free', MAP_TOOLS.walls.free],
        ]}
        value={snap}
        onChange={next => setMap({ snap: next })}
      />
      <ToolHint mouse={MAP_TOOLS.walls.how} finger={MAP_TOOLS.finger.wall} />
      <Doors />
    </>
  )
}

const TOOLS: readonly (readonly [MapTool | null, IconName])[] = [
  [null, 'pointer'],
  ['select', 'several'],
  ['ruler', 'ruler'],
  ['fog', 'fog'],
  ['ground', 'brush'],
  ['zone', 'zone'],
  ['wall', 'wall'],
  ['take', 'take'],
  ['area', 'area'],
]

/** The tools of the map, with what can be set on the one in the hand. */
export function MapPanel() {
  const tool = useWindowState(v => v.tool)
  return (
    <div className="flex flex-col gap-3 p-3">
      <div role="toolbar" aria-label={MAP_TOOLS.title} className="grid grid-cols-3 gap-1">
        {TOOLS.map(([name, icon]) => (
          <button
            key={icon}
            type="button"
            aria-pressed={tool === name}
            className={classes(
              'bg-raised hover:border-muted flex min-h-11 flex-col items-center justify-center gap-0.5 rounded border py-1 text-xs',
              tool === name ? 'border-ink font-semibold' : 'border-line',
            )}
            onClick={() => takeTool(name)}
          >
            <Icon name={icon} />
            {MAP_TOOLS.tools[name ?? 'none']}
          </button>
        ))}
      </div>
      {tool === null && (
        <>
          <PlayersSee />
          <Entrance />
          <Doors />
          <MapNotes />
          <MapPicture />
        </>
      )}
      {tool === 'select' && <p className="text-muted text-xs">{MAP_TOOLS.selectHow}</p>}
      {tool === 'ruler' && <RulerOptions />}
      {tool === 'fog' && <FogOptions />}
      {tool === 'ground' && <GroundOptions />}
      {tool === 'zone' && <ZoneOptions />}
      {tool === 'wall' && <WallOptions />}
      {tool === 'take' && <ToolHint mouse={MAP_TOOLS.eraseHow} finger={MAP_TOOLS.finger.erase} />}
      {tool === 'area' && <AreaOptions />}
      {tool !== null && <ToolHint mouse={MAP_TOOLS.byKeys} finger={MAP_TOOLS.finger.moveMap} />}
    </div>
  )
}
