import { type ComponentProps, type CSSProperties, useMemo } from 'react'
import { blockShown, type ScreenSetting } from '~/feed/screens'
import type { TableRecord } from '~/feed/record'
import type { Viewed } from '~/feed/viewer'
import { FLAT } from '~/words/en/players'
import { MapToken } from '../map/MapToken'
import { MapView } from '../map/MapView'
import { Scene } from '../map/Scene'
import { Edge } from './Edge'
import { flatLayout, usePage } from './flatLayout'
import { MiniPlace } from './MiniPlace'
import { Ways } from './Ways'
import './flat.css'

/** The fight on a screen that lies on the table: the map at true scale under the miniatures, and at both long edges what is to be read. */
export function FlatTable({
  record,
  pictures,
  ruler,
  setting,
}: Pick<Viewed, 'pictures' | 'ruler'> & { record: TableRecord; setting: ScreenSetting }) {
  const { page, ratio } = usePage()
  const { size, square, edge } = flatLayout(page, ratio, setting)
  const token = useTokens(record)
  const view = record.flat?.views.find(({ screen }) => screen === setting.name)
  return (
    <Scene record={record} pictures={pictures}>
      <main
        className="flat"
        style={
          {
            '--flat-square': `${square}px`,
            '--flat-edge': `${edge}px`,
            '--flat-columns': size.width,
            '--flat-rows': size.height,
            '--flat-turn': `${(view?.turn ?? 0) * 90}deg`,
          } as CSSProperties
        }
      >
        <Edge record={record} isFar />
        <div className="flat-map" role="group" aria-label={FLAT.map}>
          {record.map && view && (
            <div className="flat-turn">
              <MapView
                map={record.map}
                record={record}
                ruler={ruler}
                view={blockShown(view, size)}
                token={token}
                beneath={<Ways record={record} />}
              />
            </div>
          )}
        </div>
        <Edge record={record} />
      </main>
    </Scene>
  )
}

/** A token, or the place of a miniature. */
function useTokens({ flat }: TableRecord) {
  const minis = flat?.minis.join() ?? ''
  return useMemo(() => {
    const all = new Set(minis.split(','))
    return (props: ComponentProps<typeof MapToken>) =>
      all.has(props.one.id) ? <MiniPlace {...props} /> : <MapToken {...props} />
  }, [minis])
}
