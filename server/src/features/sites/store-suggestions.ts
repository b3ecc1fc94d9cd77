import { findSuggestion } from '@panel/recognition'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { AddressedMessage } from './people.ts'

/** Whether the words of a message of a customer suggest an escalation, in the language of the customer. */
export const suggestsIn = ({ text, language }: Pick<AddressedMessage, 'text' | 'language'>): boolean =>
  findSuggestion(text, language) !== null

/** Stores which messages suggest an escalation: weighing words each time that a thread is read would take a fifth of the time of a claim. */
export async function storeSuggestions(
  tx: Tx,
  messages: readonly { id: number; suggests: boolean }[],
): Promise<void> {
  const ids = messages.filter(({ suggests }) => suggests).map(({ id }) => id)
  if (ids.length === 0) return
  await sql`insert into suggestions (message_id) select unnest(${ids}::bigint[])`.execute(tx)
}
