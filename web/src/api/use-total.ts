import { type QueryKey, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'

export type RowCount = { count: number; more: boolean }

/**
 * How many rows a list has in all. They are counted only while some are not loaded; undefined otherwise.
 * @param queryKey of the count, with the filters of the list
 */
export function useTotal(
  { hasNextPage }: UseInfiniteQueryResult,
  queryKey: QueryKey,
  count: (signal: AbortSignal) => Promise<RowCount>,
): RowCount | undefined {
  const all = useQuery({ queryKey, queryFn: ({ signal }) => count(signal), enabled: hasNextPage })
  return hasNextPage ? all.data : undefined
}
