/** Eight hexadecimal digits from the browser's source of chance. */
export function randomHex(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}
