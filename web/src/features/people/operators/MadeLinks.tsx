import type { OperatorDetail } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import styles from './OperatorPage.module.css'

/** What an operator has made and what ends when they are suspended: links, requests for a reset, wall screens. */
export function MadeLinks({ links }: Pick<OperatorDetail, 'links'>) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <>
      <p>{t('operators.made.title')}</p>
      <ul className={styles.made}>
        {links.map(({ kind, operator, until }) => (
          <li key={`${kind} ${operator?.id} ${until}`}>
            {t(`operators.made.${kind}`, {
              name: operator && (operator.name ?? `#${operator.id}`),
              date: formatDate(until, 'short'),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
