import { IconFlagOff, IconHandStop } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { Button } from '../../ui/Button'
import { failureText } from '../../ui/failure'
import { Notice } from '../../ui/Notice'
import type { Found } from './refusal'

/** Above the editor: what a check of the site owner found in the text, with the words. */
export function CheckNotice({ found, isBlocked }: { found: Found; isBlocked: boolean }) {
  const { t } = useTranslation()
  const report = useMutation({
    mutationFn: () =>
      Promise.all(
        found.map(
          ({ id }) => id !== null && call('POST /api/raised-checks/:id/false-alarm', { params: { id } }),
        ),
      ),
  })
  return (
    <Notice
      tone={isBlocked ? 'bad' : 'warn'}
      icon={IconHandStop}
      role="alert"
      actions={
        report.isSuccess ? (
          <span role="status">{t('check.counted')}</span>
        ) : (
          <Button size="small" look="quiet" isBusy={report.isPending} onClick={() => report.mutate()}>
            <IconFlagOff size={16} stroke={1.75} aria-hidden="true" />
            {t('check.false_alarm')}
          </Button>
        )
      }
    >
      <b>{t(isBlocked ? 'check.blocked' : 'check.warned')}</b>{' '}
      {found.map(({ kind, words }) => (
        <span key={kind}>
          {t(`check.kind.${kind}`)}: <b>“{words}”</b>.{' '}
        </span>
      ))}
      {t(isBlocked ? 'check.change' : 'check.decide')}
      {report.error && ` ${failureText(t, t('check.not_counted'), report.error)}`}
    </Notice>
  )
}
