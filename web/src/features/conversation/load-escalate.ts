import { EscalateAction } from '../answering/EscalateAction'
import { EscalateHint } from '../answering/EscalateHint'
import { addHoldTexts } from '../escalations/hold-texts'
import { HeldInHand } from './HeldInHand'
import { HeldPanel } from './HeldPanel'

export async function load() {
  await addHoldTexts()
  return { EscalateAction, EscalateHint, HeldInHand, HeldPanel }
}
