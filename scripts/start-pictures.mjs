// Draws the pictures of the start card, one for each system (scenes our own art, CC0; figures from game-icons.net, CC BY 3.0):
//   node scripts/start-pictures.mjs       writes public/demo/<system>.svg
// Each is the bridge of the demo in another mood, and in its corner stands how turns go: circles are heroes, diamonds foes.
import { readFileSync, writeFileSync } from 'node:fs'

const WIDTH = 400
const HEIGHT = 160
const { icons } = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
)

/** @param {string} name @returns {string} the drawing in a box of 512, in whole units: at 40 pixels nobody sees less */
const body = name =>
  icons[name].body
    .replace(/fill="currentColor"/g, '')
    .replace(/-?\d*\.\d+/g, (/** @type {string} */ n) => ` ${Math.round(Number(n))}`)

/** @param {string} icon @param {number} x @param {number} y @param {number} size @param {string} fill @param {boolean} [flip] */
const figure = (icon, x, y, size, fill, flip = false) =>
  `<g fill="${fill}" transform="translate(${x} ${y})${flip ? ` translate(${size} 0) scale(-1 1)` : ''} scale(${(size / 512).toFixed(4)})">${body(icon)}</g>`

/**
 * @typedef {object} Mood
 * @property {readonly string[]} sky its colours from above
 * @property {string} far @property {string} hills @property {string} ground @property {string} water @property {string} stone
 * @property {string} behind what is drawn over the sky
 * @property {string} front who stands on the bridge
 * @property {string} turns how turns go, a letter a piece: h a hero, f a foe, c a hidden card, p a pass, | a new phase, digits a count
 */

const HERO = '#6fb1ff'
const FOE = '#ff8a70'

/** How wide each piece of the turn order is drawn. */
const PIECES = {
  h: [15, (/** @type {number} */ x) => `<circle cx="${x + 6}" cy="0" r="5.5" fill="${HERO}"/>`],
  f: [15, (/** @type {number} */ x) => `<path d="M${x + 6} -6.500l6.5 6.500l-6.5 6.500l-6.5 -6.500z" fill="${FOE}"/>`],
  c: [
    13,
    (/** @type {number} */ x) =>
      `<rect x="${x}" y="-6.5" width="9" height="13" rx="2" fill="#8f6fd0" stroke="#d9c8ff"/>`,
  ],
  p: [
    15,
    (/** @type {number} */ x) =>
      `<circle cx="${x + 6}" cy="0" r="5" fill="none" stroke="#f1eade" stroke-width="1.5" stroke-dasharray="2.5 2"/>`,
  ],
  '|': [9, (/** @type {number} */ x) => `<path d="M${x + 3} -7v14" stroke="#fff" stroke-opacity=".4"/>`],
}

/** @param {string} turns */
function order(turns) {
  let x = 0
  let drawn = ''
  for (const piece of turns.match(/\d+|./g) ?? []) {
    const [width, draw] = PIECES[/** @type {keyof typeof PIECES} */ (piece)] ?? [
      7 * piece.length + 4,
      (/** @type {number} */ at) =>
        `<text x="${at}" y="4.5" fill="#f1eade" font-family="Inter, system-ui, sans-serif" font-weight="650" font-size="12">${piece}</text>`,
    ]
    drawn += draw(x)
    x += width
  }
  return `<g transform="translate(12 140)"><rect y="-14" width="${x + 22}" height="28" rx="14" fill="#0d0c0b" opacity=".88"/><g transform="translate(12 0)">${drawn}</g></g>`
}

