import { useTable } from '~/store/useTable'
import { Button } from '../parts/Button'

/** What was kept is damaged or missing: the GM decides how to go on before anything else is shown. */
export function RecoveryPage() {
  const trouble = useTable(s => s.trouble)
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 p-8">
      <h1 className="text-2xl font-semibold">{trouble?.title ?? 'Something is wrong with what was kept'}</h1>
      <p className="text-base">{trouble?.words}</p>
      <div className="flex flex-wrap gap-2">
        {trouble?.ways.map(({ words, go }, i) => (
          <Button key={words} look={i === 0 ? 'primary' : 'plain'} onClick={go}>
            {words}
          </Button>
        ))}
      </div>
    </main>
  )
}
