import type { CustomerRights } from '@panel/contract'
import { erasedClasses } from '@panel/contract/rules/erasure-rules'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { MomentInSentence } from '../../../ui/words/Moment'
import styles from './CustomerRights.module.css'
import { EraseDialog } from './EraseDialog'
import { useAsker } from './use-asker'

/** Erases a customer. Afterwards: who asked, how far it is, what was deleted, and when the last backup is gone. */
export function ErasurePanel({ rights }: { rights: CustomerRights }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { erasure, escalation_id, legal_holds } = rights
  const isKept = legal_holds.some(({ lifted }) => lifted === null)
  if (erasure) return <Erased rights={rights} erasure={erasure} />
  return (
    <TitledPanel title={t('customer_rights.erasure')}>
      <div className={styles.part}>
        <p>{t('customer_rights.erasure_text')}</p>
        <Backups days={rights.backup_days} />
        {escalation_id !== null && (
          <p>
            {t('customer_rights.escalation_first')}{' '}
            <Link to="/escalations" search={{ id: escalation_id }}>
              {t('page.escalations')}
            </Link>
          </p>
        )}
        <div className={styles.acts}>
          <Button
            look="danger"
            blocked={
              (isKept && t('customer_rights.kept')) ||
              (escalation_id !== null && t('customer_rights.escalation_first'))
            }
            onClick={() => setIsAsking(true)}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            {t('customer_rights.erase')}
          </Button>
        </div>
      </div>
      {isAsking && <EraseDialog rights={rights} onClose={() => setIsAsking(false)} />}
    </TitledPanel>
  )
}

/** For how long backups still have what was erased. */
function Backups({ days }: { days: number }) {
  const { t } = useTranslation()
  return (
    <p className={styles.quiet}>
      {days > 0 ? t('customer_rights.backup_days', { count: days }) : t('customer_rights.backup_unknown')}
    </p>
  )
}

type ErasedProps = { rights: CustomerRights; erasure: NonNullable<CustomerRights['erasure']> }

function Erased({ rights, erasure }: ErasedProps) {
  const { t } = useTranslation()
  const asker = useAsker()
  const { asked_at, finished_at, progress, counts, backups_until } = erasure
  const found = erasedClasses.filter((name) => counts[name])
  return (
    <TitledPanel title={t('customer_rights.erasure')}>
      <div className={styles.part}>
        <p>
          {t('customer_rights.asked', { name: asker(erasure) })} <MomentInSentence at={asked_at} />
        </p>
        {finished_at === null ? (
          <p>
            <progress
              className={styles.progress}
              max={100}
              value={progress}
              aria-label={t('customer_rights.erasure')}
            />{' '}
            {t('customer_rights.working', { percent: progress })}
          </p>
        ) : (
          <p>
            {t('customer_rights.done')} <MomentInSentence at={finished_at} />
          </p>
        )}
        {found.length > 0 && (
          <dl className={styles.numbers}>
            {found.map((name) => (
              <Count key={name} name={t(`customer_rights.erased.${name}`)} value={counts[name] ?? 0} />
            ))}
          </dl>
        )}
        {backups_until === null ? (
          <Backups days={rights.backup_days} />
        ) : (
          <p className={styles.quiet}>
            {t('customer_rights.backups_until', { date: formatDate(backups_until, 'dateOnly') })}
          </p>
        )}
      </div>
    </TitledPanel>
  )
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{formatNumber(value)}</dd>
  </>
)
