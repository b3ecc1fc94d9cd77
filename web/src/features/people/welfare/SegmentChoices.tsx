import type { Welfare } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { failureText } from '../../../ui/words/failure'
import styles from './WelfarePanel.module.css'
import { useWelfareChange } from './welfare-query'

/** The segments of the operator. One without a tick is left out of their queues; nobody asks why. */
export function SegmentChoices({ segments }: { segments: Welfare['segments'] }) {
  const { t } = useTranslation()
  const change = useWelfareChange((body: { segment: string; left_out: boolean }) =>
    call('POST /api/welfare/segments', { body }),
  )
  if (segments.length === 0) return null
  const isLeftOut = ({ code, left_out }: Welfare['segments'][number]) =>
    change.isPending && change.variables.segment === code ? change.variables.left_out : left_out
  return (
    <fieldset className={styles.part}>
      <legend>
        {t('welfare.segments')}
        <small>{t('welfare.segments_note')}</small>
      </legend>
      <ul className={styles.segments}>
        {segments.map((segment) => (
          <li key={segment.code}>
            <label>
              <input
                type="checkbox"
                checked={!isLeftOut(segment)}
                onChange={({ target }) => change.mutate({ segment: segment.code, left_out: !target.checked })}
              />
              <span dir="auto">{segment.name}</span>
            </label>
          </li>
        ))}
      </ul>
      {segments.every(isLeftOut) && <p role="status">{t('welfare.all_left_out')}</p>}
      {change.isError && <p role="alert">{failureText(t, t('welfare.not_saved'), change.error)}</p>}
    </fieldset>
  )
}
