import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { PageHead } from '../../../ui/PageHead'
import { useUser } from '../../settings/user-query'
import styles from './ProfileTextPage.module.css'
import { TextPanel } from './TextPanel'
import { TextQueue } from './TextQueue'
import { takeNextText } from './text-actions'
import { leaveText, takeText, textInHand } from './text-in-hand'
import { profileTextQuery } from './text-queries'
import { readTextSearch } from './text-search'
import { useOnLeave } from './use-on-leave'

/** The texts that sites want for their profiles: one operator writes, another one approves. */
export function ProfileTextPage() {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate({ from: '/profilesets/profile-text' })
  const { status = 'to_write', id } = readTextSearch(useSearch({ from: '/profilesets/profile-text' }))
  const { hand, isBusy, error, nothingLeft } = useStore(textInHand)
  const read = useQuery({ ...profileTextQuery(id ?? 0), enabled: id !== undefined && hand?.text.id !== id })
  useOnLeave(() => void leaveText())

  const show = (next: number | null) =>
    void navigate({ search: { status, ...(next === null ? {} : { id: next }) }, replace: true })
  const takeNext = () => void takeText(status, user.id).then(show)
  const next = useAction(takeNextText, hand ? null : { isBusy, blocked: null, run: takeNext })
  const held = hand && hand.text.id === id ? hand : null
  const text = held?.text ?? (read.data?.id === id ? read.data : undefined)
  return (
    <>
      <PageHead title={t('page.profile_text')} />
      <div className={styles.zones} data-open={id !== undefined || undefined}>
        <TextQueue
          status={status}
          openId={id ?? null}
          onOpen={({ id: opened, isFree }) => {
            show(opened)
            void (isFree ? takeText(opened, user.id) : leaveText())
          }}
        />
        {text && id !== undefined && (
          <TextPanel
            key={id}
            text={text}
            hand={held}
            isBusy={isBusy}
            error={error}
            onTake={() => void takeText(id, user.id)}
            onNext={takeNext}
            onClose={() => {
              show(null)
              void leaveText()
            }}
          />
        )}
        {!text && (
          <section className={styles.nothing}>
            {id !== undefined && <NotLoaded query={read} failed={t('profile_texts.failed')} />}
            {id === undefined && (
              <EmptyPanel
                icon={IconFileText}
                title={t(nothingLeft ? 'profile_texts.nothing_left' : 'profile_texts.none_open')}
                actions={next && <ActionButton action={next} look="primary" isBusy={isBusy} />}
              />
            )}
          </section>
        )}
      </div>
    </>
  )
}
