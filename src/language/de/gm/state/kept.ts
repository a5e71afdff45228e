import type { KEPT as EN } from '../../../en/gm/state/kept'

export const KEPT: typeof EN = {
  one: name => `„${name}“ ist in der Bibliothek.`,
  many: n => `${n} sind in der Bibliothek.`,
}
