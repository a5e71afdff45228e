import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { FileButton } from '../../../parts/controls/FileButton'
import { PictureFile } from '../../../parts/controls/PictureFile'
import { setWindowState } from '../../state/windowState'

/** The map itself: another one under the fight, and the picture under it. Files are looked into by the library. */
export function MapPicture() {
  const { map, picture } = useFight()
  const look = (files: readonly File[]) => setWindowState({ tab: 'fights', files })
  return (
    <section aria-label="The map itself" className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">The map</h3>
      <p className="text-muted text-xs">
        {map.width} × {map.height} squares, {picture ? 'with a picture' : 'without a picture'}.
      </p>
      <div className="flex flex-wrap gap-1.5">
        <PictureFile onFile={file => look([file])}>
          {picture ? 'Another picture under it …' : 'Put a picture under it …'}
        </PictureFile>
        <FileButton several onFiles={look}>
          Another map …
        </FileButton>
        {picture && <Button onClick={() => asGm('map.picture', { picture: null })}>Take the picture away</Button>}
      </div>
    </section>
  )
}
