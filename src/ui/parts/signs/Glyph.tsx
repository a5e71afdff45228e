/** A solid drawing in the colour of the text around it. Decoration only: the words stand beside it. */
export function Glyph({ path, size = 13 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      overflow="visible"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={path} />
    </svg>
  )
}
