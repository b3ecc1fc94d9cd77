import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { BackLabel, backClass, PageHead } from '../../../ui/PageHead'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { PokeRuleForm } from './PokeRuleForm'
import styles from './PokeRulesPage.module.css'
import { pokeRulesQuery } from './poke-rules-query'

/** When and how often the silent customers of each site owner are poked. For admins. */
export function PokeRulesPage() {
  const { t } = useTranslation()
  const rules = useQuery(pokeRulesQuery)
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('page.poke_rules')}>
      <PageHead
        title={t('page.poke_rules')}
        back={
          <Link to="/" className={backClass}>
            <BackLabel>{t('place.main_panel')}</BackLabel>
          </Link>
        }
      />
      <div className={styles.page}>
        {rules.isPending && <PokeRulesLoading />}
        {rules.isError && !rules.data && (
          <div className={styles.panel}>
            <FailedPanel
              title={t('poke_rules.failed')}
              error={rules.error}
              onRetry={() => void rules.refetch()}
            />
          </div>
        )}
        {rules.data?.length === 0 && (
          <div className={styles.panel}>
            <EmptyPanel icon={IconBuildingStore} title={t('poke_rules.empty')}>
              <p>{t('poke_rules.empty_why')}</p>
            </EmptyPanel>
          </div>
        )}
        {rules.data && rules.data.length > 0 && <p className={styles.intro}>{t('poke_rules.intro')}</p>}
        {rules.data?.map((item) => (
          <PokeRuleForm key={item.siteowner.id} item={item} />
        ))}
      </div>
    </ScrollRegion>
  )
}

function PokeRulesLoading() {
  return (
    <div className={styles.panel}>
      <Loading className={styles.loading}>
        <Skeleton width="25%" />
        <Skeleton width="100%" height={32} />
        <Skeleton width="100%" height={32} />
      </Loading>
    </div>
  )
}
