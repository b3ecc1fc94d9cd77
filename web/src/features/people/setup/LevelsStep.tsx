import { levelTemplates } from '@panel/contract/rules/rights'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { StepCard } from './StepCard'
import styles from './StepCard.module.css'
import type { StepButtons } from './steps'

/** The templates that can be added. The level of admins exists since the first admin. */
const templates = ['operator', 'coach', 'master'] as const
type Template = (typeof templates)[number]

/** Adds account levels from templates. They can be changed later. */
export function LevelsStep({ onDone, onBack, onLater }: StepButtons) {
  const { t } = useTranslation()
  const [refused, setRefused] = useState<ReadonlySet<Template>>(new Set())
  const found = useQuery({
    queryKey: ['setup', 'levels'],
    queryFn: async () => (await call('GET /api/account-permissions', {})).levels,
  })
  const existing = new Set(found.data?.map(({ id }) => id))
  const chosen = templates.filter((name) => !refused.has(name) && !existing.has(levelTemplates[name].id))
  const add = useMutation({
    async mutationFn() {
      for (const name of chosen) {
        const { id, rights, history_size } = levelTemplates[name]
        const level = { id, rights: [...rights], history_size, message_types: null, segments: null }
        await call('POST /api/account-permissions', {
          body: { ...level, name: t(`setup.levels.${name}`) },
        }).catch(ignoreExisting)
      }
      return (await call('GET /api/account-permissions', {})).levels
    },
    onSuccess: (levels) => onDone(levels.map(({ id }) => id).join(', ')),
  })
  const error = add.error ?? found.error
  return (
    <StepCard
      step="levels"
      isBusy={add.isPending}
      error={error && <FailureNotice>{failureText(t, t('setup.not_saved'), error)}</FailureNotice>}
      onContinue={() => add.mutate()}
      onBack={onBack}
      onLater={onLater}
    >
      <ul className={styles.list}>
        {templates.map((name) => (
          <li key={name}>
            <TemplateChoice
              name={name}
              exists={existing.has(levelTemplates[name].id)}
              isChosen={!refused.has(name)}
              onChoose={(isChosen) => setRefused(withChoice(refused, name, isChosen))}
            />
          </li>
        ))}
        <li>
          <strong>{`${levelTemplates.admin.id} ${t('setup.levels.admin')}`}</strong>
          <p className={styles.text}>{t('setup.levels.admin_text')}</p>
        </li>
      </ul>
    </StepCard>
  )
}

type ChoiceProps = {
  name: Template
  exists: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function TemplateChoice({ name, exists, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const label = `${levelTemplates[name].id} ${t(`setup.levels.${name}`)}`
  if (exists)
    return (
      <>
        <strong>{label}</strong>
        <p className={styles.text}>{t('setup.levels.exists')}</p>
      </>
    )
  return (
    <CheckField label={label} hint={t(`setup.levels.${name}_text`)} checked={isChosen} onChange={onChoose} />
  )
}

function withChoice(refused: ReadonlySet<Template>, name: Template, isChosen: boolean) {
  const next = new Set(refused)
  if (isChosen) next.delete(name)
  else next.add(name)
  return next
}

/** A second click, or another admin, has added it. */
function ignoreExisting(error: unknown) {
  if (error instanceof ApiError && error.code === 'level_number_taken') return
  throw error
}
