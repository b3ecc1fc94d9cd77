import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../settings/user-query'
import { awayNowQuery } from './away-query'

/** Whether this operator may list breaks, as coaches may. */
export const useMayListBreaks = () => useUser().scope.includes('chat_stats.away')

/** The breaks that are in force. */
export const useAwayNow = () => useQuery(awayNowQuery)
