import { useState, type ComponentProps } from 'react'
import { DETAILS } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { Choices } from '../../parts/controls/Choices'
import { GridOverPicture } from './GridOverPicture'
import { keepFound } from './keepFound'
import { TokenOf } from './TokenOf'

type Use = 'map' | 'token' | 'handout'

const USES: readonly (readonly [Use, string])[] = [
  ['map', DETAILS.picture.map],
  ['token', DETAILS.picture.token],
  ['handout', DETAILS.picture.handout],
]

interface PictureFoundProps extends ComponentProps<typeof GridOverPicture> {
  file: File
}

/** A plain picture: a map, once a grid lies over it, somebody's token, or a handout. */
export function PictureFound({ file, ...over }: PictureFoundProps) {
  const { found, onDone, onToast, onToken } = over
  const [use, setUse] = useState<Use>('map')
  const keep = async () => {
    const words = DETAILS.picture.handoutKept(found.name)
    const isKept = await keepFound(words, entries => entries.files.keepHandout(found.name, file), { onToast })
    if (isKept) onDone()
  }
  return (
    <>
      <Choices<Use> label={DETAILS.picture.what} options={USES} value={use} onChange={setUse} bare />
      {use === 'map' && <GridOverPicture {...over} />}
      {use !== 'map' && <img src={found.preview} alt="" className="max-h-72 self-center object-contain" />}
      {use === 'handout' && (
        <Button look="primary" onClick={() => void keep()}>
          {DETAILS.picture.keepHandout}
        </Button>
      )}
      {use === 'token' && <TokenOf picture={async () => file} onDone={onDone} {...{ onToast, onToken }} />}
    </>
  )
}
