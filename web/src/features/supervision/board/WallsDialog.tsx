import type { BoardWall } from '@panel/contract'
import { maxWalls, wallDays } from '@panel/contract/rules/board-rules'
import { languageOf } from '@panel/contract/rules/locale'
import { IconEyeOff } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { ShownOnceText } from '../../../ui/words/ShownOnceText'
import { useUser } from '../../settings/user-query'
import { wallsQuery } from './board-query'
import styles from './WallsDialog.module.css'

/** Makes a link of a wall screen, which is shown once, and lists and revokes those that work. */
export function WallsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const user = useUser()
  const client = useQueryClient()
  const walls = useQuery(wallsQuery)
  const refresh = () => client.invalidateQueries({ queryKey: wallsQuery.queryKey })
  const make = useMutation({
    mutationFn: () => call('POST /api/board/walls', { body: { language: languageOf(i18n.language) } }),
    onSettled: refresh,
  })
  const revoke = useMutation({
    mutationFn: (id: number) => call('POST /api/board/walls/:id/revoke', { params: { id } }),
    onSettled: refresh,
  })
  const own = walls.data?.filter(({ made_by }) => made_by.id === user.id) ?? []
  const failure = make.error ?? revoke.error
  return (
    <DialogForm
      isOpen
      title={t('board.wall.title')}
      confirm={t('board.wall.make')}
      hasConfirmFocus
      blocked={own.length >= maxWalls && t('board.wall.limit', { max: maxWalls })}
      isBusy={make.isPending}
      error={
        failure
          ? failureText(t, t('board.act.not_done'), failure)
          : walls.error && failureText(t, t('board.wall.list_failed'), walls.error)
      }
      onClose={onClose}
      onConfirm={() => make.mutate()}
    >
      <p>{t('board.wall.text', { days: wallDays })}</p>
      {make.data && (
        <>
          <Notice tone="warn" icon={IconEyeOff} role="status">
            {t('board.wall.once')}
          </Notice>
          <ShownOnceText
            key={make.data.id}
            text={`${location.origin}/wall/${make.data.token}`}
            onCopied={undefined}
          />
        </>
      )}
      {walls.data?.length === 0 && <p className={styles.facts}>{t('board.wall.none')}</p>}
      <ul className={styles.walls}>
        {walls.data?.map((wall) => (
          <Wall key={wall.id} wall={wall} isOwn={wall.made_by.id === user.id} onRevoke={revoke.mutate} />
        ))}
      </ul>
    </DialogForm>
  )
}

type WallProps = { wall: BoardWall; isOwn: boolean; onRevoke: (id: number) => void }

function Wall({ wall: { id, made_by, made_at, expires_at, last_seen_at }, isOwn, onRevoke }: WallProps) {
  const { t } = useTranslation()
  const made = formatDate(made_at, 'short')
  return (
    <li>
      <span>
        <b>{isOwn ? made : `${made_by.name ?? t('away.somebody', { id: made_by.id })}, ${made}`}</b>
        <span className={styles.facts}>
          {last_seen_at
            ? t('board.wall.seen', { date: formatDate(last_seen_at, 'short') })
            : t('board.wall.never')}
          , {t('board.wall.until', { date: formatDate(expires_at, 'dateOnly') })}
        </span>
      </span>
      <Button
        size="small"
        aria-label={t('board.wall.revoke_of', { date: made })}
        onClick={() => onRevoke(id)}
      >
        {t('board.wall.revoke')}
      </Button>
    </li>
  )
}
