import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { useReasons } from '../../settings/use-reasons'
import styles from './OperatorPage.module.css'

/** Breaks that are shown. */
const shown = 10

/** The last breaks of an operator with their reasons, latest first. */
export function BreaksPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const breaks = useQuery({
    queryKey: ['operator-breaks', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/away-times', { query: { operator_id: id, limit: shown }, signal })).items,
  })
  return (
    <TitledPanel title={t('operators.breaks.title')}>
      <NotLoaded query={breaks} failed={t('operators.breaks.failed')} />
      {breaks.data?.length === 0 && <p className={styles.none}>{t('operators.breaks.none')}</p>}
      <ul className={styles.rows}>
        {breaks.data?.map((each) => (
          <li key={each.id}>
            <div>
              <span dir="auto">{read(each)}</span>
              <p>
                {formatDate(each.started_at, 'short')} –{' '}
                {formatDate(each.ended_at ?? each.ends_at, 'timeOnly')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}
