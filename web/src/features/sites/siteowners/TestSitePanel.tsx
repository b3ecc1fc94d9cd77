import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { TitledPanel } from '../../../ui/TitledPanel'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

/** Whether the site owner is a test, and who answers then. It is fixed once there are customers. */
export function TestSitePanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { id, is_test, is_echoing, customers } = siteowner
  const change = useMutation({
    mutationFn: (isTest: boolean) =>
      call('PUT /api/siteowners/:id/test', { params: { id }, body: { is_test: isTest } }),
    onSuccess: (changed) => showSiteowner(client, changed),
  })
  return (
    <TitledPanel title={t('siteowners.test_site.title')}>
      {is_test && (
        <p className={styles.counts}>
          {t(is_echoing ? 'siteowners.test_site.echoes' : 'siteowners.test_site.people')}
          {customers > 0 && ` ${t('siteowners.test_site.fixed')}`}
        </p>
      )}
      {customers === 0 && (
        <CheckField
          label={t('siteowners.test_site.mark')}
          hint={t('siteowners.test_site.hint')}
          checked={change.isPending ? change.variables : is_test}
          onChange={(isChecked) => {
            if (!change.isPending) change.mutate(isChecked)
          }}
        />
      )}
      {change.error && (
        <p role="alert" className={styles.counts}>
          {siteownerError(t, change.error)}
        </p>
      )}
    </TitledPanel>
  )
}
