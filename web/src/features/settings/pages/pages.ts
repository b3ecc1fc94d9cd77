import type { PagePath } from '@panel/contract/rules/page-paths'
import { hasRight, levelSeeingOtherOperators, type Right } from '@panel/contract/rules/rights'
import {
  type Icon,
  IconAdjustments,
  IconAlertTriangle,
  IconChartBar,
  IconClipboardCheck,
  IconClockBolt,
  IconClockHour4,
  IconDeviceDesktopAnalytics,
  IconFileDownload,
  IconFileText,
  IconFlag,
  IconGift,
  IconHandFinger,
  IconHandStop,
  IconHash,
  IconHistory,
  IconId,
  IconLayoutDashboard,
  IconListCheck,
  IconLogin2,
  IconMessage,
  IconMessageBolt,
  IconMessageStar,
  IconMessages,
  IconPlayerSkipForward,
  IconReport,
  IconReportAnalytics,
  IconScale,
  IconShieldCheck,
  IconShieldLock,
  IconUserCheck,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { User } from '../user'

type Page = { label: string; icon: Icon; right?: Right; orRight?: Right; ofWholeService?: true }

/**
 * The pages of the panel by path (specification section 2), each with the right that it requires. The menu, the palette, links
 * back and the guard of the routes use this table. A page without a right is open to everyone; `orRight` opens a part of the page.
 * `ofWholeService`: only admins who work for all site owners change what is there for everybody.
 * The server checks the access of its endpoints separately; a queue itself shows why an operator gets nothing from it.
 */
export const pages = {
  '/': { label: 'home.title', icon: IconLayoutDashboard },
  '/queue': { label: 'queue.title.reply', icon: IconMessage },
  '/poke-queue': { label: 'queue.title.poke', icon: IconHandFinger },
  '/mine': { label: 'page.mine', icon: IconUserCheck },
  // Ends the shift, and is reached by its action only.
  '/mine/receipts': { label: 'page.receipt', icon: IconUserCheck },
  '/mine/receipts/$id': { label: 'page.receipt', icon: IconUserCheck },
  '/messages': { label: 'overview.title', icon: IconMessages, right: 'other_chats.overview' },
  '/history': { label: 'page.history', icon: IconHistory, right: 'reviews.view' },
  '/message-reports': { label: 'page.reports', icon: IconFlag, right: 'other_chats.reports' },
  '/escalations': { label: 'page.escalations', icon: IconAlertTriangle, right: 'escalations' },
  '/holds': { label: 'page.holds', icon: IconHandStop, right: 'holds' },
  '/stats': { label: 'page.stats', icon: IconChartBar },
  '/board': { label: 'page.board', icon: IconDeviceDesktopAnalytics, right: 'chat_stats.board' },
  // Of people whose work the coach may see: from account level 150 on.
  '/team': { label: 'page.team', icon: IconUsersGroup, right: 'reviews.view' },
  '/hours': { label: 'page.hours', icon: IconClockHour4, right: 'chat_stats.board' },
  '/reviews': { label: 'page.reviews', icon: IconListCheck, right: 'reviews.score' },
  '/feedback': { label: 'page.feedback', icon: IconMessageStar },
  '/fairness': { label: 'page.fairness', icon: IconScale },
  '/profilesets': { label: 'page.profile_sets', icon: IconId, right: 'profile_sets' },
  '/profilesets/$id': { label: 'page.profile_set', icon: IconId, right: 'profile_sets' },
  '/profilesets/profile-text': {
    label: 'page.profile_text',
    icon: IconFileText,
    right: 'profile_text',
  },
  '/profilesets/report': {
    label: 'page.profile_sets_report',
    icon: IconReport,
    right: 'profile_sets_report',
  },
  '/profilesets/profile-text-report': {
    label: 'page.profile_text_report',
    icon: IconReportAnalytics,
    right: 'profile_text_report',
  },
  '/operators': { label: 'page.operators', icon: IconUsers, right: 'manage_operators' },
  '/operators/$id': {
    label: 'page.operator',
    icon: IconUsers,
    right: 'manage_operators',
    // Coaches read and write notes there.
    orRight: 'reviews.view',
  },
  '/permissions': { label: 'page.permissions', icon: IconShieldLock, right: 'manage_operators' },
  '/operator-login-history': {
    label: 'page.login_history',
    icon: IconLogin2,
    right: 'manage_operators',
  },
  '/skiplog': { label: 'page.skiplog', icon: IconPlayerSkipForward, right: 'chat_stats.skiplog' },
  '/customer-rights': { label: 'page.customer_rights', icon: IconScale, right: 'customer_rights' },
  '/customer-rights/$id': {
    label: 'page.customer_rights',
    icon: IconScale,
    right: 'customer_rights',
  },
  '/audit': { label: 'page.audit', icon: IconClipboardCheck, right: 'manage_operators' },
  '/my-hours': { label: 'page.my_hours', icon: IconClockHour4 },
  '/exports': { label: 'page.exports', icon: IconFileDownload },
  '/account': { label: 'page.account', icon: IconUserCircle },
  '/saved-replies': { label: 'saved_replies.title', icon: IconMessageBolt },
  '/conversations': { label: 'open_chat.title', icon: IconHash },
  '/conversations/$id': { label: 'conversation.title', icon: IconHash },
  '/settings': {
    label: 'page.service_settings',
    icon: IconAdjustments,
    right: 'manage_operators',
  },
  '/settings/thresholds': {
    label: 'page.thresholds',
    icon: IconAdjustments,
    right: 'manage_operators',
    ofWholeService: true,
  },
  '/settings/disclosures': {
    label: 'page.disclosure_showings',
    icon: IconShieldCheck,
    right: 'manage_operators',
  },
  '/settings/retention': {
    label: 'page.retention',
    icon: IconAdjustments,
    right: 'manage_operators',
    ofWholeService: true,
  },
  '/settings/gifts': { label: 'gifts.title', icon: IconGift, right: 'manage_operators' },
  '/settings/lists/$id': {
    label: 'page.service_settings',
    icon: IconAdjustments,
    right: 'manage_operators',
    ofWholeService: true,
  },
  '/settings/siteowners/$id': {
    label: 'page.service_settings',
    icon: IconAdjustments,
    right: 'manage_operators',
  },
  '/poke-rules': { label: 'page.poke_rules', icon: IconClockBolt, right: 'manage_operators' },
} as const satisfies Record<PagePath, Page>

/** A page whose path has no parameters, so that menu and palette can link to it. */
export type StaticPath = Exclude<PagePath, `${string}/$id`>

export const isStatic = (path: PagePath): path is StaticPath => !path.endsWith('/$id')

type PageRight = Extract<(typeof pages)[PagePath], { right: Right }>['right']

/** The right that a page requires. */
export function rightFor(path: PagePath): PageRight | null {
  const page = pages[path]
  return 'right' in page ? page.right : null
}

/** Whether the page changes what is there for everybody. */
export const isOfWholeService = (path: PagePath) => 'ofWholeService' in pages[path]

/** Whether this operator may open the page. */
export function mayOpen(user: User, path: PagePath): boolean {
  const right = rightFor(path)
  const page = pages[path]
  if (isOfWholeService(path) && !user.works_for_all) return false
  return !right || hasRight(user.scope, right) || ('orRight' in page && hasRight(user.scope, page.orRight))
}

/** Whether menu and palette name the page. */
export const isListed = (user: User, path: PagePath) =>
  mayOpen(user, path) &&
  (path !== '/fairness' || user.has_fairness) &&
  ((path !== '/hours' && path !== '/my-hours') || user.has_hours) &&
  path !== '/mine/receipts' &&
  (path !== '/mine' || user.message_types.length > 0) &&
  (path !== '/team' || user.permissions.id >= levelSeeingOtherOperators)
