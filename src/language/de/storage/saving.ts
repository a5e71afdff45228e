import type { Translation } from '../../translation'

export const SAVING: Translation['storage/saving'] = {
  lastUnsaved: n =>
    n === 1 ? 'Seine letzte Aktion wurde nicht gesichert.' : `Seine letzten ${n} Aktionen wurden nicht gesichert.`,
  playGoesOn: why =>
    `Nicht gesichert. ${why} In diesem Fenster geht das Spiel weiter: Sichere eine Datei, lösche alte Kämpfe oder Karten, dann versuch es noch einmal.`,
  slow: 'Das Sichern dauert länger als sonst.',
  left: 'Das Fenster, das diesen Kampf spielte, wurde geschlossen. Übernimm ihn, um hier weiterzuspielen.',
  elsewhere: 'Dieser Kampf ist in einem anderen Fenster offen. Hier kann man ihm nur zusehen.',
  taken: 'Jetzt spielt ein anderes Fenster diesen Kampf.',
  closed: 'Dieser Kampf wurde geschlossen.',
  otherActions: 'Im Speicher dieses Browsers stehen andere Aktionen als in diesem Fenster.',
  gap: 'Frühere Aktionen dieses Kampfs fehlen im Speicher dieses Browsers.',
  cleared: 'Der Speicher dieses Browsers wurde geleert.',
  clearedUnread: 'Der Speicher dieses Browsers wurde geleert, und der Anfang dieses Kampfs war noch nicht gelesen.',
  clearedForGood: 'Der Speicher dieses Browsers wurde geleert und lässt sich nicht wieder öffnen. Sichere eine Datei.',
  clearedAnew:
    'Der Speicher dieses Browsers wurde geleert, während Fray offen war. Der offene Kampf wird noch einmal geschrieben.',
  silent: 'Der Speicher dieses Browsers antwortet nicht.',
  full: 'Im Speicher dieses Browsers ist kein Platz mehr.',
  unwritten: 'Dieser Browser konnte nicht in seinen Speicher schreiben.',
  unwrittenFor: why => `Dieser Browser konnte nicht in seinen Speicher schreiben (${why}).`,
  picture: why => `Ein Bild ist nicht gesichert: ${why} Es bleibt in diesem Fenster, bis es sich sichern lässt.`,
  notSaved: why => `Nicht gesichert: ${why}`,
  stays: why => `Nicht gesichert: ${why} Es bleibt in diesem Fenster, bis es sich sichern lässt.`,
  noStorage:
    'Dieser Browser bewahrt hier nichts auf (ein privates Fenster, oder der Speicher ist gesperrt): Alles ist fort, wenn die Seite geschlossen wird. Sichere eine Datei.',
  unreadable:
    'Was dieser Browser aufbewahrt, lässt sich gerade nicht lesen; es ist unberührt. Lade das Fenster neu, um es noch einmal zu versuchen. Bis dahin wird hier nichts aufbewahrt: Sichere eine Datei.',
  outdated:
    'Ein neueres Fray ist in einem anderen Fenster offen. Lade dieses neu; bis dahin zeigt es den Kampf und ändert nichts.',
  newer: 'Diese Kämpfe hat ein neueres Fray gesichert. Man kann sie ansehen und exportieren, aber hier nicht ändern.',
  inTrash: 'Dieser Kampf liegt im Papierkorb.',
  gone: 'Dieser Kampf ist nicht mehr hier.',
  secondFound: 'Dieser Kampf fehlt, aber eine zweite Kopie von ihm wurde gefunden.',
  shorter: (here, all) =>
    `Dieser Browser hat ${here} Aktionen dieses Kampfs aufbewahrt; in einer zweiten Kopie stehen ${all}.`,
  secondLeft: 'Ein Kampf, von dem eine zweite Kopie übrig ist',
  canComeBack: 'Er fehlt hier. Öffnest du ihn, lässt er sich zurückholen.',
  undoEnds: last => `Die Aktionen 1 bis ${last} dieses Kampfs lassen sich nicht lesen: Rückgängig endet vor ihnen.`,
}
