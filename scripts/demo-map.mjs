// Draws the demo fight's map as an SVG (our own art, CC0) and, with a browser, as the WebP that ships:
//   node scripts/demo-map.mjs            writes public/demo/toll-bridge.webp
// The squares here are the ones of src/app/demo/tollBridge.ts: 26 by 18, 1 m each, 64 pixels a square.
import { readFileSync, writeFileSync } from 'node:fs'
import { systemChromium } from './browser.mjs'

const SQUARE = 64
const WIDTH = 26
const HEIGHT = 18
const w = WIDTH * SQUARE
const h = HEIGHT * SQUARE

let state = 20_117
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const between = (a, b) => a + (b - a) * random()
const px = squares => (squares * SQUARE).toFixed(1)
const out = []
const put = svg => out.push(svg)

const blob = (x, y, r, n, fill, extra = '') => {
  const points = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    const d = r * between(0.78, 1.12)
    return [x + Math.cos(a) * d, y + Math.sin(a) * d]
  })
  const mid = (p, q) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  let path = `M${mid(points.at(-1), points[0]).map(px)}`
  points.forEach((p, i) => (path += `Q${p.map(px)} ${mid(p, points[(i + 1) % n]).map(px)}`))
  put(`<path d="${path}Z" fill="${fill}" ${extra}/>`)
}

// Meadow
put(`<rect width="${w}" height="${h}" fill="#7d9659"/>`)
for (let i = 0; i < 90; i++)
  blob(
    between(0, WIDTH),
    between(0, HEIGHT),
    between(0.6, 2.4),
    9,
    random() < 0.5 ? '#869f61' : '#748d52',
    'opacity=".55"',
  )
for (let i = 0; i < 420; i++) {
  const x = between(0, WIDTH)
  const y = between(0, HEIGHT)
  put(
    `<path d="M${px(x)} ${px(y)}l-3 -9m3 9l0 -11m0 11l4 -8" stroke="#5f7a43" stroke-width="1.6" fill="none" opacity=".6"/>`,
  )
}

// River, from north to south; shallow enough to wade
const river = 'M12.2 -0.5C11.4 3 14.2 5 13.6 9S11.9 14 13.4 18.5'.replace(/-?\d+\.?\d*/g, n => px(+n))
put(`<path d="${river}" stroke="#5d7343" stroke-width="${3.9 * SQUARE}" fill="none"/>`)
put(`<path d="${river}" stroke="#c4b184" stroke-width="${3.55 * SQUARE}" fill="none"/>`)
put(`<path d="${river}" stroke="#5b93a6" stroke-width="${3.1 * SQUARE}" fill="none"/>`)
put(`<path d="${river}" stroke="#4b8296" stroke-width="${1.7 * SQUARE}" fill="none" opacity=".75"/>`)
const middle = [
  12.1, 12.1, 12.3, 12.6, 13, 13.3, 13.5, 13.6, 13.6, 13.6, 13.5, 13.3, 13, 12.8, 12.7, 12.7, 12.8, 13, 13.3,
]
for (let i = 0; i < 60; i++) {
  const y = between(0, HEIGHT)
  const x = middle[Math.round(y)] + between(-1.2, 0.9)
  put(`<path d="M${px(x)} ${px(y)}q10 -6 20 0" stroke="#a9d0d8" stroke-width="2" fill="none" opacity=".7"/>`)
}

// Road with ruts
const road = 'M-0.5 9.8C4 10.2 7 9.2 10.5 9.5L16.5 9.5C20 9.6 22 8.7 26.5 9.3'.replace(/-?\d+\.?\d*/g, n => px(+n))
put(`<path d="${road}" stroke="#a4895c" stroke-width="${2.3 * SQUARE}" fill="none"/>`)
put(`<path d="${road}" stroke="#b89c6c" stroke-width="${1.9 * SQUARE}" fill="none"/>`)
put(
  `<path d="${road}" stroke="#a1875a" stroke-width="9" fill="none" stroke-dasharray="46 22" transform="translate(0 -26)" opacity=".7"/>`,
)
put(
  `<path d="${road}" stroke="#a1875a" stroke-width="9" fill="none" stroke-dasharray="38 30" transform="translate(0 26)" opacity=".7"/>`,
)

