import { useState, type ComponentProps } from 'react'
import { Button } from '../../parts/controls/Button'
import { Choices } from '../../parts/controls/Choices'
import { GridOverPicture } from './GridOverPicture'
import { keepFound } from './keepFound'

type Use = 'map' | 'handout'

const USES: readonly (readonly [Use, string])[] = [
  ['map', 'A map'],
  ['handout', 'A handout'],
]

interface PictureFoundProps extends ComponentProps<typeof GridOverPicture> {
  file: File
}

/** A plain picture: a map, once a grid lies over it, or a handout. For a token it is dropped on that. */
export function PictureFound({ file, ...over }: PictureFoundProps) {
  const { found, onDone, onToast } = over
  const [use, setUse] = useState<Use>('map')
  const keep = async () => {
    const words = `The handout “${found.name}” is in the library.`
    const isKept = await keepFound(words, entries => entries.files.keepHandout(found.name, file), { onToast })
    if (isKept) onDone()
  }
  return (
    <>
      <Choices<Use> label="What the picture is" options={USES} value={use} onChange={setUse} bare />
      {use === 'map' ? (
        <GridOverPicture {...over} />
      ) : (
        <>
          <img src={found.preview} alt="" className="max-h-72 self-center object-contain" />
          <Button look="primary" onClick={() => void keep()}>
            Keep this handout in the library
          </Button>
        </>
      )}
      <p className="text-muted text-xs">To give it to a token, drop it on the token or on its sheet.</p>
    </>
  )
}
