import { useEffect, useState } from 'react'

/** A message counts as read once it has stood at the end of the thread for so many milliseconds. */
const readAfter = 1_000

/**
 * The message an answer is to, as the operator saw it. One that comes in while they type only counts once it can have
 * been read: sent before that, the server says that the customer wrote again.
 * @param newest the message that waits for an answer now
 */
export function useSeenMessage(newest: number | null) {
  const [seen, setSeen] = useState(newest)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useEffect(() => {
    if (newest === seen || !isAtEnd) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => setSeen(newest), readAfter)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [newest, seen, isAtEnd])

  return { seen, setSeen, setIsAtEnd }
}
