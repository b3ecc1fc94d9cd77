import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error'
import { FailedPanel } from './FailedPanel'
import { ListLoading } from './ListPage'
import { NothingPanel } from './NothingPanel'
import { RefusedPanel } from './RefusedPanel'

type Props = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  /** The loaded data is empty. */
  isEmpty: boolean
  failed: string
  nothing: string
  onReset: (() => void) | null
  /** The class of the panel around a state. */
  className: string | undefined
  /** The content of the loaded page. */
  children: ReactNode
}

/** The content of a page of figures, below its filters. Shows also that it is loading, refused, failed or empty. */
export function QueryPanel({ query, isEmpty, failed, nothing, onReset, className, children }: Props) {
  const { isPending, error, refetch } = query
  if (isPending)
    return (
      <div className={className}>
        <ListLoading />
      </div>
    )
  if (error)
    return (
      <div className={className}>
        {error instanceof ApiError && error.code === 'not_allowed' ? (
          <RefusedPanel />
        ) : (
          <FailedPanel title={failed} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  if (isEmpty)
    return (
      <div className={className}>
        <NothingPanel title={nothing} onReset={onReset} />
      </div>
    )
  return children
}
