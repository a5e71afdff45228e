import type { UserConfig } from 'vite'

type PostCss = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>

/**
 * Writes style sheets down for browsers from before cascade layers and `:is()`, which pass over all that stands in them. Layers are in the
 * order of their rules here, and everything of ours stands below them: so each of them is what stands in it. `:is()` is written out, and
 * a selector with `:has()` has a rule of its own, so that it takes no other along.
 */
export const flatStyle: PostCss = {
  plugins: [
    {
      postcssPlugin: 'fray:flat-style',
      AtRule: {
        layer(rule) {
          if (rule.nodes) rule.replaceWith(rule.nodes)
          else rule.remove()
        },
      },
      Rule(rule) {
        const selectors = rule.selectors.flatMap(written)
        const isYoung = (selector: string) => selector.includes(':has(')
        const [young, old] = [selectors.filter(isYoung), selectors.filter(one => !isYoung(one))]
        if (young.length > 0 && old.length > 0) {
          rule.cloneBefore({ selectors: old })
          rule.selectors = young
        } else if (selectors.length > rule.selectors.length) rule.selectors = selectors
      },
      Declaration: {
        // What may not be scrolled is cut off all the same.
        overflow(declaration) {
          if (declaration.value === 'clip') declaration.value = 'hidden'
        },
      },
    },
  ],
}

/** Elements beside or within each other: what stands in `:is()` with it cannot be written in its place. */
const COMBINATOR = /[ +>~]/

/** A selector without `:is()` at its top level: one for each way through. One that cannot be written so stays as it is. */
function written(selector: string): string[] {
  const start = topLevel(selector, ':is(')[0]
  if (start === undefined) return [selector]
  const inside = start + ':is('.length
  const end = inside + topLevel(selector.slice(inside), ')')[0]!
  const list = selector.slice(inside, end)
  const cuts = [-1, ...topLevel(list, ','), list.length]
  const ways = cuts.slice(1).map((cut, i) => list.slice(cuts[i]! + 1, cut).trim())
  if (ways.some(way => COMBINATOR.test(way))) return [selector]
  return ways.flatMap(way => written(selector.slice(0, start) + way + selector.slice(end + 1)))
}

/** Where this stands in a selector outside of all brackets. */
function topLevel(selector: string, what: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let i = 0; i < selector.length; i++) {
    if (depth === 0 && selector.startsWith(what, i)) found.push(i)
    if (selector[i] === '(' || selector[i] === '[') depth++
    else if (selector[i] === ')' || selector[i] === ']') depth--
  }
  return found
}
