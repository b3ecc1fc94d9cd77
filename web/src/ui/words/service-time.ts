import { createContext, use } from 'react'
import { useNow } from './now'
import { dayIn } from './zone-clock'

/** The time zone whose days the panel counts in; it comes with the user. */
export const ServiceZone = createContext('UTC')

export const useServiceZone = () => use(ServiceZone)

/** The current day of the service. */
export function useToday(): string {
  return dayIn(useServiceZone(), useNow(60_000))
}
