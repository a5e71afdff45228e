import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Command } from '~/engine/command'
import { issueWords } from './issueWords'

/** What came with a command, checked. Throws `Diverged` naming the field and what is wrong with it. */
export function args<const S extends v.GenericSchema>(schema: S, command: Command): v.InferOutput<S> {
  const read = v.safeParse(schema, command.with ?? {})
  if (read.success) return read.output
  throw new Diverged(`${command.type}: ${issueWords(read.issues, 'with')}`)
}
