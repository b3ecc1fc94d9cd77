import { clockFace } from './dates'
import { useDuration } from './Elapsed'
import { useNow } from './now'

/** From here on, hours are easier to read. */
const faceUntil = 90 * 60_000

/** Formats an age for a column: 9:40, or 2 h 05 min. */
export function useAge() {
  const duration = useDuration()
  return (milliseconds: number) => {
    const age = Math.max(0, milliseconds)
    // A countdown rounds up, an age down.
    return age < faceUntil ? clockFace(Math.floor(age / 1_000) * 1_000) : duration(age)
  }
}

/** The time since a moment, which counts on by itself. */
export function Age({ since }: { since: string }) {
  const now = useNow()
  return <>{useAge()(now - Date.parse(since))}</>
}
