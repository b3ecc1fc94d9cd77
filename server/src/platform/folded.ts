import { folded } from '@panel/contract/rules/fold'
import { type RawBuilder, sql } from 'kysely'

const escaped = (text: string) => folded(text).replace(/[\\%_]/g, '\\$&')

/** SQL: a text contains what somebody has typed, as all searches of the panel compare it. */
export const contains = (column: RawBuilder<string>, typed: string) =>
  sql<boolean>`folded(${column}) like ${`%${escaped(typed)}%`}`

/** SQL: a text begins so. */
export const beginsWith = (column: RawBuilder<string>, typed: string) =>
  sql<boolean>`folded(${column}) like ${`${escaped(typed)}%`}`

/** SQL: a text that is stored folded contains what somebody has typed. */
export const containsFolded = (column: RawBuilder<string>, typed: string) =>
  sql<boolean>`${column} like ${`%${escaped(typed)}%`}`
