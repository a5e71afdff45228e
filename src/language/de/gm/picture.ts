import type { PICTURE as EN } from '../../en/gm/picture'

export const PICTURE: typeof EN = {
  frame: 'Runder Rahmen über dem Bild. Pfeiltasten bewegen ihn, Plus und Minus ändern seine Größe, Enter nimmt ihn.',
  crop: (left, top, size) => `${left} % von links, ${top} % von oben, Größe ${size} %`,
  reading: 'Bild wird gelesen …',
  unchanged: 'Nichts wurde geändert.',
  anotherFile: 'Andere Datei wählen …',
  choose: 'Bild wählen …',
  takeAll: 'Ihre Bilder wegnehmen',
  take: 'Bild wegnehmen',
  how: 'PNG, JPEG oder WebP. Eine Datei kannst du auf eine Figur oder den Bogen ziehen, ein Bild mit Strg+V einfügen. Die Spieler sehen es bei allen, die sie mit Namen kennen.',
  given: (name, others) => `${name}${others > 0 ? ` und ${others} weitere` : ''}: Bild gegeben.`,
  give: 'Bild geben',
  larger: 'Größer',
  smaller: 'Kleiner',
  asAtFirst: 'Wie am Anfang',
  another: 'Andere Datei …',
  drag: 'Zieh den Rahmen, oder seinen Rand für die Größe; auch das Rad und zwei Finger ändern sie. Pfeiltasten bewegen ihn, mit Umschalt in großen Schritten.',
}
