import type { SitePokeRule } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { Chip } from '../../../ui/Chip'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import text from '../../../ui/text.module.css'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { PokeRuleFields } from './PokeRuleFields'
import styles from './PokeRulesPage.module.css'
import { savePokeRule } from './poke-rules-query'
import { faultsOf, formOf, type RuleFaults, type RuleForm, ruleOf } from './rule-form'

/** The rule of one site owner. Ctrl+Enter or Cmd+Enter saves it. */
export function PokeRuleForm({ item }: { item: SitePokeRule }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const titleId = useId()
  const element = useRef<HTMLFormElement>(null)
  const stored = formOf(item.rule)
  const [form, setForm] = useState<RuleForm>(stored)
  const [faults, setFaults] = useState<RuleFaults>({})
  const isChanged = JSON.stringify(form) !== JSON.stringify(stored)

  const show = (found: RuleFaults) => {
    flushSync(() => setFaults(found))
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const saving = useMutation({
    mutationFn: (rule: SitePokeRule['rule']) => savePokeRule(client, item.siteowner.id, rule),
    onSuccess: ({ rule }) => setForm(rule ? formOf(rule) : { ...form, isOn: false }),
    onError: (error) => {
      if (error instanceof ApiError) show(faultsOf(error.issues))
    },
  })
  const change = (changed: Partial<RuleForm>) => {
    setForm({ ...form, ...changed })
    setFaults({})
    saving.reset()
  }
  const save = () => {
    if (saving.isPending || !isChanged) return
    const result = ruleOf(form)
    if ('faults' in result) show(result.faults)
    else saving.mutate(result.rule)
  }
  const isRefused = saving.isError && Object.keys(faults).length === 0

  return (
    <form
      ref={element}
      className={styles.panel}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <RuleHead item={item} titleId={titleId} />
      <PokeRuleFields form={form} faults={faults} onChange={change} />
      <footer className={styles.foot}>
        {isRefused && (
          <FailureNotice>{failureText(t, t('poke_rules.not_saved'), saving.error)}</FailureNotice>
        )}
        <p role="status" className={styles.state}>
          {saving.isSuccess && !isChanged ? t('poke_rules.saved') : isChanged && t('poke_rules.unsaved')}
        </p>
        {isChanged && <Button onClick={() => change(stored)}>{t('poke_rules.discard')}</Button>}
        <SaveButton isChanged={isChanged} isBusy={saving.isPending} />
      </footer>
    </form>
  )
}

function RuleHead({ item, titleId }: { item: SitePokeRule; titleId: string }) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <h2 id={titleId} className={text.panel}>
        {item.siteowner.name}
      </h2>
      <Chip tone={item.rule ? 'ok' : undefined}>{t(item.rule ? 'poke_rules.on' : 'poke_rules.off')}</Chip>
      {item.updated_at && (
        <span className={styles.changed}>
          {t('poke_rules.changed', { time: formatDate(item.updated_at, 'short') })}
        </span>
      )}
    </header>
  )
}

function SaveButton({ isChanged, isBusy }: { isChanged: boolean; isBusy: boolean }) {
  const { t } = useTranslation()
  return (
    <Button
      type="submit"
      look={isChanged ? 'primary' : 'normal'}
      isBusy={isBusy}
      blocked={!isChanged && t('poke_rules.nothing_changed')}
      aria-keyshortcuts="Control+Enter"
    >
      {t('poke_rules.save')}
      <Keys keys="mod+enter" onAccent={isChanged} />
    </Button>
  )
}
