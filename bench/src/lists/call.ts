import type { endpoints } from '@panel/contract'

type Endpoints = typeof endpoints
/** The endpoints that read: their calls are measured, unless the reason why not is given. */
export type ReadingEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? Name : never
}[keyof Endpoints]

/** Who calls. The admin of one site owner works for the smallest one, of which most rows are not. */
export type Caller = 'admin' | 'admin of one' | 'writer' | 'site'
/** The address of each call after the path of its endpoint: parameters of the path are `params`, the rest is the query. */
export type Call = { as?: Caller[]; params?: Record<string, number | string>; query?: string; later?: true }
export type Calls = { as: Caller[]; calls: Record<string, Call> } | { notMeasured: string }

export const admins: Caller[] = ['admin', 'admin of one']
export const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
/** The period of so many days that ends today. */
export const lastDays = (days: number) => `from=${day(days - 1)}&to=${day(0)}`
/** A page in the middle of a year: what is newer must not be read again. */
export const halfAYearBack = `${lastDays(365)}&cursor=${day(180)}T00:00:00Z_1`
/** The first page, and one that somebody gets who goes on. */
export const pages = { '': {}, ', a later page': { later: true as const } }
export const once = (params?: Call['params']) => ({ as: ['admin'] as Caller[], calls: { '': { params } } })
export const answering = (params?: Call['params']) => ({
  as: ['writer'] as Caller[],
  calls: { '': { params } },
})
