import { type Right, rights } from '@panel/contract/rules/rights'
import { describe, expect, it } from 'vitest'
import type { User } from '../features/settings/user'
import { entryAt, menuFor, ownMenuFor } from './menu'

type Own = Partial<Omit<User, 'scope'>> & { scope?: readonly Right[] }

const makeUser = ({ scope = [], ...own }: Own = {}): User => ({
  id: 1,
  login: 'anna',
  name: 'Anna',
  team: { id: 22, name: 'Team 22' },
  permissions: {
    id: 100,
    name: 'Operator',
    other_chats: [],
    reviews: [],
    chat_stats: [],
    manage_operators: 'no',
  },
  scope: [...scope],
  preview: null,
  tfa_authenticated: true,
  away: null,
  open_messages: 0,
  open_reports: 0,
  open_escalations: 0,
  open_appeals: 0,
  coach_questions: 0,
  appeal_outcomes: [],
  open_pokes: 0,
  message_types: [],
  languages: [],
  profile_text: 'no',
  profile_sets: 'no',
  profile_sets_report: 'no',
  profile_text_report: 'no',
  must_choose_password: false,
  setup_open: false,
  is_demo: false,
  time_zone: 'UTC',
  works_for_all: true,
  codes_locked_at: null,
  own_reset: null,
  waiting_resets: [],
  late_minutes: {
    chat: { amber: 8, red: 12 },
    poke: { amber: 60, red: 240 },
    handover: { amber: 5, red: 10 },
  },
  locked_operators: [],
  paused: null,
  has_hours: false,
  has_fairness: false,
  photo_cover: 'customers',
  suggested_break: null,
  coach_notes: [],
  unread_feedback: 0,
  last_chat: false,
  reminders: { due: 0, next_at: null },
  exports: null,
  ...own,
})

const coach = ['other_chats.overview', 'other_chats.reports', 'reviews.view'] as const
const admin: Own = { scope: rights }
const menuOf = (own: Own, profileTexts?: number) => menuFor({ user: makeUser(own), profileTexts })
const pathsOf = (own: Own) =>
  menuOf(own).map(({ heading, entries }) => [heading, ...entries.map(({ to }) => to)])

const chats = [null, '/', '/messages', '/history', '/message-reports', '/stats']
const forAll = [null, '/', '/stats']

describe('the menu', () => {
  it('names the comparison with the team for everybody while it is switched on', () => {
    expect(pathsOf({ has_fairness: true }).at(-1)).toEqual(['menu.team', '/fairness'])
    expect(pathsOf({}).flat()).not.toContain('/fairness')
  })

  it('has all entries of the specification, in its order, for an admin', () => {
    expect(pathsOf(admin)).toEqual([
      chats,
      [
        'menu.profiles',
        '/profilesets',
        '/profilesets/profile-text',
        '/profilesets/report',
        '/profilesets/profile-text-report',
      ],
      // The specification does not name these.
      ['menu.safety', '/escalations', '/holds', '/customer-rights'],
      ['menu.team', '/board', '/reviews'],
      [
        'menu.admin_settings',
        '/operators',
        '/permissions',
        '/operator-login-history',
        '/skiplog',
        '/settings',
        '/audit',
      ],
    ])
  })

  it('names the own work for those who answer', () => {
    expect(pathsOf({ message_types: ['poke'] })).toEqual([[null, '/', '/mine', '/stats']])
  })

  it('has what is for everyone, without headings of empty sections, for operators without any right', () => {
    expect(pathsOf({})).toEqual([forAll])
  })

  it('has chats, history, reports and possibly the skiplog for supervisors', () => {
    expect(pathsOf({ scope: coach })).toEqual([chats])
    expect(pathsOf({ scope: [...coach, 'chat_stats.skiplog'] })).toEqual([
      chats,
      ['menu.admin_settings', '/skiplog'],
    ])
    expect(pathsOf({ scope: ['chat_stats.board'] })).toEqual([forAll, ['menu.team', '/board']])
    expect(pathsOf({ scope: ['chat_stats.away'] })).toEqual([forAll])
  })

  it.each([
    ['profile_sets', '/profilesets'],
    ['profile_text', '/profilesets/profile-text'],
    ['profile_sets_report', '/profilesets/report'],
    ['profile_text_report', '/profilesets/profile-text-report'],
  ] as const)('has the one entry for %s', (right, path) => {
    expect(pathsOf({ scope: [right] })).toEqual([forAll, ['menu.profiles', path]])
  })
})

it('the menu under the name has the own pages, and exports for those who have some', () => {
  const own = (user: Own) =>
    ownMenuFor({ user: makeUser(user), profileTexts: undefined }).map((part) => part.map(({ to }) => to))
  expect(own({})).toEqual([['/feedback'], ['/saved-replies'], ['/account']])
  expect(own({ exports: { under_way: 0, unseen: 0 } })).toEqual([
    ['/feedback'],
    ['/saved-replies', '/exports'],
    ['/account'],
  ])
})

describe('the badge', () => {
  const badgeAt = (path: string, own: Own, profileTexts?: number) =>
    [
      ...menuOf({ ...admin, ...own }, profileTexts).flatMap(({ entries }) => entries),
      ...ownMenuFor({ user: makeUser(own), profileTexts }).flat(),
    ].find(({ to }) => to === path)?.badge

  it('counts the open messages', () => {
    expect(badgeAt('/messages', { open_messages: 38 })).toEqual({ count: 38, of: 'messages' })
    expect(badgeAt('/messages', {})).toEqual({ count: 0, of: 'messages' })
  })

  it('counts the reviews that the operator has not read, above 0', () => {
    expect(badgeAt('/feedback', { unread_feedback: 1 })).toEqual({ count: 1, of: 'feedback' })
    expect(badgeAt('/feedback', {})).toBeNull()
  })

  it('counts the open reports in red, above 0', () => {
    expect(badgeAt('/message-reports', { open_reports: 2 })).toMatchObject({ count: 2, tone: 'bad' })
    expect(badgeAt('/message-reports', {})).toBeNull()
  })

  it('counts the open escalations in red, above 0', () => {
    expect(badgeAt('/escalations', { open_escalations: 2, open_appeals: 1 })).toMatchObject({
      count: 2,
      tone: 'bad',
    })
    expect(badgeAt('/escalations', { open_appeals: 1 })).toMatchObject({ count: 1, tone: 'warn' })
    expect(badgeAt('/escalations', {})).toBeNull()
  })

  it('counts the profile texts that wait, green at 0, orange otherwise', () => {
    const path = '/profilesets/profile-text'
    expect(badgeAt(path, {}, 0)).toMatchObject({ count: 0, tone: 'ok' })
    expect(badgeAt(path, {}, 1)).toMatchObject({ count: 1, tone: 'warn' })
    expect(badgeAt(path, {})).toBeNull()
  })
})

it('the entry of a page is also marked on its child pages', () => {
  expect(entryAt('/operators/7')).toBe('/operators')
  expect(entryAt('/profilesets/7')).toBe('/profilesets')
  expect(entryAt('/profilesets/report')).toBe('/profilesets/report')
  expect(entryAt('/profilesets/profile-text')).toBe('/profilesets/profile-text')
  expect(entryAt('/nowhere')).toBeNull()
})
