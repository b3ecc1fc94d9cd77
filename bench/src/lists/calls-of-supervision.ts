import type { Calls, ReadingEndpoint } from './call.ts'
import { admins, halfAYearBack, lastDays, once, pages } from './call.ts'
import { callsOfReviews } from './calls-of-reviews.ts'
import { callsOfStatistics } from './calls-of-statistics.ts'
import { searchesFor } from './search-words.ts'
import type { World } from './world.ts'

/** The lists and statistics of coaches and masters. */
export function callsOfSupervision(world: World) {
  const searches = searchesFor(world.rareWords)
  return {
    getPresence: { as: admins, calls: { '': {} } },
    getBoard: { as: admins, calls: { '': {} } },
    getBoardWalls: { notMeasured: 'At most five links for each coach, by an index' },
    getWall: { notMeasured: 'A link by the digest of its token, and the statements of the board' },
    ...callsOfReviews(world),
    getTeamHours: {
      as: admins,
      calls: {
        ', a week': { query: lastDays(7) },
        ', team': { query: `${lastDays(31)}&team_id=${world.team}` },
      },
    },
    exportTeamHours: {
      as: ['admin'],
      calls: { ', team': { query: `${lastDays(31)}&team_id=${world.team}` } },
    },
    getOperatorHours: {
      as: ['admin'],
      calls: { ', a week': { params: { id: world.operator }, query: lastDays(7) } },
    },
    getBoardWriters: { as: admins, calls: { '': { query: 'language=pl' } } },
    listConversations: {
      as: admins,
      calls: {
        ...pages,
        ', newest first': { query: 'order=newest' },
        ', newest first, a later page': { query: 'order=newest&status=all', later: true },
        ', waiting': { query: 'status=unanswered' },
        ', ignored': { query: 'status=ignored' },
        ', all statuses': { query: 'status=all' },
        ', language': { query: 'language=fr' },
        ', largest site owner': { query: `siteowner_id=${world.largestSite}` },
        ', smallest site owner': { query: `siteowner_id=${world.smallestSite}` },
        ', newest is a gift': { query: 'message_type=reply_gift' },
        ', newest is a starter': { query: 'message_type=starter' },
        ', newest is an extra gift (none)': { query: 'message_type=extra_poke_gift' },
        ', operator': { query: `operator_id=${world.operator}` },
        ', operator, a later page': { query: `operator_id=${world.operator}`, later: true },
        ', operator and status': { query: `operator_id=${world.operator}&status=ignored` },
        ', trial members': { query: 'member_type=free' },
        ', many messages': { query: 'messages_min=500' },
        ', few messages': { query: 'messages_min=1&messages_max=2' },
        ', one poke': { query: 'pokes_min=1&pokes_max=1' },
        ', ten pokes (none)': { query: 'pokes_min=10' },
        ', customer silent for a year': { query: 'customer_days_min=365' },
        ', customer wrote 100 to 200 days ago': { query: 'customer_days_min=100&customer_days_max=200' },
        ', newest 30 to 60 days ago': { query: 'days_min=30&days_max=60' },
        ', several filters': {
          query: `language=pl&member_type=paid&messages_min=50&days_max=90&siteowner_id=${world.largestSite}`,
        },
      },
    },
    getFoundConversations: {
      as: admins,
      calls: {
        ', two letters': { query: 'search=an' },
        ', a name that nobody has': { query: 'search=qqq' },
      },
    },
    getConversationCount: {
      as: admins,
      calls: {
        '': {},
        ', all statuses': { query: 'status=all' },
        ', operator': { query: `operator_id=${world.operator}` },
        ', trial members': { query: 'member_type=free' },
        ', newest is an extra gift (none)': { query: 'message_type=extra_poke_gift' },
        ', few messages': { query: 'messages_min=1&messages_max=2' },
        ', ten pokes (none)': { query: 'pokes_min=10&pokes_max=10' },
        ', customer wrote 100 to 200 days ago': { query: 'customer_days_min=100&customer_days_max=200' },
        ', newest 30 to 60 days ago': { query: 'days_min=30&days_max=60' },
        ', several filters': {
          query: `language=pl&member_type=paid&messages_min=50&days_max=90&siteowner_id=${world.largestSite}`,
        },
      },
    },
    listAwayTimes: {
      as: admins,
      calls: {
        ...pages,
        ', open': { query: 'open=1' },
        ', operator': { query: `operator_id=${world.operator}` },
      },
    },
    ...callsOfStatistics(world),
    listHistory: {
      as: admins,
      calls: {
        ...pages,
        ', 30 days': { query: lastDays(30) },
        ', operator': { query: `operator_id=${world.operator}` },
        ', operator, half a year back': { query: `operator_id=${world.operator}&${halfAYearBack}` },
        ', half a year back': { query: halfAYearBack },
        ', smallest site owner': { query: `siteowner_id=${world.smallestSite}` },
        ', language': { query: 'language=fr' },
        ', answered': { query: 'answered=yes' },
        ', not answered': { query: 'answered=no' },
        ', short': { query: 'length=under-20' },
        ', rare type': { query: 'type=extra_poke_gift' },
        ', team, sent': { query: `marked=sent&team_id=${world.team}` },
        ', skipped': { query: 'marked=skipped' },
        ', reported': { query: 'marked=reported' },
        ', deleted': { query: 'marked=deleted' },
        ', nothing matches': {
          query: `operator_id=${world.operator}&marked=deleted&length=from-200&language=fr`,
        },
        ', several filters': { query: `language=pl&answered=no&length=50-99&type=reply&${lastDays(90)}` },
        ...searches,
        ', best match of a common word': { query: 'q=zondag&order=best' },
        ', best match of a rare word': { query: `q=${world.rareWords.nl}&order=best` },
      },
    },
    getHistoryCount: {
      as: admins,
      calls: {
        '': {},
        ', operator': { query: `operator_id=${world.operator}` },
        ', skipped': { query: 'marked=skipped' },
        ', several filters': {
          query: `answered=no&type=reply&siteowner_id=${world.largestSite}&${lastDays(90)}`,
        },
        ', team, sent, 30 days': { query: `marked=sent&team_id=${world.team}&${lastDays(30)}` },
        ', nothing matches': {
          query: `operator_id=${world.operator}&marked=deleted&length=from-200&language=fr`,
        },
        ...searches,
      },
    },
    exportHistory: {
      as: ['admin'],
      calls: {
        ', operator, 365 days': { query: `operator_id=${world.operator}&${lastDays(365)}` },
        ', several filters': {
          query: `type=reply&siteowner_id=${world.smallestSite}&answered=no&length=50-99&marked=hidden&team_id=${world.team}`,
        },
        ', rare word': { query: `language=nl&q=${world.rareWords.nl}` },
      },
    },
    getHistoryNearWords: {
      as: admins,
      calls: {
        ', near a common word': { query: 'q=zondagg' },
        ', near nothing': { query: 'q=qqqqqqqq+wwwwwwww' },
        ', operator': { query: `q=zondagg&operator_id=${world.operator}` },
        ', team, language, sent': {
          as: ['admin'],
          query: `q=zondagg&language=nl&marked=sent&team_id=${world.team}`,
        },
        ', several filters': {
          query: `q=zondagg&language=nl&answered=no&length=50-99&type=reply&marked=sent&siteowner_id=${world.largestSite}&team_id=${world.team}&${lastDays(90)}`,
        },
      },
    },
    getHistoryEntry: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.historyEntry } },
        ', search': { params: { id: world.historyEntry }, query: 'q=zondag&language=nl' },
      },
    },
    listCoachQuestions: { as: admins, calls: { '': {} } },
    listReportCases: {
      as: admins,
      calls: {
        ', open': { query: 'state=open' },
        ', settled': { query: 'state=settled' },
        ', settled, a later page': { query: 'state=settled', later: true },
        ', settled, writer': { query: `state=settled&operator_id=${world.operator}` },
        ', settled, founded': { query: `state=settled&founded=yes&${lastDays(30)}` },
        ', settled, reason': { query: `state=settled&reason_id=3&${lastDays(365)}` },
        ', settled, site owner': { query: `state=settled&siteowner_id=${world.smallestSite}` },
        ', own': { query: 'state=open&assignee=me' },
        ', open, from sites': { query: 'state=open&source=site' },
        ', settled, from sites': { query: 'state=settled&source=site' },
      },
    },
    exportReportCases: {
      as: admins,
      calls: {
        ', 365 days': { query: `state=settled&${lastDays(365)}` },
        ', 365 days, filtered': {
          query: `state=settled&${lastDays(365)}&reason_id=3&source=operators&founded=yes&assignee=me&operator_id=${world.operator}&siteowner_id=${world.smallestSite}`,
        },
      },
    },
    getReportCase: once({ id: world.reportCase }),
    getReportStats: {
      as: admins,
      calls: {
        ', 30 days': {},
        ', 365 days, site owner': { query: `siteowner_id=${world.smallestSite}&${lastDays(365)}` },
      },
    },
    listSkips: {
      as: admins,
      calls: {
        ...pages,
        ', 30 days': { query: lastDays(30) },
        ', operator': { query: `operator_id=${world.operator}` },
        ', language': { query: 'language=fr' },
        ', site owner': { query: `siteowner_id=${world.smallestSite}` },
        ', language, 365 days': { query: `language=fr&${lastDays(365)}` },
        ', half a year back': { query: halfAYearBack },
        ', operator, half a year back': { query: `operator_id=${world.operator}&${halfAYearBack}` },
      },
    },
    getListViews: { as: admins, calls: { '': { params: { list: 'history' } } } },
    getReportCaseCount: {
      as: admins,
      calls: {
        '': { query: 'state=open' },
        ', settled': { query: `state=settled&${lastDays(365)}` },
        ', filtered': {
          query: `state=settled&${lastDays(365)}&reason_id=3&source=operators&founded=yes&assignee=me&operator_id=${world.operator}&siteowner_id=${world.smallestSite}`,
        },
      },
    },
    getSkipCount: {
      as: admins,
      calls: {
        ', 365 days': { query: lastDays(365) },
        ', filtered': {
          query: `${lastDays(365)}&operator_id=${world.operator}&language=fr&siteowner_id=${world.largestSite}`,
        },
      },
    },
    exportSkips: {
      as: admins,
      calls: {
        // Too many rows for a file, and a file of nearly as many as it may have.
        ', 365 days': { query: lastDays(365) },
        ', 90 days': { query: lastDays(90) },
        ', 365 days, filtered': {
          query: `${lastDays(365)}&operator_id=${world.operator}&language=fr&siteowner_id=${world.largestSite}`,
        },
      },
    },
  } satisfies Partial<Record<ReadingEndpoint, Calls>>
}
