import type { OperatorDetail } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { CodeField, codeBody, type EnteredCode, isEntered } from '../account/CodeField'
import { fieldError } from '../account/refusal'
import { refusalText } from './refusal-text'
import type { MadeLink } from './use-invitation'
import { useOperatorAct } from './use-operator-act'

type Props = {
  operator: OperatorDetail
  reset: NonNullable<OperatorDetail['two_factor']['reset']>
  /** Called with the link that the confirmation makes, if it was asked for. */
  onDone: (link: MadeLink | null) => void
  onClose: () => void
}

/** Confirms a reset with a code of the admin who confirms it. */
export function ConfirmResetDialog({ operator, reset, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const { id } = operator
  const name = operator.name ?? `#${id}`
  const [entered, setEntered] = useState<EnteredCode>({ way: 'code', text: '' })
  const confirm = useOperatorAct(id, async () => {
    const { operator: changed, link } = await call('POST /api/operators/:id/two-factor-reset/confirm', {
      params: { id },
      body: { request_id: reset.id, ...codeBody(entered) },
    })
    onDone(link && { ...link, name })
    return { operator: changed }
  })
  return (
    <DialogForm
      isOpen
      title={t(`operators.reset.title.${reset.what}`, { name })}
      confirm={t('operators.reset.confirm')}
      isBusy={confirm.isPending}
      error={confirm.error && !fieldError(t, confirm.error, entered.way) && refusalText(t, confirm.error)}
      blocked={!isEntered(entered) && t('tfa.incomplete')}
      onConfirm={() => confirm.mutate(undefined)}
      onClose={onClose}
    >
      <p>{t(`operators.reset.warning.${reset.what}`)}</p>
      <p>{t('operators.reset.own_code')}</p>
      <CodeField entered={entered} onChange={setEntered} error={confirm.error} hasFocus />
    </DialogForm>
  )
}
