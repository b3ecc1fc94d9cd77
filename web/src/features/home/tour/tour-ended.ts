import { oncePer } from '../../../ui/storage/once-per'
import { asJson, storedPerOperator, storedValueStore } from '../../../ui/storage/storage'

const stored = storedPerOperator(
  'demo-tour-ended',
  asJson((value) => (typeof value === 'boolean' ? value : null)),
)

/** Whether this person has closed the tour in this browser. */
export const tourEndedOf = oncePer((operatorId) => storedValueStore(stored(operatorId), false))
