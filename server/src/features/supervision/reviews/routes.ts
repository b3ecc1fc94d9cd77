import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../../platform/audit.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { answerFeedback } from './answer-feedback.ts'
import { drawSample } from './draw-sample.ts'
import { findAnswers } from './find-answers.ts'
import { countFeedback, findFeedback, findOldestUnread, findOneFeedback } from './find-feedback.ts'
import { findCard, findItem } from './find-item.ts'
import { countSamples, findSample, findSamples } from './find-samples.ts'
import { findTrends } from './find-trends.ts'
import { markAnswersSeen } from './mark-answers-seen.ts'
import { presentCard, presentItem, presentOpenedSample, presentSample } from './present.ts'
import { presentAnswer, presentFeedback, presentOpenedFeedback } from './present-feedback.ts'
import { publishCard } from './publish-card.ts'
import { putOffFeedback } from './put-off-feedback.ts'
import { passReview, saveReview } from './save-review.ts'
import { trendsFile } from './trends-file.ts'

export function reviewRoutes({ on, db, replica }: Services) {
  on(endpoints.getFeedback, async ({ actor, query }) => {
    const [{ items, next_cursor }, oldest_unread] = await Promise.all([
      findFeedback(db, actor, query, query.limit ?? listPageSize),
      findOldestUnread(db, actor),
    ])
    return { items: items.map((row) => presentFeedback(row, actor)), next_cursor, oldest_unread }
  })

  on(endpoints.getFeedbackCount, ({ actor, query }) => countFeedback(db, actor, query.state))

  on(endpoints.getOneFeedback, async ({ actor, params }) => ({
    feedback: presentOpenedFeedback(await findOneFeedback(db, actor, params.id), actor),
  }))

  on(endpoints.answerFeedback, async ({ actor, params, body }) => {
    await answerFeedback(db, actor, params.id, body)
    return { feedback: presentOpenedFeedback(await findOneFeedback(db, actor, params.id), actor) }
  })

  on(endpoints.putOffFeedback, async ({ actor }) => {
    await putOffFeedback(db, actor)
    return {}
  })

  on(endpoints.getFeedbackAnswers, async ({ actor }) => ({
    items: (await findAnswers(db, actor)).map((row) => presentAnswer(row, actor)),
  }))

  on(endpoints.markAnswersSeen, async ({ actor }) => {
    await markAnswersSeen(db, actor)
    return {}
  })

  on(endpoints.getReviewTrends, ({ actor, query }) => findTrends(replica, actor, query))

  on(endpoints.exportReviewTrends, async ({ actor, query, reply }) => {
    const trends = await findTrends(replica, actor, query)
    await recordExport(db, actor.id, 'review', query)
    void reply.header('content-disposition', `attachment; filename="reviews ${trends.weeks.at(-1)}.csv"`)
    return trendsFile(trends, query)
  })

  on(endpoints.getReviewCard, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { card: presentCard(await findCard(db, params.id)) }
  })

  on(endpoints.publishReviewCard, async ({ actor, params, body }) => ({
    card: presentCard(await publishCard(db, actor, params.id, body)),
  }))

  on(endpoints.getReviewSamples, async ({ actor, query }) => {
    const { items, next_cursor } = await findSamples(db, actor, query, query.limit ?? listPageSize)
    return { samples: items.map((row) => presentSample(row, actor)), next_cursor }
  })

  on(endpoints.getReviewSampleCount, ({ actor, query }) => countSamples(replica, actor, query.state))

  on(endpoints.drawReviewSample, async ({ actor, body }) => ({
    sample: presentOpenedSample(
      await findSample(db, actor, await drawSample(db, replica, actor, body)),
      actor,
    ),
  }))

  on(endpoints.getReviewSample, async ({ actor, params }) => ({
    sample: presentOpenedSample(await findSample(db, actor, params.id), actor),
  }))

  on(endpoints.getReviewItem, async ({ actor, params }) => ({
    item: presentItem(await findItem(db, actor, params.id), actor),
  }))

  on(endpoints.saveReview, async ({ actor, params, body }) => {
    await saveReview(db, actor, params.id, body)
    return { item: presentItem(await findItem(db, actor, params.id), actor) }
  })

  on(endpoints.passReview, async ({ actor, params }) => {
    await passReview(db, actor, params.id)
    return { item: presentItem(await findItem(db, actor, params.id), actor) }
  })
}
