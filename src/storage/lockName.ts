/** The lock that the writer of a fight holds. */
export function lockName(id: string): string {
  return `fray/fight/${id}`
}
