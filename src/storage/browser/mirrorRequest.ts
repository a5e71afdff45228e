/** What the page asks of the worker that holds the mirrors. It answers `{ id }` or `{ id, error }`. */
export interface MirrorRequest {
  readonly id: number
  readonly do: 'append' | 'replace' | 'remove' | 'close'
  readonly folder: string
  readonly file: string
  /** Whole lines. */
  readonly text: string
}

export function isRequest(value: unknown): value is MirrorRequest {
  return typeof value === 'object' && value !== null && 'do' in value && 'file' in value && 'text' in value
}
