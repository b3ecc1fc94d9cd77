import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import { languageName } from '../../../ui/words/region-names'
import { useUser } from '../../settings/user-query'
import styles from './AccountPage.module.css'

/** The facts about the operator that an admin has set. */
export function YouHerePanel() {
  const { t, i18n } = useTranslation()
  const { name, login, permissions, team, languages, message_types: types } = useUser()
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const facts = [
    [t('account.name_login'), `${name}, ${login}`],
    [t('account.level_team'), `${permissions.id} ${permissions.name}, ${team.name}`],
    [t('account.languages'), list.format(languages.map(languageName))],
    [t('account.message_types'), list.format(types.map((type) => t(`account.type.${type}`)))],
  ] as const
  return (
    <TitledPanel title={t('account.you_here')} aside={<span>{t('account.set_by_admin')}</span>}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('account.none')}</dd>
          </div>
        ))}
      </dl>
    </TitledPanel>
  )
}
