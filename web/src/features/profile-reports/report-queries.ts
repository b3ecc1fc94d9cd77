import type { ReportGroup, SetReportNumber, TextReportNumber } from '@panel/contract/profile-report-numbers'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../api/call'
import type { ReportFilters } from './report-search'

export type TextReport = ResponseTo<'GET /api/profile-text-report'>
export type SetReport = ResponseTo<'GET /api/profile-set-report'>

/** @param by the groups with medians */
export const textReportQuery = (filters: ReportFilters, by: ReportGroup = 'operator') =>
  queryOptions({
    queryKey: ['profile-text-report', filters, by],
    queryFn: ({ signal }) => call('GET /api/profile-text-report', { query: { ...filters, by }, signal }),
    placeholderData: keepPreviousData,
  })

export const setReportQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['profile-set-report', filters],
    queryFn: ({ signal }) => call('GET /api/profile-set-report', { query: filters, signal }),
    placeholderData: keepPreviousData,
  })

/** Pages of the texts that a number counts, latest first. */
export const reportedTextsQuery = (filters: ReportFilters & { number: TextReportNumber }) =>
  infiniteQueryOptions({
    queryKey: ['profile-text-report', 'texts', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/profile-text-report/texts', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })

/** Pages of the sets or photos that a number counts, latest first. */
export const reportedWorkQuery = (filters: ReportFilters & { number: SetReportNumber }) =>
  infiniteQueryOptions({
    queryKey: ['profile-set-report', 'work', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/profile-set-report/work', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
