import { type Endpoint, type Endpoints, endpoints } from '@panel/contract'

/** The names of the endpoints that a site calls with its key. */
export type SiteEndpointName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'site' } ? Name : never
}[keyof Endpoints]

/** The endpoints that a site calls with its key, in the order in which a new site needs them. */
const order: readonly SiteEndpointName[] = [
  'getSite',
  'putProfile',
  'putProfiles',
  'getSiteProfile',
  'putTextRules',
  'getSiteDisclosures',
  'putCustomer',
  'putCustomers',
  'getSiteCustomer',
  'patchCustomer',
  'getSiteCustomerDisclosure',
  'getCustomerHolds',
  'putGift',
  'postMessages',
  'postHistory',
  'editSiteMessage',
  'putChatStatus',
  'tellTyping',
  'postComplaint',
  'getOutbox',
  'acknowledgeDelivery',
  'listSiteDeliveries',
  'listSiteRefusedCalls',
  'readDelivery',
  'putSiteWebhook',
  'testSiteWebhook',
  'getSitePhoto',
  'deleteSiteMessage',
  'exportCustomerForSite',
  'eraseCustomer',
  'getErasure',
]

const all: Record<string, Endpoint> = endpoints
const places = new Map<string, number>(order.map((name, index) => [name, index]))
const placeOf = (name: string) => places.get(name) ?? order.length

/** Those that nobody has put in order come last. */
export const siteEndpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(all)
    .filter(([, { access }]) => access === 'site')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
)

/** The groups of the document, by the first part of their paths. */
const groupsByPart: Record<string, string> = {
  '': 'Key',
  'refused-calls': 'Key',
  profiles: 'Profiles',
  'text-rules': 'Profiles',
  disclosures: 'Customers',
  customers: 'Customers',
  gifts: 'Gifts and photos',
  photos: 'Gifts and photos',
  messages: 'Messages',
  history: 'Messages',
  complaints: 'Messages',
  outbox: 'Answers',
  deliveries: 'Answers',
  webhook: 'Answers',
}

export const siteGroups = {
  Key: 'Who you are to the panel.',
  Profiles: 'The fictional profiles in whose names operators write.',
  Customers: 'Who writes to them, what they were told, and what stops them.',
  Messages: 'What customers write, change and delete, and what they complain about.',
  Answers: 'What operators write, your webhook, and what became of both.',
  'Gifts and photos': 'What goes along with a message.',
}

export const siteGroupOf = ({ path }: Endpoint) => groupsByPart[path.split('/')[3] ?? ''] ?? 'Key'
