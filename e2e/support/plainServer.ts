import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A host that sends files and no headers of ours.
 *
 * @param root folder with the build
 * @param path where it lies on the host, with a slash at both ends
 */
export function plainServer(root: string, path = '/'): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === path ? 'index.html' : pathname.slice(path.length)
    const found = pathname.startsWith(path) ? readFile(join(root, name)) : Promise.reject(new Error('elsewhere'))
    found.then(
      body => response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
}
