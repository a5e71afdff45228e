import type { Asked, Id, Json } from '~/engine'

const closed = { rule: 'TEST', code: 'closed', with: {} }

/** A question to somebody with these options, of which the one called usual is proposed; those in brackets are closed. */
export function choiceOf(
  of: Id,
  key: string,
  options: readonly Json[],
  facts?: Asked['facts'],
  proposed: Json = 'usual',
): Asked {
  return {
    kind: 'choice',
    key,
    of,
    see: 'all',
    min: 1,
    max: 1,
    ask: 1,
    slot: 0,
    default: proposed,
    ...(facts && { facts }),
    options: options.map(value =>
      typeof value === 'string' && value.startsWith('(') ? { value: value.slice(1, -1), whyNot: closed } : { value },
    ),
  }
}
