import type { Command, Id } from '~/engine'
import type { usePrompt } from '~/store/hooks/useRules'
import { useTable } from '~/store/state/useTable'

/** Makes a command one of all those selected who may act now as well: they do the same, in one command. */
export function useTogether({ of, among = [] }: ReturnType<typeof usePrompt>): (command: Command) => Command {
  const selection = useTable(s => s.selection)
  return command => {
    const also: Id[] = selection.includes(String(of)) ? selection.filter(id => id !== of && among.includes(id)) : []
    return also.length === 0 ? command : { ...command, with: { ...command.with, also } }
  }
}
