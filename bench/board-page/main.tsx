import { boardScene } from './boardScene'
import { limitScene } from './limitScene'
import { makePictures } from './makePictures'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
switch (location.hash) {
  case '#board':
    boardScene(root)
    break
  case '#board-fog':
    boardScene(root, { fog: true })
    break
  case '#board-large':
    boardScene(root, { fog: true, large: true })
    break
  case '#board-pictures':
    void makePictures().then(pictures => boardScene(root, { pictures }))
    break
  case '#limit':
    limitScene(root, false)
    break
  case '#limit-pan':
    limitScene(root, true)
    break
}

/** Times between frames in milliseconds, recorded while somebody listens. */
const frames: number[] = []
let last = 0
const tick = (now: number) => {
  if (last > 0) frames.push(now - last)
  last = now
  requestAnimationFrame(tick)
}
requestAnimationFrame(tick)
Object.assign(window, { takeFrames: () => frames.splice(0) })
