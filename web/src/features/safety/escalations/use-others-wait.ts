import { useQuery } from '@tanstack/react-query'
import { usePages } from '../../../api/pages-query'
import { unansweredQuery } from './appeal-queries'
import { openHandoversQuery } from './escalation-queries'

/** Whether something waits for a master that was not escalated: a question who writes, or a chat that was handed over. */
export function useOthersWait(): boolean {
  const { data: unanswered = [] } = useQuery(unansweredQuery)
  return usePages(openHandoversQuery).rows.length + unanswered.length > 0
}
