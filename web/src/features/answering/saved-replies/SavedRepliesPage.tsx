import { IconMessageBolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { BackLink } from '../../settings/pages/BackLink'
import { LanguageField } from './LanguageField'
import { RemoveReplyDialog } from './RemoveReplyDialog'
import { ReplyDialog } from './ReplyDialog'
import { ReplyList } from './ReplyList'
import styles from './SavedRepliesPage.module.css'
import { savedRepliesQuery } from './saved-replies-query'
import { readSavedRepliesSearch, type SavedRepliesSearch } from './saved-replies-search'
import { addSavedReply } from './saved-reply-actions'

/** The saved replies of the operator and the team: add, change and remove. */
export function SavedRepliesPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/saved-replies' })
  const { language, edit, remove } = readSavedRepliesSearch(useSearch({ from: '/saved-replies' }))
  const list = useQuery(savedRepliesQuery)
  const addButton = useRef<HTMLButtonElement>(null)
  const show = (search: SavedRepliesSearch) => void navigate({ search, replace: true })
  const close = () => show({ language })
  const add = useAction(addSavedReply, {
    isLoading: !list.data,
    add: () => show({ language, edit: 'new' }),
  })

  const all = list.data?.items ?? []
  const shown = language ? all.filter((reply) => reply.language === language) : all
  const editable = (id: number | 'new' | undefined) => all.find((reply) => reply.id === id && reply.may_edit)
  const edited = editable(edit)
  const removed = editable(remove)
  return (
    <>
      <PageHead title={t('saved_replies.title')} back={<BackLink />} />
      <div className={styles.page}>
        <div className={styles.tools}>
          <LanguageField
            value={language ?? ''}
            languages={[...new Set(all.map((reply) => reply.language))]}
            any={t('saved_replies.all_languages')}
            onChoose={(chosen) => show({ language: chosen || undefined })}
          />
          <ActionButton ref={addButton} action={add} look="primary" className={styles.add} hasNoIcon />
        </div>
        <ScrollRegion className={styles.list} aria-label={t('saved_replies.title')}>
          {list.isPending && <ListLoading />}
          {list.isError && !list.data && (
            <FailedPanel
              title={t('saved_replies.failed')}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && shown.length === 0 && (
            <Empty isFiltered={all.length > 0} onShowAll={() => show({})}>
              {t('saved_replies.empty_hint')}
            </Empty>
          )}
          {shown.length > 0 && (
            <ReplyList
              replies={shown}
              onEdit={({ id }) => show({ language, edit: id })}
              onRemove={({ id }) => show({ language, remove: id })}
            />
          )}
        </ScrollRegion>
      </div>
      {list.data && (edited || edit === 'new') && (
        <ReplyDialog
          key={edited?.id ?? 'new'}
          reply={edited ?? null}
          language={language}
          mayEditTeam={list.data.may_edit_team}
          onClose={close}
        />
      )}
      {removed && (
        <RemoveReplyDialog reply={removed} onClose={close} onRemoved={() => addButton.current?.focus()} />
      )}
    </>
  )
}

type EmptyProps = { isFiltered: boolean; onShowAll: () => void; children: ReactNode }

function Empty({ isFiltered, onShowAll, children }: EmptyProps) {
  const { t } = useTranslation()
  if (!isFiltered)
    return (
      <EmptyPanel icon={IconMessageBolt} title={t('saved_replies.empty')}>
        {children}
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={IconMessageBolt}
      title={t('saved_replies.nothing')}
      actions={<Button onClick={onShowAll}>{t('saved_replies.all_languages')}</Button>}
    />
  )
}

function ListLoading() {
  return (
    <Loading className={styles.loading}>
      <Skeleton width="30%" />
      <Skeleton width="80%" />
      <Skeleton width="25%" />
      <Skeleton width="70%" />
    </Loading>
  )
}
