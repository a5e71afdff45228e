import type { NOTICES as EN } from '../../en/store/notices'

export const NOTICES: typeof EN = {
  notPlayed: 'Fray weiß nicht, wie es für sie weitergeht. Ab hier spielst du sie.',
  noAdvice: 'Die Taktik rät hier zu nichts. Spiel das von Hand.',
  nothingForPlayers: 'Für die Spieler gibt es noch nichts: Der Kampf hat nicht begonnen.',
  unreadable:
    'Dieser Kampf lässt sich nicht lesen. Die Datei enthält, was von ihm aufbewahrt war, damit jemand hineinsehen kann.',
  asked: 'Auf dieser Karte wird gerade etwas gefragt: Antworte zuerst, dann ändere die Karte.',
  otherFight: 'Inzwischen wurde ein anderer Kampf geöffnet; nichts wurde geändert.',
  mapStays: 'Die Karte bleibt, wie sie war; was im Weg war, steht unter der Karte.',
  noConversion: (rules, why) => `Dieser Kampf lässt sich nicht nach ${rules} übernehmen: ${why}`,
  meanwhile: 'Inzwischen ist etwas geschehen. Berechne die Prognose neu.',
  worker: 'Der Rechenhelfer ist nicht gestartet.',
  blank: 'Leeres Raster',
}
