import type { OwnAwayTime } from '@panel/contract'
import { IconMug } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { takeFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { PageHead } from '../../../ui/PageHead'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { storeBreak } from '../../people/welfare/store-break'
import styles from './AwayPanel.module.css'
import { endRest } from './away-actions'
import { recordReturn } from './break-over'

/** Says since when the operator is on a break. Its button has the focus, so Enter, Space or the key of the break end it. */
export function RestPanel({ away }: { away: OwnAwayTime }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const back = useMutation({
    mutationFn: () => call('POST /api/away-times/current/end', {}),
    onSuccess: () => storeBreak(client, null),
    onError: () => recordReturn(null),
  })
  const end = () => {
    if (back.isPending) return
    recordReturn(away.id)
    back.mutate()
  }
  const action = useAction(endRest, { end })
  return (
    <>
      <PageHead title={t('rest.title')} />
      <section className={styles.away} aria-labelledby="rest-heading">
        <IconMug className={styles.mug} size={72} stroke={1.25} aria-hidden="true" />
        <h2 id="rest-heading">{t('rest.since', { time: formatDate(away.started_at, 'timeOnly') })}</h2>
        <p className={styles.note}>{t('rest.calm')}</p>
        <ActionButton
          action={action}
          ref={takeFocus}
          aria-describedby="rest-heading"
          size="big"
          look="primary"
          isBusy={back.isPending}
          hasNoIcon
        />
        {back.isError && (
          <p className={styles.failed} role="alert">
            {failureText(t, t('away.back_failed'), back.error)}
          </p>
        )}
      </section>
    </>
  )
}
