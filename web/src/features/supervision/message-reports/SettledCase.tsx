import type { OpenedReportCase } from '@panel/contract'
import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { useAction } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUser } from '../../settings/user-query'
import { reopenCase } from './report-actions'
import styles from './SettleForm.module.css'
import { useReopen } from './use-reopen'

type Props = {
  item: OpenedReportCase
  settled: NonNullable<OpenedReportCase['settled']>
  /** The note that was typed here, which is shown if a colleague was faster. */
  typed: string
  open: OfferedAction
  onReopened: () => void
}

/** How the case was settled, and by whom. It can be opened again. */
export function SettledCase({ item, settled, typed, open, onReopened }: Props) {
  const { t } = useTranslation()
  const reopening = useReopen(item.id, onReopened)
  const reopen = useAction(reopenCase, {
    isBusy: reopening.isPending,
    isOwn: item.is_own,
    run: reopening.mutate,
  })
  const name = settled.by.name ?? t('overview.hidden_name')
  // The answer to the request that settled it was lost.
  const isOwn = useUser().id === settled.by.id && item.note === typed.trim()
  return (
    <footer className={styles.settle}>
      <p className={`${styles.row} ${styles.settled}`}>
        <b>{t(`reports.settled.${settled.outcome}`)}</b>
        <span>
          {t('reports.by', { name })} <MomentInSentence at={settled.at} />
        </span>
        {item.note && <q dir="auto">{item.note}</q>}
        <span className={styles.end}>
          <ActionButton action={open} look="quiet" />
          <ActionButton action={reopen} isBusy={reopening.isPending} />
        </span>
      </p>
      {reopening.failure && <FailureNotice>{reopening.failure}</FailureNotice>}
      {typed && !isOwn && (
        <>
          <Notice tone="accent" icon={IconUserCheck} role="status">
            {t('reports.settled_meanwhile', { name })}
          </Notice>
          <Field label={t('reports.your_note')} value={typed} readOnly />
        </>
      )}
    </footer>
  )
}
