// @ts-check
/**
 * What the pages may do, as HTTP headers. The server sends them; the service worker repeats those of the
 * players' page for hosts that cannot.
 */
import { createHash } from 'node:crypto'

/** Policy of the GM's page and of every script it loads. */
export const GM_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fray-worker fray-files',
].join('; ')

/**
 * Policy of the players' page: an origin of its own (`sandbox` without `allow-same-origin`), no network, and no
 * script or style but the ones written into the page.
 *
 * @param {string} html the built page
 * @returns {string}
 */
export function playersPolicy(html) {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${hashes(html, 'script')}`,
    `style-src ${hashes(html, 'style')}`,
    'img-src blob:',
    // The faces are written into the page, as the script and the style are.
    'font-src data:',
    "connect-src 'none'",
    // An empty page without its token, and nobody's to show.
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Where a broker may be: beside the page, elsewhere by TLS, or on this computer. Which of them it is stands in a link or is typed by
 * the GM, so no header can name it; a screen's page narrows this to the one of its link before it says a word.
 */
const BROKERS = "connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*"

/**
 * Policy of the page for screens elsewhere: that of the players' page, but that it may speak to a broker.
 *
 * @param {string} html the built page
 * @returns {string}
 */
export const screenPolicy = html =>
  // Where no header cuts it off, it shows itself within a frame that has no origin.
  playersPolicy(html).replace("connect-src 'none'", `${BROKERS}; frame-src 'self'`)

/** Policy of the one worker that holds the GM's line to a broker. It is made of one file and can do nothing else. */
export const ROOM_WORKER_POLICY = `default-src 'none'; ${BROKERS}`

/** Folder of the build with that worker in it, and nothing else. */
export const ROOM_WORKER_FOLDER = 'screens'

/**
 * The policy of a file of the build.
 *
 * @param {string} name path inside the build, with slashes
 * @param {Buffer} body
 * @returns {string}
 */
export function policyOf(name, body) {
  if (name === 'players.html') return playersPolicy(body.toString())
  if (name === 'screen.html') return screenPolicy(body.toString())
  return name.startsWith(`${ROOM_WORKER_FOLDER}/`) ? ROOM_WORKER_POLICY : GM_POLICY
}

/** What counts only when a header says it; browsers complain of it within a page. */
const ONLY_IN_HEADERS = /^(sandbox|frame-ancestors)\b/

/** A policy as the page itself may state it. @param {string} policy @returns {string} */
export const inPage = policy =>
  policy
    .split('; ')
    .filter(directive => !ONLY_IN_HEADERS.test(directive))
    .join('; ')

const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Headers of every answer. No `Cross-Origin-Opener-Policy`: it would cut the GM's handle to the players' window. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // No site elsewhere can tell by a file of it that Fray runs here.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'fullscreen=(self)',
    'screen-wake-lock=(self)',
    ...SWITCHED_OFF.map(feature => `${feature}=()`),
  ].join(', '),
}

/** @param {string} html @param {'script' | 'style'} tag @returns {string} one source per inlined element */
function hashes(html, tag) {
  const bodies = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
  if (bodies.length === 0) return "'none'"
  return bodies.map(([, body]) => `'sha256-${createHash('sha256').update(String(body)).digest('base64')}'`).join(' ')
}
