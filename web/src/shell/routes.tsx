import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query-client'
import {
  type ConversationSearch,
  conversationSearchIn,
  type OriginSearch,
  originIn,
} from '../features/settings/pages/origin'
import { userQuery } from '../features/settings/user-query'
import {
  type FilterSearch,
  filtersOf,
  searchOf,
  searchToOpen,
} from '../features/supervision/overview/filters'
import { type NamedViewSearch, namedViewIn } from '../ui/lists/named-view'
import { idIn, withoutUndefined } from '../ui/lists/search-values'
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
  component: lazyRouteComponent(() => import('../features/answering/queue/QueuePage'), 'ReplyQueuePage'),
})

const pokeQueue = page(
  '/poke-queue',
  lazyRouteComponent(() => import('../features/answering/queue/QueuePage'), 'PokeQueuePage'),
)

const mine = pageWithSearch(
  '/mine',
  lazyHoldPage(() => import('../features/home/mine/MinePage'), 'MinePage'),
)

const endShift = page(
  '/mine/receipts',
  lazyHoldPage(() => import('../features/home/mine/EndShiftPage'), 'EndShiftPage'),
)

const receipt = page(
  '/mine/receipts/$id',
  lazyHoldPage(() => import('../features/home/mine/ReceiptPage'), 'ReceiptPage'),
)

const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  validateSearch: (search): FilterSearch & NamedViewSearch & { preview?: number } => ({
    ...searchOf(filtersOf(search)),
    ...namedViewIn(search),
    ...withoutUndefined({ preview: idIn(search.preview) }),
  }),
  beforeLoad({ search, preload }) {
    const operatorId = queryClient.getQueryData(userQuery.queryKey)?.id
    const isKept = operatorId === undefined || preload || search.named_view
    const saved = isKept ? null : searchToOpen(operatorId, search)
    if (saved) throw redirect({ to: '/messages', search: saved, replace: true })
  },
  component: lazyAdministrationPage(
    () => import('../features/supervision/overview/OverviewPage'),
    'OverviewPage',
  ),
})

const savedReplies = pageWithSearch(
  '/saved-replies',
  lazyRouteComponent(
    () => import('../features/answering/saved-replies/SavedRepliesPage'),
    'SavedRepliesPage',
  ),
)

const openConversation = createRoute({
  getParentRoute: () => root,
  path: '/conversations',
  validateSearch: (search): OriginSearch => originIn(search),
  component: lazyRouteComponent(
    () => import('../features/answering/conversation/OpenConversationPage'),
    'OpenConversationPage',
  ),
})

const pokeRules = page(
  '/poke-rules',
  lazyAdministrationPage(() => import('../features/answering/poke-rules/PokeRulesPage'), 'PokeRulesPage'),
)

const conversation = createRoute({
  getParentRoute: () => root,
  path: '/conversations/$id',
  validateSearch: (search): ConversationSearch => conversationSearchIn(search),
  component: lazyRouteComponent(
    () => import('../features/answering/conversation/ConversationPage'),
    'ConversationPage',
  ),
})

const history = pageWithSearch(
  '/history',
  lazyAdministrationPage(() => import('../features/insight/history/HistoryPage'), 'HistoryPage'),
)
const messageReports = pageWithSearch(
  '/message-reports',
  lazyAdministrationPage(() => import('../features/supervision/message-reports/ReportsPage'), 'ReportsPage'),
)
const escalations = pageWithSearch(
  '/escalations',
  lazyHoldPage(() => import('../features/safety/escalations/EscalationsPage'), 'EscalationsPage'),
)
const holds = pageWithSearch(
  '/holds',
  lazyHoldPage(() => import('../features/safety/escalations/HoldsPage'), 'HoldsPage'),
)
const profileSets = pageWithSearch(
  '/profilesets',
  lazyAdministrationPage(
    () => import('../features/profiles/profile-sets/ProfileSetsPage'),
    'ProfileSetsPage',
  ),
)
const profileSet = page(
  '/profilesets/$id',
  lazyAdministrationPage(() => import('../features/profiles/profile-sets/ProfileSetPage'), 'ProfileSetPage'),
)
const profileText = pageWithSearch(
  '/profilesets/profile-text',
  lazyAdministrationPage(
    () => import('../features/profiles/profile-texts/ProfileTextPage'),
    'ProfileTextPage',
  ),
)
const profileSetsReport = pageWithSearch(
  '/profilesets/report',
  lazyAdministrationPage(() => import('../features/insight/profile-reports/SetReportPage'), 'SetReportPage'),
)
const profileTextReport = pageWithSearch(
  '/profilesets/profile-text-report',
  lazyAdministrationPage(
    () => import('../features/insight/profile-reports/TextReportPage'),
    'TextReportPage',
  ),
)
const operators = pageWithSearch(
  '/operators',
  lazyAdministrationPage(() => import('../features/people/operators/OperatorsPage'), 'OperatorsPage'),
)

const operator = pageWithSearch(
  '/operators/$id',
  lazyAdministrationPage(() => import('../features/people/operators/OperatorPage'), 'OperatorPage'),
)

const permissions = page(
  '/permissions',
  lazyAdministrationPage(() => import('../features/people/permissions/PermissionsPage'), 'PermissionsPage'),
)
const stats = pageWithSearch(
  '/stats',
  lazyAdministrationPage(() => import('../features/insight/stats/StatsPage'), 'StatsPage'),
)

const skiplog = pageWithSearch(
  '/skiplog',
  lazyAdministrationPage(() => import('../features/supervision/skiplog/SkiplogPage'), 'SkiplogPage'),
)

const loginHistory = pageWithSearch(
  '/operator-login-history',
  lazyAdministrationPage(
    () => import('../features/people/login-history/LoginHistoryPage'),
    'LoginHistoryPage',
  ),
)

const audit = pageWithSearch(
  '/audit',
  lazyHoldPage(() => import('../features/service/audit/AuditPage'), 'AuditPage'),
)

const exports = pageWithSearch(
  '/exports',
  lazyAdministrationPage(() => import('../features/service/exports/ExportsPage'), 'ExportsPage'),
)

const account = page(
  '/account',
  lazyAdministrationPage(() => import('../features/people/account/AccountPage'), 'AccountPage'),
)

export const router = createRouter({
  ...searchInUrl,
  routeTree: root.addChildren([
    home,
    queue,
    pokeQueue,
    mine,
    endShift,
    receipt,
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
