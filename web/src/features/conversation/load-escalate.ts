import { AskButton } from '../answering/AskButton'
import { EscalateAction } from '../answering/EscalateAction'
import { EscalateHint } from '../answering/EscalateHint'
import { InquiryPanel } from '../answering/InquiryPanel'
import { addHoldTexts } from '../escalations/hold-texts'
import { HeldInHand } from './HeldInHand'
import { HeldPanel } from './HeldPanel'
import { InquiryNotice } from './InquiryNotice'

export async function load() {
  await addHoldTexts()
  return { AskButton, EscalateAction, EscalateHint, HeldInHand, HeldPanel, InquiryNotice, InquiryPanel }
}
