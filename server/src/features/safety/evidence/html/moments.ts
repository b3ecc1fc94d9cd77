import type { InterfaceLanguage } from '@panel/contract'
import { regionOf } from '@panel/contract/rules/locale'

/** Writes moments in a language and a time zone, each with its distance from UTC. */
export function momentsIn(language: InterfaceLanguage, timeZone: string) {
  const format = new Intl.DateTimeFormat(regionOf(language), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  return (moment: string) => format.format(new Date(moment))
}
