import { places, SIDE, SQUARE, walls } from './sceneData'

/**
 * The least that a page can do: 200 plain elements over a canvas that is drawn once; the pressed one follows the mouse by
 * its transform. With `pan` all tokens are painted on the canvas instead, and the whole of it anew at each mouse event.
 */
export function limitScene(root: HTMLElement, isPan: boolean): void {
  root.innerHTML = ''
  Object.assign(root.style, { position: 'relative', overflow: 'hidden', contain: 'strict', background: '#222' })
  const canvas = document.createElement('canvas')
  canvas.width = root.clientWidth
  canvas.height = root.clientHeight
  canvas.style.position = 'absolute'
  root.append(canvas)
  const g = canvas.getContext('2d')
  if (!g) throw new Error('no canvas')
  paintMap(g, 0, 0)
  if (isPan) {
    const paint = (x: number, y: number) => {
      paintMap(g, x, y)
      paintTokens(g, x, y)
    }
    paint(0, 0)
    onDrag(root, (dx, dy) => paint(dx, dy))
    return
  }
  const [dragged] = places.map(({ x, y }, i) => {
    const token = document.createElement('div')
    token.textContent = String(i)
    token.style.cssText =
      'position:absolute;left:0;top:0;width:46px;height:46px;border-radius:50%;background:#a33;border:2px solid #fff;color:#fff;font:14px sans-serif;text-align:center;line-height:46px;box-sizing:border-box'
    token.style.transform = `translate(${x * SQUARE}px,${y * SQUARE}px)`
    root.append(token)
    return token
  })
  if (!dragged) return
  dragged.style.willChange = 'transform'
  dragged.dataset.token = 't0'
  const [{ x, y } = { x: 0, y: 0 }] = places
  onDrag(root, (dx, dy) => {
    dragged.style.transform = `translate(${x * SQUARE + dx}px,${y * SQUARE + dy}px)`
  })
}

function onDrag(root: HTMLElement, move: (dx: number, dy: number) => void): void {
  let from: PointerEvent | undefined
  root.addEventListener('pointerdown', event => (from = event))
  root.addEventListener('pointerup', () => (from = undefined))
  root.addEventListener('pointermove', event => {
    if (from) move(event.clientX - from.clientX, event.clientY - from.clientY)
  })
}

/** Grid and walls, only what is in view. */
function paintMap(g: CanvasRenderingContext2D, left: number, top: number): void {
  const { width, height } = g.canvas
  const length = SIDE * SQUARE
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.clearRect(0, 0, width, height)
  g.setTransform(1, 0, 0, 1, left, top)
  const [x0, y0] = [Math.max(0, -left), Math.max(0, -top)]
  const [x1, y1] = [Math.min(length, width - left), Math.min(length, height - top)]
  g.strokeStyle = '#666'
  g.lineWidth = 1
  g.beginPath()
  for (let x = Math.ceil(x0 / SQUARE) * SQUARE; x <= x1; x += SQUARE) {
    g.moveTo(x, y0)
    g.lineTo(x, y1)
  }
  for (let y = Math.ceil(y0 / SQUARE) * SQUARE; y <= y1; y += SQUARE) {
    g.moveTo(x0, y)
    g.lineTo(x1, y)
  }
  g.stroke()
  g.strokeStyle = '#fff'
  g.lineWidth = 4
  g.beginPath()
  for (const wall of walls) {
    const [a, b, c, d] = [wall.x1 * SQUARE, wall.y1 * SQUARE, wall.x2 * SQUARE, wall.y2 * SQUARE]
    if (c < x0 || a > x1 || d < y0 || b > y1) continue
    g.moveTo(a, b)
    g.lineTo(c, d)
  }
  g.stroke()
}

function paintTokens(g: CanvasRenderingContext2D, left: number, top: number): void {
  g.fillStyle = '#a33'
  g.strokeStyle = '#fff'
  g.lineWidth = 2
  for (const { x, y } of places) {
    const [px, py] = [x * SQUARE, y * SQUARE]
    if (px + left < -SQUARE || px + left > g.canvas.width || py + top < -SQUARE || py + top > g.canvas.height) continue
    g.beginPath()
    g.arc(px + 23, py + 23, 22, 0, 7)
    g.fill()
    g.stroke()
  }
}
