import { useSyncExternalStore } from 'react'

const key = 'photos-shown'
const keptAtMost = 500
const listeners = new Set<() => void>()
let shown = read()

function read(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(Number.isSafeInteger) : [])
  } catch {
    return new Set()
  }
}

/** Whether the operator wanted to see the photo of this message, in this tab: it stays uncovered there. */
export function usePhotoIsShown(messageId: number): boolean {
  return useSyncExternalStore(subscribe, () => shown.has(messageId))
}

/** Covers or uncovers the photo of a message. */
export function showPhoto(messageId: number, isShown = true) {
  const others = [...shown].filter((id) => id !== messageId)
  shown = new Set(isShown ? [...others, messageId].slice(-keptAtMost) : others)
  try {
    sessionStorage.setItem(key, JSON.stringify([...shown]))
  } catch {
    // Storage is full or switched off: it is remembered while the page is open.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
