/** Calls `act` as soon as the page has loaded and has nothing else to do; never where there is no page. */
export function whenIdle(act: () => void): void {
  if (typeof document === 'undefined') return
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act))
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
