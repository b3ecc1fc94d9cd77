import { oncePer } from '../../../ui/storage/once-per'
import { asJson, storedPerOperator, storedValueStore } from '../../../ui/storage/storage'

/** Until when, in milliseconds since 1970. */
type Hidden = number | 'for_good' | null

const stored = storedPerOperator<Exclude<Hidden, null>>(
  'go-live-hidden',
  asJson((value) => (typeof value === 'number' || value === 'for_good' ? value : null)),
)

/** For how long this admin has hidden in this browser what is left to do. */
export const goLiveHiddenOf = oncePer((operatorId) => storedValueStore<Hidden>(stored(operatorId), null))

export const isHiddenAt = (hidden: Hidden, now: number) =>
  hidden === 'for_good' || (hidden !== null && now < hidden)
