// @ts-check
/**
 * What the two pages may do, as HTTP headers. The server sends them; the service worker repeats those of the
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
