import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { AskButton } from '../AskButton'
import { ChatRules } from '../chat-rules/ChatRules'
import { RulesButton } from '../chat-rules/RulesButton'
import { AskCoach } from '../coach/AskCoach'
import { CoachQuestions } from '../coach/CoachQuestions'
import { EscalateAction } from '../EscalateAction'
import { EscalateHint } from '../EscalateHint'
import { InquiryPanel } from '../InquiryPanel'
import { LikelyQuestion } from '../LikelyQuestion'
import { RemindMe } from '../reminders/RemindMe'
import { Undo } from '../undo/Undo'
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
    AskCoach,
    ChatRules,
    CoachQuestions,
    EscalateAction,
    EscalateHint,
    HeldInHand,
    HeldLease,
    HeldWhileReading,
    HoldChips,
    InquiryNotice,
    InquiryPanel,
    LeaseSide,
    LikelyQuestion,
    RemindMe,
    RulesButton,
    Undo,
  }
}
