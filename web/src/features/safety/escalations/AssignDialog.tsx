import type { OpenedEscalation } from '@panel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useDigitKeys } from '../../../ui/overlays/dialog-keys'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { useUser } from '../../settings/user-query'
import styles from './AssignDialog.module.css'
import { mastersQuery } from './escalation-queries'
import { escalationsKey } from './escalations-key'

type Props = { item: OpenedEscalation; onClose: () => void }

/** Which master looks at the escalation: oneself first. A digit or a press does it at once. */
export function AssignDialog({ item, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useUser()
  const masters = useQuery(mastersQuery(item.id))
  const { assigned } = item
  const assigning = useMutation({
    mutationFn: (operatorId: number | null) =>
      call('POST /api/escalations/:id/assign', {
        params: { id: item.id },
        body: { operator_id: operatorId, seen: assigned?.id ?? null },
      }),
    onSuccess: onClose,
    // After a refusal the dialog shows whom a colleague has chosen.
    onSettled: () => client.invalidateQueries({ queryKey: escalationsKey }),
  })
  const others = (masters.data ?? []).filter(({ id }) => id !== user.id)
  const choices = [
    { id: user.id, name: t('escalations.assign.me') },
    ...others,
    ...(assigned ? [{ id: null, name: t('escalations.assign.nobody') }] : []),
  ].filter(({ id }) => id === null || id !== assigned?.id)
  const assign = (choice: (typeof choices)[number] | undefined) => {
    if (choice && !assigning.isPending) assigning.mutate(choice.id)
  }
  useDigitKeys((digit) => assign(choices[digit - 1]))
  return (
    <Dialog
      isOpen
      title={t('escalations.assign.title')}
      onClose={onClose}
      isBusy={assigning.isPending}
      foot={
        <Button aria-keyshortcuts="Escape" onClick={onClose}>
          {t('dialog.cancel')}
          <Keys keys="esc" />
        </Button>
      }
    >
      {assigned && <p>{t('escalations.assigned', { name: assigned.name ?? t('overview.hidden_name') })}</p>}
      {assigning.error && <FailureNotice>{assignError(t, assigning.error)}</FailureNotice>}
      {masters.error && (
        <FailureNotice>{failureText(t, t('escalations.assign.masters_failed'), masters.error)}</FailureNotice>
      )}
      <ul className={styles.list}>
        {choices.map((choice, index) => (
          <li key={choice.id}>
            <Choice
              name={choice.name}
              place={index}
              isBusy={assigning.isPending}
              onChoose={() => assign(choice)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type ChoiceProps = { name: string; place: number; isBusy: boolean; onChoose: () => void }

function Choice({ name, place, isBusy, onChoose }: ChoiceProps) {
  const digit = place < 9 ? String(place + 1) : undefined
  return (
    <button
      type="button"
      className={styles.choice}
      data-autofocus={place === 0 || undefined}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={digit}
      onClick={onChoose}
    >
      <bdi>{name}</bdi>
      {digit && <Keys keys={digit} />}
    </button>
  )
}

function assignError(t: TFunction, error: Error): string {
  if (error instanceof ApiError && error.code === 'edited_meanwhile')
    return error.by
      ? t('escalations.assign.meanwhile', { name: error.by.name ?? t('overview.hidden_name') })
      : t('escalations.assign.nobody_meanwhile')
  if (error instanceof ApiError && error.code === 'escalation_settled')
    return t('escalations.settled_meanwhile', { name: error.by?.name ?? t('overview.hidden_name') })
  return failureText(t, t('escalations.assign.failed'), error)
}
