import type { InterfaceLanguage } from '@panel/contract'

/** Writes moments in a language and a time zone, each with its distance from UTC. English is written as in Europe: 12 Mar 2024. */
export function momentsIn(language: InterfaceLanguage, timeZone: string) {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
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
