import type { ManagedSiteowner } from '@panel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { EditableLine } from '../../ui/EditableLine'
import { LineList } from '../../ui/LineFields'
import { TitledPanel } from '../../ui/TitledPanel'
import { userQuery } from '../sign-in/user-query'
import styles from './Siteowners.module.css'
import { showSiteowner, siteownerQuery } from './siteowners-query'

/** What operators read while they write texts for the profiles of a site. The site can change it too. */
export function TextRulesPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { id, text_rules: rules } = siteowner
  const me = client.getQueryData(userQuery.queryKey)?.id
  const change = siteowner.changes.find(({ field, by }) => field === 'text_rules' && by.id !== me)
  const save = async (text: string, seen: string) => {
    try {
      const body = { text_rules: rulesIn(text), seen: { text_rules: rulesIn(seen) } }
      showSiteowner(client, await call('PATCH /api/siteowners/:id', { params: { id }, body }))
    } catch (error) {
      await client.refetchQueries({ queryKey: siteownerQuery(id).queryKey })
      throw error
    }
  }
  return (
    <TitledPanel title={t('siteowners.text_rules')}>
      <dl className={styles.lines}>
        <EditableLine
          label={t('siteowners.rules')}
          value={rules.join('\n')}
          format={(text) => text}
          shown={
            rules.length > 0 ? (
              <ul className={styles.rules}>
                {rules.map((rule) => (
                  <li key={rule}>
                    <bdi>{rule}</bdi>
                  </li>
                ))}
              </ul>
            ) : undefined
          }
          note={t('siteowners.rules_hint')}
          change={change ? { by: change.by.name, from: change.from ?? '', at: change.at } : null}
          save={save}
          hasLines
          field={(field) => <LineList field={field} />}
        />
      </dl>
    </TitledPanel>
  )
}

/** One rule to a line. */
const rulesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