// Stone bridge: squares 10..16 by 8..10, parapets north and south
put(`<rect x="${px(9.9)}" y="${px(7.75)}" width="${px(6.2)}" height="${px(3.5)}" fill="#6f6a62" rx="10"/>`)
put(`<rect x="${px(10)}" y="${px(8)}" width="${px(6)}" height="${px(3)}" fill="#a7a094"/>`)
for (let row = 0; row < 6; row++)
  for (let x = 10 + (row % 2 ? -0.4 : 0); x < 16; x += 0.8) {
    const left = Math.max(x, 10)
    const right = Math.min(x + 0.8, 16)
    const tone = ['#b3ac9f', '#a49d90', '#aea699', '#9d9689'][Math.floor(random() * 4)]
    put(
      `<rect x="${px(left + 0.02)}" y="${px(8 + row / 2 + 0.02)}" width="${px(right - left - 0.04)}" height="${px(0.46)}" rx="5" fill="${tone}"/>`,
    )
  }
for (const y of [7.72, 11])
  for (let x = 10; x < 16; x += 0.75)
    put(
      `<rect x="${px(x)}" y="${px(y)}" width="${px(0.72)}" height="${px(0.28)}" rx="4" fill="#8b857a" stroke="#57534c" stroke-width="2"/>`,
    )

// Toll house: floor, walls 18..24 by 2..7, inner wall, door in the south at 20..21, door inside at 22 / 4..5, window west
put(`<rect x="${px(18)}" y="${px(2)}" width="${px(6)}" height="${px(5)}" fill="#8a6a47"/>`)
for (let y = 2; y < 7; y += 0.25) {
  put(`<path d="M${px(18)} ${px(y)}H${px(24)}" stroke="#6f5337" stroke-width="2"/>`)
  for (let i = 0; i < 4; i++)
    put(`<path d="M${px(18 + between(0.2, 5.8))} ${px(y)}v16" stroke="#6f5337" stroke-width="2"/>`)
}
put(`<rect x="${px(18.3)}" y="${px(2.3)}" width="${px(1.5)}" height="${px(0.8)}" rx="6" fill="#54402b"/>`)
put(`<rect x="${px(18.4)}" y="${px(2.4)}" width="${px(1.3)}" height="${px(0.6)}" rx="4" fill="#9c4b3f"/>`)
put(
  `<rect x="${px(22.5)}" y="${px(5.4)}" width="${px(1.1)}" height="${px(1.1)}" rx="4" fill="#5f472e" stroke="#3c2c1b" stroke-width="4"/>`,
)
put(
  `<path d="M${px(22.5)} ${px(5.4)}l${px(1.1)} ${px(1.1)}m0 -${px(1.1)}l-${px(1.1)} ${px(1.1)}" stroke="#3c2c1b" stroke-width="4"/>`,
)
put(
  `<circle cx="${px(20.6)}" cy="${px(4.4)}" r="30" fill="#5d452d"/><circle cx="${px(20.6)}" cy="${px(4.4)}" r="24" fill="#7a5b3c"/>`,
)
const wall = d =>
  put(
    `<path d="${d.replace(/-?\d+\.?\d*/g, n => px(+n))}" stroke="#3d3a36" stroke-width="17" fill="none" stroke-linecap="square"/><path d="${d.replace(/-?\d+\.?\d*/g, n => px(+n))}" stroke="#6d675e" stroke-width="9" fill="none" stroke-linecap="square"/>`,
  )
wall('M20 7H18V5M18 4V2H24V7H21')
wall('M22 2V4M22 5V7')
put(`<path d="M${px(18)} ${px(4)}V${px(5)}" stroke="#9fd3e6" stroke-width="9"/>`)
put(`<path d="M${px(20)} ${px(7)}H${px(21)}" stroke="#5b3b1d" stroke-width="13"/>`)
put(`<path d="M${px(22)} ${px(4)}V${px(5)}" stroke="#5b3b1d" stroke-width="13"/>`)

