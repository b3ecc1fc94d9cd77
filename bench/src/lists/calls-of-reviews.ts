import type { Calls, ReadingEndpoint } from './call.ts'
import { admins, once, pages } from './call.ts'
import type { World } from './world.ts'

/** Quality reviews: the samples of coaches, the trends, and what operators read. */
export const callsOfReviews = (world: World) =>
  ({
    getFeedbackAnswers: once(),
    getReviewSamples: {
      as: admins,
      calls: { ...pages, ', to score': { query: 'state=open' }, ', second look': { query: 'state=second' } },
    },
    getReviewSampleCount: {
      as: admins,
      calls: { '': {}, ', to score': { query: 'state=open' }, ', second look': { query: 'state=second' } },
    },
    getReviewSample: once({ id: world.reviewSample }),
    getReviewItem: once({ id: world.reviewItem }),
    getReviewTrends: {
      as: admins,
      calls: {
        ', 12 weeks': { query: 'weeks=12' },
        ', 26 weeks': { query: 'weeks=26' },
        ', 26 weeks, operator': { query: `weeks=26&operator_id=${world.operator}` },
        ', 26 weeks, team': { query: `weeks=26&team_id=${world.team}` },
        ', 26 weeks, site owner': { query: `weeks=26&siteowner_id=${world.largestSite}` },
      },
    },
    exportReviewTrends: {
      as: ['admin'],
      calls: {
        ', 26 weeks': { query: 'weeks=26' },
        ', 4 weeks, filtered': {
          query: `weeks=4&operator_id=${world.operator}&team_id=${world.team}&siteowner_id=${world.largestSite}`,
        },
      },
    },
    getReviewCard: once({ id: world.largestSite }),
    getFeedback: {
      as: ['writer'],
      calls: {
        ...pages,
        ', not read': { query: 'state=unread' },
        ', differs': { query: 'state=differs' },
      },
    },
    getFeedbackCount: {
      as: ['writer'],
      calls: { '': {}, ', read': { query: 'state=read' } },
    },
    getOneFeedback: { as: ['writer'], calls: { '': { params: { id: world.feedback } } } },
  }) satisfies Partial<Record<ReadingEndpoint, Calls>>
