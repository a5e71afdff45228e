import { memo } from 'react'
import { SHEET } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import type { Field } from '~/engine'
import { classes } from '../../parts/controls/forms'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { fieldWords, isNothing, isOrdinary, thingWords, told } from './thingWords'
import { valueAt } from './setField'

/** Tiles beside each other. */
const A_ROW = 4

/** So many groups of numbers are laid open as tiles; the rest is folded. */
const OPEN_GROUPS = 2

interface ReadingProps {
  groups: readonly (readonly [name: string, fields: readonly Field[]])[]
  sheet: object
  weaponIcon(name: string): IconName
  /** Nothing is folded: paper unfolds nothing. */
  isOpen?: boolean
}

/**
 * The sheet for reading: numbers as tiles, what is carried as cards, the rest folded. Nothing in it is a field; what is
 * empty, off or nothing is left out.
 */
export const Reading = memo(function Reading({ groups, sheet, weaponIcon, isOpen }: ReadingProps) {
  const things = groups.filter(([, fields]) => isThing(fields))
  const others = groups.filter(
    ([, fields]) => !isThing(fields) && fields.some(({ path }) => !isNothing(valueAt(sheet, path))),
  )
  return (
    <>
      {others.slice(0, OPEN_GROUPS).map(([name, fields]) => (
        <section key={name} lang={rulesLanguage()} aria-label={name}>
          <Heading name={name} />
          <Values fields={fields} sheet={sheet} />
        </section>
      ))}
      {things.length > 0 && (
        <section aria-label={SHEET.carried} className="flex flex-col gap-1.5">
          <Heading name={SHEET.carried} />
          {things.map(([name, fields]) => (
            <Thing key={name} name={name} fields={fields} sheet={sheet} icon={weaponIcon(name)} />
          ))}
        </section>
      )}
      {others.slice(OPEN_GROUPS).map(([name, fields]) => (
        <details key={name} open={isOpen}>
          <summary
            lang={rulesLanguage()}
            className="display text-muted hover:text-ink cursor-pointer text-sm first-letter:uppercase pointer-coarse:min-h-11"
          >
            {name}
          </summary>
          <div className="pt-1">
            <Values fields={fields} sheet={sheet} />
          </div>
        </details>
      ))}
    </>
  )
})

function Heading({ name }: { name: string }) {
  return <h3 className="display text-muted pb-1 text-sm first-letter:uppercase">{name}</h3>
}

/** Whether the fields are those of one thing in a list of the sheet: an item, a weapon, a spell. */
function isThing(fields: readonly Field[]): boolean {
  return fields.every(({ path }) => typeof path[1] === 'number')
}

/** Numbers and dice as tiles, words and what is on as a line. */
function Values({ fields, sheet }: { fields: readonly Field[]; sheet: object }) {
  const tiles = fields.filter(({ kind }) => kind.type === 'integer' || kind.type === 'die' || kind.type === 'pool')
  const words = fields.filter(field => !tiles.includes(field) && !isOrdinary(field, valueAt(sheet, field.path)))
  return (
    <div className="flex flex-col gap-1.5">
      {tiles.length > 0 && (
        <dl
          lang={rulesLanguage()}
          className={classes(
            'grid gap-1',
            // One more than a row holds stands in rows of three, none alone in the second.
            tiles.length % A_ROW === 1 && tiles.length > 1 ? 'grid-cols-3' : 'grid-cols-4',
          )}
        >
          {tiles.map(({ path, label, kind }) => (
            <div key={path.join('.')} className="figure">
              <dt title={label}>{label}</dt>
              <dd>{told(kind, valueAt(sheet, path))}</dd>
            </div>
          ))}
        </dl>
      )}
      {words.length > 0 && (
        <ul lang={rulesLanguage()} className="text-muted flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
          {words.map(field => (
            <li key={field.path.join('.')} className="wrap-anywhere whitespace-pre-line first-letter:uppercase">
              {fieldWords(field, valueAt(sheet, field.path))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ThingProps {
  name: string
  fields: readonly Field[]
  sheet: object
  icon: IconName
}

/** What is carried, as a card: its picture, its name, and its numbers in one line. */
function Thing({ name, fields, sheet, icon }: ThingProps) {
  const shown = thingWords(fields, sheet, name)
  const held = fields.find(({ role }) => role === 'held')
  const isAway = held !== undefined && valueAt(sheet, held.path) !== true
  return (
    <div className="bg-raised flex items-center gap-2.5 rounded-lg px-2.5 py-1.5">
      <Icon name={icon} size={26} className="text-muted" />
      <div className="min-w-0 flex-1">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        {held && <span className="text-muted text-xs">{` · ${isAway ? SHEET.away : SHEET.inHand}`}</span>}
        <p lang={rulesLanguage()} className="text-muted text-xs">
          {shown.join(' · ')}
        </p>
      </div>
    </div>
  )
}
