import { useFieldMark } from '../keys/useFieldMark'
import { Announcer } from '../log/Announcer'

/** What the window does besides what it shows, from right after its start: it speaks, and marks where Enter is a field's own. */
export function Besides() {
  useFieldMark()
  return <Announcer />
}
