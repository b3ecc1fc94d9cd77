import type { FoundCustomer } from '@panel/contract'
import type { RightsReason } from '@panel/contract/rules/erasure-rules'
import { languageOf } from '@panel/contract/rules/locale'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../api/download'
import { Button } from '../../../ui/actions/Button'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import styles from './CustomerRights.module.css'
import { ReasonField } from './ReasonField'
import { refusedWords } from './refused-words'

/** A copy of the customer's data, to hand to them. */
export function CopyPanel({ customer }: { customer: FoundCustomer }) {
  const { t, i18n } = useTranslation()
  const [reason, setReason] = useState<RightsReason | null>(null)
  const copying = useMutation({
    mutationFn: (reason: RightsReason) =>
      download(`/api/customer-rights/${customer.id}/export`, {
        reason,
        language: languageOf(i18n.language),
      }),
  })
  return (
    <TitledPanel title={t('customer_rights.copy')}>
      <div className={styles.part}>
        <p>{t('customer_rights.copy_text')}</p>
        {copying.isPending && <p role="status">{t('customer_rights.copying')}</p>}
        {copying.error && (
          <FailureNotice>{refusedWords(t, t('customer_rights.not_copied'), copying.error)}</FailureNotice>
        )}
        {!customer.is_erased && <ReasonField value={reason} onChoose={setReason} />}
        <div className={styles.acts}>
          <Button
            isBusy={copying.isPending}
            blocked={
              customer.is_erased
                ? t('customer_rights.nothing_left')
                : reason === null && t('customer_rights.choose_first')
            }
            onClick={() => reason && copying.mutate(reason)}
          >
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {t('customer_rights.copy_button')}
          </Button>
        </div>
      </div>
    </TitledPanel>
  )
}
