import { lazyAdministrationPage } from './lazy-route-component'
import { page, pageWithSearch } from './root-route'

const settings = page(
  '/settings',
  lazyAdministrationPage(() => import('../features/sites/siteowners/SiteownersPage'), 'SiteownersPage'),
)

const thresholds = page(
  '/settings/thresholds',
  lazyAdministrationPage(
    () => import('../features/settings/service-settings/ThresholdsPage'),
    'ThresholdsPage',
  ),
)

const disclosures = pageWithSearch(
  '/settings/disclosures',
  lazyAdministrationPage(() => import('../features/safety/disclosures/ShowingsPage'), 'ShowingsPage'),
)

const retention = page(
  '/settings/retention',
  lazyAdministrationPage(() => import('../features/safety/retention/RetentionPage'), 'RetentionPage'),
)

const gifts = pageWithSearch(
  '/settings/gifts',
  lazyAdministrationPage(() => import('../features/conversations/gifts/GiftsPage'), 'GiftsPage'),
)

const wordList = pageWithSearch(
  '/settings/lists/$id',
  lazyAdministrationPage(() => import('../features/settings/word-lists/WordListPage'), 'WordListPage'),
)

const siteowner = pageWithSearch(
  '/settings/siteowners/$id',
  lazyAdministrationPage(() => import('../features/sites/siteowners/SiteownerPage'), 'SiteownerPage'),
)

const customersRights = pageWithSearch(
  '/customer-rights',
  lazyAdministrationPage(
    () => import('../features/safety/customer-rights/CustomersRightsPage'),
    'CustomersRightsPage',
  ),
)

const customerRights = page(
  '/customer-rights/$id',
  lazyAdministrationPage(
    () => import('../features/safety/customer-rights/CustomerRightsPage'),
    'CustomerRightsPage',
  ),
)

/** The pages below `/settings`, and those of customers' rights. */
export const settingsRoutes = [
  settings,
  siteowner,
  disclosures,
  gifts,
  wordList,
  thresholds,
  retention,
  customersRights,
  customerRights,
] as const
