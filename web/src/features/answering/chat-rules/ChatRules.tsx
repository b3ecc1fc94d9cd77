import type { Conversation } from '@panel/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatDate } from '../../../ui/words/dates'
import styles from './ChatRules.module.css'
import { rulesQuery } from './chat-rules-query'

type Props = { conversation: Pick<Conversation, 'id' | 'siteowner'>; onClose: () => void }

/** The rules of the site owner for this chat, in place of the profile. The focus stays in the text. */
export function ChatRules({ conversation: { id, siteowner }, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery(rulesQuery(id))
  const { language, since, rules = [], removed = [] } = query.data ?? {}
  return (
    <ScrollRegion className={styles.rules} aria-label={t('chat_rules.of', { siteowner: siteowner.name })}>
      <div className={styles.head}>
        <h2>{t('chat_rules.of', { siteowner: siteowner.name })}</h2>
        <Button look="quiet" size="small" aria-label={t('chat_rules.close')} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      <NotLoaded query={query} failed={t('chat_rules.failed')} />
      <ol className={styles.list} lang={language ?? undefined}>
        {rules.map(({ text, is_new }) => (
          <li key={text}>
            <bdi>{text}</bdi>
            {is_new && <Chip tone="accent">{t('chat_rules.new')}</Chip>}
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <h3>{t('chat_rules.removed')}</h3>
          <ul className={styles.removed} lang={language ?? undefined}>
            {removed.map((rule) => (
              <li key={rule}>
                <del>{rule}</del>
              </li>
            ))}
          </ul>
        </>
      )}
      {since && <p className={styles.since}>{t('chat_rules.since', { time: formatDate(since, 'day') })}</p>}
    </ScrollRegion>
  )
}
