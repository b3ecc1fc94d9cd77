import { clockFace } from '../../ui/dates'
import { useDuration } from '../../ui/Elapsed'
import { useNow } from '../../ui/now'

/** From here on, minutes and seconds are hard to read. */
const faceUntil = 100 * 60_000

/** Formats an age: 9:40, or 2 h 05 min. */
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
