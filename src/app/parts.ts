/**
 * The load plan: every part of Fray that is not in the file of the start, by its name. Nothing else in `src` imports while it runs, but
 * the entry, which loads the window, and the registry of the rulesets, which the workers load from as well
 * (`test/architecture.test.ts`). Whatever the GM's hand needs at the table comes with the window; a part is what is opened seldom, or
 * by few.
 */
export const parts = {
  /** The words of the window in German: before the window, whose constants are in the right language from the first. */
  german: () => import('~/words/de'),
  /** What each system draws in its own way; it lies in one file with its rules (`build/chunks.ts`). */
  systems: {
    endurance: () => import('~/ui/systems/endurance'),
    tiny: () => import('~/ui/systems/tiny'),
    ratbags: () => import('~/ui/systems/ratbags'),
    murdham: () => import('~/ui/systems/murdham'),
    hallowed: () => import('~/ui/systems/hallowed'),
  },
  /** The drawings of faces that are not on the first screen. */
  faces: () => import('~/ui/parts/signs/furtherFaceIcons'),
  /** The side panel's tabs besides the sheet, and the page of the house rules. */
  panels: () => import('~/ui/gm/top/panelsPart'),
  /** Fights, and all that lives longer than one. */
  library: () => import('./library'),
  /** Files in and out, and pictures from files. */
  files: () => import('./files'),
  /** Other pasts and futures: a change of the past, branches, forecasts. */
  past: () => import('~/ui/gm/past/pastPart'),
  /** Screens on other devices. */
  screens: () => import('./screens'),
  /** The map as the players' window draws it. */
  playersView: () => import('~/ui/players/window/Preview'),
  /** Tells of a new version that waits. */
  updates: () => import('workbox-window'),
}
