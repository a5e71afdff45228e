import { PREVIEW } from '~/words/en/players'
import type { Viewed } from '~/feed/viewer'
import { DeedMoment } from '../map/deedMoment'
import { MapView } from '../map/MapView'
import { Pictures } from '../map/pictures'
import { Handout } from './Handout'

/** The map as the players' window draws it, from the very record it would be sent: for the GM to look at. */
export function Preview({ viewed }: { viewed: Viewed | null }) {
  const record = viewed?.record
  if (viewed?.handout)
    return (
      <div className="relative h-full">
        <Handout {...viewed.handout} />
      </div>
    )
  if (!viewed || !record) return <Words>{PREVIEW.nothing}</Words>
  if (record.show === 'curtain') return <Words>{PREVIEW.curtain}</Words>
  if (!record.map) return <Words>{PREVIEW.noMap}</Words>
  return (
    <Pictures of={viewed.pictures} faces={record.faces}>
      <DeedMoment record={record}>
        <MapView map={record.map} record={record} ruler={viewed.ruler} />
      </DeedMoment>
    </Pictures>
  )
}

function Words({ children }: { children: string }) {
  return <p className="text-muted grid h-full place-items-center">{children}</p>
}
