/** Line drawings on a 16 × 16 field, drawn for Fray. Decoration only: the control around them carries the name. */
const DRAWN = {
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  screen: 'M1.5 3h13v8.5h-13zM5 14h6M8 11.5V14',
  curtain: 'M1.5 2h13M3 2v11c2-1 3-4 3-11M13 2v11c-2-1-3-4-3-11',
  eye: 'M1 8c2-3.2 4.3-4.8 7-4.8S13 4.8 15 8c-2 3.2-4.3 4.8-7 4.8S3 11.2 1 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  hidden: 'M1 8c2-3.2 4.3-4.8 7-4.8S13 4.8 15 8c-2 3.2-4.3 4.8-7 4.8S3 11.2 1 8ZM2.5 14 13.5 2',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  open: 'M4 6l4 4 4-4',
  shut: 'M6 4l4 4-4 4',
  book: 'M2 3c2-.8 4-.8 6 .5 2-1.3 4-1.3 6-.5v10c-2-.8-4-.8-6 .5-2-1.3-4-1.3-6-.5ZM8 3.5v10',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.5 10.5 14 14',
  reaction: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8Z',
  harmed: 'M8 14C3.5 10.5 2 8.5 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.5-1.5 4.5-6 8ZM9 5 7 8h2.5l-2 3',
  bloodied: 'M8 1.5c3 4 4.5 6 4.5 8.2a4.5 4.5 0 0 1-9 0C3.5 7.5 5 5.5 8 1.5Z',
  prone: 'M1.5 12.5h13M2 10h4l3-3h5M13 4.5a1.5 1.5 0 1 0 .1 0',
  unconscious: 'M2.5 9h4l-4 5h4M8 2h5.5L8 8h5.5',
  dead: 'M3 7a5 5 0 0 1 10 0c0 2-.8 3-2 3.5V13H5v-2.5C3.8 10 3 9 3 7ZM6 6.5v1M10 6.5v1M7 13v1.5M9 13v1.5',
  guard: 'M8 1.5 13.5 3.5v4c0 3.5-2.5 5.5-5.5 7-3-1.5-5.5-3.5-5.5-7v-4Z',
  cover: 'M1.5 6h13v8h-13zM1.5 10h13M6 6v4M10 10v4M10 6V3M6 3h4',
  waiting: 'M4 2h8M4 14h8M5 2c0 3 3 4 3 6s-3 3-3 6M11 2c0 3-3 4-3 6s3 3 3 6',
  surprised: 'M8 2v7.5M8 12.5v1',
  mark: 'M4 14V2h8l-2.5 3.5L12 9H4',
  moment: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.5V8l2.5 1.5',
  dice: 'M3 3h10v10H3zM6 6v.1M10 10v.1M10 6v.1M6 10v.1',
} as const

export type IconName = keyof typeof DRAWN

/** A drawing in the colour of the text around it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
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
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={DRAWN[name]} />
    </svg>
  )
}
