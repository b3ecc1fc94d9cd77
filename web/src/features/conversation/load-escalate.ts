import { AskButton } from '../answering/AskButton'
import { EscalateAction } from '../answering/EscalateAction'
import { EscalateHint } from '../answering/EscalateHint'
import { EscalationUndo } from '../answering/EscalationUndo'
import { InquiryPanel } from '../answering/InquiryPanel'
import { addHoldTexts } from '../escalations/hold-texts'
import { AskedChip } from './AskedChip'
import { HeldInHand } from './HeldInHand'
import { HeldLease } from './HeldLease'
import { HeldWhileReading } from './HeldWhileReading'
import { InquiryNotice } from './InquiryNotice'
import { LeaseSide } from './LeaseSide'

export async function load() {
  await addHoldTexts()
  return {
    AskButton,
    AskedChip,
    EscalateAction,
    EscalateHint,
    EscalationUndo,
    HeldInHand,
    HeldLease,
    HeldWhileReading,
    InquiryNotice,
    InquiryPanel,
    LeaseSide,
  }
}
