import { accountScenes } from './screens/account.ts'
import { appealScenes } from './screens/appeals.ts'
import { boardScenes } from './screens/board.ts'
import { coachQuestionScenes } from './screens/coach-questions.ts'
import { conversationScenes } from './screens/conversation.ts'
import { customerRightsScenes } from './screens/customer-rights.ts'
import { escalationScenes } from './screens/escalations.ts'
import { exportScenes } from './screens/exports.ts'
import { fairnessScenes } from './screens/fairness.ts'
import { firstDayScenes } from './screens/first-day.ts'
import { gateScenes } from './screens/gate.ts'
import { historyScenes } from './screens/history.ts'
import { hoursScenes } from './screens/hours.ts'
import { inHandScenes } from './screens/in-hand.ts'
import { inquiryScenes } from './screens/inquiry.ts'
import { levelScenes } from './screens/levels.ts'
import { listViewScenes } from './screens/list-views.ts'
import { listScenes } from './screens/lists.ts'
import { messageReportScenes } from './screens/message-reports.ts'
import { mineScenes } from './screens/mine.ts'
import { operatorRequestScenes } from './screens/operator-requests.ts'
import { invitationScenes, operatorScenes } from './screens/operators.ts'
import { owedScenes } from './screens/owed.ts'
import { pageScenes } from './screens/pages.ts'
import { profileReportScenes } from './screens/profile-reports.ts'
import { profileSetScenes } from './screens/profile-sets.ts'
import { profileTextScenes } from './screens/profile-texts.ts'
import { queueScenes } from './screens/queue.ts'
import { reviewScenes } from './screens/reviews.ts'
import type { Scene } from './screens/screen.ts'
import { sendCheckScenes } from './screens/send-checks.ts'
import { settingsScenes } from './screens/settings.ts'
import { setupScenes } from './screens/setup.ts'
import { siteChangeScenes } from './screens/site-changes.ts'
import { siteownerScenes } from './screens/site-owner.ts'
import { teamScenes } from './screens/team.ts'
import { unattendedScenes } from './screens/unattended.ts'
import { welfareScenes } from './screens/welfare.ts'

/** Every screen and dialog of the panel, in the order of a working day. `screens/screen.ts` explains how to add one. */
export const scenes: Scene[] = [
  ...gateScenes,
  ...setupScenes,
  ...firstDayScenes,
  ...pageScenes,
  ...listScenes,
  ...exportScenes,
  ...listViewScenes,
  ...historyScenes,
  ...messageReportScenes,
  ...boardScenes,
  ...teamScenes,
  ...reviewScenes,
  ...fairnessScenes,
  ...hoursScenes,
  ...accountScenes,
  ...operatorScenes,
  ...operatorRequestScenes,
  ...levelScenes,
  ...settingsScenes,
  ...siteownerScenes,
  ...siteChangeScenes,
  ...customerRightsScenes,
  ...invitationScenes,
  ...profileSetScenes,
  ...profileTextScenes,
  ...profileReportScenes,
  ...queueScenes,
  ...mineScenes,
  ...inHandScenes,
  ...owedScenes,
  ...coachQuestionScenes,
  ...inquiryScenes,
  ...escalationScenes,
  ...appealScenes,
  ...sendCheckScenes,
  ...conversationScenes,
  ...unattendedScenes,
  ...welfareScenes,
]
