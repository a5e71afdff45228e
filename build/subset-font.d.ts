declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
  }
  /** Cuts a font down to some letters, and its axes to a part of their range. */
  export default function subset(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>
}
