interface Grammar<Category extends Intl.LDMLPluralRule> {
  /** The form that goes with a number; the language says which forms there are. */
  plural(n: number, forms: Readonly<Record<Category, string>>): string
  /** `a, b and c`. */
  list(items: readonly string[]): string
  /** `a, b or c`. */
  either(items: readonly string[]): string
  /** `12,000`. */
  number(n: number): string
  /** `85.0`: with so many digits behind the point. */
  fixed(n: number, digits: number): string
}

/** How a language counts and lists, by what the browser knows of it. */
export function grammar<Category extends Intl.LDMLPluralRule>(language: string): Grammar<Category> {
  let rules: Intl.PluralRules | undefined
  return {
    plural(n, forms) {
      rules ??= new Intl.PluralRules(language)
      return forms[rules.select(n) as Category]
    },
    list: items => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
    either: items => new Intl.ListFormat(language, { type: 'disjunction' }).format(items),
    number: n => n.toLocaleString(language),
    fixed: (n, digits) => n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }
}

export const english = grammar<'one' | 'other'>('en-GB')
export const german = grammar<'one' | 'other'>('de')
