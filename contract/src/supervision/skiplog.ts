import { z } from 'zod'
import { id, idParam, languageTag, moment } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { reasonFields } from '../settings/reasons.ts'

/** A skip with its reason. Specification section 4. */
export const skip = z.object({
  id,
  at: moment,
  operator: operatorName,
  ...reasonFields,
  language: languageTag,
  conversation: z.object({ id }),
  customer: z.object({ id, name: z.string() }),
  profile: z.object({ id, name: z.string() }),
})
export type Skip = z.infer<typeof skip>

export const skipList = listOf('skiplog', {
  summary: {
    list: 'List skips with operator, conversation and reason, latest first',
    file: 'Export the skiplog',
  },
  filters: {
    ...periodQuery,
    operator_id: idParam.optional(),
    language: languageTag.optional(),
    siteowner_id: idParam.optional(),
  },
  rules: [periodInOrder],
  item: skip,
  cursor: byTime,
  isCostly: true,
})
export const { list: listSkips, file: exportSkips, order: orderSkipExport, count: getSkipCount } = skipList

/** All endpoints of the skiplog, for the list of the contract. */
export const skipEndpoints = { listSkips, exportSkips, orderSkipExport, getSkipCount }
