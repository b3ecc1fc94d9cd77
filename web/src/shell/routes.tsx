import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query-client'
import { type FilterSearch, filtersOf, searchOf, searchToOpen } from '../features/overview/filters'
import {
  type ConversationSearch,
  conversationSearchIn,
  type OriginSearch,
  originIn,
} from '../features/pages/origin'
import { userQuery } from '../features/settings/user-query'
import { type NamedViewSearch, namedViewIn } from '../ui/named-view'
import { coachingRoutes } from './coaching-routes'
import { ErrorPage } from './ErrorPage'
import { lazyAdministrationPage, lazyHoldPage, lazyRouteComponent } from './lazy-route-component'
import { page, pageWithSearch, root } from './root-route'
import { searchInUrl } from './search-in-url'
import { settingsRoutes } from './settings-routes'

const home = page(
  '/',
  lazyRouteComponent(() => import('../features/home/HomePage'), 'HomePage'),
)

const queue = createRoute({
  getParentRoute: () => root,
  path: '/queue',
  validateSearch: (search): { smart?: 1 } => (Number(search.smart) === 1 ? { smart: 1 } : {}),
  component: lazyRouteComponent(() => import('../features/queue/QueuePage'), 'ReplyQueuePage'),
})

const pokeQueue = page(
  '/poke-queue',
  lazyRouteComponent(() => import('../features/queue/QueuePage'), 'PokeQueuePage'),
)

const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  validateSearch: (search): FilterSearch & NamedViewSearch => ({
    ...searchOf(filtersOf(search)),
    ...namedViewIn(search),
  }),
  beforeLoad({ search, preload }) {
    const operatorId = queryClient.getQueryData(userQuery.queryKey)?.id
    const isKept = operatorId === undefined || preload || search.named_view
    const saved = isKept ? null : searchToOpen(operatorId, search)
    if (saved) throw redirect({ to: '/messages', search: saved, replace: true })
  },
  component: lazyAdministrationPage(() => import('../features/overview/OverviewPage'), 'OverviewPage'),
})

const savedReplies = pageWithSearch(
  '/saved-replies',
  lazyRouteComponent(() => import('../features/saved-replies/SavedRepliesPage'), 'SavedRepliesPage'),
)

const openConversation = createRoute({
  getParentRoute: () => root,
  path: '/conversations',
  validateSearch: (search): OriginSearch => originIn(search),
  component: lazyRouteComponent(
    () => import('../features/conversation/OpenConversationPage'),
    'OpenConversationPage',
  ),
})

const pokeRules = page(
  '/poke-rules',
  lazyAdministrationPage(() => import('../features/poke-rules/PokeRulesPage'), 'PokeRulesPage'),
)

const conversation = createRoute({
  getParentRoute: () => root,
  path: '/conversations/$id',
  validateSearch: (search): ConversationSearch => conversationSearchIn(search),
  component: lazyRouteComponent(
    () => import('../features/conversation/ConversationPage'),
    'ConversationPage',
  ),
})

const history = pageWithSearch(
  '/history',
  lazyAdministrationPage(() => import('../features/history/HistoryPage'), 'HistoryPage'),
)
const messageReports = pageWithSearch(
  '/message-reports',
  lazyAdministrationPage(() => import('../features/message-reports/ReportsPage'), 'ReportsPage'),
)
const escalations = pageWithSearch(
  '/escalations',
  lazyHoldPage(() => import('../features/escalations/EscalationsPage'), 'EscalationsPage'),
)
const holds = pageWithSearch(
  '/holds',
  lazyHoldPage(() => import('../features/escalations/HoldsPage'), 'HoldsPage'),
)
const profileSets = pageWithSearch(
  '/profilesets',
  lazyAdministrationPage(() => import('../features/profile-sets/ProfileSetsPage'), 'ProfileSetsPage'),
)
const profileSet = page(
  '/profilesets/$id',
  lazyAdministrationPage(() => import('../features/profile-sets/ProfileSetPage'), 'ProfileSetPage'),
)
const profileText = pageWithSearch(
  '/profilesets/profile-text',
  lazyAdministrationPage(() => import('../features/profile-texts/ProfileTextPage'), 'ProfileTextPage'),
)
const profileSetsReport = pageWithSearch(
  '/profilesets/report',
  lazyAdministrationPage(() => import('../features/profile-reports/SetReportPage'), 'SetReportPage'),
)
const profileTextReport = pageWithSearch(
  '/profilesets/profile-text-report',
  lazyAdministrationPage(() => import('../features/profile-reports/TextReportPage'), 'TextReportPage'),
)
const operators = pageWithSearch(
  '/operators',
  lazyAdministrationPage(() => import('../features/operators/OperatorsPage'), 'OperatorsPage'),
)

const operator = pageWithSearch(
  '/operators/$id',
  lazyAdministrationPage(() => import('../features/operators/OperatorPage'), 'OperatorPage'),
)

const permissions = page(
  '/permissions',
  lazyAdministrationPage(() => import('../features/permissions/PermissionsPage'), 'PermissionsPage'),
)
const stats = pageWithSearch(
  '/stats',
  lazyAdministrationPage(() => import('../features/stats/StatsPage'), 'StatsPage'),
)

const skiplog = pageWithSearch(
  '/skiplog',
  lazyAdministrationPage(() => import('../features/skiplog/SkiplogPage'), 'SkiplogPage'),
)

const loginHistory = pageWithSearch(
  '/operator-login-history',
  lazyAdministrationPage(() => import('../features/login-history/LoginHistoryPage'), 'LoginHistoryPage'),
)

const audit = pageWithSearch(
  '/audit',
  lazyAdministrationPage(() => import('../features/audit/AuditPage'), 'AuditPage'),
)

const exports = pageWithSearch(
  '/exports',
  lazyAdministrationPage(() => import('../features/exports/ExportsPage'), 'ExportsPage'),
)

const account = page(
  '/account',
  lazyAdministrationPage(() => import('../features/account/AccountPage'), 'AccountPage'),
)

export const router = createRouter({
  ...searchInUrl,
  routeTree: root.addChildren([
    home,
    queue,
    pokeQueue,
    pokeRules,
    messages,
    savedReplies,
    openConversation,
    conversation,
    history,
    messageReports,
    escalations,
    holds,
    stats,
    ...coachingRoutes,
    profileSets,
    profileSet,
    profileText,
    profileSetsReport,
    profileTextReport,
    operators,
    operator,
    permissions,
    loginHistory,
    skiplog,
    audit,
    ...settingsRoutes,
    exports,
    account,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  // Leaving a queue can cause a question; the URL must not change before the answer.
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
