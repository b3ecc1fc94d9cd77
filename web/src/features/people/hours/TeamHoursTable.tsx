import type { TeamHours } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import styles from './Hours.module.css'
import { useHoursWords } from './use-hours-words'

type Props = { people: TeamHours['people']; onOpen: (id: number) => void }

/** The people of a team by name. It has no other order, and no sum of them. */
export function TeamHoursTable({ people, onOpen }: Props) {
  const { t } = useTranslation()
  const words = useHoursWords()
  const list = useRowCursor(people.map(({ operator }) => operator.id))
  return (
    <table ref={list.table} className={styles.table} aria-label={t('page.hours')}>
      <thead>
        <tr>
          <th scope="col">{t('overview.operator_filter')}</th>
          <th scope="col">{t('hours.worked')}</th>
          <th scope="col">{t('hours.breaks')}</th>
          <th scope="col">{t('hours.correction')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ operator, is_working, ...sums }) => (
          <tr key={operator.id} data-cursor={operator.id === list.cursor || undefined}>
            <th scope="row">
              <LinkButton
                data-id={operator.id}
                onFocus={() => list.setCursor(operator.id)}
                onClick={() => onOpen(operator.id)}
              >
                {operator.name ?? t('away.somebody', { id: operator.id })}
              </LinkButton>
              {is_working && <small className={styles.now}>{t('hours.now')}</small>}
            </th>
            <td>{words.length(sums.worked_seconds)}</td>
            <td>{words.length(sums.break_seconds)}</td>
            <td>{sums.corrected_minutes === 0 ? '–' : words.change(sums.corrected_minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
