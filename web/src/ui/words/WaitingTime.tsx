import { type LateMinutes, latenessOf } from '@panel/contract/rules/lateness'
import text from '../text.module.css'
import { Age } from './Age'
import { useNow } from './now'

/** How long something has been waiting, in a column: amber and red from the minutes of the thresholds on. */
export function WaitingTime({ since, late }: { since: string; late: LateMinutes }) {
  const lateness = latenessOf(since, useNow(), late)
  return (
    <span className={lateness ? `${text.figures} ${text[lateness]}` : text.figures}>
      <Age since={since} />
    </span>
  )
}
