import type {
  ReportGroup,
  SetReportNumber,
  TextReportNumber,
} from '@panel/contract/rules/profile-report-numbers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
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
  pagesQuery({
    queryKey: ['profile-text-report', 'texts', filters],
    load: (cursor, signal) =>
      call('GET /api/profile-text-report/texts', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** Pages of the sets or photos that a number counts, latest first. */
export const reportedWorkQuery = (filters: ReportFilters & { number: SetReportNumber }) =>
  pagesQuery({
    queryKey: ['profile-set-report', 'work', filters],
    load: (cursor, signal) =>
      call('GET /api/profile-set-report/work', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })
