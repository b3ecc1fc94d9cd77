import type { CustomerRights } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { TitledPanel } from '../../../ui/TitledPanel'
import { MomentInSentence } from '../../../ui/words/Moment'
import styles from './CustomerRights.module.css'
import { LegalHoldDialog } from './LegalHoldDialog'

type Hold = CustomerRights['legal_holds'][number]

/** Sets and lifts the legal hold of a customer, and tells those of before. */
export function LegalHoldPanel({ rights }: { rights: CustomerRights }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { customer, legal_holds } = rights
  const isSet = legal_holds.some(({ lifted }) => lifted === null)
  return (
    <TitledPanel title={t('customer_rights.legal_hold')}>
      <div className={styles.part}>
        <p>{t('customer_rights.legal_hold_text')}</p>
        {legal_holds.length > 0 && (
          <ul className={styles.rows}>
            {legal_holds.map((hold) => (
              <HoldWords key={hold.id} hold={hold} />
            ))}
          </ul>
        )}
        <div className={styles.acts}>
          <Button
            blocked={customer.is_erased && t('customer_rights.nothing_left')}
            onClick={() => setIsAsking(true)}
          >
            {t(isSet ? 'customer_rights.lift' : 'customer_rights.set')}
          </Button>
        </div>
        {isAsking && <LegalHoldDialog rights={rights} isSet={isSet} onClose={() => setIsAsking(false)} />}
      </div>
    </TitledPanel>
  )
}

function HoldWords({ hold: { set_at, set_by, reason, lifted } }: { hold: Hold }) {
  const { t } = useTranslation()
  const nameOf = (by: Hold['set_by']) =>
    by ? (by.name ?? t('overview.hidden_name')) : t('customer_rights.by_command')
  return (
    <li>
      <span>
        {t('customer_rights.held', { name: nameOf(set_by) })} <MomentInSentence at={set_at} />: {reason}
      </span>
      {lifted && (
        <span className={styles.quiet}>
          {t('customer_rights.lifted_by', { name: nameOf(lifted.by) })} <MomentInSentence at={lifted.at} />
          {lifted.reason && `: ${lifted.reason}`}
        </span>
      )}
    </li>
  )
}
