import { browserPorts, openLibrary } from '~/storage'
import { createEntries } from '~/storage/entries/createEntries'
import { maintenance } from '~/storage/library/maintenance'

const upkeep = async () => ({ createEntries, maintenance })

/** The real storage without an interface, for tests that pull the floor away under it. */
const ready = openLibrary({ ...browserPorts({ isSound: () => true, bare: () => ({}) }), upkeep })
Object.assign(window, { ready })
export type Ready = typeof ready
