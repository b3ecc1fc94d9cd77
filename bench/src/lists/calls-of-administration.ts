import type { Calls, ReadingEndpoint } from './call.ts'
import { admins, day, halfAYearBack, lastDays, once, pages } from './call.ts'
import type { World } from './world.ts'

/** The lists of the administration. */
export const callsOfAdministration = (world: World) =>
  ({
    listGifts: {
      as: admins,
      calls: { ...pages, ', site owner': { query: `siteowner_id=${world.smallestSite}` } },
    },
    getGiftUse: {
      as: admins,
      calls: { '': {}, ', site owner': { query: `siteowner_id=${world.smallestSite}` } },
    },
    getGiftCount: {
      as: admins,
      calls: { '': {}, ', site owner': { query: `siteowner_id=${world.smallestSite}` } },
    },
    exportGifts: {
      as: admins,
      calls: { '': {}, ', site owner': { query: `siteowner_id=${world.smallestSite}` } },
    },
    getPokeRules: once(),
    listLoginHistory: {
      as: admins,
      calls: {
        ...pages,
        ', failed': { query: 'outcome=failed' },
        ', operator': { query: `operator_id=${world.operator}` },
        ', 30 days': { query: lastDays(30) },
        ', half a year back': { query: halfAYearBack },
        ', operator, half a year back': { query: `operator_id=${world.operator}&${halfAYearBack}` },
      },
    },
    exportLoginHistory: {
      as: ['admin'],
      calls: {
        // Too many rows for a file, and a file of nearly as many as it may have.
        ', 365 days': { query: lastDays(365) },
        ', 14 days': { query: lastDays(14) },
        ', 365 days, filtered': { query: `${lastDays(365)}&operator_id=${world.operator}&outcome=failed` },
      },
    },
    getLoginHistoryCount: {
      as: admins,
      calls: {
        ', 365 days': { query: lastDays(365) },
        ', filtered': { query: `${lastDays(365)}&operator_id=${world.operator}&outcome=failed` },
      },
    },
    getAuditLogCount: {
      as: admins,
      calls: {
        ', 365 days': { query: lastDays(365) },
        ', filtered': { query: `${lastDays(365)}&operator_id=${world.operator}&action=conversation.skip` },
        ', subject': { query: `${lastDays(365)}&subject_type=conversation&subject_id=${world.longest}` },
        ', word list': { query: `${lastDays(365)}&subject_type=word&word_list=teams` },
        ', chat': { query: `${lastDays(365)}&conversation_id=${world.longest}` },
        ', customer': { query: `${lastDays(365)}&customer_id=${world.customer}` },
      },
    },
    getAuditChain: once(),
    listAuditLog: {
      as: admins,
      calls: {
        ...pages,
        ', action': { query: 'action=profile_set.edit' },
        ', sends': { query: 'action=conversation.skip' },
        ', holds': { query: 'action=hold.open' },
        ', operator': { query: `operator_id=${world.operator}` },
        ', operator and action': { query: `operator_id=${world.operator}&action=hold.open` },
        ', subject': { query: `subject_type=conversation&subject_id=${world.longest}` },
        ', word list': { query: 'subject_type=word&word_list=interests' },
        ', chat': { query: `conversation_id=${world.longest}` },
        ', customer': { query: `customer_id=${world.customer}` },
        ', 30 days': { query: lastDays(30) },
        ', half a year back': { query: halfAYearBack },
        ', operator, half a year back': { query: `operator_id=${world.operator}&${halfAYearBack}` },
        ', action, half a year back': { query: `action=conversation.skip&${halfAYearBack}` },
        ', operator and action, half a year back': {
          query: `operator_id=${world.operator}&action=conversation.skip&${halfAYearBack}`,
        },
        ', a day a year ago': { query: `from=${day(365)}&to=${day(365)}` },
      },
    },
    exportAuditLog: {
      as: ['admin'],
      calls: {
        // Too many rows for a file, and a file of nearly as many as it may have.
        ', 365 days': { query: lastDays(365) },
        ', 2 days': { query: lastDays(2) },
        ', filtered': { query: `${lastDays(365)}&operator_id=${world.operator}&action=conversation.skip` },
        ', subject': { query: `${lastDays(365)}&subject_type=conversation&subject_id=${world.longest}` },
        ', word list': { query: `${lastDays(365)}&subject_type=word&word_list=teams` },
        ', chat': { query: `${lastDays(365)}&conversation_id=${world.longest}` },
        ', customer': { query: `${lastDays(365)}&customer_id=${world.customer}` },
      },
    },
    listOperators: {
      as: admins,
      calls: {
        ...pages,
        ', here now': { query: 'view=here' },
        ', by team': { query: 'sort=team&order=descending' },
        ', search': { query: 'q=giulia%205' },
        ', team': { query: 'team_id=22' },
        ', level and language': { query: 'level_id=100&language=fr' },
        ', site owner': { query: `siteowner_id=${world.smallestSite}` },
        ', without two-factor': { query: 'two_factor=none' },
      },
    },
    exportOperators: {
      as: ['admin'],
      calls: {
        '': {},
        ', filtered': {
          query: `q=giulia&view=all&team_id=22&level_id=100&language=fr&siteowner_id=${world.smallestSite}&two_factor=on&sort=team&order=ascending`,
        },
      },
    },
    listTeams: once(),
    listSegments: once(),
    getOperator: once({ id: world.operator }),
    listOperatorActivity: {
      as: ['admin'],
      calls: {
        ...Object.fromEntries(
          ['answer', 'skip', 'break', 'report', 'sign_in'].map((kind) => [
            `, ${kind}`,
            { params: { id: world.operator }, query: `kind=${kind}` },
          ]),
        ),
        '': { params: { id: world.operator } },
        ', a later page': { params: { id: world.operator }, later: true },
        ', 30 days': { params: { id: world.operator }, query: lastDays(30) },
      },
    },
    listOperatorNotes: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.operator } },
        ', from a cursor': { params: { id: world.operator }, query: `cursor=${world.now}` },
      },
    },
    listLevels: once(),
    getThresholds: once(),
    getTimeZone: once(),
    getDisclosures: once({ id: world.largestSite }),
    getShowingCounts: once({ id: world.largestSite }),
    getApprovedAnswers: once({ id: world.largestSite }),
    getHelpLines: once({ id: world.largestSite }),
    getChatRules: { notMeasured: 'At most one row for each language.' },
    getSendChecks: { notMeasured: 'At most four rows; the history has no raised checks.' },
    getInquiryCounts: once({ id: world.largestSite }),
    listSiteowners: { as: admins, calls: { '': {} } },
    getSiteowner: once({ id: world.largestSite }),
    getWordCounts: once(),
    getWordList: {
      as: ['admin'],
      calls: Object.fromEntries(
        ['report_reasons', 'reasons', 'interests', 'teams'].map((list) => [
          `, ${list}`,
          { params: { list } },
        ]),
      ),
    },
    getWordUse: {
      as: ['admin'],
      calls: Object.fromEntries(
        ['report_reasons', 'reasons', 'interests', 'fetishes', 'regions', 'segments', 'teams'].map((list) => [
          `, ${list}`,
          { params: { list } },
        ]),
      ),
    },
    exportWordList: once({ list: 'interests' }),
    listDeliveries: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.largestSite } },
        ', a later page': { params: { id: world.largestSite }, later: true },
        ', dead': { params: { id: world.largestSite }, query: 'status=dead' },
        ', search for a customer': {
          params: { id: world.largestSite },
          query: `search=${world.customerExternalId}`,
        },
        ', from a cursor': { params: { id: world.smallestSite }, query: `cursor=${world.middle}` },
      },
    },
    listRefusedCalls: once({ id: world.largestSite }),
  }) satisfies Partial<Record<ReadingEndpoint, Calls>>
