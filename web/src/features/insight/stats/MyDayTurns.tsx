import type { MyDay } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import styles from './MyDayPanel.module.css'
import { answeredShare } from './my-day'

/** Sent and answered messages by turn; turns without messages are left out. */
export function MyDayTurns({ turns }: Pick<MyDay, 'turns'>) {
  const { t } = useTranslation()
  return (
    <table className={styles.turns}>
      <thead>
        <tr>
          <th scope="col">{t('overview.message_type')}</th>
          <th scope="col">{t('my_day.number')}</th>
          <th scope="col">{t('my_day.with_answer')}</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {turns
          .filter(({ sent }) => sent > 0)
          .map(({ turn, sent, answered }) => (
            <tr key={turn}>
              <th scope="row">{t(`turn.${turn}`)}</th>
              <td>{formatNumber(sent)}</td>
              <td>{formatNumber(answered)}</td>
              <td>{answeredShare({ sent, answered })}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
