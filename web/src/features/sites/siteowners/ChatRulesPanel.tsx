import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineList } from '../../../ui/fields/LineFields'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { chatRulesQuery } from '../../settings/siteowners-query'
import { useLanguages } from '../../settings/use-languages'
import { linesIn } from './lines-in'
import styles from './Siteowners.module.css'

/** What operators read beside the sender box, in each language of the service. */
export function ChatRulesPanel({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery(chatRulesQuery(siteownerId))
  const languages = useLanguages()
  const save = async (language: string, text: string, seen: string) => {
    const { queryKey } = chatRulesQuery(siteownerId)
    try {
      const { items } = await call('PUT /api/siteowners/:id/chat-rules', {
        params: { id: siteownerId },
        body: { language, rules: linesIn(text), seen: linesIn(seen) },
      })
      client.setQueryData(queryKey, items)
    } catch (error) {
      await client.refetchQueries({ queryKey })
      throw error
    }
  }
  return (
    <TitledPanel title={t('siteowners.chat_rules')}>
      <NotLoaded query={query} failed={t('siteowners.one_failed')} />
      <p className={styles.counts}>{t('siteowners.chat_rules_text')}</p>
      <dl className={styles.lines}>
        {query.data &&
          languages.map(([language, name]) => {
            const rules = query.data.find((one) => one.language === language)?.rules ?? []
            return (
              <EditableLine
                key={language}
                label={name}
                value={rules.join('\n')}
                format={(text) => text}
                shown={
                  rules.length > 0 ? (
                    <ul className={styles.rules} lang={language}>
                      {rules.map((rule) => (
                        <li key={rule}>
                          <bdi>{rule}</bdi>
                        </li>
                      ))}
                    </ul>
                  ) : undefined
                }
                save={(text, seen) => save(language, text, seen)}
                hasLines
                field={(field) => <LineList field={field} />}
              />
            )
          })}
      </dl>
    </TitledPanel>
  )
}
