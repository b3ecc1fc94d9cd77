import { lazyAdministrationPage } from './lazy-route-component'
import { page, pageWithSearch } from './root-route'

const settings = page(
  '/settings',
  lazyAdministrationPage(() => import('../features/siteowners/SiteownersPage'), 'SiteownersPage'),
)

const thresholds = page(
  '/settings/thresholds',
  lazyAdministrationPage(() => import('../features/service-settings/ThresholdsPage'), 'ThresholdsPage'),
)

const disclosures = pageWithSearch(
  '/settings/disclosures',
  lazyAdministrationPage(() => import('../features/disclosures/ShowingsPage'), 'ShowingsPage'),
)

const retention = page(
  '/settings/retention',
  lazyAdministrationPage(() => import('../features/retention/RetentionPage'), 'RetentionPage'),
)

const gifts = pageWithSearch(
  '/settings/gifts',
  lazyAdministrationPage(() => import('../features/gifts/GiftsPage'), 'GiftsPage'),
)

const wordList = pageWithSearch(
  '/settings/lists/$id',
  lazyAdministrationPage(() => import('../features/word-lists/WordListPage'), 'WordListPage'),
)

const siteowner = page(
  '/settings/siteowners/$id',
  lazyAdministrationPage(() => import('../features/siteowners/SiteownerPage'), 'SiteownerPage'),
)

const customersRights = pageWithSearch(
  '/customer-rights',
  lazyAdministrationPage(
    () => import('../features/customer-rights/CustomersRightsPage'),
    'CustomersRightsPage',
  ),
)

const customerRights = page(
  '/customer-rights/$id',
  lazyAdministrationPage(
    () => import('../features/customer-rights/CustomerRightsPage'),
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
