import {
  type ConversationStatus,
  conversationStatuses,
  type MemberTypeFilter,
  messageTypes,
} from '@panel/contract/rules/enumerations'
import { conversationFilterDefaults } from '@panel/contract/rules/limits'
import { asJson, storedPerOperator } from '../../../ui/storage/storage'

export type Range = readonly [from: number, to: number]

/** The filters of the Chat overview, named as in specification section 3; stored in the browser. */
export type ConversationFilters = {
  /** -1 means no limit. */
  messageCountFilterRange: Range
  daysSinceLastMessageConversationFilter: Range
  daysSinceLastMessageCustomerFilter: Range
  operatorStatusFilter: readonly ConversationStatus[]
  /** Pokes after the customer's last message. */
  numberOfPokesFilter: Range
  /** Empty means all. */
  paidUserStatusFilter: '' | Exclude<MemberTypeFilter, 'all'>
  languageFilter: string
  messageTypeFilter: '' | (typeof messageTypes)[number]
  siteownerFilter: number | null
  operatorFilter: number | null
  /** Empty: the longest wait first. */
  order: '' | 'newest'
}

/** Specification section 9, filter defaults. */
export const defaultFilters: ConversationFilters = {
  messageCountFilterRange: conversationFilterDefaults.messages,
  daysSinceLastMessageConversationFilter: conversationFilterDefaults.days,
  daysSinceLastMessageCustomerFilter: conversationFilterDefaults.customerDays,
  operatorStatusFilter: conversationFilterDefaults.status,
  numberOfPokesFilter: conversationFilterDefaults.pokes,
  paidUserStatusFilter: '',
  languageFilter: '',
  messageTypeFilter: '',
  siteownerFilter: null,
  operatorFilter: null,
  order: '',
}

const ranges = {
  messages: 'messageCountFilterRange',
  pokes: 'numberOfPokesFilter',
  customer_days: 'daysSinceLastMessageCustomerFilter',
  days: 'daysSinceLastMessageConversationFilter',
} as const
export type RangeName = keyof typeof ranges
export const rangeNames = Object.keys(ranges) as RangeName[]
export const rangeOf = (filters: ConversationFilters, name: RangeName): Range => filters[ranges[name]]
export const withRange = (name: RangeName, range: Range): Partial<ConversationFilters> => ({
  [ranges[name]]: range,
})

/** The limits of each range. -1 means no limit. */
export const rangeLimits: Record<RangeName, Range> = {
  messages: [-1, 1_000_000],
  pokes: conversationFilterDefaults.pokes,
  customer_days: conversationFilterDefaults.customerDays,
  days: conversationFilterDefaults.days,
}

/** The URL and the request have the same names; filters with their default are left out. */
export type FilterSearch = Partial<
  Record<`${RangeName}_${'min' | 'max'}` | 'siteowner_id' | 'operator_id', number> & {
    status: string
    language: string
    message_type: Exclude<ConversationFilters['messageTypeFilter'], ''>
    member_type: Exclude<ConversationFilters['paidUserStatusFilter'], ''>
    order: Exclude<ConversationFilters['order'], ''>
  }
>

export function searchOf(filters: ConversationFilters): FilterSearch {
  const search: FilterSearch = {}
  for (const name of rangeNames) {
    const [[from, to], [usualFrom, usualTo]] = [rangeOf(filters, name), rangeOf(defaultFilters, name)]
    if (from !== usualFrom) search[`${name}_min`] = from
    if (to !== usualTo) search[`${name}_max`] = to
  }
  const status = filters.operatorStatusFilter
  if (status.length === conversationStatuses.length) search.status = 'all'
  else if (status.join() !== defaultFilters.operatorStatusFilter.join()) search.status = status.join()
  if (filters.paidUserStatusFilter) search.member_type = filters.paidUserStatusFilter
  if (filters.languageFilter) search.language = filters.languageFilter
  if (filters.messageTypeFilter) search.message_type = filters.messageTypeFilter
  if (filters.siteownerFilter) search.siteowner_id = filters.siteownerFilter
  if (filters.operatorFilter) search.operator_id = filters.operatorFilter
  if (filters.order) search.order = filters.order
  return search
}

/** The filters in a URL. Invalid values are ignored. */
export function filtersOf(search: Record<string, unknown>): ConversationFilters {
  const filters = { ...defaultFilters }
  for (const name of rangeNames) {
    const [from, to] = rangeOf(defaultFilters, name)
    const [least, most] = rangeLimits[name]
    Object.assign(
      filters,
      withRange(name, [
        wholeNumber(search[`${name}_min`], least, most) ?? from,
        wholeNumber(search[`${name}_max`], least, most) ?? to,
      ]),
    )
  }
  const requested = typeof search.status === 'string' ? search.status.split(',') : []
  const status = conversationStatuses.filter((one) => requested.includes(one) || requested[0] === 'all')
  if (status.length > 0) filters.operatorStatusFilter = status
  if (search.member_type === 'paid' || search.member_type === 'free')
    filters.paidUserStatusFilter = search.member_type
  if (typeof search.language === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(search.language))
    filters.languageFilter = search.language
  filters.messageTypeFilter = messageTypes.find((type) => type === search.message_type) ?? ''
  if (search.order === 'newest') filters.order = search.order
  filters.siteownerFilter = wholeNumber(search.siteowner_id, 1, Number.MAX_SAFE_INTEGER)
  filters.operatorFilter = wholeNumber(search.operator_id, 1, Number.MAX_SAFE_INTEGER)
  return filters
}

function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most
    ? number
    : null
}

/** Whether a URL has filters, also with default values. Then the stored filters are not used. */
export const hasFilters = (search: Record<string, unknown>) =>
  Object.keys(search).some((name) => filterNames.has(name))

const filterNames: ReadonlySet<string> = new Set([
  ...rangeNames.flatMap((name) => [`${name}_min`, `${name}_max`]),
  ...['status', 'member_type', 'language', 'message_type', 'siteowner_id', 'operator_id', 'order'],
])

/** Stored in the form of the URL. */
const lastFilters = storedPerOperator<ConversationFilters>('filters', {
  ...asJson((stored) => filtersOf({ ...Object(stored) })),
  print: (filters) => JSON.stringify(searchOf(filters)),
})

/** The filters that this operator last used in this browser. */
export const readFilters = (operatorId: number): ConversationFilters =>
  lastFilters(operatorId).read() ?? defaultFilters

/**
 * The filters with which the page opens. Filters in its URL are used and stored; without any, those that were used last are
 * used again.
 * @returns null when the URL does not change
 */
export function searchToOpen(operatorId: number, search: Record<string, unknown>): FilterSearch | null {
  if (hasFilters(search)) {
    storeFilters(operatorId, filtersOf(search))
    return null
  }
  const saved = searchOf(readFilters(operatorId))
  return Object.keys(saved).length > 0 ? saved : null
}

export const storeFilters = (operatorId: number, filters: ConversationFilters) =>
  void lastFilters(operatorId).write(filters)
