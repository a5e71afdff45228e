/** Fray's mark: the shapes of two sides that have met. Decoration. */
export function Emblem() {
  return (
    <svg viewBox="0 0 120 80" className="players-emblem" aria-hidden="true">
      <circle cx="44" cy="40" r="30" fill="var(--side-0)" />
      <path d="M78 6L112 40L78 74L44 40Z" fill="var(--side-1)" />
      <path d="M44 40L65.2 18.8A30 30 0 0 1 65.2 61.2Z" fill="var(--now)" />
    </svg>
  )
}
