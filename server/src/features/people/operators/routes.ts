import { endpoints, listPageSize } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { PresentUser } from '../../../platform/http/present-user.ts'
import { openMail } from '../../../platform/mail.ts'
import type { Services } from '../../../services.ts'
import { browserOf } from '../sign-in/browser-of.ts'
import { cookiesOf } from '../sign-in/cookies.ts'
import { openLockout } from '../sign-in/lockout.ts'
import { findOperator } from '../sign-in/session.ts'
import { visitorOf } from '../sign-in/visitor.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.ts'
import { askReset } from './ask-reset.ts'
import { changeOperator } from './change.ts'
import { confirmReset } from './confirm-reset.ts'
import { endOperatorSessions, forgetTrustedBrowser } from './end-sessions.ts'
import { countViews, findOperators } from './find.ts'
import { findActivity } from './find-activity.ts'
import { findNotes } from './find-notes.ts'
import { findOperatorDetail } from './find-operator.ts'
import { inviteOperator, renewInvitation } from './invite.ts'
import { inviteOperators } from './invite-many.ts'
import { presentListed } from './present.ts'
import { refuseOwnReset, refuseReset } from './refuse-reset.ts'
import { sendInvitation } from './send-invitation.ts'
import { reinstateOperator, suspendOperator } from './suspend.ts'
import { addNote, changeNote, deleteNote } from './write-notes.ts'

export function operatorsRoutes({
  on,
  db,
  replica,
  secrets,
  config,
  log,
  presentUser,
}: Services & { presentUser: PresentUser }) {
  const lockout = openLockout(db, secrets)
  const mail = openMail(config)
  const can_send = mail !== null

  on(endpoints.listOperators, async ({ actor, query }) => {
    // The primary: a page that has just changed an operator shows the change.
    const [{ items, next_cursor }, counts] = await Promise.all([
      findOperators(db, actor, query, query.limit ?? listPageSize),
      countViews(db, actor),
    ])
    return { items: items.map((row) => presentListed(row, actor)), next_cursor, counts }
  })

  on(endpoints.getOperator, async ({ actor, params }) => ({
    operator: await findOperatorDetail(db, actor, params.id),
  }))

  on(endpoints.listOperatorActivity, ({ actor, params, query }) =>
    findActivity(replica, actor, params.id, query, query.limit ?? listPageSize),
  )

  on(endpoints.listOperatorNotes, ({ actor, params, query }) =>
    findNotes(db, actor, params.id, query.cursor, query.limit ?? listPageSize),
  )

  on(endpoints.addOperatorNote, async ({ actor, params, body }) => ({
    note: await addNote(db, actor, params.id, body.text),
  }))

  on(endpoints.changeOperatorNote, async ({ actor, params, body }) => ({
    note: await changeNote(db, actor, params, body),
  }))

  on(endpoints.deleteOperatorNote, async ({ actor, params }) => {
    await deleteNote(db, actor, params)
    return {}
  })

  on(endpoints.inviteOperator, async ({ actor, body }) => ({
    ...(await inviteOperator(db, actor, body)),
    can_send,
  }))

  on(endpoints.inviteOperators, async ({ actor, body }) => ({
    links: (await inviteOperators(db, actor, body)).map((link) => ({ ...link, can_send })),
  }))

  on(endpoints.renewInvitation, async ({ actor, params, body }) => ({
    ...(await renewInvitation(db, actor, params.id, body.hours)),
    can_send,
  }))

  on(endpoints.sendInvitation, async ({ actor, params, body }) => {
    await sendInvitation({ db, mail, panel: config.PUBLIC_URL, log }, actor, params.id, body)
    return {}
  })

  on(endpoints.getInvitation, ({ body, request }) =>
    findInvitation(db, lockout, body.token, visitorOf(request)),
  )

  on(endpoints.acceptInvitation, async ({ body, request, reply }) => {
    const cookies = cookiesOf(config, request, reply)
    const session = await acceptInvitation(db, lockout, body, visitorOf(request), cookies.sessionToken)
    cookies.setSession(session)
    const operator = await findOperator(db, session, false)
    if (!operator) throw new AppError('not_signed_in')
    return { user: await presentUser(operator) }
  })

  on(endpoints.changeOperator, async ({ actor, params, body }) => {
    await changeOperator(db, actor, params.id, body)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.suspendOperator, async ({ actor, params, body }) => {
    await suspendOperator(db, actor, params.id, body.reason)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.reinstateOperator, async ({ actor, params, body }) => {
    await reinstateOperator(db, actor, params.id, body.reason)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.endOperatorSessions, async ({ actor, params, body }) => {
    await endOperatorSessions(db, actor, params.id, body.session_id)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.askTwoFactorReset, async ({ actor, params, body }) => {
    await askReset(db, actor, params.id, body)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.confirmTwoFactorReset, async (call) => {
    const { actor, params, body } = call
    const link = await confirmReset({ db, secrets, lockout }, actor, params.id, body, browserOf(config, call))
    return { operator: await findOperatorDetail(db, actor, params.id), link: link && { ...link, can_send } }
  })

  on(endpoints.refuseTwoFactorReset, async ({ actor, params, body }) => {
    await refuseReset(db, actor, params.id, body.request_id)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })

  on(endpoints.refuseOwnReset, async ({ actor, body }) => {
    await refuseOwnReset(db, actor, body.request_id)
    return {}
  })

  on(endpoints.forgetTrustedBrowser, async ({ actor, params, body }) => {
    await forgetTrustedBrowser(db, actor, params.id, body.browser_id)
    return { operator: await findOperatorDetail(db, actor, params.id) }
  })
}
