import { call } from '../../../api/call'
import { browserStorage, changeStored } from '../../../ui/storage/storage'
import type { UnsentEntry } from './unsent-entries'

/** A text that was let go, with what the browser stored. */
export type LetGo = { entry: UnsentEntry; stored: string | null }

/** Deletes the server's copy of a text, or saves it again. */
export async function changeOnServer({ id, isOnServer, text }: UnsentEntry, isKept: boolean) {
  if (isOnServer)
    await call('PUT /api/conversations/:id/draft', { params: { id }, body: { text: isKept ? text : '' } })
}

/** Deletes a text in this browser. A field behind the drawer that shows it is emptied with it, and saves nothing. */
export function removeHere(entry: UnsentEntry): LetGo {
  const stored = browserStorage.read(entry.key)
  changeStored(entry.key, null)
  return { entry, stored }
}

export const restoreHere = ({ entry, stored }: LetGo) => changeStored(entry.key, stored)
