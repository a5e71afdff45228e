import { encode } from 'uqr'
import { SCREENS } from '~/words/en/window'

/** A link as a code that a camera reads. Dark on light in both themes: most cameras read no other. */
export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={SCREENS.code}
      className="w-full max-w-72 self-center rounded bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
