import { useState } from 'react'
import { FIGHTS } from '~/words/en/library'
import { locale } from '~/words/spoken'
import { actions } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'

const SIZE = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })

/**
 * Pictures outlive their fights: another one may have the same. They are looked for when the GM asks: every row of
 * every fight is read for it.
 */
export function UnusedPictures() {
  const [found, setFound] = useState<{ unused: number; freed?: number } | null>(null)
  const look = async () => setFound({ unused: await actions.unusedPictures() })
  const remove = async () => setFound({ unused: 0, freed: await actions.deleteUnusedPictures() })
  return (
    <section aria-label={FIGHTS.pictures.title} className="flex flex-wrap items-center gap-1.5 text-sm">
      <p role="status" className="text-muted empty:hidden">
        {found && words(found)}
      </p>
      {found && found.unused > 0 ? (
        <Button onClick={() => void remove()}>{FIGHTS.pictures.delete}</Button>
      ) : (
        <Button look="quiet" className="-ml-2" onClick={() => void look()}>
          {FIGHTS.pictures.look}
        </Button>
      )}
    </section>
  )
}

function words({ unused, freed }: { unused: number; freed?: number }): string {
  if (freed !== undefined) return FIGHTS.pictures.freed(megabytes(freed))
  return unused > 0 ? FIGHTS.pictures.unused(megabytes(unused)) : FIGHTS.pictures.none
}

function megabytes(bytes: number): string {
  return SIZE.format(Math.max(0.1, bytes / 1e6))
}
