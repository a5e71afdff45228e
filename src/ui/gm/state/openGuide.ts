/** The guide, in a tab of its own beside the fight; asked for again, it is the same tab. It comes out of the build (build/guide.ts). */
export function openGuide(): void {
  window.open('guide/index.html', 'fray-guide')
}
