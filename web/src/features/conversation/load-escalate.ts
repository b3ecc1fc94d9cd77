import { AskButton } from '../answering/AskButton'
import { EscalateAction } from '../answering/EscalateAction'
import { EscalateHint } from '../answering/EscalateHint'
import { EscalationUndo } from '../answering/EscalationUndo'
import { InquiryPanel } from '../answering/InquiryPanel'
import { LikelyQuestion } from '../answering/LikelyQuestion'
import { addHoldTexts } from '../holds/hold-texts'
import { HeldInHand } from './HeldInHand'
import { HeldLease } from './HeldLease'
import { HeldWhileReading } from './HeldWhileReading'
import { HoldChips } from './HoldChips'
import { InquiryNotice } from './InquiryNotice'
import { LeaseSide } from './LeaseSide'

export async function load() {
  await addHoldTexts()
  return {
    AskButton,
    EscalateAction,
    EscalateHint,
    EscalationUndo,
    HeldInHand,
    HeldLease,
    HeldWhileReading,
    HoldChips,
    InquiryNotice,
    InquiryPanel,
    LeaseSide,
    LikelyQuestion,
  }
}
