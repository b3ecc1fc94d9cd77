import { useTranslation } from 'react-i18next'
import { useEntry } from '../entry'
import { type Action, type OfferedAction, offer } from './actions'
import { offerOnScreen } from './offered-actions'

/**
 * Offers these actions while this part of the screen is mounted: to the palette, to the overview of keys, and by their keys.
 */
export function useOffered(actions: readonly (OfferedAction | null | undefined | false)[]) {
  useEntry(offerOnScreen, actions.filter(isOffered))
}

const isOffered = (value: OfferedAction | null | undefined | false): value is OfferedAction => Boolean(value)

/** Offers one action on its target; nothing when that is null. @returns the data of its button */
export function useAction(value: Action): OfferedAction
export function useAction<Target>(value: Action<Target>, target: Target): OfferedAction
export function useAction<Target>(value: Action<Target>, target: Target | null): OfferedAction | null
export function useAction<Target>(value: Action<Target>, target?: Target | null): OfferedAction | null {
  const { t } = useTranslation()
  // An action without a target has `undefined`; null means not offered.
  const offered = target === null ? null : offer(t, value, target as Target)
  useOffered([offered])
  return offered
}
