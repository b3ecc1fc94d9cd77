import type { OperatorDetail } from '@panel/contract'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { focusPage } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { formatDate } from '../../../ui/words/dates'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUser } from '../../settings/user-query'
import { ConfirmResetDialog } from './ConfirmResetDialog'
import styles from './OperatorPage.module.css'
import { confirmReset, refuseReset } from './operator-actions'
import { refusalText } from './refusal-text'
import type { MadeLink } from './use-invitation'
import { useOperatorAct } from './use-operator-act'

type Props = {
  operator: OperatorDetail
  reset: NonNullable<OperatorDetail['two_factor']['reset']>
  onLink: (link: MadeLink | null) => void
}

/** Shows who asks for a reset of the two-factor, why, and until when a second admin can decide. */
export function ResetBanner({ operator, reset, onLink }: Props) {
  const { t } = useTranslation()
  const ownId = useUser().id
  const [isOpen, setIsOpen] = useState(false)
  const { id } = operator
  const name = operator.name ?? `#${id}`
  const refuse = useOperatorAct(
    id,
    () =>
      call('POST /api/operators/:id/two-factor-reset/refuse', {
        params: { id },
        body: { request_id: reset.id },
      }),
    focusPage,
  )
  const refusal = useAction(refuseReset, { operator, ownId, refuse: () => refuse.mutate(undefined) })
  const confirmation = useAction(confirmReset, { operator, ownId, open: () => setIsOpen(true) })
  const asks = { who: reset.by?.name ?? t('save.somebody'), name }
  return (
    <section className={styles.reset} aria-label={t('operators.reset.reset')}>
      <IconShieldQuestion size={18} stroke={1.75} aria-hidden="true" />
      <div className={styles.asked}>
        <b>
          {reset.is_own
            ? t(`operators.reset.own.${reset.what}`, { name })
            : t(`operators.reset.asks.${reset.what}`, asks)}
        </b>
        <p>
          “{reset.reason}” {t('operators.reset.asked')} <MomentInSentence at={reset.asked_at} />
          {', '}
          {t('operators.reset.until', { time: formatDate(reset.expires_at, 'timeOnly') })}{' '}
          {t(reset.is_own || id === ownId ? 'operators.reset.waits' : 'operators.reset.you_decide')}
        </p>
        {refuse.error && <FailureNotice>{refusalText(t, refuse.error)}</FailureNotice>}
      </div>
      <div className={styles.acts}>
        <ActionButton action={refusal} isBusy={refuse.isPending} hasNoIcon />
        {!reset.is_own && <ActionButton action={confirmation} look="primary" hasNoIcon />}
      </div>
      {isOpen && (
        <ConfirmResetDialog
          operator={operator}
          reset={reset}
          onDone={(link) => {
            setIsOpen(false)
            onLink(link)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
