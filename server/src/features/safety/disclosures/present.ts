import type { Showing } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { ShowingRow } from './find-showings.ts'

export const presentShowing = (row: ShowingRow): Showing => ({
  id: row.id,
  shown_at: row.shown_at,
  reported_at: row.reported_at,
  language: row.language,
  version: row.version,
  is_published: row.is_published,
  customer: { id: row.customer_id, name: row.customer_name, external_id: row.external_id },
  conversation_id: row.conversation_id,
})

export const showingsHead = [
  'customer id',
  'customer id of the site',
  'customer',
  'language',
  'version',
  'published in the panel',
  'shown',
  'reported',
]

export const showingCells = (rows: readonly ShowingRow[]): Cell[][] =>
  rows.map((row) => [
    row.customer_id,
    row.external_id,
    row.customer_name,
    row.language,
    row.version,
    row.is_published ? 'yes' : 'no',
    row.shown_at,
    row.reported_at,
  ])
