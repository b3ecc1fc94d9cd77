import { describe, expect, it, vi } from 'vitest'
import { makeStorage } from '../../../testing/storage'
import {
  type ConversationFilters,
  defaultFilters,
  filtersOf,
  hasFilters,
  readFilters,
  searchOf,
  storeFilters,
} from './filters'

const changed: ConversationFilters = {
  messageCountFilterRange: [5, -1],
  daysSinceLastMessageConversationFilter: [0, 7],
  daysSinceLastMessageCustomerFilter: [2, 30],
  operatorStatusFilter: ['ignored'],
  numberOfPokesFilter: [1, 3],
  paidUserStatusFilter: 'paid',
  languageFilter: 'en-GB',
  messageTypeFilter: 'extra_poke_photo',
  siteownerFilter: 3,
  operatorFilter: 12,
  order: 'newest',
}

describe('the filters of the Chat overview', () => {
  it('have the defaults of the specification', () => {
    expect(defaultFilters).toMatchObject({
      messageCountFilterRange: [-1, -1],
      daysSinceLastMessageConversationFilter: [0, 365],
      daysSinceLastMessageCustomerFilter: [0, 365],
      numberOfPokesFilter: [0, 10],
      operatorStatusFilter: ['unread', 'unanswered'],
      paidUserStatusFilter: '',
    })
    expect(searchOf(defaultFilters)).toEqual({})
    expect(filtersOf({})).toEqual(defaultFilters)
  })

  it('are written to the URL and read from it', () => {
    expect(searchOf(changed)).toEqual({
      messages_min: 5,
      days_max: 7,
      customer_days_min: 2,
      customer_days_max: 30,
      status: 'ignored',
      pokes_min: 1,
      pokes_max: 3,
      member_type: 'paid',
      language: 'en-GB',
      message_type: 'extra_poke_photo',
      siteowner_id: 3,
      operator_id: 12,
      order: 'newest',
    })
    expect(filtersOf(searchOf(changed))).toEqual(changed)
  })

  it('can include all statuses', () => {
    const all = { ...defaultFilters, operatorStatusFilter: filtersOf({ status: 'all' }).operatorStatusFilter }
    expect(all.operatorStatusFilter).toEqual(['unread', 'unanswered', 'ignored', 'answered'])
    expect(searchOf(all)).toEqual({ status: 'all' })
  })

  it('ignore invalid values in a URL', () => {
    expect(
      filtersOf({
        status: 'read',
        pokes_max: 11,
        days_min: 'x',
        member_type: 'gold',
        operator_id: -4,
        order: 'oldest',
        language: '<',
      }),
    ).toEqual(defaultFilters)
  })

  it('of a URL are used, not the stored ones, as soon as the URL has one of them', () => {
    expect(hasFilters({})).toBe(false)
    expect(hasFilters({ from: 'home' })).toBe(false)
    expect(hasFilters({ status: 'unread,unanswered' })).toBe(true)
    for (const name of Object.keys(searchOf(changed))) expect(hasFilters({ [name]: 'x' }), name).toBe(true)
  })

  it('are stored in the browser, separately for each operator', () => {
    const storage = makeStorage()
    vi.stubGlobal('localStorage', storage)
    storeFilters(7, changed)
    expect(readFilters(7)).toEqual(changed)
    expect(readFilters(8)).toEqual(defaultFilters)
    for (const nonsense of ['no JSON', 'null', '7', '["x"]']) {
      storage.setItem('filters:7', nonsense)
      expect(readFilters(7)).toEqual(defaultFilters)
    }
    vi.unstubAllGlobals()
  })
})
