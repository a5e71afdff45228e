import { browserPorts, openLibrary } from '~/storage'

/** The real storage without an interface, for tests that pull the floor away under it. */
const ready = openLibrary(browserPorts({ isSound: () => true, bare: () => ({}) }))
Object.assign(window, { ready })
export type Ready = typeof ready
