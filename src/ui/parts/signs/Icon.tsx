import { memo } from 'react'

/** Line drawings on a 16 × 16 field, drawn for Fray. Decoration only: the control around them carries the name. */
const DRAWN = {
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  screen: 'M1.5 3h13v8.5h-13zM5 14h6M8 11.5V14',
  curtain: 'M1.5 2h13M3 2v11c2-1 3-4 3-11M13 2v11c-2-1-3-4-3-11',
  hidden: 'M1 8c2-3.2 4.3-4.8 7-4.8S13 4.8 15 8c-2 3.2-4.3 4.8-7 4.8S3 11.2 1 8ZM2.5 14 13.5 2',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  open: 'M4 6l4 4 4-4',
  shut: 'M6 4l4 4-4 4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.5 10.5 14 14',
  pointer: 'M3.5 1.5v11l3-2.8 1.9 4.3 1.9-.9-1.9-4.1h4.1Z',
  several: 'M2 4V2h2M7 2h2M12 2h2v2M14 7v2M14 12v2h-2M9 14H7M4 14H2v-2M2 9V7M6 6h4v4H6Z',
  ruler: 'M1.5 11 11 1.5 14.5 5 5 14.5ZM4.2 8.3l1.5 1.5M6.4 6.1l1.5 1.5M8.6 3.9l1.5 1.5',
  fog: 'M4.5 9.5a2.8 2.8 0 1 1 .6-5.5 3.5 3.5 0 0 1 6.6 1 2.4 2.4 0 0 1 .3 4.5ZM3 12h7M6 14.5h7',
  brush: 'M14 2 7.5 8.5M8.7 9.7a2.3 2.3 0 0 0-3.2-.4C4 10.5 5 12.5 2 13.5c3.5 1 6.5.2 6.9-2Z',
  zone: 'M2 3l5-1 3 3 4 0v7l-4 2-4-2-4 1Z',
  wall: 'M2 4h12v8H2ZM2 8h12M6 4v4M10 4v4M4 8v4M8 8v4M12 8v4',
  take: 'M6 3 2 9l5 4.5 7-6L9 3ZM4.5 6 9.5 11M7 13.5h7',
  area: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 7v2M7 8h2',
  eye: 'M1 8c2-3.2 4.3-4.8 7-4.8S13 4.8 15 8c-2 3.2-4.3 4.8-7 4.8S3 11.2 1 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  whole: 'M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4',
  reaction: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8Z',
} as const

export type IconName = keyof typeof DRAWN

/** A drawing in the colour of the text around it. */
export const Icon = memo(function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      // No drawing is larger than its field; to clip it would be one more thing to do for every icon in every frame.
      overflow="visible"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={DRAWN[name]} />
    </svg>
  )
})
