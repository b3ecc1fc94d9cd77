import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import { useServiceZone } from '../../../ui/words/service-time'
import { clockIn } from '../../../ui/words/zone-clock'

/** Words for hours: lengths, and times by the clock of the service, of whose days they are. */
export function useHoursWords() {
  const { t, i18n } = useTranslation()
  const zone = useServiceZone()
  const length = (seconds: number) => {
    const minutes = Math.round(seconds / 60)
    const [large, small] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')]
    return large === 0 ? t('duration.only_minutes', { minutes }) : t('duration.hours', { large, small })
  }
  return {
    length,
    /** With its sign. */
    change: (minutes: number) =>
      minutes === 0 ? length(0) : `${minutes < 0 ? '−' : '+'}${length(Math.abs(minutes) * 60)}`,
    time: (moment: string) => formatDate(moment, 'timeOnly', i18n.language, zone),
    /** Mon 16 Nov. */
    day: (day: string) => {
      const of = (format: 'weekdayOnly' | 'dayOnly') =>
        formatDate(`${day}T12:00:00Z`, format, i18n.language, 'UTC')
      return `${of('weekdayOnly')} ${of('dayOnly')}`
    },
    /** The part of the day that is over, from 0 to 1. */
    placeOf: (moment: string) => {
      const [hours = 0, minutes = 0] = clockIn(zone, Date.parse(moment)).slice(-5).split(':').map(Number)
      return (hours * 60 + minutes) / 1_440
    },
  }
}
