// Writes the app's icons as PNG, out of public/icons/fray.svg (our own art, CC0):
//   node scripts/icons.mjs            writes public/icons/fray-192.png, fray-512.png and fray-maskable-512.png
import { readFileSync, writeFileSync } from 'node:fs'
import { CHROMIUM_FLAGS, systemChromium } from './browser.mjs'

const FOLDER = new URL('../public/icons/', import.meta.url)
const drawing = readFileSync(new URL('fray.svg', FOLDER), 'utf8')
// A maskable icon is cut to any shape: the ground reaches the edges and the drawing keeps to the middle.
const maskable = drawing
  .replace(' rx="104"', '')
  .replace(/(<path[\s\S]*)(<\/svg>)/, '<g transform="translate(76.8 76.8) scale(.7)">$1</g>$2')

const { chromium } = await import('playwright-core')
const executablePath = systemChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
for (const [name, svg, size] of /** @type {const} */ ([
  ['fray-192.png', drawing, 192],
  ['fray-512.png', drawing, 512],
  ['fray-maskable-512.png', maskable, 512],
])) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  writeFileSync(new URL(name, FOLDER), await page.screenshot({ omitBackground: true }))
}
await browser.close()
