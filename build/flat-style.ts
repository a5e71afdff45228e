import type { UserConfig } from 'vite'

type PostCss = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>

/**
 * Writes style sheets down for browsers from before cascade layers, which pass over all that stands in one. Layers are in the order of
 * their rules here, and everything of ours stands below them: so each of them is what stands in it.
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
      Declaration: {
        // What may not be scrolled is cut off all the same.
        overflow(declaration) {
          if (declaration.value === 'clip') declaration.value = 'hidden'
        },
      },
    },
  ],
}
