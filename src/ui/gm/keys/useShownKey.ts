import { useNow, useOffers } from '~/store/derived'
import { hotkeys } from '../actions/hotkeys'
import { shownKey } from './keyMap'

/** How a letter of the table is pressed just now: with Shift while an action claims it. */
export function useShownKey(): (key: string) => string {
  const { of } = useNow()
  const taken = new Set(hotkeys(useOffers(of === 'gm' ? null : of)).keys())
  return key => shownKey(key, taken)
}