/** @param {Mood} mood */
function scene({ sky, behind, far, hills, ground, water, stone, front, turns }) {
  const stops = sky.map((colour, i) => `<stop offset="${i / (sky.length - 1)}" stop-color="${colour}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="${water}"/><stop offset="1" stop-color="${water}" stop-opacity=".15"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${behind}<path d="M0 88Q60 58 118 80T232 70T340 78T400 66V160H0Z" fill="${far}"/><path d="M0 104Q44 84 104 98T210 100T318 94T400 98V160H0Z" fill="${hills}"/><path d="M0 118H128Q142 118 148 132L158 160H0ZM400 118H272Q258 118 252 132L242 160H400Z" fill="${ground}"/><path d="M158 160L150 134H250L242 160Z" fill="url(#w)"/><path d="M112 106Q200 92 288 106V113H278Q258 116 252 138H242Q234 112 200 112Q166 112 158 138H148Q142 116 122 113H112Z" fill="${stone}"/>${front}${order(turns)}</svg>`
}

const card = (/** @type {string} */ place, /** @type {string} */ fill) =>
  `<g transform="${place}"><rect width="34" height="46" rx="5" fill="${fill}" stroke="#d9c8ff" stroke-width="1.5"/><path d="M8 8H26V38H8Z" fill="none" stroke="#d9c8ff" stroke-opacity=".6"/></g>`
const die = (/** @type {string} */ place, /** @type {string} */ spots) =>
  `<g transform="${place}"><rect width="52" height="52" rx="11" fill="#fffaf0" stroke="#b9a887"/><path d="${spots}" stroke="#2a241c" stroke-width="10" stroke-linecap="round"/></g>`
const stars = [
  [60, 30],
  [120, 52],
  [180, 22],
  [236, 44],
  [366, 74],
  [24, 66],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3" fill="#cdd6ff"/>`)

/** @type {Record<string, Mood>} */
const MOODS = {
  endurance: {
    sky: ['#23344f', '#8a5a3a', '#f0b45c'],
    behind:
      '<circle cx="200" cy="86" r="34" fill="#ffe2a0"/><circle cx="200" cy="86" r="56" fill="#ffd98a" opacity=".25"/>',
    far: '#7d5a45',
    hills: '#4f3c30',
    ground: '#2a2019',
    water: '#f3c981',
    stone: '#1c1611',
    front:
      figure('swordwoman', 148, 56, 44, '#0f0d0b') +
      figure('swordman', 208, 57, 44, '#0f0d0b', true) +
      figure('spartan', 96, 66, 38, '#0f0d0b') +
      figure('pikeman', 264, 64, 40, '#0f0d0b', true),
    turns: 'hfhfhf',
  },
  tiny: {
    sky: ['#3f7fa8', '#8fc3cf', '#eadfb8'],
    behind: '',
    far: '#7fa882',
    hills: '#5c8a63',
    ground: '#35573f',
    water: '#d9f0f0',
    stone: '#24392c',
    front:
      die('translate(142 10) rotate(-12 26 26)', 'M13 13h0M39 13h0M26 26h0M13 39h0M39 39h0') +
      die('translate(206 16) rotate(14 26 26)', 'M13 11h0M39 11h0M13 26h0M39 26h0M13 41h0M39 41h0') +
      figure('swordman', 122, 72, 32, '#16241b') +
      figure('swordman', 250, 72, 32, '#16241b', true),
    turns: '11h9f8h5f',
  },
  ratbags: {
    sky: ['#1d2a22', '#4f6a45', '#b9c27a'],
    behind: '<ellipse cx="280" cy="60" rx="40" ry="16" fill="#e6ecae" opacity=".5"/>',
    far: '#4b6243',
    hills: '#2f4330',
    ground: '#18241b',
    water: '#a9bf72',
    stone: '#0e1711',
    front:
      figure('pine-tree', 22, 34, 74, '#22331f') +
      figure('pine-tree', 330, 34, 80, '#22331f') +
      figure('brute', 204, 36, 70, '#0a110c') +
      figure('swordman', 136, 66, 36, '#0a110c') +
      figure('rat', 104, 92, 22, '#0a110c'),
    turns: 'hh|fff|hh',
  },
  hallowed: {
    sky: ['#0d1326', '#1f2c4f', '#4c5f8f'],
    behind: `<circle cx="310" cy="40" r="20" fill="#eef0ff"/><circle cx="318" cy="35" r="18" fill="#182444"/>${stars.join('')}`,
    far: '#26335a',
    hills: '#182140',
    ground: '#0c1122',
    water: '#7f95cf',
    stone: '#080b17',
    front:
      figure('castle-ruins', 300, 46, 74, '#0f1630') +
      figure('hooded-figure', 150, 62, 40, '#05070f') +
      figure('swordman', 212, 60, 42, '#05070f', true) +
      card('translate(60 34) rotate(-9)', '#7a5bb8') +
      card('translate(92 30) rotate(7)', '#634a9c'),
    turns: 'ccc|3h5f9h',
  },
  murdham: {
    sky: ['#1b1420', '#5a2536', '#c0504a'],
    behind: '<circle cx="96" cy="76" r="26" fill="#ff9c7a" opacity=".9"/>',
    far: '#54243a',
    hills: '#371a2c',
    ground: '#1a0d16',
    water: '#e07a68',
    stone: '#10080e',
    front:
      '<path d="M140 14V116M262 14V116" fill="none" stroke="#ffc3b0" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="5 5"/>' +
      figure('hooded-assassin', 156, 62, 40, '#0a0408') +
      figure('bowman', 90, 68, 38, '#0a0408') +
      figure('swordman', 218, 60, 42, '#0a0408', true),
    turns: 'hfhfpfp',
  },
}

for (const [system, mood] of Object.entries(MOODS)) {
  const file = `public/demo/${system}.svg`
  const svg = scene(mood)
  writeFileSync(file, `${svg}\n`)
  console.log(`${file}: ${svg.length} bytes`)
}
