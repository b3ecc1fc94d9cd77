import type { UseQueryResult } from '@tanstack/react-query'
import { FailedPanel } from './FailedPanel'
import { ListLoading } from './ListPage'

type Props = {
  query: Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>
  /** The title when it did not load. */
  failed: string
  /** See `FailedPanel`. */
  onBack?: () => void
}

/** Stands in for data that is loading or did not load. Renders nothing when there is data. */
export function NotLoaded({ query, failed, onBack }: Props) {
  if (query.data !== undefined) return null
  if (query.isPending) return <ListLoading />
  return (
    query.isError && (
      <FailedPanel
        title={failed}
        error={query.error}
        onRetry={() => void query.refetch()}
        {...(onBack && { onBack })}
      />
    )
  )
}
