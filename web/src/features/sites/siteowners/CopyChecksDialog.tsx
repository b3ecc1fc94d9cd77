import type { ManagedSiteowner } from '@panel/contract'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { siteownerError } from '../../settings/siteowner-error'
import {
  chatRulesQuery,
  sendChecksQuery,
  showSiteowner,
  siteownerQuery,
} from '../../settings/siteowners-query'
import { useLanguages } from '../../settings/use-languages'
import styles from './CopyChecksDialog.module.css'
import { countOf, type Differences, differencesBetween, type OwnChecks } from './copied-checks'
import { lengthNames, lengthText } from './length-text'
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

function DifferenceList({ differences }: { differences: Differences }) {
  const { lengths, checks, rules, chatRules } = differences
  const { t } = useTranslation()
  const languages = useLanguages()
  const nameOf = (language: string) => languages.find(([code]) => code === language)?.[1] ?? language
  return (
    <dl className={styles.differences} aria-live="polite">
      {lengths.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{t(`siteowners.length.${lengthNames[field]}`)}</dt>
          <dd>
            <del>{lengthText(t, field, from)}</del> <ins>{lengthText(t, field, to)}</ins>
          </dd>
        </div>
      ))}
      {checks.map(({ kind, from, to }) => (
        <div key={kind}>
          <dt>{t(`siteowners.check.kind.${kind}`)}</dt>
          <dd>
            <del>{t(`siteowners.check.mode.${from}`)}</del> <ins>{t(`siteowners.check.mode.${to}`)}</ins>
          </dd>
        </div>
      ))}
      {rules && <LineDifference label={t('siteowners.rules')} {...rules} />}
      {chatRules.map(({ language, ...lines }) => (
        <LineDifference
          key={language}
          label={`${t('siteowners.chat_rules')}, ${nameOf(language)}`}
          {...lines}
        />
      ))}
    </dl>
  )
}

function LineDifference({ label, from, to }: { label: string; from: string[]; to: string[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <del>{t('siteowners.copy.lines', { count: from.length })}</del>{' '}
        <ins>{t('siteowners.copy.lines', { count: to.length })}</ins>
      </dd>
    </div>
  )
}

/** Null until everything is loaded. */
function useDifferences(siteowner: ManagedSiteowner, chosen: number | null): Differences | null {
  const own = useOwnChecks(siteowner, siteowner.id)
  const other = useOwnChecks(useQuery(chosenQuery(chosen)).data, chosen)
  return own && other && differencesBetween(own, other)
}

const chosenQuery = (chosen: number | null) => ({ ...siteownerQuery(chosen ?? 0), enabled: chosen !== null })

function useOwnChecks(siteowner: ManagedSiteowner | undefined, id: number | null): OwnChecks | null {
  const enabled = id !== null
  const checks = useQuery({ ...sendChecksQuery(id ?? 0), enabled }).data
  const chatRules = useQuery({ ...chatRulesQuery(id ?? 0), enabled }).data
  return siteowner && checks && chatRules ? { siteowner, checks, chatRules } : null
}

/** Saves each difference as its line saves it. */
function useCopying({ id, text_rules }: ManagedSiteowner, onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: async ({ lengths, checks, rules, chatRules }: Differences) => {
      for (const { kind, to: mode } of checks) {
        const { items } = await call('PATCH /api/siteowners/:id/send-checks', {
          params,
          body: { kind, mode },
        })
        client.setQueryData(sendChecksQuery(id).queryKey, items)
      }
      for (const { language, from: seen, to } of chatRules) {
        const { items } = await call('PUT /api/siteowners/:id/chat-rules', {
          params,
          body: { language, rules: to, seen },
        })
        client.setQueryData(chatRulesQuery(id).queryKey, items)
      }
      if (rules || lengths.length > 0)
        showSiteowner(
          client,
          await call('PATCH /api/siteowners/:id', {
            params,
            body: {
              ...Object.fromEntries(lengths.map(({ field, to }) => [field, to])),
              ...(rules && { text_rules: rules.to, seen: { text_rules } }),
            },
          }),
        )
    },
    onSuccess: (_, differences) => {
      showToast({ icon: IconCheck, text: t('siteowners.copy.taken', { count: countOf(differences) }) })
      onDone()
    },
  })
}
