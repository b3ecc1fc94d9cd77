import { useTranslation } from 'react-i18next'
import { clockFace } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'

/** From here on, hours are easier to read. */
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

/** Formats an age that is read in minutes: 14 min, or 2 h 05 min. */
export function useAgeInMinutes() {
  const { t } = useTranslation()
  const duration = useDuration()
  return (milliseconds: number) => {
    const age = Math.max(0, milliseconds)
    return age < faceUntil ? t('duration.only_minutes', { minutes: Math.floor(age / 60_000) }) : duration(age)
  }
}

/** The time since a moment, which counts on by itself. */
export function Age({ since }: { since: string }) {
  const now = useNow()
  return <>{useAge()(now - Date.parse(since))}</>
}
