import type * as en from '../en/ratbags'

export const RATBAGS: typeof en.RATBAGS = {
  now: 'jetzt',
  ability: 'Attribut, das Schaden nimmt',
  amount: 'Höhe des Schadens, oder nichts für 1d4',
  marks: { dead: 'Tot', spared: 'Besiegt, am Leben', surrendered: 'Ergibt sich', rallied: 'Fängt sich' },
  healed: scar => `${scar}: verheilt`,
  takeOver: 'Übernehmen',
  takeOverHireling: 'Söldner übernehmen',
  hireling: 'Söldner',
  likely: 'Wahrscheinliche Handlung, für Spieler sichtbar',
  show: 'Absicht zeigen',
  rests: {
    rest: 'Zehn Minuten',
    night: 'Eine ganze Nacht',
    week: 'Eine Woche bei einem Heiler',
    treat: 'Sterbende versorgen',
    deprivation: 'Ein Tag Entbehrung',
    pass: 'Zehn Minuten vergehen',
  },
}
