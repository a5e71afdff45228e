import type { BANNERS as EN } from '../../../en/gm/top/banners'

export const BANNERS: typeof EN = {
  takeOver: 'Übernehmen',
  saveFile: 'Datei sichern',
  again: 'Noch einmal versuchen',
  allRight: 'In Ordnung',
  update: 'Eine neue Version von Fray ist bereit. Sie startet, wenn du es sagst; der Kampf bleibt.',
  startUpdate: 'Jetzt starten',

  played: {
    stoppable: names => `Fray spielt ${names.join(', ')}. Jede Taste hält es an.`,
    waiting: names => `Fray spielt ${names.join(', ')}. Es wartet auf dich.`,
    stop: 'Anhalten',
  },

  past: {
    beginning: 'Du siehst den Anfang.',
    after: what => `Du siehst den Moment nach „${what}“.`,
    playersToo: 'Die Spieler sehen ihn auch.',
    playersNot: 'Die Bildschirme der Spieler bleiben, wo sie sind.',
    show: 'Den Spielern zeigen',
    change: 'Geschehenes ändern …',
    goOn: 'Von hier aus weiter',
    now: 'Zurück zum Jetzt',
  },

  foretold: {
    fromHere: title => `Vorhergesagt: ${title}, von hier an. Nichts davon wurde gespielt.`,
    after: (title, what) => `Vorhergesagt: ${title}, nach: ${what}. Nichts davon wurde gespielt.`,
    keep: 'Als Zweig behalten',
    back: 'Zurück zur Prognose',
  },

  keepAFile: {
    sign: 'Exportieren …',
    hereOnly: 'Nur in diesem Browser gesichert',
    export: 'Diesen Kampf exportieren',
    why: 'Wird der Platz knapp, darf ein Browser wegwerfen, was er aufbewahrt. Eine Datei gehört dir.',
  },

  handout: {
    seen: name => `Die Spieler sehen „${name}“.`,
    waiting: name => `„${name}“ wird gezeigt, sobald ein Bildschirm der Spieler offen ist.`,
    open: 'Ihren Bildschirm öffnen',
    away: 'Wegnehmen',
  },
}
