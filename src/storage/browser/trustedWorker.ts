/** The part of Trusted Types that is used here; browsers without it take the plain address. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: { createScriptURL(url: string): string } | undefined

/**
 * The address of one of the app's own workers, in the form its content policy demands. `fray-worker` is the only
 * policy the page may make, and only once: the service worker's address goes through here too.
 *
 * Errors: `TypeError` for an address of another origin.
 */
export function trustedWorker(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not of this app`)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('fray-worker', { createScriptURL: url => url })
  // A TrustedScriptURL where the browser knows them; everything that takes one takes a string by type.
  return policy?.createScriptURL(address) ?? address
}
