import { MAP_TOOLS } from '~/words/en/map'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { FileButton } from '../../../parts/controls/FileButton'
import { PictureFile } from '../../../parts/controls/PictureFile'
import { lookInto, openTab } from '../../state/windowState'

/** The map itself: another one under the fight, and the picture under it. Files are looked into by the library. */
export function MapPicture() {
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
