import { spoken } from '~/words/spoken'
import address from './worker.ts?worker&url'

/** The part of Trusted Types that is used here, which TypeScript's library does not have. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')

/** Under the page's policy a worker's address must come from a named policy; this one knows this one address. */
const policy = trustedTypes?.createPolicy('fray-files', { createScriptURL: () => address })

/** Starts the worker that reads and writes files; it is called by the language in which it speaks of them. Needs a browser. */
export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: spoken() })
}
