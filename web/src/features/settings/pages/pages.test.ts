import { type Access, endpoints } from '@panel/contract'
import { type PagePath, pagePaths } from '@panel/contract/rules/page-paths'
import { expect, it } from 'vitest'
import { pages, rightFor } from './pages'

it('the rights of the pages are those of specification section 2', () => {
  const rights = pagePaths.map((path) => [path, rightFor(path)])
  expect(Object.fromEntries(rights)).toEqual({
    '/': null,
    '/queue': null,
    '/poke-queue': null,
    '/mine': null,
    '/mine/receipts': null,
    '/mine/receipts/$id': null,
    '/messages': 'other_chats.overview',
    '/conversations': null,
    '/conversations/$id': null,
    '/history': 'reviews.view',
    '/message-reports': 'other_chats.reports',
    '/escalations': 'escalations',
    '/holds': 'holds',
    '/stats': null,
    '/board': 'chat_stats.board',
    '/team': 'reviews.view',
    '/hours': 'chat_stats.board',
    '/my-hours': null,
    '/reviews': 'reviews.score',
    '/feedback': null,
    '/fairness': null,
    '/account': null,
    '/exports': null,
    '/skiplog': 'chat_stats.skiplog',
    '/operators': 'manage_operators',
    '/operators/$id': 'manage_operators',
    '/permissions': 'manage_operators',
    '/operator-login-history': 'manage_operators',
    '/audit': 'manage_operators',
    '/settings': 'manage_operators',
    '/settings/thresholds': 'manage_operators',
    '/settings/disclosures': 'manage_operators',
    '/settings/retention': 'manage_operators',
    '/customer-rights': 'customer_rights',
    '/customer-rights/$id': 'customer_rights',
    '/settings/gifts': 'manage_operators',
    '/settings/lists/$id': 'manage_operators',
    '/settings/siteowners/$id': 'manage_operators',
    '/profilesets': 'profile_sets',
    '/profilesets/$id': 'profile_sets',
    '/profilesets/profile-text': 'profile_text',
    '/profilesets/profile-text-report': 'profile_text_report',
    '/profilesets/report': 'profile_sets_report',
    '/saved-replies': null,
    '/poke-rules': 'manage_operators',
  })
})

it('only the page of an operator opens with another right too: that of the notes', () => {
  const withTwo = pagePaths.filter((path) => 'orRight' in pages[path])
  expect(withTwo).toEqual(['/operators/$id'])
  expect(pages['/operators/$id'].orRight).toBe(endpoints.listOperatorNotes.access)
})

it('a page requires the right of the endpoint of its list', () => {
  const lists: [PagePath, { access: Access }][] = [
    ['/messages', endpoints.listConversations],
    ['/board', endpoints.getBoard],
    ['/reviews', endpoints.getReviewSamples],
    ['/poke-rules', endpoints.getPokeRules],
    ['/profilesets/profile-text', endpoints.getProfileTextCount],
  ]
  for (const [path, { access }] of lists) expect(access).toEqual(rightFor(path))
})
