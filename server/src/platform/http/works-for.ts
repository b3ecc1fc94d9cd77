import type { Operator } from './access.ts'

/** Does this operator work for this site owner? Who has no list of them works for all. */
export function worksFor({ siteownerIds }: Pick<Operator, 'siteownerIds'>, siteownerId: number): boolean {
  return siteownerIds === null || siteownerIds.includes(siteownerId)
}
