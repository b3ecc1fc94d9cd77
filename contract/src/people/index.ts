import { accountEndpoints } from './account.ts'
import { demoEndpoints } from './demo.ts'
import { hourEndpoints } from './hours.ts'
import { sendInvitation } from './invitation-mail.ts'
import { invitationEndpoints } from './invitations.ts'
import { loginHistoryEndpoints } from './login-history.ts'
import { listOperatorActivity } from './operator-activity.ts'
import { operatorNoteEndpoints } from './operator-notes.ts'
import { operatorEndpoints } from './operators.ts'
import { listOwnActs } from './own-acts.ts'
import { levelEndpoints } from './permissions.ts'
import { setupEndpoints } from './setup.ts'
import { shiftReceiptEndpoints } from './shift-receipts.ts'
import {
  choosePassword,
  endCodeWarning,
  getTfa,
  getUser,
  signIn,
  signOut,
  signOutByLink,
  verifyTfa,
} from './sign-in.ts'
import { twoFactorResetEndpoints } from './two-factor-resets.ts'
import { welfareEndpoints } from './welfare.ts'

export * from './account.ts'
export * from './demo.ts'
export * from './hours.ts'
export * from './invitation-mail.ts'
export * from './invitations.ts'
export * from './login.ts'
export * from './login-history.ts'
export * from './operator-activity.ts'
export * from './operator-detail.ts'
export * from './operator-notes.ts'
export * from './operators.ts'
export * from './own-acts.ts'
export * from './permissions.ts'
export * from './setup.ts'
export * from './shift-receipts.ts'
export * from './sign-in.ts'
export * from './two-factor-resets.ts'
export * from './welfare.ts'

/** The endpoints of this domain. */
export const endpointsOfPeople = {
  signIn,
  ...demoEndpoints,
  getUser,
  signOut,
  signOutByLink,
  getTfa,
  verifyTfa,
  choosePassword,
  endCodeWarning,
  ...accountEndpoints,
  ...welfareEndpoints,
  ...hourEndpoints,
  listOwnActs,
  ...shiftReceiptEndpoints,
  ...setupEndpoints,
  ...loginHistoryEndpoints,
  ...invitationEndpoints,
  ...operatorEndpoints,
  ...twoFactorResetEndpoints,
  listOperatorActivity,
  ...operatorNoteEndpoints,
  sendInvitation,
  ...levelEndpoints,
} as const
