import { lazyAdministrationPage } from './lazy-route-component'
import { page, pageWithSearch } from './root-route'

const board = page(
  '/board',
  lazyAdministrationPage(() => import('../features/board/BoardPage'), 'BoardPage'),
)

const reviews = pageWithSearch(
  '/reviews',
  lazyAdministrationPage(() => import('../features/reviews/ReviewsPage'), 'ReviewsPage'),
)
const feedback = pageWithSearch(
  '/feedback',
  lazyAdministrationPage(() => import('../features/reviews/FeedbackPage'), 'FeedbackPage'),
)

const fairness = pageWithSearch(
  '/fairness',
  lazyAdministrationPage(() => import('../features/fairness/FairnessPage'), 'FairnessPage'),
)

/** What coaches work with, and what operators read about their own work. */
export const coachingRoutes = [board, reviews, feedback, fairness] as const
