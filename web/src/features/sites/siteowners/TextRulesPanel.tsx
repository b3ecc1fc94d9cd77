import type { ManagedSiteowner } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineList } from '../../../ui/fields/LineFields'
import { TitledPanel } from '../../../ui/TitledPanel'
import { linesIn } from './lines-in'
import styles from './Siteowners.module.css'
import { useSiteownerLines } from './use-siteowner-lines'

/** What operators read while they write texts for the profiles of a site. The site can change it too. */
export function TextRulesPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const { text_rules: rules } = siteowner
  const { save, changeOf } = useSiteownerLines(siteowner)
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
          change={changeOf('text_rules')}
          save={(text, seen) => save({ text_rules: linesIn(text), seen: { text_rules: linesIn(seen) } })}
          hasLines
          field={(field) => <LineList field={field} />}
        />
      </dl>
    </TitledPanel>
  )
}
