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
  paintMap(g, 0, 0, 1)
  if (isPan) {
    let [left, top, zoom] = [0, 0, 1]
    const paint = () => {
      paintMap(g, left, top, zoom)
      paintTokens(g, left, top, zoom)
    }
    paint()
    onDrag(root, (dx, dy) => {
      ;[left, top] = [dx, dy]
      paint()
    })
    root.addEventListener(
      'wheel',
      event => {
        event.preventDefault()
        // As the board zooms, about the pointer.
        const next = Math.max(0.2, Math.min(4, zoom * Math.exp(-event.deltaY * 0.0018)))
        left = event.clientX - (event.clientX - left) * (next / zoom)
        top = event.clientY - (event.clientY - top) * (next / zoom)
        zoom = next
        paint()
      },
      { passive: false },
    )
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
function paintMap(g: CanvasRenderingContext2D, left: number, top: number, zoom: number): void {
  const { width, height } = g.canvas
  const length = SIDE * SQUARE
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.clearRect(0, 0, width, height)
  g.setTransform(zoom, 0, 0, zoom, left, top)
  const [x0, y0] = [Math.max(0, -left / zoom), Math.max(0, -top / zoom)]
  const [x1, y1] = [Math.min(length, (width - left) / zoom), Math.min(length, (height - top) / zoom)]
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

function paintTokens(g: CanvasRenderingContext2D, left: number, top: number, zoom: number): void {
  g.fillStyle = '#a33'
  g.strokeStyle = '#fff'
  g.lineWidth = 2
  for (const { x, y } of places) {
    const [px, py] = [x * SQUARE, y * SQUARE]
    const [x0, y0] = [px * zoom + left, py * zoom + top]
    const side = SQUARE * zoom
    if (x0 < -side || x0 > g.canvas.width || y0 < -side || y0 > g.canvas.height) continue
    g.beginPath()
    g.arc(px + 23, py + 23, 22, 0, 7)
    g.fill()
    g.stroke()
  }
}
