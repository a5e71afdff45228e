import { MAP, MAP_TOOLS } from '~/words/en/map'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { IconButton } from '../../../parts/controls/IconButton'
import { placeIn, PlaceFields } from './PlaceFields'

/** Where the players' side comes in: the square round which a party is placed, in this fight and in an encounter made of it. */
export function Entrance() {
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
      <form
        className="flex flex-wrap items-center gap-1.5 text-xs"
        onSubmit={event => {
          event.preventDefault()
          set(placeIn(new FormData(event.currentTarget), map))
        }}
      >
        <PlaceFields map={map} at={one?.cell ?? entrance ?? 0} />
        <Button type="submit" small>
          {one && one.cell !== null ? MAP_TOOLS.entrance.where(one.name) : MAP_TOOLS.entrance.set}
        </Button>
      </form>
    </section>
  )
}
