import { useTranslation } from 'react-i18next'
import { splitDuration } from './dates'
import { useNow } from './now'

/** Shows the time since a moment, and updates it. */
export function Elapsed({ since, step = 1_000 }: { since: string; step?: number }) {
  const now = useNow(step)
  return <>{useDuration()(now - Date.parse(since))}</>
}

/** Formats a duration in the chosen language. */
export function useDuration() {
  const { t } = useTranslation()
  return (milliseconds: number) => {
    const { unit, large, small } = splitDuration(milliseconds)
    return t(`duration.${unit}`, { large, small: String(small).padStart(2, '0') })
  }
}
