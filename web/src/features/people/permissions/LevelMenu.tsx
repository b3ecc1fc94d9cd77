import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { offer } from '../../../ui/actions/actions'
import { ActionMenu } from '../../../ui/overlays/ActionMenu'
import { useUser } from '../../settings/user-query'
import { levelBlocked } from './level-error'
import { copyThisLevel, previewThisLevel, renameLevel, restoreLevel, retireLevel } from './level-menu-actions'
import { type AccountLevel, levelsQuery } from './levels-query'

type Props = {
  level: AccountLevel
  at: { x: number; y: number }
  isPreview: boolean
  onClose: () => void
  onOpen: (dialog: 'rename' | 'copy' | 'retire') => void
  onPreview: () => void
}

/** The menu with the actions on one level. */
export function LevelMenu({ level, at, isPreview, onClose, onOpen, onPreview }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: () => call('POST /api/account-permissions/:id/restore', { params: { id: level.id } }),
    onSuccess: ({ levels }) => client.setQueryData(levelsQuery.queryKey, levels),
  })
  const user = useUser()
  const blocked = levelBlocked(t, user, level)
  const isRetired = level.retired_at !== null
  const copy = offer(t, copyThisLevel, { blocked: levelBlocked(t, user), run: () => onOpen('copy') })
  return (
    <ActionMenu
      at={at}
      label={t('levels.menu', { name: level.name })}
      items={
        isRetired
          ? [{ action: copy }, { action: offer(t, restoreLevel, { blocked, run: () => restore.mutate() }) }]
          : [
              { action: offer(t, renameLevel, { blocked, run: () => onOpen('rename') }) },
              { action: copy },
              { action: offer(t, previewThisLevel, { name: level.name, isPreview, run: onPreview }) },
              {
                action: offer(t, retireLevel, {
                  blocked,
                  isLast: level.keeps_admin_right === 'last',
                  run: () => onOpen('retire'),
                }),
                isDanger: true,
                hasSeparator: true,
              },
            ]
      }
      onClose={onClose}
    />
  )
}
