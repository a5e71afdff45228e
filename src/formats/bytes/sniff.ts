import { encodingOf } from './encoding'

/** What a file is by its first bytes; names and extensions are never believed. */
export type FileKind =
  | 'empty'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'HTML'
  | 'markup'
  | 'zip'
  | 'json object'
  | 'json list'
  | 'unknown'

const HEAD = 1024

/** Looks at no more than the first kilobyte. */
export function sniff(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.startsWith('GIF8')) return 'gif'
  if (/^PK(\x03\x04|\x05\x06)/.test(head)) return 'zip'
  const encoding = encodingOf(bytes)
  const plain = encoding === 'utf-8' ? head : new TextDecoder(encoding).decode(bytes.subarray(0, HEAD))
  const text = plain.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (text.startsWith('{')) return 'json object'
  if (text.startsWith('[')) return 'json list'
  if (!text.startsWith('<')) return 'unknown'
  if (/<svg[\s>]/i.test(text)) return 'svg'
  return /<(!doctype html|html|head|title|body)[\s>]/i.test(text) ? 'HTML' : 'markup'
}
