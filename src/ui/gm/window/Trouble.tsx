import { useTable } from '~/store/state/useTable'
import { saveExported } from '../state/saveFight'
import { Button } from '../../parts/controls/Button'

/** What was kept is damaged or missing, and the ways in which the GM may go on. */
export function Trouble({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const trouble = useTable(s => s.trouble)
  if (!trouble) return null
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 p-8">
      <div role="alert" className="flex flex-col gap-4">
        <Heading className="text-2xl font-semibold">{trouble.title}</Heading>
        <p className="text-base">{trouble.words}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {trouble.options.map((way, i) => (
          <Button
            key={way.words}
            look={i === 0 ? 'primary' : 'plain'}
            onClick={'go' in way ? way.go : () => void way.save().then(saveExported)}
          >
            {way.words}
          </Button>
        ))}
      </div>
    </main>
  )
}
