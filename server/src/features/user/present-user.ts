import { hasRight, lateMinutesOf, type Right, type User } from '@panel/contract'
import type { Caches } from '../../platform/caches.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../platform/http/present-operator.ts'
import type { PresentUser } from '../../platform/http/present-user.ts'
import { presentOwnAway } from '../answering/away/present.ts'
import type { QueueCounter } from '../answering/queue/counts.ts'
import { presentDue } from '../answering/reminders/due-reminders.ts'
import { openLockedOperators } from '../people/sign-in/code-guesses.ts'
import { isOfDemo } from '../people/sign-in/find-demo.ts'
import { presentOwnReset } from '../people/waiting-resets/own-reset.ts'
import { openWaitingResets } from '../people/waiting-resets/waiting-resets.ts'
import { groundOf } from '../people/welfare/policy.ts'
import { openEscalationCounter } from '../safety/escalations/count-open.ts'
import { openSettings } from '../settings/cached-settings.ts'
import type { Settings } from '../settings/read-settings.ts'
import { openAppealCounter } from '../supervision/appeals/count-open.ts'
import { openUnseenAppeals } from '../supervision/appeals/unseen.ts'
import { presentNotes } from '../supervision/coach-notes/unread.ts'
import { openQuestionCounter } from '../supervision/coach-questions/count-open.ts'
import { openReportCounter } from '../supervision/message-reports/count-open.ts'
import { type OwnState, openOwnStates } from './own-state.ts'

export function openPresentUser(
  { db, caches, config }: { db: Db; caches: Caches; config: Pick<Config, 'DEMO'> },
  { countOpen }: QueueCounter,
): PresentUser {
  const countOpenReports = openReportCounter(db, caches)
  const countOpenEscalations = openEscalationCounter(db, caches)
  const countOpenAppeals = openAppealCounter(db, caches)
  const countOpenQuestions = openQuestionCounter(db, caches)
  const findUnseenAppeals = openUnseenAppeals(db, caches)
  const findOwnState = openOwnStates(db, caches)
  const findSettings = openSettings(db, caches)
  const findLockedOperators = openLockedOperators(db, caches)
  const findWaitingResets = openWaitingResets(db, caches)
  return async (operator) => {
    const [
      open,
      openReports,
      openEscalations,
      openAppeals,
      openQuestions,
      unseenAppeals,
      own,
      lockedOperators,
      waitingResets,
      settings,
    ] = await Promise.all([
      countOpen(operator),
      countOpenReports(operator),
      countOpenEscalations(operator),
      countOpenAppeals(operator),
      countOpenQuestions(operator),
      findUnseenAppeals(operator),
      findOwnState(operator.id),
      findLockedOperators(operator),
      findWaitingResets(operator),
      findSettings(),
    ])
    return present(operator, {
      open,
      openReports,
      openEscalations,
      openAppeals,
      openQuestions,
      unseenAppeals,
      lockedOperators,
      waitingResets,
      own,
      settings,
      isDemo: isOfDemo(config, operator),
    })
  }
}

type Loaded = {
  open: { messages: number; pokes: number }
  openReports: number
  openEscalations: number
  openAppeals: number
  openQuestions: number
  unseenAppeals: User['appeal_outcomes']
  lockedOperators: { id: number; name: string }[]
  waitingResets: User['waiting_resets']
  settings: Settings
  isDemo: boolean
  own: Awaited<ReturnType<ReturnType<typeof openOwnStates>>>
}

function present(operator: Operator, loaded: Loaded): User {
  const { own, settings } = loaded
  const { rights } = operator
  const list = (name: string) =>
    rights.filter((right) => right.startsWith(`${name}.`)).map((right) => right.slice(name.length + 1))
  const yesNo = (right: Right) => (hasRight(rights, right) ? 'yes' : 'no')
  return {
    id: operator.id,
    login: operator.login,
    name: operator.name,
    team: operator.team,
    permissions: {
      ...operator.level,
      other_chats: list('other_chats'),
      reviews: list('reviews'),
      chat_stats: list('chat_stats'),
      manage_operators: yesNo('manage_operators'),
    },
    scope: [...rights],
    works_for_all: operator.siteownerIds === null,
    preview: operator.preview,
    tfa_authenticated: operator.tfaAuthenticated,
    open_messages: loaded.open.messages,
    open_reports: loaded.openReports,
    open_escalations: loaded.openEscalations,
    open_pokes: loaded.open.pokes,
    message_types: operator.messageTypes,
    languages: operator.languages,
    away: operator.away && presentOwnAway(operator.away),
    profile_text: yesNo('profile_text'),
    profile_sets: yesNo('profile_sets'),
    profile_sets_report: yesNo('profile_sets_report'),
    profile_text_report: yesNo('profile_text_report'),
    must_choose_password: own?.mustChoosePassword ?? false,
    setup_open:
      operator.tfaAuthenticated && hasRight(rights, 'manage_operators') && (own?.hasSetupLeft ?? false),
    is_demo: loaded.isDemo,
    time_zone: settings.time_zone,
    late_minutes: lateMinutesOf(settings),
    // Before the second factor, it can be somebody else who asks.
    codes_locked_at: operator.tfaAuthenticated ? (own?.codesLockedAt ?? null) : null,
    paused: operator.tfaAuthenticated && own?.pause ? presentPause(own.pause, operator) : null,
    has_hours: operator.tfaAuthenticated && settings.hours_months > 0,
    has_fairness: operator.tfaAuthenticated && settings.fairness_days > 0,
    photo_cover: own?.photoCover ?? 'customers',
    suggested_break: operator.tfaAuthenticated && own?.exposure ? groundOf(own.exposure, settings) : null,
    open_appeals: loaded.openAppeals,
    coach_questions: loaded.openQuestions,
    appeal_outcomes: operator.tfaAuthenticated ? loaded.unseenAppeals : [],
    coach_notes: operator.tfaAuthenticated ? presentNotes(own?.coachNotes ?? [], operator) : [],
    unread_feedback: operator.tfaAuthenticated ? (own?.unreadFeedback ?? 0) : 0,
    last_chat: own?.isLastChat ?? false,
    reminders: presentDue(operator.tfaAuthenticated ? (own?.reminders ?? []) : [], Date.now()),
    exports: operator.tfaAuthenticated ? (own?.exports ?? null) : null,
    own_reset: operator.tfaAuthenticated ? presentOwnReset(own?.reset, operator) : null,
    waiting_resets: loaded.waitingResets,
    locked_operators: operator.tfaAuthenticated
      ? loaded.lockedOperators.map((each) => presentOperator(operator, each))
      : [],
  }
}

/** Who paused the operator is said as far as they may see names. */
const presentPause = ({ by_id, by_name, reason }: NonNullable<OwnState['pause']>, viewer: Operator) => ({
  by: presentNamed(viewer, by_id, by_name),
  reason,
})
