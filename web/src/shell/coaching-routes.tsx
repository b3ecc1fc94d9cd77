import { lazyAdministrationPage } from './lazy-route-component'
import { page, pageWithSearch } from './root-route'

const board = page(
  '/board',
  lazyAdministrationPage(() => import('../features/supervision/board/BoardPage'), 'BoardPage'),
)

const team = pageWithSearch(
  '/team',
  lazyAdministrationPage(() => import('../features/supervision/team/TeamPage'), 'TeamPage'),
)

const hours = pageWithSearch(
  '/hours',
  lazyAdministrationPage(() => import('../features/people/hours/TeamHoursPage'), 'TeamHoursPage'),
)

const myHours = pageWithSearch(
  '/my-hours',
  lazyAdministrationPage(() => import('../features/people/hours/MyHoursPage'), 'MyHoursPage'),
)

const reviews = pageWithSearch(
  '/reviews',
  lazyAdministrationPage(() => import('../features/supervision/reviews/ReviewsPage'), 'ReviewsPage'),
)
const feedback = pageWithSearch(
  '/feedback',
  lazyAdministrationPage(() => import('../features/supervision/reviews/FeedbackPage'), 'FeedbackPage'),
)

const fairness = pageWithSearch(
  '/fairness',
  lazyAdministrationPage(() => import('../features/supervision/fairness/FairnessPage'), 'FairnessPage'),
)

/** What coaches work with, and what operators read about their own work. */
export const coachingRoutes = [board, team, hours, myHours, reviews, feedback, fairness] as const
