import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { daysOf } from '../../../ui/words/period'

/** What the operators of a team have sent this month. */
export function teamStatsQuery(team_id: number, today: string) {
  const query = { ...daysOf({ period: 'month' }, today), by: 'operator' as const, team_id }
  return queryOptions({
    queryKey: ['stats', query],
    queryFn: ({ signal }) => call('GET /api/stats/groups', { query, signal }),
  })
}

/** The reviews of the operators of a team in the last four weeks. */
export const teamReviewsQuery = (team_id: number) =>
  queryOptions({
    queryKey: ['reviews', 'team', team_id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/review-trends', { query: { weeks: '4', team_id }, signal })).people,
  })
