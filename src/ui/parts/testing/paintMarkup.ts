/** Paints the drawing of an SVG, as React wrote it, on a context: only what tokens consist of. Colours are named like those of the canvas. */
export function paintMarkup(g: CanvasRenderingContext2D, markup: string): void {
  for (const [, end, name, text = '', empty, words = ''] of markup.matchAll(
    /<(\/?)(svg|g|path|circle|rect|image|text)\b([^>]*?)(\/?)>([^<]*)/g,
  )) {
    if (end) {
      if (name === 'svg' || name === 'g') g.restore()
      continue
    }
    const attributes = new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value!]))
    const number = (key: string) => Number(attributes.get(key))
    g.save()
    for (const [, what, given] of (attributes.get('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
      const [a = 0, b, c] = given!.split(/[ ,]+/).map(Number)
      if (what === 'translate') g.translate(a, b ?? 0)
      else if (what === 'scale') g.scale(a, b ?? a)
      else {
        g.translate(b ?? 0, c ?? 0)
        g.rotate((a * Math.PI) / 180)
        g.translate(-(b ?? 0), -(c ?? 0))
      }
    }
    if (attributes.has('opacity')) g.globalAlpha *= number('opacity')
    if (name === 'svg' || name === 'g') {
      if (empty) g.restore()
      continue
    }
    if (name === 'image') g.drawImage({} as never, number('x'), number('y'), number('width'), number('height'))
    const [fill, stroke] = ['fill', 'stroke'].map(key => inkOf(attributes.get(key)))
    g.fillStyle = fill ?? ''
    g.strokeStyle = stroke ?? ''
    g.lineWidth = number('stroke-width')
    g.setLineDash((attributes.get('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number))
    if (name === 'text') g.fillText(words, number('x'), number('y'))
    else if (name !== 'image') {
      const path = new Path2D(name === 'rect' ? pill(number) : attributes.get('d'))
      if (name === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
      const isStrokedFirst = attributes.get('paint-order') === 'stroke'
      if (stroke && isStrokedFirst) g.stroke(path)
      if (fill) g.fill(path)
      if (stroke && !isStrokedFirst) g.stroke(path)
    }
    g.restore()
  }
}

/** A rectangle whose ends are half circles. */
function pill(number: (key: string) => number): string {
  const [x, y, width, r] = [number('x'), number('y'), number('width'), number('rx')]
  const straight = width - 2 * r
  return `M${x + r} ${y}h${straight}a${r} ${r} 0 0 1 0 ${2 * r}h${-straight}a${r} ${r} 0 0 1 0 ${-2 * r}z`
}

/** `var(--face-ink)` is `faceInk` of the canvas. */
function inkOf(value: string | undefined): string | undefined {
  const name = /var\(--([\w-]+)\)/.exec(value ?? '')?.[1]
  if (name === undefined) return undefined
  return name === 'good' ? 'open' : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
