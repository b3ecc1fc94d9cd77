import { defaultUndoTime, type UndoTime, undoTimes } from '@panel/contract/rules/undo-times'
import { oncePer } from '../../ui/storage/once-per'
import { asJson, storedPerOperator, storedValueStore } from '../../ui/storage/storage'

const stored = storedPerOperator<UndoTime>(
  'undo-time',
  asJson((value) => undoTimes.find((time) => time === value) ?? null),
)

/** For how many seconds this operator can undo a sent message, in this browser. */
export const undoTimeOf = oncePer((operatorId) => storedValueStore(stored(operatorId), defaultUndoTime))
