import type { Board } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { formatDate } from '../../../ui/words/dates'
import { languageWord } from '../../../ui/words/region-names'
import styles from './BoardLists.module.css'

/** What the coach did on the board today. */
export function OwnActs({ acts }: Pick<Board, 'acts'>) {
  const { t } = useTranslation()
  if (acts.length === 0) return null
  return (
    <>
      <h3 className={`${styles.subtitle} ${text.panel}`}>
        {t('board.acts.title')} <small>{t('board.acts.recorded')}</small>
      </h3>
      <ul className={styles.rows}>
        {acts.map(({ id, kind, at, operator, conversation_id, language, asked, reason }) => (
          <li key={id} title={reason ?? undefined}>
            <b>{formatDate(at, 'timeOnly')}</b>
            <span>
              {t(`board.acts.${kind}`, {
                chat: conversation_id,
                language: language === null ? '' : languageWord(language),
              })}
              {reason && (
                <>
                  {' '}
                  <q dir="auto">{reason}</q>
                </>
              )}
            </span>
            <em>
              {operator
                ? (operator.name ?? t('away.somebody', { id: operator.id }))
                : t('board.acts.asked', { count: asked ?? 0 })}
            </em>
          </li>
        ))}
      </ul>
    </>
  )
}
