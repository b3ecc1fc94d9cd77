import { useQuery } from '@tanstack/react-query'
import { useUser } from '../sign-in/user-query'
import { awayNowQuery } from './away-query'

/** Whether this operator is told who is away: coaches are. */
export const useHearsAway = () => useUser().scope.includes('chat_stats.away')

/** Who is away. */
export const useAwayNow = () => useQuery(awayNowQuery)
