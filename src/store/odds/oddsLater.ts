import type { OddsActions, OddsDeps } from './odds'

/** Odds and forecasts, loaded when somebody first wants to know. */
export function oddsLater(deps: OddsDeps): OddsActions {
  let unit: Promise<OddsActions> | undefined
  const loaded = () => {
    unit ??= import('./odds').then(({ createOdds }) => createOdds(deps))
    // Could not be loaded: the next one who wants to know tries again.
    unit.catch(() => (unit = undefined))
    return unit
  }
  return {
    lookAhead(wanted, target) {
      if (!wanted && !unit) return
      void loaded().then(
        odds => odds.lookAhead(wanted, target),
        () => undefined,
      )
    },
    foretell: async (asked, hear) => (await loaded()).foretell(asked, hear),
    watchForetold: async (...given) => (await loaded()).watchForetold(...given),
  }
}
