import { useEffect, useRef, useState } from 'react'
import type { Id } from '~/engine'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions, asGm } from '~/store/state'
import { PICTURE } from '~/words/en/files'
import { Button } from '../../parts/controls/Button'
import { PictureFile } from '../../parts/controls/FileButton'
import { takeFocus } from '../../parts/hooks/focus'
import { SideBadge } from '../../parts/signs/SideBadge'
import { sideShape } from '../../parts/signs/sideShapes'
import { openPictureForm, showToast, useWindowState } from '../state/windowState'
import { CropFrame } from './CropFrame'
import { type Crop, scaled, usualCrop } from './crop'

/** Side of a token's picture in pixels: a token is never larger on a screen, with room for fine ones. */
const SIDE = 256
const QUALITY = 0.9

/**
 * The round part of a picture, drawn anew: nothing of the rest goes with it, no pixel of the corners and no metadata. The
 * same part of the same picture gives the same bytes. Rejects when the browser gives no canvas.
 */
async function cutRound(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  drawRound(canvas, image, crop)
  // A browser that cannot write WebP writes PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

/** Draws the round part over the whole of a square canvas. */
function drawRound(canvas: OffscreenCanvas | HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { width: side } = canvas
  const g = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!g) throw new Error('This browser gives no canvas to draw the picture on.')
  g.clearRect(0, 0, side, side)
  g.save()
  g.beginPath()
  g.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI)
  g.clip()
  g.imageSmoothingQuality = 'high'
  g.drawImage(image, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side)
  g.restore()
}

/** Finer than it is shown, for dense screens. */
const PIXELS = 160

/** The round part of the picture on the shape and colour of a side, as a token has it. Decoration. */
function Preview({ image, crop, side }: { image: ImageBitmap; crop: Crop; side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawRound(canvas.current, image, crop)
  }, [image, crop])
  const { y, radius } = sideShape(side).picture
  const place = { left: `${50 - radius}%`, top: `${y - radius}%`, width: `${2 * radius}%`, height: `${2 * radius}%` }
  return (
    <div className="relative size-20 shrink-0" aria-hidden="true">
      <SideBadge side={side} className="size-full" />
      <canvas ref={canvas} width={PIXELS} height={PIXELS} className="absolute" style={place} />
    </div>
  )
}

/** A picture for the tokens of all of these: a file is chosen, the round frame is set, Enter gives it. */
export function PictureForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const { combatants } = useSnapshot()
  const file = useWindowState(v => (v.form?.kind === 'picture' ? v.form.file : null))
  const found = useOpened(file)
  const pictured = who.filter(id => combatants[id]?.picture !== undefined)
  if (found instanceof ImageBitmap) return <Cut key={file?.name} image={found} who={who} onDone={onDone} />
  return (
    <div className="flex flex-wrap items-center gap-2">
      {file && !found && <p role="status">{PICTURE.reading}</p>}
      {found && (
        <div role="alert" className="text-danger basis-full text-sm">
          {found.problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
          <p className="text-muted">{PICTURE.unchanged}</p>
        </div>
      )}
      {(!file || found) && (
        <PictureFile ref={takeFocus} onFile={openPictureForm}>
          {found ? PICTURE.anotherFile : PICTURE.choose}
        </PictureFile>
      )}
      {pictured.length > 0 && (
        <Button
          onClick={() => {
            if (asGm('picture', { who: pictured, picture: null })) onDone()
          }}
        >
          {pictured.length > 1 ? PICTURE.takeAll : PICTURE.take}
        </Button>
      )}
      <p className="text-muted basis-full text-xs">{PICTURE.how}</p>
    </div>
  )
}

/** The file decoded, or what is wrong with it; null: not read yet. */
function useOpened(file: File | null): ImageBitmap | { readonly problems: readonly string[] } | null {
  const [read, setRead] = useState<{
    file: File
    found: ImageBitmap | { readonly problems: readonly string[] }
  } | null>(null)
  useEffect(() => {
    if (!file) return
    let isWanted = true
    let opened: ImageBitmap | undefined
    void actions.readPicture(file).then(found => {
      if (found instanceof ImageBitmap) opened = found
      if (isWanted) setRead({ file, found })
      else opened?.close()
    })
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [file])
  return file && read?.file === file ? read.found : null
}

/** The frame over the picture, and what comes of it. */
function Cut({ image, who, onDone }: { image: ImageBitmap; who: readonly Id[]; onDone(): void }) {
  const { combatants, sides } = useSnapshot()
  const [crop, setCrop] = useState<Crop>(() => usualCrop(image))
  const first = combatants[who[0]!]
  const give = async () => {
    const picture = await cutRound(image, crop)
    if (!(await actions.givePicture(who, picture))) return
    const [one, ...others] = who.map(id => combatants[id]?.name ?? '')
    showToast({ words: PICTURE.given(one ?? '', others.length) })
    onDone()
  }
  const take = () => void give()
  const scale = (factor: number) => () => setCrop(now => scaled(image, now, factor))
  return (
    <div className="flex w-full flex-wrap items-start gap-4">
      <CropFrame image={image} crop={crop} onCrop={setCrop} onTake={take} />
      <div className="flex min-w-44 flex-1 flex-col gap-2">
        <div className="flex items-center gap-3">
          {first && <Preview image={image} crop={crop} side={sides[first.side]?.badge ?? 0} />}
          <Button look="primary" hotkey="Enter" onClick={take}>
            {PICTURE.give}
          </Button>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button hotkey="+" onClick={scale(1.1)}>
            {PICTURE.larger}
          </Button>
          <Button hotkey="-" onClick={scale(1 / 1.1)}>
            {PICTURE.smaller}
          </Button>
          <Button hotkey="Home" onClick={() => setCrop(usualCrop(image))}>
            {PICTURE.asAtFirst}
          </Button>
          <PictureFile quiet onFile={openPictureForm}>
            {PICTURE.another}
          </PictureFile>
        </div>
        <p className="text-muted text-xs">{PICTURE.drag}</p>
      </div>
    </div>
  )
}
