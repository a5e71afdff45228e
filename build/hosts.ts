import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { COMMON_HEADERS, GM_POLICY, policyOf, ROOM_WORKER_FOLDER, ROOM_WORKER_POLICY } from '../scripts/policy.mjs'

type Headers = Readonly<Record<string, string>>

/** The headers of a build, whoever sends them. */
export interface Sent {
  /** Of every answer. */
  common: Headers
  gm: string
  players: string
  screen: string
  /** Of the worker that may speak to brokers. */
  worker: string
}

const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'
const ASKED_ANEW = 'no-cache'
const POLICY = 'Content-Security-Policy'

/** What each kind of host reads to send the headers that Fray is meant to run under; the name is that of the file in the build. */
const FILES: Readonly<Record<string, (sent: Sent) => string>> = {
  // Netlify, Cloudflare Pages. They join what several rules say of one header, so each is said once for an address.
  _headers: ({ common, gm, players, screen, worker }) =>
    Object.entries({
      '/*': common,
      '/': { [POLICY]: gm },
      '/index.html': { [POLICY]: gm },
      '/players.html': { [POLICY]: players },
      '/players': { [POLICY]: players },
      '/screen.html': { [POLICY]: screen },
      '/screen': { [POLICY]: screen },
      [`/${ROOM_WORKER_FOLDER}/*`]: { [POLICY]: worker, 'Cache-Control': KEPT_FOR_GOOD },
      '/assets/*': { [POLICY]: gm, 'Cache-Control': KEPT_FOR_GOOD },
    })
      .flatMap(([path, headers]) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`), ''])
      .join('\n'),

  // Apache, with mod_headers.
  '.htaccess': ({ common, gm, players, screen, worker }) =>
    `<IfModule mod_headers.c>
${lines(common, (name, value) => `  Header always set ${name} "${value}"`).join('\n')}
  Header always set ${POLICY} "${gm}"
  Header set Cache-Control "${ASKED_ANEW}"
  <FilesMatch "-[A-Za-z0-9_-]{8}\\.[a-z0-9]+$">
    Header set Cache-Control "${KEPT_FOR_GOOD}"
  </FilesMatch>
  <Files "players.html">
    Header always set ${POLICY} "${players}"
  </Files>
  <Files "screen.html">
    Header always set ${POLICY} "${screen}"
  </Files>
  <Files "roomWorker-*.js">
    Header always set ${POLICY} "${worker}"
  </Files>
</IfModule>
AddType application/manifest+json .webmanifest
`,

  // nginx: to be included in a server block.
  'nginx.conf': ({ common, gm, players, screen, worker }) => {
    const all = lines(common, (name, value) => `  add_header ${name} "${value}" always;`).join('\n')
    const place = (match: string, policy: string, kept: string) =>
      `location ${match} {\n${all}\n  add_header ${POLICY} "${policy}" always;\n  add_header Cache-Control "${kept}";\n}\n`
    return [
      place('/', gm, ASKED_ANEW),
      place('~ /assets/', gm, KEPT_FOR_GOOD),
      place('~ /players(\\.html)?$', players, ASKED_ANEW),
      place('~ /screen(\\.html)?$', screen, ASKED_ANEW),
      place(`~ /${ROOM_WORKER_FOLDER}/`, worker, KEPT_FOR_GOOD),
    ].join('\n')
  },

  // Caddy: to be imported in a site block. It sorts what sets headers, so no two of them speak of one address.
  Caddyfile: ({ common, gm, players, screen, worker }) =>
    `@fray_players path */players.html */players
@fray_screen path */screen.html */screen
@fray_worker path */${ROOM_WORKER_FOLDER}/*
@fray_kept path */assets/* */${ROOM_WORKER_FOLDER}/*
@fray_asked not path */assets/* */${ROOM_WORKER_FOLDER}/*
@fray_gm not path */players.html */players */screen.html */screen */${ROOM_WORKER_FOLDER}/*
header {
${lines(common, (name, value) => `	${name} "${value}"`).join('\n')}
}
header @fray_gm ${POLICY} "${gm}"
header @fray_players ${POLICY} "${players}"
header @fray_screen ${POLICY} "${screen}"
header @fray_worker ${POLICY} "${worker}"
header @fray_kept Cache-Control "${KEPT_FOR_GOOD}"
header @fray_asked Cache-Control "${ASKED_ANEW}"
`,

  'vercel.json': ({ common, gm, players, screen, worker }) => {
    const entry = (source: string, headers: Headers) => ({
      source,
      headers: lines(headers, (key, value) => ({ key, value })),
    })
    return `${JSON.stringify(
      {
        headers: [
          entry('/(.*)', { ...common, [POLICY]: gm, 'Cache-Control': ASKED_ANEW }),
          entry('/assets/(.*)', { 'Cache-Control': KEPT_FOR_GOOD }),
          entry('/players(.html)?', { [POLICY]: players }),
          entry('/screen(.html)?', { [POLICY]: screen }),
          entry(`/${ROOM_WORKER_FOLDER}/(.*)`, { [POLICY]: worker, 'Cache-Control': KEPT_FOR_GOOD }),
        ],
      },
      null,
      2,
    )}\n`
  },
}

/** Names of those files, in the root of the build. */
export const HOST_FILES: readonly string[] = Object.keys(FILES)

/** Writes beside the pages what the common static hosts read; the hashes of the players' page are those of this build. */
export function hosts(): Plugin {
  let folder = ''
  return {
    name: 'fray:hosts',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    writeBundle() {
      const of = (name: string) => policyOf(name, readFileSync(resolve(folder, name)))
      const [players, screen] = [of('players.html'), of('screen.html')]
      const sent = { common: COMMON_HEADERS, gm: GM_POLICY, players, screen, worker: ROOM_WORKER_POLICY }
      for (const [name, text] of Object.entries(FILES)) writeFileSync(resolve(folder, name), text(sent))
    },
  }
}

function lines<T>(headers: Headers, line: (name: string, value: string) => T): T[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}
