/** The id of a picture: SHA-256 of its content in URL-safe base 64. Equal pictures share one id. */
export async function pictureId(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
