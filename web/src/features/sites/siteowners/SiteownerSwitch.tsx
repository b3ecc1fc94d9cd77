import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

type Props = {
  siteowner: ManagedSiteowner
  name: 'is_learning_allowed' | 'accepts_unknown_disclosures' | 'length_stops'
  label: string
  hint: string
}

/** What a site owner has on or off. It is stored at once. */
export function SiteownerSwitch({ siteowner, name, label, hint }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      call('PATCH /api/siteowners/:id', { params: { id: siteowner.id }, body: { [name]: isOn } }),
    onSuccess: (changed) => showSiteowner(client, changed),
  })
  return (
    <div className={styles.switch}>
      <CheckField
        label={label}
        hint={hint}
        checked={change.isPending ? change.variables : siteowner[name]}
        onChange={(isChecked) => {
          if (!change.isPending) change.mutate(isChecked)
        }}
      />
      {change.error && <p role="alert">{siteownerError(t, change.error)}</p>}
    </div>
  )
}
