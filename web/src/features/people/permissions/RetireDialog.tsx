import { hasRight, mayGrantLevel } from '@panel/contract/rules/rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUser } from '../../settings/user-query'
import { levelError } from './level-error'
import { type AccountLevel, levelsQuery } from './levels-query'

type Props = { level: AccountLevel; levels: readonly AccountLevel[]; onClose: () => void }

/** Retires a level. Its operators get another one, which is asked here. */
export function RetireDialog({ level, levels, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { scope, permissions } = useUser()
  const [target, setTarget] = useState('')
  const own = { permissionsId: permissions.id, rights: scope }
  // An admin who would move with the others must stay an admin.
  const targets = levels.filter(
    (each) =>
      each.id !== level.id &&
      each.retired_at === null &&
      mayGrantLevel(own, each) &&
      (level.keeps_admin_right === null || hasRight(each.rights, 'manage_operators')),
  )
  const mustMove = level.operators > 0
  const retire = useMutation({
    mutationFn: () =>
      call('POST /api/account-permissions/:id/retire', {
        params: { id: level.id },
        body: { move_to: mustMove ? Number(target) : null },
      }),
    onSuccess: ({ levels: stored }) => {
      client.setQueryData(levelsQuery.queryKey, stored)
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: levelsQuery.queryKey }),
  })
  return (
    <DialogForm
      isOpen
      title={t('levels.retire_title', { id: level.id, name: level.name })}
      confirm={t('levels.retire')}
      isDanger
      blocked={mustMove && target === '' && t('levels.retire_target_missing')}
      onConfirm={() => retire.mutate()}
      onClose={onClose}
      isBusy={retire.isPending}
      error={retire.error && levelError(t, retire.error)}
    >
      <p>{t('levels.retire_text')}</p>
      {mustMove && (
        <>
          <p>{t('levels.retire_moves', { count: level.operators })}</p>
          <SelectField
            label={t('levels.retire_target')}
            value={target}
            placeholder={t('levels.retire_target_missing')}
            options={targets.map(({ id, name }) => [String(id), `${id} ${name}`])}
            onChoose={(chosen) => {
              setTarget(chosen)
              retire.reset()
            }}
          />
        </>
      )}
    </DialogForm>
  )
}
