import { useStore } from 'zustand'
import { asJson, storedValue, storedValueStore, tabStorage } from '../../ui/storage'

const maxStored = 500

const isId = (value: unknown): value is number => Number.isSafeInteger(value)

/** The messages whose photos the operator has uncovered in this tab. */
const shownPhotos = storedValueStore(
  storedValue(
    'photos-shown',
    asJson((stored) => (Array.isArray(stored) ? stored.filter(isId) : null)),
    tabStorage,
  ),
  [],
)

/** Whether the photo of this message is uncovered. */
export const usePhotoIsShown = (messageId: number): boolean =>
  useStore(shownPhotos, (ids) => ids.includes(messageId))

/** Covers or uncovers the photo of a message. */
export function showPhoto(messageId: number, isShown = true) {
  const others = shownPhotos.getState().filter((id) => id !== messageId)
  shownPhotos.write(isShown ? [...others, messageId].slice(-maxStored) : others)
}
