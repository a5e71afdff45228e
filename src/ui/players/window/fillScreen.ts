/** Fills the screen with this page, or gives it back. A browser that refuses leaves everything as it is. */
export function fillScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  void done.catch(() => undefined)
}
