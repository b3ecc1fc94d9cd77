import { useTranslation } from 'react-i18next'
import text from '../../ui/text.module.css'
import { formatNumber } from '../../ui/words/dates'
import { compareNames } from '../../ui/words/name-order'
import { capitalised, languageWord } from '../../ui/words/region-names'
import { AccountHint } from '../answering/queue/AccountHint'
import { useUser } from '../settings/user-query'
import styles from './HomePage.module.css'

/** The conversations that this operator can claim. @param waiting the conversations of both queues, in all languages */
export function MinePanel({ waiting }: { waiting: number }) {
  const { t } = useTranslation()
  const user = useUser()
  const mine = user.open_messages + user.open_pokes
  const languages = capitalised(user.languages.map(languageWord).sort(compareNames).join(', '))
  const lacks = user.message_types.length === 0 ? 'queue' : user.languages.length === 0 ? 'language' : null
  return (
    <section>
      <h2 className={text.panel}>
        {t('home.you_can_take')}
        <span className={styles.languages} title={languages}>
          {languages}
        </span>
      </h2>
      {lacks && (
        <p className={styles.warning}>
          <AccountHint lacks={lacks} />
        </p>
      )}
      <p className={styles.big}>
        {formatNumber(mine)}
        <small>{t('home.of_in_combi', { number: formatNumber(Math.max(waiting, mine)) })}</small>
      </p>
      <dl>
        <dt>{t('home.chats')}</dt>
        <dd>{formatNumber(user.open_messages)}</dd>
        <dt>{t('home.pokes')}</dt>
        <dd>{formatNumber(user.open_pokes)}</dd>
      </dl>
    </section>
  )
}
