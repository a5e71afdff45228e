const COLOUR: Readonly<Record<string, string>> = {
  health: 'var(--health)',
  hp: 'var(--health)',
  endurance: 'var(--endurance)',
  stamina: 'var(--stamina)',
  focus: 'var(--focus)',
  wounds: 'var(--health)',
  stress: 'var(--stamina)',
  mana: 'var(--focus)',
}

/** The colour of a pool by its name. Those without one of their own are grey. */
export function poolColour(name: string): string {
  return COLOUR[name] ?? 'var(--muted)'
}
