import type { Operator } from './access.ts'

/** Whether the operator works for the site owner. Without a list, they work for all. */
export function worksFor({ siteownerIds }: Pick<Operator, 'siteownerIds'>, siteownerId: number): boolean {
  return siteownerIds === null || siteownerIds.includes(siteownerId)
}
