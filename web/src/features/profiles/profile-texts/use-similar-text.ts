import { similarTextMinLength } from '@panel/contract/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { cleanText } from '../../../api/clean-text'
import { similarTextQuery } from './text-queries'

/** Typed words are compared after each sentence only, because each request reads many texts. */
const step = 40

/** Another text that is like this one; null while there is none. Errors are ignored: it only warns. */
export function useSimilarText(id: number, body: string) {
  const whole = cleanText(body).trim()
  const compared = useDeferredValue(whole.slice(0, Math.floor(whole.length / step) * step) || whole)
  const { data } = useQuery(similarTextQuery(id, compared, compared.length >= similarTextMinLength))
  return data ?? null
}
