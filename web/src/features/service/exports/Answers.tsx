import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../ui/words/Moment'
import styles from './ExportsBell.module.css'
import { feedbackAnswersQuery } from './exports-query'
import { useSeenAnswers } from './use-seen'

/** What operators answered to the feedback of this coach, newest first. */
export function Answers({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const answers = useQuery(feedbackAnswersQuery).data?.items ?? []
  useSeenAnswers(answers)
  return answers.map(({ id, sample_id, item_id, by, at, differs, text }) => (
    <li key={id}>
      <span>
        <Link to="/reviews" search={{ sample: sample_id, id: item_id }} onClick={onLeave}>
          {t(differs ? 'exports.differs' : 'exports.answered', {
            name: by.name ?? t('overview.hidden_name'),
          })}
        </Link>
        <Moment at={at} />
      </span>
      {text !== null && (
        <q className={styles.answer} dir="auto">
          {text}
        </q>
      )}
    </li>
  ))
}
