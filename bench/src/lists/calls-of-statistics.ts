import type { Calls, ReadingEndpoint } from './call.ts'
import { day, lastDays } from './call.ts'
import type { World } from './world.ts'

const compared = (days: number) => `${lastDays(days)}&compare=before`

/** The statistics, in every group and with every filter. */
export function callsOfStatistics(world: World) {
  return {
    getStats: {
      as: ['admin', 'admin of one', 'writer'],
      calls: {
        ', 7 days': {},
        ', 30 days': { query: lastDays(30) },
        ', 365 days': { query: lastDays(365) },
        ', 365 days, largest site owner': { query: `${lastDays(365)}&siteowner_id=${world.largestSite}` },
        ', 365 days, own': { query: `${lastDays(365)}&operator_id=${world.writer}` },
      },
    },
    exportStats: {
      as: ['admin'],
      calls: {
        ', 365 days': { query: lastDays(365) },
        ', 365 days, operator': { query: `${lastDays(365)}&operator_id=${world.operator}` },
        ', 365 days, site owner': { query: `${lastDays(365)}&siteowner_id=${world.smallestSite}` },
      },
    },
    getStatsGroups: {
      as: ['admin', 'admin of one'],
      calls: {
        ', 7 days': { query: compared(7) },
        ', 30 days': { query: compared(30) },
        ', 365 days': { query: compared(365) },
        ', 365 days, not compared': { query: lastDays(365) },
        ', 14 days by day': { query: `by=step&step=day&${compared(14)}` },
        ', 90 days by week': { query: `by=step&step=week&${compared(90)}` },
        ', 30 days by operator': { query: `by=operator&${compared(30)}` },
        ', 365 days by operator': { query: `by=operator&${compared(365)}` },
        ', 30 days by team': { query: `by=team&${compared(30)}` },
        ', 30 days by language': { query: `by=language&${compared(30)}` },
        ', 365 days by language': { query: `by=language&${compared(365)}` },
        ', 30 days by site owner': { query: `by=siteowner&${compared(30)}` },
        ', 30 days by hour': { query: `by=hour&${compared(30)}` },
        ', 30 days by skip reason': { query: `by=skip_reason&${compared(30)}` },
        ', 30 days, site owner': { query: `siteowner_id=${world.largestSite}&${compared(30)}` },
        ', 30 days, language': { query: `language=fr&${compared(30)}` },
        ', 30 days by site owner, language': { query: `by=siteowner&language=fr&${compared(30)}` },
        ', 30 days by operator, language': { query: `by=operator&language=fr&${compared(30)}` },
        ', 30 days, operator': { query: `operator_id=${world.operator}&${compared(30)}` },
        ', 365 days, operator': { query: `operator_id=${world.operator}&${compared(365)}` },
        ', 30 days by language, operator': {
          query: `by=language&operator_id=${world.operator}&${compared(30)}`,
        },
        ', 30 days by skip reason, operator': {
          query: `by=skip_reason&operator_id=${world.operator}&${compared(30)}`,
        },
        ', 30 days by operator, team': { query: `by=operator&team_id=${world.team}&${compared(30)}` },
        ', own, 30 days': { as: ['writer'], query: compared(30) },
        ', own, 365 days': { as: ['writer'], query: compared(365) },
        ', own, 30 days by language': { as: ['writer'], query: `by=language&${compared(30)}` },
      },
    },
    getFairness: {
      as: ['admin', 'admin of one'],
      calls: {
        ', 30 days': { params: { id: world.operator }, query: lastDays(30) },
        ', 7 days': { params: { id: world.operator }, query: lastDays(7) },
        ', an earlier week': { params: { id: world.operator }, query: `from=${day(14)}&to=${day(8)}` },
      },
    },
    getOwnFairness: { as: ['writer'], calls: { ', 30 days': { query: lastDays(30) } } },
    listFairnessItems: {
      as: ['admin', 'admin of one'],
      calls: {
        ', skipped, 30 days': { params: { id: world.operator }, query: `measure=skipped&${lastDays(30)}` },
        ', false alarms, 30 days': {
          params: { id: world.operator },
          query: `measure=false_alarms&${lastDays(30)}`,
        },
        ', skipped, long messages, 30 days': {
          params: { id: world.operator },
          query: `measure=skipped&length=300&${lastDays(30)}`,
        },
        ', a later page': {
          params: { id: world.operator },
          query: `measure=skipped&${lastDays(30)}`,
          later: true,
        },
      },
    },
    listOwnFairnessItems: {
      as: ['writer'],
      calls: {
        ', fast, 30 days': { query: `measure=fast&${lastDays(30)}` },
        ', skipped, long messages, 30 days': { query: `measure=skipped&length=300&${lastDays(30)}` },
        ', a later page': { query: `measure=skipped&${lastDays(30)}`, later: true },
      },
    },
    getStatsHours: {
      as: ['admin', 'admin of one'],
      calls: {
        ', 7 days': {},
        ', 30 days': { query: lastDays(30) },
        ', 30 days, site owner and language': {
          query: `siteowner_id=${world.largestSite}&language=fr&${lastDays(30)}`,
        },
      },
    },
    exportStatsGroups: {
      as: ['admin'],
      calls: {
        ', 30 days by operator': { query: `by=operator&step=week&${compared(30)}` },
        ', 30 days by language, operator and site owner': {
          query: `by=language&language=fr&operator_id=${world.operator}&siteowner_id=${world.largestSite}&${lastDays(30)}`,
        },
        ', 30 days, team': { query: `team_id=${world.team}&${lastDays(30)}` },
      },
    },
  } satisfies Partial<Record<ReadingEndpoint, Calls>>
}
