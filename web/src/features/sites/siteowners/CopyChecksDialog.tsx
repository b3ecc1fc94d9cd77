import type { ManagedSiteowner } from '@panel/contract'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { siteownerError } from '../../settings/siteowner-error'
import { sendChecksQuery, showSiteowner, siteownerQuery } from '../../settings/siteowners-query'
import styles from './CopyChecksDialog.module.css'
import { countOf, type Differences, differencesBetween } from './copied-checks'
import { OtherSiteowners } from './OtherSiteowners'

type Props = { siteowner: ManagedSiteowner; onClose: () => void }

/** Takes over the rules and checks of another site owner, after it has shown what differs. Nothing else is copied. */
export function CopyChecksDialog({ siteowner, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number | null>(null)
  const differences = useDifferences(siteowner, chosen)
  const copying = useCopying(siteowner, onClose)
  const count = differences ? countOf(differences) : 0
  const blocked = () => {
    if (chosen === null) return t('siteowners.copy.choose')
    return count === 0 && t('siteowners.copy.same')
  }
  return (
    <DialogForm
      isOpen
      title={t('siteowners.copy.title', { tab: t('siteowners.tab.checks') })}
      confirm={t('siteowners.copy.take', { count })}
      blocked={blocked()}
      isBusy={copying.isPending}
      error={siteownerError(t, copying.error)}
      onConfirm={() => differences && copying.mutate(differences)}
      onClose={onClose}
    >
      <OtherSiteowners id={siteowner.id} chosen={chosen} onChoose={setChosen} />
      {differences && <DifferenceList differences={differences} />}
      <p className={styles.note}>{t('siteowners.copy.only')}</p>
    </DialogForm>
  )
}

function DifferenceList({ differences: { checks, rules } }: { differences: Differences }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.differences} aria-live="polite">
      {checks.map(({ kind, from, to }) => (
        <div key={kind}>
          <dt>{t(`siteowners.check.kind.${kind}`)}</dt>
          <dd>
            <del>{t(`siteowners.check.mode.${from}`)}</del> <ins>{t(`siteowners.check.mode.${to}`)}</ins>
          </dd>
        </div>
      ))}
      {rules && (
        <div>
          <dt>{t('siteowners.rules')}</dt>
          <dd>
            <del>{t('siteowners.copy.lines', { count: rules.from.length })}</del>{' '}
            <ins>{t('siteowners.copy.lines', { count: rules.to.length })}</ins>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Null until everything is loaded. */
function useDifferences(
  { id, text_rules: rules }: ManagedSiteowner,
  chosen: number | null,
): Differences | null {
  const own = useQuery(sendChecksQuery(id)).data
  const other = useQuery({ ...siteownerQuery(chosen ?? 0), enabled: chosen !== null }).data
  const checks = useQuery({ ...sendChecksQuery(chosen ?? 0), enabled: chosen !== null }).data
  if (!own || !other || !checks) return null
  return differencesBetween({ checks: own, rules }, { checks, rules: other.text_rules })
}

/** Saves each difference as its line saves it. */
function useCopying({ id, text_rules }: ManagedSiteowner, onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: async ({ checks, rules }: Differences) => {
      for (const { kind, to: mode } of checks) {
        const { items } = await call('PATCH /api/siteowners/:id/send-checks', {
          params,
          body: { kind, mode },
        })
        client.setQueryData(sendChecksQuery(id).queryKey, items)
      }
      if (rules)
        showSiteowner(
          client,
          await call('PATCH /api/siteowners/:id', {
            params,
            body: { text_rules: rules.to, seen: { text_rules } },
          }),
        )
    },
    onSuccess: (_, differences) => {
      showToast({ icon: IconCheck, text: t('siteowners.copy.taken', { count: countOf(differences) }) })
      onDone()
    },
  })
}
