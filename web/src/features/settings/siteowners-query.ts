import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../api/call'
import { pagesQuery } from '../../api/pages-query'
import { serviceSettingsKey } from './service-settings/service-settings-key'

export const siteownersListQuery = queryOptions({
  queryKey: [...serviceSettingsKey, 'siteowners'],
  queryFn: async ({ signal }) => (await call('GET /api/siteowners', { signal })).items,
})

export const siteownerQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'siteowner', id],
    queryFn: ({ signal }) => call('GET /api/siteowners/:id', { params: { id }, signal }),
  })

/** The deliveries to a site. `onlyDead`: those whose attempts have all failed. */
export const deliveriesQuery = (id: number, { search, onlyDead }: { search: string; onlyDead: boolean }) =>
  pagesQuery({
    queryKey: [...serviceSettingsKey, 'deliveries', id, search, onlyDead],
    load: (cursor, signal) =>
      call('GET /api/siteowners/:id/deliveries', {
        params: { id },
        query: {
          ...(search && { search }),
          ...(onlyDead && { status: 'dead' as const }),
          ...cursor,
        },
        signal,
      }),
    refetchInterval: 10_000,
  })

export const refusedCallsQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'refused-calls', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/refused-calls', { params: { id }, signal })).items,
    refetchInterval: 10_000,
  })

export const disclosuresQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'disclosures', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/disclosures', { params: { id }, signal })).items,
  })

export const approvedAnswersQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'approved-answers', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/approved-answers', { params: { id }, signal })).items,
  })

export const helpLinesQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'help-lines', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/help-lines', { params: { id }, signal })).items,
  })

export const sendChecksQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'send-checks', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/send-checks', { params: { id }, signal })).items,
  })

export const chatRulesQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'chat-rules', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/chat-rules', { params: { id }, signal })).items,
  })

export const inquiryCountsQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'inquiries', id],
    queryFn: ({ signal }) => call('GET /api/siteowners/:id/inquiries', { params: { id }, signal }),
  })

/** Shows the site owner that an action returned. A hint refreshes the other queries of the settings. */
export function showSiteowner(client: QueryClient, siteowner: ResponseTo<'GET /api/siteowners/:id'>) {
  client.setQueryData(siteownerQuery(siteowner.id).queryKey, siteowner)
}
