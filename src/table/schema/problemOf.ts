import * as v from 'valibot'
import { issueWords } from './issueWords'

/** What is wrong with a value by this schema, as a sentence that names the field; undefined when it is sound. */
export const problemOf =
  (schema: v.GenericSchema, what: string) =>
  (value: unknown): string | undefined => {
    const read = v.safeParse(schema, value)
    return read.success ? undefined : issueWords(read.issues, what)
  }
