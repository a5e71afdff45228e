/** What stands in a field of a form, trimmed; a field that is missing, or holds a file, is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
