import { Emblem } from './Emblem'

/** The curtain is down: the title, and nothing that could tell what is behind. */
export function Curtain({ title }: { title: string }) {
  return (
    <main className="players-curtain">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
      </div>
    </main>
  )
}
