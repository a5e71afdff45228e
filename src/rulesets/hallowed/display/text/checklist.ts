import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import type { Name } from '~/table/words/sentences'
import { signed } from '../../sheet/numbers'

const TRIGGERS: { readonly [trigger: string]: string } = {
  bigHit: 'one hit took more than half',
  outnumbered: 'outnumbered',
  intimidated: 'intimidated',
}

/** One line for each monster that must check: why, what it adds, what it needs. */
export function checklist(checks: Json | undefined, name: Name): string {
  if (!Array.isArray(checks)) return ''
  return checks
    .map((one: Json) => {
      const why = fact(one, 'triggers')
      const because = Array.isArray(why) ? why.map(each => TRIGGERS[asWord(each)] ?? asWord(each)).join(', ') : ''
      const [bonus, tn] = [Number(fact(one, 'bonus')), asWord(fact(one, 'tn'))]
      return `${name(fact(one, 'who'))} (${because}): 3d6 ${signed(bonus)} against ${tn}`
    })
    .join('; ')
}

/** A fact that is one of a list of records. */
function fact(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}
