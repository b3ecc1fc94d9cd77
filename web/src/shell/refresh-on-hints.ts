import type { LiveEvent, TopicName } from '@panel/contract'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { awayNowQuery } from '../features/answering/away/away-query'
import { coachQuestionsKey } from '../features/answering/coach/coach-questions-key'
import { throttle } from '../features/answering/live/throttle'
import { queuesQuery } from '../features/answering/queue/queues-query'
import { remindersKey } from '../features/answering/reminders/reminders-key'
import { unsentChatsKey } from '../features/answering/unsent/unsent-chats-key'
import { giftsKey } from '../features/conversations/gifts/gifts-key'
import { ownActsKey } from '../features/home/mine/own-acts-key'
import { receiptsKey } from '../features/home/mine/receipts-key'
import { hoursKey } from '../features/people/hours/hours-key'
import { operatorsKey } from '../features/people/operators/operators-key'
import { levelsQuery } from '../features/people/permissions/levels-query'
import { welfareKey } from '../features/people/welfare/welfare-key'
import { profileSetsKey } from '../features/profiles/profile-sets/profile-sets-key'
import { profileTextsKey } from '../features/profiles/profile-texts/profile-texts-key'
import { appealsKey } from '../features/safety/escalations/appeals-key'
import { escalationsKey, holdsKey } from '../features/safety/escalations/escalations-key'
import { exportsKey } from '../features/service/exports/exports-key'
import { serviceSettingsKey } from '../features/settings/service-settings/service-settings-key'
import { operatorNamesQuery, settingsKey } from '../features/settings/settings-queries'
import { userQuery } from '../features/settings/user-query'
import { boardKey } from '../features/supervision/board/board-key'
import { reportCasesKey } from '../features/supervision/message-reports/report-cases-key'
import { conversationsKey } from '../features/supervision/overview/conversations-key'
import { reviewsKey } from '../features/supervision/reviews/reviews-key'

type Refresh = {
  queryKey: QueryKey
  /** Of the queries below that key, this one stays as it is. */
  except?: QueryKey
  /** Milliseconds between two refreshes, for hints in bursts. */
  atMostEvery?: number
  /** Nobody looks at a hidden page. */
  whileVisible?: true
}

// Queues change many times a second when they are busy. Counts are refreshed every few seconds, lists less often.
const user = { queryKey: userQuery.queryKey }
const counts: Refresh = { queryKey: userQuery.queryKey, atMostEvery: 3_000, whileVisible: true }
const queues: Refresh = { queryKey: queuesQuery.queryKey, atMostEvery: 3_000 }
/** Of the open drawer of unsent words. */
const unsentChats: Refresh = { queryKey: unsentChatsKey, atMostEvery: 3_000, whileVisible: true }
/** Of the page of the own work. */
const ownActs: Refresh = { queryKey: ownActsKey, atMostEvery: 3_000, whileVisible: true }
const overview: Refresh = { queryKey: conversationsKey, atMostEvery: 5_000 }
/** The list and the open page of operators. */
const operators: Refresh = { queryKey: operatorsKey, atMostEvery: 1_000 }
const levels = { queryKey: levelsQuery.queryKey }
/** The list and the open page of profile sets. */
const profileSets: Refresh = { queryKey: profileSetsKey, atMostEvery: 1_000 }
/** The gifts that can be chosen. */
const gifts = { queryKey: giftsKey }
const serviceSettings = { queryKey: serviceSettingsKey }
// A forced reload of specification section 7, except for the operator names, which have their own limit.
const sharedSettings: Refresh = {
  queryKey: settingsKey,
  except: operatorNamesQuery.queryKey,
  atMostEvery: 3_000,
}
const profileTexts: Refresh = { queryKey: profileTextsKey, atMostEvery: 1_000 }
const reportCases: Refresh = { queryKey: reportCasesKey, atMostEvery: 1_000 }
const coachQuestions = { queryKey: coachQuestionsKey }
const escalations: Refresh = { queryKey: escalationsKey, atMostEvery: 1_000 }
const appeals: Refresh = { queryKey: appealsKey, atMostEvery: 1_000 }
const holds: Refresh = { queryKey: holdsKey, atMostEvery: 1_000 }
const board: Refresh = { queryKey: boardKey, atMostEvery: 3_000, whileVisible: true }
const ownExports = { queryKey: exportsKey }
/** Of coaches and of the reviewed operator. */
const reviews: Refresh = { queryKey: reviewsKey, atMostEvery: 1_000 }
const reminders = { queryKey: remindersKey }
const receipts = { queryKey: receiptsKey }
const hours: Refresh = { queryKey: hoursKey, atMostEvery: 3_000, whileVisible: true }
const welfare = { queryKey: welfareKey }
const awayNow = { queryKey: awayNowQuery.queryKey }

/**
 * The queries that each topic refreshes; queries that are not on the screen are marked as stale. A page with one conversation
 * listens for its id itself.
 */
const refreshedBy: Record<TopicName, readonly Refresh[]> = {
  queue: [counts, queues, overview, unsentChats, ownActs, board],
  away: [user, queues, awayNow, board],
  reports: [user, reportCases],
  coach_questions: [user, coachQuestions],
  holds: [user, escalations, appeals, holds, overview, unsentChats, ownActs],
  locked_codes: [user, operators],
  operator: [user, operators, reviews],
  levels: [levels],
  profile_sets: [profileSets],
  settings: [user, sharedSettings, serviceSettings, gifts],
  profile_texts: [profileTexts],
  exports: [user, ownExports, reviews],
  mine: [user, reminders, receipts, hours],
  welfare: [user, welfare],
}

/** What a page may have missed before its stream was open: all of it, at once. The shared settings are loaded once. */
const all = new Map(
  Object.values(refreshedBy)
    .flat()
    .filter((each) => each !== sharedSettings)
    .map(({ queryKey }) => [hashKey(queryKey), { queryKey }]),
)

/** @returns a function to call with each hint */
export function makeRefresher(client: Pick<QueryClient, 'invalidateQueries'>) {
  const throttled = new Map<Refresh, () => void>()
  const invalidate = ({ queryKey, except }: Refresh) =>
    void client.invalidateQueries({
      queryKey,
      ...(except && { predicate: (query) => query.queryHash !== hashKey(except) }),
    })

  function refresh(each: Refresh) {
    if (each.whileVisible && document.visibilityState !== 'visible') return
    if (each.atMostEvery === undefined) return invalidate(each)
    const run = throttled.get(each) ?? throttle(() => invalidate(each), each.atMostEvery)
    throttled.set(each, run)
    run()
  }

  return ({ topic }: LiveEvent) => {
    if (topic === 'ready') all.forEach(refresh)
    // During an update, a node of a later release can send a topic that this page does not know.
    else if (topic in refreshedBy) refreshedBy[topic as TopicName].forEach(refresh)
  }
}
