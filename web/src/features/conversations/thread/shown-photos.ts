import type { Message } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { asJson, storedValue, storedValueStore, tabStorage } from '../../../ui/storage/storage'
import { useUser } from '../../settings/user-query'

type Photo = Pick<Message, 'id' | 'direction'>
type Shown = { conversation: number | null; messages: number[] }

const maxStored = 500
const none: Shown = { conversation: null, messages: [] }

const isId = (value: unknown): value is number => Number.isSafeInteger(value)

function shownIn(stored: unknown): Shown | null {
  const { conversation, messages } = Object(stored) as Record<string, unknown>
  if (!Array.isArray(messages)) return null
  return { conversation: isId(conversation) ? conversation : null, messages: messages.filter(isId) }
}

/** The messages whose photos the operator has uncovered in this tab, while the conversation is open. */
const shownPhotos = storedValueStore(storedValue('photos-shown', asJson(shownIn), tabStorage), none)

/** Which photos are covered, by the choice of the operator. */
export function useCovers() {
  const { photo_cover: cover = 'customers' } = useUser()
  const { messages } = useStore(shownPhotos)
  const isCoverable = ({ direction }: Photo) =>
    cover === 'all' || (cover === 'customers' && !isOurs(direction))
  return {
    /** The photo of this message is covered at first. */
    isCoverable,
    isCovered: (message: Photo) => isCoverable(message) && !messages.includes(message.id),
  }
}

/** Uncovers the photo of a message, or records that it is seen. A customer's photo is counted, for the operator only. */
export function showPhoto({ id, direction }: Photo) {
  const shown = shownPhotos.getState()
  if (shown.messages.includes(id)) return
  shownPhotos.write({ ...shown, messages: [...shown.messages, id].slice(-maxStored) })
  if (!isOurs(direction))
    void import('../photos/report-uncovered').then(({ reportUncovered }) => reportUncovered())
}

/** Covers the photo of a message. */
export function coverPhotoOf({ id }: Photo) {
  const shown = shownPhotos.getState()
  shownPhotos.write({ ...shown, messages: shown.messages.filter((one) => one !== id) })
}

/** The conversation that this tab shows. */
let open: number | null = null

/** Photos stay uncovered while their conversation is open, also when the page reloads. Those of another one are covered. */
export function useShownPhotosOf(conversationId: number) {
  useLayoutEffect(() => {
    open = conversationId
    if (shownPhotos.getState().conversation !== conversationId)
      shownPhotos.write({ conversation: conversationId, messages: [] })
    return () => {
      open = null
      // Taking a conversation closes it and opens it at once.
      setTimeout(() => open === null && shownPhotos.write(none), 0)
    }
  }, [conversationId])
}
