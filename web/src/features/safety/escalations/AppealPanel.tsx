import { IconShieldQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { Elapsed } from '../../../ui/words/Elapsed'
import { AppealForm } from './AppealForm'
import own from './Appeals.module.css'
import { appealQuery } from './appeal-queries'
import styles from './EscalationsPage.module.css'
import { MarkedText } from './MarkedText'
import { NewestMessages } from './NewestMessages'
import { PanelHead } from './PanelHead'

type Props = { id: number | null; onDone: () => void; onClose: () => void }

/** An appeal: the newest messages, the stopped text with what was found in it, and the decision. */
export function AppealPanel({ id, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery({ ...appealQuery(id ?? 0), enabled: id !== null })
  if (id === null || !read.data)
    return (
      <section className={styles.panel}>
        {id !== null && <NotLoaded query={read} failed={t('appeals.failed')} />}
      </section>
    )
  const item = read.data
  return (
    <section className={styles.panel} aria-label={item.customer.name} aria-busy={item.id !== id}>
      <PanelHead item={item} onClose={onClose} />
      <ScrollRegion className={styles.scroll} aria-label={t('escalations.context')}>
        {item.inquiry && (
          <Notice tone="warn" icon={IconShieldQuestion}>
            {t('appeals.asked', { name: item.customer.name })} {t('inquiry.since')}{' '}
            <Elapsed since={item.inquiry.opened_at} />
          </Notice>
        )}
        <NewestMessages messages={item.context} />
        <h3>
          {t('appeals.text_of', { name: item.by.name ?? t('overview.hidden_name') })}{' '}
          <span className={styles.by}>{formatDate(item.opened_at, 'short')}</span>
        </h3>
        <MarkedText text={item.text} found={item.found} />
        <p className={own.found}>
          {item.found.length === 0
            ? t('appeals.nothing_found')
            : item.found.map(({ kind, words: found }) => `${t(`check.kind.${kind}`)}: “${found}”`).join('. ')}
        </p>
      </ScrollRegion>
      <AppealForm key={item.id} item={item} isLoading={item.id !== id} onDone={onDone} />
    </section>
  )
}
