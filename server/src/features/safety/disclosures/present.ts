import type { Showing } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { ShowingRow } from './find-showings.ts'

export const presentShowing = (row: ShowingRow): Showing => ({
  id: row.id,
  shown_at: row.shown_at,
  until: row.until,
  messages_in: row.messages_in,
  messages_out: row.messages_out,
  reported_at: row.reported_at,
  language: row.language,
  version: row.version,
  is_published: row.is_published,
  customer: { id: row.customer_id, name: row.customer_name, external_id: row.external_id },
  conversation_id: row.conversation_id,
})

export const showingColumns: Columns<ShowingRow> = {
  'customer id': (row) => row.customer_id,
  'customer id of the site': (row) => row.external_id,
  customer: (row) => row.customer_name,
  language: (row) => row.language,
  version: (row) => row.version,
  'published in the panel': (row) => (row.is_published ? 'yes' : 'no'),
  shown: (row) => row.shown_at,
  until: (row) => row.until,
  'messages from the customer': (row) => row.messages_in,
  'messages to the customer': (row) => row.messages_out,
  reported: (row) => row.reported_at,
}
