import type { UnsentChat } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { storedTexts } from '../../../ui/storage/storage'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import { useUser } from '../../settings/user-query'
import { draftKeys } from '../draft-storage'
import { changeOnServer, type LetGo, removeHere, restoreHere } from './let-go'
import { chatIdsOf, newestFirst, type UnsentEntry, unsentEntries } from './unsent-entries'
import { unsentChatsQuery } from './unsent-query'

/** The unsent words of the operator, as this and other tabs change them; what was let go stays until the drawer is closed. */
export function useUnsentWords() {
  const { t } = useTranslation()
  const operatorId = useUser().id
  const now = useNow(5_000)
  const [texts] = useState(() => storedTexts(draftKeys))
  const stored = useStore(texts)
  const [gone, setGone] = useState<ReadonlyMap<string, LetGo>>(new Map())
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null)

  const withGone = (entries: readonly UnsentEntry[]) =>
    newestFirst([
      ...entries.filter(({ key }) => !gone.has(key)),
      ...[...gone.values()].map(({ entry }) => entry),
    ])
  const ids = chatIdsOf(withGone(unsentEntries(operatorId, stored, undefined, now)))
  const query = useQuery(unsentChatsQuery(ids))
  const entries = withGone(unsentEntries(operatorId, stored, query.data, now))

  /** Null: the chat is gone. Undefined: it is not known yet, or the words are of no chat. */
  const chatOf = ({ chatId }: UnsentEntry): UnsentChat | null | undefined => {
    if (chatId === null || !query.data) return undefined
    const found = query.data.find(({ id }) => id === chatId)
    return found ?? (query.isPlaceholderData || !ids.includes(chatId) ? undefined : null)
  }

  const attempt = async (key: string, work: () => Promise<void>) => {
    setFailed(null)
    try {
      await work()
    } catch (error) {
      setFailed({ key, error })
    }
  }

  return {
    entries,
    chatOf,
    error: query.error,
    letGo: {
      has: (key: string) => gone.has(key),
      /** The key of what was let go last. */
      last: [...gone.keys()].at(-1) ?? null,
      start: (entry: UnsentEntry) =>
        attempt(entry.key, async () => {
          await changeOnServer(entry, false)
          // Both at once: the row stays, and has its other buttons before the focus moves to them.
          flushSync(() => {
            const removed = removeHere(entry)
            setGone((before) => new Map(before).set(entry.key, removed))
          })
        }),
      undo: (key: string) =>
        attempt(key, async () => {
          const one = gone.get(key)
          if (!one) return
          await changeOnServer(one.entry, true)
          await query.refetch()
          flushSync(() => {
            restoreHere(one)
            setGone((before) => new Map([...before].filter(([each]) => each !== key)))
          })
        }),
      failureOf: (key: string) =>
        failed?.key === key ? failureText(t, t('unsent_words.not_changed'), failed.error) : null,
    },
  }
}
