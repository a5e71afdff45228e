import type { Plugin } from 'vite'
import { GM_POLICY, inPage } from '../scripts/policy.mjs'

/**
 * Writes the policy into the GM's page as well: a host that sends no headers serves Fray under it all the same. What only a
 * header can say is said by the service worker there, from the second page on.
 */
export function policyInPage(): Plugin {
  return {
    name: 'fray:policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: inPage(GM_POLICY) },
        injectTo: 'head-prepend',
      },
    ],
  }
}
