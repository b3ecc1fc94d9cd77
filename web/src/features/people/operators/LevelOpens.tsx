import { hasRight } from '@panel/contract/rules/rights'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { levelsQuery } from '../permissions/levels-query'
import { groupNames, rightGroups } from '../permissions/right-groups'
import styles from './LevelOpens.module.css'

/** The rights of an account level as text, with a link to the matrix of all levels. */
export function LevelOpens({ level, rights }: { level: number; rights: readonly string[] }) {
  const { t } = useTranslation()
  const words = useRightWords()(rights)
  return (
    <section className={styles.opens}>
      <h3>{t('operators.level_opens', { level })}</h3>
      <p>{t('operators.opens_queue')}</p>
      {words.length > 0 ? (
        <ul>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p>{t('operators.opens_nothing_else')}</p>
      )}
      <Link to="/permissions">{t('operators.compare_levels')}</Link>
    </section>
  )
}

/** The same in one sentence, for a level that is about to be given. */
export function LevelOpensNotice({ level }: { level: number }) {
  const { t } = useTranslation()
  const found = useQuery(levelsQuery).data?.find(({ id }) => id === level)
  const words = useRightWords()(found?.rights ?? [])
  if (!found) return null
  return (
    <Notice icon={IconShieldLock} role="status">
      <b>{t('operators.level_opens', { level })}</b> {t('operators.opens_queue')}{' '}
      {words.length > 0 ? `${words.join('; ')}.` : t('operators.opens_nothing_else')}
    </Notice>
  )
}

/** Rights in words, in the order of the matrix. */
function useRightWords() {
  const { t } = useTranslation()
  return (rights: readonly string[]) =>
    groupNames
      .flatMap((group) => rightGroups[group])
      .filter((right) => hasRight(rights, right))
      .map((right) => t(`levels.right.${right}`))
}
