import { endpoints, listPageSize } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { countInquiries } from './count.ts'
import { denyQuestion } from './deny-question.ts'
import { findUnanswered } from './find-unanswered.ts'
import { liftInquiry } from './lift.ts'
import { markAsked } from './mark.ts'
import { findTrueAnswers } from './true-answers.ts'

export function inquiryRoutes({ on, db, urgent }: Services) {
  on(endpoints.markAsked, async ({ actor, params, body }) => ({
    inquiry: await markAsked(urgent, actor, params.id, body),
  }))

  on(endpoints.denyQuestion, async ({ actor, params, body }) => {
    await denyQuestion(urgent, actor, params.id, body)
    return {}
  })

  on(endpoints.liftInquiry, async ({ actor, params, body }) => {
    await liftInquiry(urgent, actor, params.id, body)
    return {}
  })

  on(endpoints.getTrueAnswers, async ({ actor, params }) => {
    await requireReadable(db, actor, params.id)
    return { items: await findTrueAnswers(db, params.id) }
  })

  on(endpoints.listUnansweredInquiries, ({ actor, query }) =>
    findUnanswered(db, actor, query, query.limit ?? listPageSize),
  )

  on(endpoints.getInquiryCounts, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return countInquiries(db, params.id)
  })
}