// Ruin in the south west: oblique walls
put(`<path d="M${[3, 13, 6.5, 12, 8, 14.5, 7.2, 16.6, 3.6, 16.4].map(px).join(' ')}Z" fill="#8f8a78" opacity=".5"/>`)
wall('M3 16L3 13L5 12.4')
wall('M6.2 12.1L8 14.5L7.6 15.6')
for (let i = 0; i < 26; i++) {
  const x = between(3.2, 8.6)
  const y = between(12.2, 16.8)
  put(
    `<rect x="${px(x)}" y="${px(y)}" width="${between(10, 22).toFixed(0)}" height="${between(8, 16).toFixed(0)}" rx="4" fill="#8b857a" stroke="#57534c" stroke-width="2" transform="rotate(${between(-30, 30).toFixed(0)} ${px(x)} ${px(y)})"/>`,
  )
}

// Cart on the road, crates
put(
  `<g transform="translate(${px(5)} ${px(8.6)}) rotate(-9)"><rect x="-62" y="-34" width="124" height="68" rx="6" fill="#6b4d2e" stroke="#3c2c1b" stroke-width="5"/><path d="M-62 -12H62M-62 12H62" stroke="#3c2c1b" stroke-width="3"/><rect x="-44" y="-46" width="30" height="12" rx="6" fill="#33261a"/><rect x="16" y="-46" width="30" height="12" rx="6" fill="#33261a"/><rect x="-44" y="34" width="30" height="12" rx="6" fill="#33261a"/><rect x="16" y="34" width="30" height="12" rx="6" fill="#33261a"/><path d="M62 -14L112 -8M62 14L112 8" stroke="#4b3722" stroke-width="7"/></g>`,
)
for (const [x, y, turn] of [
  [17.2, 11.4, 8],
  [18, 12, -14],
  [17.3, 12.3, 22],
])
  put(
    `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn})"><rect width="44" height="44" rx="3" fill="#8d6a40" stroke="#4b3722" stroke-width="4"/><path d="M4 4l36 36M40 4L4 40" stroke="#4b3722" stroke-width="3"/></g>`,
  )

// Bushes and trees last: their crowns lie over the rest
for (let i = 0; i < 22; i++) {
  const x = between(0.3, WIDTH - 0.3)
  const y = random() < 0.5 ? between(0.2, 5.5) : between(12.6, HEIGHT - 0.3)
  if (x > 9.8 && x < 16.4) continue
  if (x > 17 && y < 8) continue
  if (x < 9 && y > 11.5) continue
  blob(x, y, between(0.28, 0.5), 8, '#587239', 'stroke="#415629" stroke-width="3"')
}
for (const [x, y, r] of [
  [2.2, 3.1, 1.35],
  [6.4, 1.9, 1.1],
  [8.6, 5.2, 1.2],
  [4.2, 5.6, 0.95],
  [20.4, 14.4, 1.35],
  [23.6, 12.6, 1.15],
  [17.6, 16.2, 1.05],
  [24.5, 16.4, 1.2],
  [10.6, 15.9, 0.9],
]) {
  blob(x + 0.12, y + 0.16, r, 11, '#2f3d20', 'opacity=".35"')
  blob(x, y, r, 11, '#45652f', 'stroke="#2f4820" stroke-width="4"')
  blob(x - 0.18, y - 0.2, r * 0.7, 9, '#54783a')
  blob(x - 0.3, y - 0.34, r * 0.36, 7, '#658c47')
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${out.join('')}</svg>`
const { chromium } = await import('playwright-core')
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const webp = await page.evaluate(
  async ([source, width, height]) => {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.62 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), b => String.fromCharCode(b)).join('')
  },
  [svg, w, h],
)
writeFileSync('public/demo/toll-bridge.webp', Buffer.from(webp, 'latin1'))
await browser.close()
console.log(`public/demo/toll-bridge.webp: ${readFileSync('public/demo/toll-bridge.webp').length} bytes`)
